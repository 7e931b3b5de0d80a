import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of offsets: those that show a row, those of a progress, and what keeps its place.
@Suite struct ScrollingLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  private func row(of list: inout RandomList) -> RowPath? {
    let rows = list.sections.indices.flatMap { section in
      list.sections[section].rows.indices.map { RowPath(section: section, row: $0) }
    }
    return rows.isEmpty ? nil : list.random.pick(rows)
  }

  @Test("a row is scrolled to by the least distance, which is none if it is readable, or to the edge that is asked for")
  func edges() {
    for seed in seeds {
      var list = RandomList(seed: seed, sections: 1...6)
      guard let path = row(of: &list) else { continue }
      let (bounds, layout, section) = (list.bounds, list.layout, list.heights.placedSection(path.section))
      let range = section.row(path.row)
      let covered = layout.coveredHeight(of: section)
      let bottom = bounds.height - list.inset.bottom
      let least = layout.offset(forRow: path, at: nil)
      let isReadable = range.lowerBound >= bounds.minY + covered && range.upperBound <= bounds.minY + bottom
      if isReadable { #expect(least == bounds.minY, "seed \(seed)") }
      // Nearer than any other edge of the row to any edge of the readable part.
      if range.lowerBound < bounds.minY + covered {
        #expect(abs(least + covered - range.lowerBound) < 1e-9, "seed \(seed)")
      } else if range.upperBound > bounds.minY + bottom {
        #expect(abs(least + bottom - range.upperBound) < 1e-9, "seed \(seed)")
      }
      #expect(abs(layout.offset(forRow: path, at: .top) + covered - range.lowerBound) < 1e-9, "seed \(seed)")
      #expect(abs(layout.offset(forRow: path, at: .bottom) + bottom - range.upperBound) < 1e-9, "seed \(seed)")
      let middle = layout.offset(forRow: path, at: .middle) + (list.inset.top + bottom) / 2
      #expect(abs(middle - (range.lowerBound + range.upperBound) / 2) < 1e-9, "seed \(seed)")
    }
  }

  @Test("a row at the top of the view is below what is pinned there")
  func pinned() {
    for seed in seeds {
      var list = RandomList(seed: seed, sections: 1...6)
      guard let path = row(of: &list) else { continue }
      list.bounds.origin.y = list.layout.offset(forRow: path, at: .top)
      // Above the content nothing is pinned.
      guard list.bounds.minY >= 0 else { continue }
      let (layout, section) = (list.layout, list.heights.placedSection(path.section))
      let (row, pixel) = (section.row(path.row), 1 / list.grid.scale)
      #expect(row.lowerBound >= list.bounds.minY + list.inset.top - 1e-9, "seed \(seed)")
      if list.pinning.headers {
        #expect(row.lowerBound >= layout.header(of: section).upperBound - pixel, "seed \(seed)")
      }
      if list.pinning.tableHeader { #expect(row.lowerBound >= layout.tableHeader.upperBound - pixel, "seed \(seed)") }
      let space = list.bounds.maxY - list.inset.bottom - row.lowerBound
      #expect(
        abs(layout.readableHeight(in: section) - Swift.max(1 / list.grid.scale, space)) < 1e-6
          || list.bounds.height < list.inset.bottom, "seed \(seed)")
    }
  }

  @Test("progress by rows grows from 0 to 1 with the offset, and leads back to it")
  func progress() {
    for seed in seeds {
      var list = RandomList(seed: seed, sections: 1...6)
      let most = list.heights.end - list.bounds.height
      guard most > 0 else { continue }
      var last = -1.0
      for step in 0...8 {
        list.bounds.origin.y = most * Double(step) / 8
        guard let progress = list.layout.progress(rowHeight: 30) else { continue }
        #expect(progress.position >= last - 1e-9 && (0...1).contains(progress.position), "seed \(seed)")
        last = progress.position
        let rows = Double(list.heights.rowCount) * 30
        #expect(progress.length == list.bounds.height / max(1, rows), "seed \(seed)")
        let above = list.frame(ofRowAt: list.bounds.minY)
        guard let above, let offset = list.layout.offset(atProgress: progress.position) else { continue }
        #expect(abs(offset - list.bounds.minY) < 1e-6, "seed \(seed), in \(above)")
      }
    }
  }

  @Test("what keeps its place is the topmost part in view, at its place, or the topmost of those shown before")
  func anchors() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      let layout = list.layout
      var parts: [(part: TablePosition, range: ClosedRange<Double>)] = []
      for number in list.sections.indices {
        let section = list.heights.placedSection(number)
        if section.section.header.height > 0 { parts.append((.header(number), section.header)) }
        for row in 0..<section.count where list.sections[number].rows[row].height > 0 {
          parts.append((.row(RowPath(section: number, row: row)), section.row(row)))
        }
        if section.section.footer.height > 0 { parts.append((.footer(number), section.footer)) }
      }
      for (part, range) in parts {
        #expect(abs(layout.position(of: part) - list.grid.y(range.lowerBound)) < 1e-9, "seed \(seed), \(part)")
      }
      let inView = parts.filter { list.bounds.intersects($0.range) }.map(\.part)
      #expect(layout.topPart() == inView.first, "seed \(seed)")
      let end = layout.position(of: .header(list.sections.count))
      #expect(end == list.grid.y(list.heights.end), "seed \(seed)")
      // Only some of them were shown before.
      let rows = inView.compactMap { if case .row(let path) = $0 { path } else { nil } }
      let headers = list.sections.indices.filter { _ in list.random.chance(0.5) }
      let footers = list.sections.indices.filter { _ in list.random.chance(0.5) }
      let first = rows.isEmpty ? 0 : list.random.int(0...rows.count - 1)
      let shown = rows.isEmpty || list.random.chance(0.3) ? nil : rows[first]...rows[rows.count - 1]
      let known = inView.first { part in
        switch part {
        case .header(let section): headers.contains(section)
        case .footer(let section): footers.contains(section)
        case .row(let path): shown?.contains(path) ?? false
        default: false
        }
      }
      let top = layout.topPart(among: ShownParts(rows: shown, headers: headers, footers: footers))
      #expect(top == known, "seed \(seed)")
    }
  }
}

extension RandomList {
  /// The row at a position of the content, if one of a height is there.
  fileprivate func frame(ofRowAt y: Double) -> ClosedRange<Double>? {
    for number in sections.indices {
      let section = heights.placedSection(number)
      for row in 0..<section.count {
        let range = section.row(row)
        if range.lowerBound <= y, y < range.upperBound { return range }
      }
    }
    return nil
  }
}
