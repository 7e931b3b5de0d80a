import InlayGeometry
import InlayTestSupport
import Testing

@testable import InlayRows

/// Laws of where parts are at rest, besides following one another.
@Suite struct PlaceLawTests {
  private let seeds = Seeds.first(300, long: 10_000)

  @Test("parts have the sides of the column, and cards are inset from them, around all rows of their section")
  func sides() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      list.layOut()
      let (layout, column) = (list.layout, list.layout.column)
      for part in list.frame.rows + list.frame.headers + list.frame.footers {
        #expect(part.frame.minX == column.minX && abs(part.frame.maxX - column.maxX) < 1e-9, "seed \(seed)")
      }
      let whole = layout.frame(0...1, inColumn: false)
      #expect(whole.minX == list.bounds.minX && abs(whole.maxX - list.bounds.maxX) < 1e-9, "seed \(seed)")
      for number in list.sections.indices {
        let card = layout.card(ofSection: number, inset: 3)
        let rows = (0..<list.sections[number].rows.count).map { list.heights.row(RowPath(section: number, row: $0)) }
        guard let top = rows.first?.lowerBound, let bottom = rows.last?.upperBound else { continue }
        #expect(abs(card.minY - list.grid.y(top)) < 1e-9 && abs(card.maxY - list.grid.y(bottom)) < 1e-9, "seed \(seed)")
        #expect(card.minX == column.minX + 3 && abs(card.maxX - max(card.minX, column.maxX - 3)) < 1e-9)
      }
    }
  }

  @Test("each section in view has its header pinned at the top of the view, or at the end that it lies beyond")
  func pinned() {
    for seed in seeds {
      var list = RandomList(seed: seed)
      guard list.pinning.headers else { continue }
      list.layOut()
      let (layout, grid, inset) = (list.layout, list.grid, list.inset)
      let top = list.bounds.minY + (list.pinning.isBelowInset ? inset.top : 0)
      let space = Swift.max(0, list.bounds.maxY - inset.bottom - top)
      for number in list.sections.indices {
        let section = list.heights.placedSection(number)
        let height = section.section.header.height
        let header = list.frame.headers.first { $0.id.section == number }
        // A view without a height shows nothing.
        let isInView = list.bounds.height > 0 && list.bounds.intersects(section.whole)
        #expect((header != nil) == (height > 0 && isInView), "seed \(seed)")
        guard let header else { continue }
        let pinned = layout.pinnedTop(ofHeight: height)
        if height <= space / 2 { #expect(pinned == top, "seed \(seed)") }
        // A row stays readable below it.
        let row = Swift.min(list.pinning.rowHeight, space / 2)
        #expect(pinned + height <= Swift.max(top + height / 2, top + space - row) + 1 / grid.scale, "seed \(seed)")
        #expect(pinned == top || pinned + height >= top + space - row - 1 / grid.scale, "seed \(seed)")
        let y =
          section.start >= pinned
          ? section.start : section.end >= pinned + height ? pinned : section.end - height
        #expect(abs(header.frame.minY - grid.y(y)) < 1e-9, "seed \(seed), section \(number)")
        #expect(abs(header.frame.maxY - grid.y(y + height)) < 1e-9, "seed \(seed), section \(number)")
      }
    }
  }

  @Test("the view above all rows is at the top of the content, or pinned at the top of the view; the other one ends it")
  func ends() {
    for seed in seeds {
      let list = RandomList(seed: seed)
      let layout = list.layout
      let header = layout.tableHeader
      #expect(header.upperBound - header.lowerBound - list.header < 1e-9, "seed \(seed)")
      if list.pinning.tableHeader {
        #expect(header.lowerBound == Swift.max(0, layout.pinnedTop(ofHeight: list.header)), "seed \(seed)")
      } else {
        #expect(header.lowerBound == 0, "seed \(seed)")
      }
      #expect(layout.tableFooter.lowerBound == list.heights.end, "seed \(seed)")
      #expect(abs(layout.tableFooter.upperBound - list.heights.end - list.footer) < 1e-9, "seed \(seed)")
    }
  }

  @Test("of more rows in view than a list shows, the first ones are in the frame, and it says so")
  func limit() {
    let limit = ListLayout.visibleRowLimit
    for (counts, isCut) in [
      ([limit], false), ([limit + 1], true), ([limit - 2, 3], true), ([limit - 2, 2], false), ([limit, 1], true),
    ] {
      let heights = HeightIndex(
        runs: counts.enumerated().map { number, count in
          HeightIndex.Run(
            section: HeightIndex.Section(
              header: HeightIndex.PartHeight(Double(number)), rows: RowRuns(count: count, height: 1)))
        }, top: 0)
      let bounds = Rect(x: 0, y: 0, width: 100, height: 2 * Double(limit))
      let layout = ListLayout(heights: heights, bounds: bounds, column: bounds, grid: DeviceGrid())
      let parts = layout.visibleParts()
      #expect(parts.isCut == isCut && parts.rowCount == limit)
    }
  }

  @Test("of rows of unknown height, 24 in view are in a frame, or as many as others above them, with all rows above")
  func guesses() {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var guesses: [RowPath] = []
      let share = random.pick([0.3, 0.6])
      let sections = (0..<random.int(1...4)).map { section in
        var rows = RowRuns.Builder()
        for row in 0..<random.int(0...60) {
          let isGuess = random.chance(share)
          rows.append(random.length(5...20), isGuess ? .estimate : .given)
          if isGuess { guesses.append(RowPath(section: section, row: row)) }
        }
        return HeightIndex.Run(
          section: HeightIndex.Section(header: HeightIndex.PartHeight(random.length(0...9)), rows: rows.heights()))
      }
      let heights = HeightIndex(runs: sections, top: 0)
      let bounds = Rect(x: 0, y: 0, width: 100, height: heights.end + 1)
      let layout = ListLayout(heights: heights, bounds: bounds, column: bounds, grid: DeviceGrid())
      let paths = ListFrame().following(layout, carries: false).rows.map(\.id.path)
      let all = (0..<heights.sectionCount).flatMap { section in
        (0..<heights.rowCount(ofSection: section)).map { RowPath(section: section, row: $0) }
      }
      let last = guesses.enumerated().first { number, path in
        number + 1 >= Swift.max(24, all.count { $0 < path } - number)
      }
      let shown = last.map { last in all.filter { $0 <= last.element } } ?? all
      #expect(paths == shown, "seed \(seed)")
      #expect(layout.visibleParts().awaitsHeights == (last != nil), "seed \(seed)")
    }
  }

  @Test("all rows of unknown height are in a frame after few layouts", arguments: [25, 2_401, 100_000])
  func rounds(count: Int) {
    var rows = RowRuns(count: count, height: 20, origin: .mean)
    var (known, rounds) = (0, 0)
    while known < count {
      rounds += 1
      let section = HeightIndex.Section(header: HeightIndex.PartHeight(), rows: rows)
      let heights = HeightIndex(runs: [HeightIndex.Run(section: section)], top: 0)
      let bounds = Rect(x: 0, y: 0, width: 100, height: heights.end)
      let layout = ListLayout(heights: heights, bounds: bounds, column: bounds, grid: DeviceGrid())
      let parts = layout.visibleParts()
      guard parts.rowCount > known else { break }
      for row in known..<parts.rowCount { rows.set(20, .measured, ofRow: row) }
      known = parts.rowCount
    }
    #expect(known == count && rounds <= 14)
  }
}
