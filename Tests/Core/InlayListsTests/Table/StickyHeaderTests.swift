import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct StickyHeaderTests {
  @Test("a plain table's header stays at the top until its section's end pushes it out")
  func stays() throws {
    let test = try TestTable(TableView(style: .plain), counts: [10, 10, 10])
    test.source.headers = [0: "A", 1: "B", 2: "C"]
    test.source.footers = [0: "End of A"]
    test.table.sectionHeaderHeight = .fixed(30)
    test.table.sectionFooterHeight = .fixed(20)
    test.table.reloadData()
    test.scene.tick(at: 1)
    let header = try #require(test.table.stage.headers[0])
    let end = 30 + 440 + 20.0
    for offset in stride(from: -40.0, to: end, by: 7) {
      test.table.contentOffset.y = offset
      test.scene.tick(at: 1)
      #expect(test.table.stage.headers[0] === header, "one layer that moves")
      #expect(header.frame.minY == min(max(offset, 0), end - 30))
      let order = test.table.paintedSublayers
      let place = try #require(order.firstIndex { $0 === header })
      let cells = order.indices.filter { order[$0].listRole == .cell || order[$0].listRole == .sectionFooter }
      #expect(cells.allSatisfy { $0 < place })
    }
    test.table.contentOffset.y = end
    test.scene.tick(at: 2)
    #expect(test.table.stage.headers.keys.sorted() == [1, 2])
  }

  @Test("a plain header has its band only while rows scroll below it, if the theme says so")
  func bands() throws {
    for theme in [Theme.modern, .base] {
      let test = try TestTable(TableView(style: .plain), counts: [10, 10])
      test.scene.theme = theme
      test.source.headers = [0: "A", 1: "B"]
      test.table.sectionHeaderHeight = .fixed(30)
      test.table.reloadData()
      test.scene.tick(at: 1)
      let band = Color.token(.barBackground)
      for (offset, isPinned) in [(0.0, false), (1, true), (100, true), (0, false)] {
        test.table.contentOffset.y = offset
        test.scene.tick(at: 1)
        let header = try #require(test.table.stage.headers[0])
        #expect(header.backgroundColor == (isPinned || theme == .base ? band : nil), "\(theme.name) at \(offset)")
      }
      #expect(test.table.stage.headers[1]?.backgroundColor != band || theme == .base)
    }
  }

  @Test("headers stay below the content inset, with a row scrolled to the top below them; with that off, above it")
  func inset() throws {
    let test = try TestTable(TableView(style: .plain), counts: [50, 50])
    test.source.headers = [0: "A", 1: "B"]
    test.table.sectionHeaderHeight = .fixed(28)
    test.table.contentInset.top = 64
    test.table.reloadData()
    for isBelow in [true, false] {
      test.table.pinsBelowContentInset = isBelow
      for offset: Double in [-100, -64, -30, 0, 300, 2_148] {
        test.table.contentOffset.y = offset
        test.scene.tick(at: 1)
        let pinned = max(0, offset + (isBelow ? 64 : 0))
        #expect(test.table.stage.headers[0]?.frame.minY == min(pinned, 2_200), "\(offset)")
      }
      test.table.scrollToRow(at: RowPath(section: 0, row: 10), at: .top, animated: false)
      test.scene.tick(at: 2)
      let top = test.table.cellForRow(at: RowPath(section: 0, row: 10))?.frame.minY
      #expect(top == test.table.contentOffset.y + (isBelow ? 92 : 64))
    }
  }

  @Test("grouped tables can pin headers, and plain ones can stop pinning")
  func optional() throws {
    for style in [TableView.Style.plain, .grouped] {
      let test = try TestTable(TableView(style: style), counts: [20])
      test.source.headers = [0: "A"]
      test.table.sectionHeadersPinToVisibleBounds.toggle()
      test.table.reloadData()
      test.table.contentOffset.y = 100
      test.scene.tick(at: 1)
      #expect(test.table.stage.headers[0]?.frame.minY == (style == .plain ? nil : 100))
    }
  }

  @Test(
    "a header that is higher than the view scrolls to its end, and leaves a row's height below it", arguments: [1, 1.5])
  func high(scale: Double) throws {
    let test = try TestTable(TableView(style: .plain), counts: [20, 20], scale: scale)
    test.source.headers = [0: "A", 1: "B"]
    test.table.sectionHeaderHeight = .fixed(600)
    test.table.reloadData()
    test.scene.tick(at: 0)
    let header = try #require(test.table.stage.headers[0])
    // The view is 480 points high and a row 44.
    for offset in stride(from: -60.0, to: 600 + 880 - 436, by: 30) {
      test.table.contentOffset.y = offset
      test.scene.tick(at: 1)
      #expect(header.frame.minY == max(offset - 164, 0), "at \(offset)")
    }
    for path in [row(0, 5), row(1, 0), row(1, 19)] {
      test.table.scrollToRow(at: path, at: .top, animated: false)
      test.scene.tick(at: 2)
      let cell = try #require(test.table.cellForRow(at: path))
      #expect(cell.frame.minY == test.table.contentOffset.y + 436 || path.row == 19)
      #expect(cell.frame.maxY <= test.table.bounds.maxY)
      #expect(test.table.stage.headers[path.section]?.frame.maxY ?? 0 <= cell.frame.minY)
    }
  }

  @Test("a pinned table header that is higher than the view leaves a row's height below it, clear of the insets")
  func highTableHeader() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [50])
    let header = Layer()
    header.frame = Rect(x: 0, y: 0, width: 320, height: 1000)
    test.table.tableHeaderView = header
    test.table.isTableHeaderPinned = true
    test.table.contentInset = Insets(top: 20, bottom: 10)
    for offset in stride(from: -20.0, to: 2_000, by: 50) {
      test.table.contentOffset.y = offset
      test.scene.tick(at: 1)
      #expect(header.frame.minY == max(offset + 20 - (1000 - (450 - 44)), 0), "at \(offset)")
    }
    for number in [49, 25, 0] {
      test.table.scrollToRow(at: row(0, number), at: .nearest, animated: false)
      test.scene.tick(at: 2)
      let cell = try #require(test.table.cellForRow(at: row(0, number)))
      #expect(cell.frame.minY >= header.frame.maxY && cell.frame.maxY <= test.table.bounds.maxY - 10)
    }
  }

  @Test("the empty-state view fills a table without rows and is hidden otherwise")
  func emptyState() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [])
    let view = Layer()
    view.backgroundColor = .rgb(0x112233)
    test.table.emptyStateView = view
    test.table.contentOffset.y = 5
    #expect(try test.picture()[0, 0] == 0xFF11_2233)
    #expect(view.frame == test.table.bounds)
    test.source.counts = [1]
    test.table.reloadData()
    #expect(try test.picture()[0, 0] == 0xFFEF_EFF4)
    test.source.counts = [0]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 0)])
    #expect(try test.picture()[0, 0] == 0xFF11_2233)
  }
}

private final class Alphabet: TableViewDataSource {
  let titles: [String]
  init(_ titles: [String]) { self.titles = titles }
  func numberOfSections(in tableView: TableView) -> Int { 26 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index * 2 }
}

@Suite struct SectionIndexTests {
  private func table(_ titles: [String], _ source: inout Alphabet?) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: .plain), counts: [])
    source = Alphabet(titles)
    test.table.dataSource = source
    test.scene.tick(at: 1)
    return test
  }

  @Test("the index is at the trailing side and has a section for each point")
  func points() throws {
    var source: Alphabet?
    let test = try table((0..<13).map { String(UnicodeScalar(UInt8(65 + $0))) }, &source)
    let bar = try #require(test.table.sectionIndexBar)
    #expect(bar.frame.maxX == 320 && bar.frame.height == 480)
    #expect(test.table.sectionForSectionIndex(at: Point(x: 300, y: 100)) == nil)
    let top = bar.subtitleFrames.first?.minY ?? 0
    let height = bar.subtitleFrames.first?.height ?? 0
    #expect(bar.subtitleFrames.count == 13 && height > 5)
    for title in 0..<13 {
      let y = top + (Double(title) + 0.5) * height
      #expect(test.table.sectionForSectionIndex(at: Point(x: 318, y: y)) == title * 2)
    }
    #expect(test.table.sectionForSectionIndex(at: Point(x: 318, y: 1)) == 0)
    #expect(test.table.sectionForSectionIndex(at: Point(x: 318, y: 479)) == 24)
    test.table.scrollToSection(24)
    test.scene.tick(at: 2)
    #expect(test.table.visibleRowPaths.first == RowPath(section: 24, row: 0) || test.table.contentOffset.y > 0)
    #expect(bar.frame.minY == test.table.contentOffset.y)
    test.scene.traits.direction = .rightToLeft
    test.scene.tick(at: 3)
    #expect(bar.frame.minX == 0)
  }

  @Test("titles that do not fit are dots, and keep their share of the height")
  func crowded() throws {
    var source: Alphabet?
    let test = try table((0..<5_000).map { "T\($0 % 10)" }, &source)
    let bar = try #require(test.table.sectionIndexBar)
    #expect(bar.sublayers.count <= 100)
    for frame in bar.subtitleFrames { #expect(frame.minY >= -1e-9 && frame.maxY <= 480 + 1e-9) }
    #expect(bar.index(at: Point(x: 1, y: 240)) == 2_500)
  }

  @Test("rows stay clear of the index")
  func room() throws {
    var source: Alphabet?
    let test = try table(["A"], &source)
    let cell = try #require(test.cells.first)
    #expect(cell.contentView.frame.maxX == 320 - test.table.sectionIndexWidth)
    test.source.counts = [3]
    test.table.dataSource = test.source
    test.scene.tick(at: 2)
    #expect(test.table.sectionIndexBar == nil && test.table.sectionIndexWidth == 0)
    #expect(test.table.sublayers.allSatisfy { $0.listRole != .indexBar })
  }
}

extension SectionIndexBar {
  fileprivate var subtitleFrames: [Rect] { sublayers.map(\.frame) }
}

extension TableView {
  /// The section of the index's title at a point of the table's own space; nil outside the index.
  fileprivate func sectionForSectionIndex(at point: Point) -> Int? {
    guard let bar = sectionIndexBar, bar.frame.contains(point) else { return nil }
    return bar.index(at: bar.convert(point, from: self)).flatMap(section)
  }
}
