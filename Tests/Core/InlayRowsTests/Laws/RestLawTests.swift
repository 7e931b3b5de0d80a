import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of a list at rest.
@Suite struct RestLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  @Test("header, rows and footer of all sections follow one another without a gap, with edges on device pixels")
  func tiles() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.bounds = Rect(x: 0, y: 0, width: list.bounds.width, height: list.heights.end + 1)
      let layout = list.layout
      let frame = ListFrame().following(layout, carries: false)
      var end = layout.grid.y(layout.heights.top)
      for (number, section) in list.sections.enumerated() {
        var parts: [Rect] = []
        let id = PartID(section: number)
        if !layout.pinning.headers { parts += frame.headers.filter { $0.id == id }.map(\.frame) }
        if layout.pinning.headers { end = layout.grid.y(layout.heights.placedSection(number).header.upperBound) }
        parts += frame.rows.filter { $0.id.section == number }.map(\.frame)
        parts += frame.footers.filter { $0.id == id }.map(\.frame)
        for part in parts {
          #expect(abs(part.minY - end) < 1e-9, "seed \(seed), section \(section.name)")
          #expect(abs(part.maxY * layout.grid.scale - (part.maxY * layout.grid.scale).rounded()) < 1e-6)
          end = part.maxY
        }
      }
      #expect(abs(end - layout.grid.y(list.heights.end)) < 1e-9, "seed \(seed)")
    }
  }

  @Test("the frame of a view is the frame of the whole list, restricted to the view")
  func restriction() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      let view = ListFrame().following(list.layout, carries: false)
      let bounds = list.bounds
      guard bounds.height > 0 else { continue }
      list.bounds = Rect(x: 0, y: 0, width: bounds.width, height: list.heights.end + 1)
      let whole = ListFrame().following(list.layout, carries: false)
      let heights = list.heights
      func isInView(_ range: ClosedRange<Double>) -> Bool { bounds.intersects(range) }
      #expect(view.rows == whole.rows.filter { isInView(heights.row($0.id.path)) }, "seed \(seed)")
      #expect(
        view.footers == whole.footers.filter { isInView(heights.placedSection($0.id.section).footer) }, "seed \(seed)")
      guard !list.pinning.headers else { continue }
      #expect(
        view.headers == whole.headers.filter { isInView(heights.placedSection($0.id.section).header) }, "seed \(seed)")
    }
  }

  @Test("a pinned header is in the view while its section is, and never beyond the section's end")
  func pinning() {
    for seed in seeds {
      let list = RandomList(seed: seed)
      guard list.pinning.headers else { continue }
      let layout = list.layout
      for header in ListFrame().following(layout, carries: false).headers {
        let section = layout.heights.placedSection(header.id.section)
        let top = layout.grid.y(layout.pinnedTop(ofHeight: section.section.header.height))
        #expect(header.frame.minY >= Swift.min(top, layout.grid.y(section.start)) - 1 / layout.grid.scale)
        #expect(header.frame.maxY <= layout.grid.y(section.end) + 1 / layout.grid.scale, "seed \(seed)")
        #expect(header.frame.minY >= layout.grid.y(section.start) - 1 / layout.grid.scale, "seed \(seed)")
      }
    }
  }

  @Test("a row that was scrolled to is between what covers the top and the bottom inset, and stays there")
  func reveal() {
    for seed in seeds {
      var list = RandomList(seed: seed, sections: 1...6)
      let rows = list.sections.indices.flatMap { section in
        list.sections[section].rows.indices.map { RowPath(section: section, row: $0) }
      }
      guard !rows.isEmpty else { continue }
      let path = list.random.pick(rows)
      let section = list.heights.placedSection(path.section)
      list.bounds.origin.y = list.layout.offset(forRow: path, at: nil)
      let (layout, row) = (list.layout, section.row(path.row))
      let readable = layout.readableHeight(in: section)
      if readable > 1 / list.grid.scale, row.upperBound - row.lowerBound <= readable {
        #expect(row.lowerBound >= list.bounds.minY + layout.coveredHeight(of: section) - 1e-9, "seed \(seed)")
        #expect(row.upperBound <= list.bounds.maxY - list.inset.bottom + 1e-9, "seed \(seed)")
        #expect(abs(layout.offset(forRow: path, at: nil) - list.bounds.minY) < 1e-9, "seed \(seed)")
      }
      for edge in [ListLayout.Edge.top, .middle, .bottom] {
        list.bounds.origin.y = list.layout.offset(forRow: path, at: edge)
        #expect(abs(list.layout.offset(forRow: path, at: edge) - list.bounds.minY) < 1e-9, "seed \(seed), \(edge)")
      }
    }
  }

  @Test("after any updates and scrolling, and their end, the frame is that of a new list")
  func history() throws {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      for _ in 0..<6 {
        if list.random.chance(0.4) { try list.update() }
        if list.random.chance(0.5) { list.scroll() }
        if list.random.chance(0.2) { list.measure() }
        list.layOut()
        list.advance()
      }
      while !list.phases.isEmpty { list.advance() }
      list.layOut()
      let fresh = ListFrame().following(list.layout, carries: false)
      for kind in [PartKind.row, .header, .footer] { #expect(list.frame[kind] == fresh[kind], "seed \(seed), \(kind)") }
    }
  }
}
