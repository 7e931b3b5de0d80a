import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

@Suite struct TableTests {
  @Test("an empty table, an empty section and a one-row section draw", arguments: [[], [0], [1], [0, 1, 0, 3]])
  func smallTables(counts: [Int]) throws {
    for table in [TableView(style: .plain), TableView(style: .grouped), TableView(style: .insetGrouped)] {
      let test = try TestTable(table, counts: counts)
      let picture = try test.picture()
      #expect(test.cells.count == counts.reduce(0, +))
      #expect(picture[0, 479] == (table.style == .plain ? 0xFFFF_FFFF : 0xFFEF_EFF4))
      table.separatorInset = Insets(left: 3)
      table.backgroundView = Layer()
      table.tableHeaderView = Layer()
      _ = try test.picture()
      #expect(table.rowPath(at: Point(x: 5, y: 2_000)) == nil)
    }
  }

  @Test("the content is as high as table header, sections and table footer together")
  func contentSize() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [2, 0, 5])
    let (header, footer) = (Layer(), Layer())
    header.frame = Rect(x: 0, y: 0, width: 10, height: 33)
    footer.frame = Rect(x: 0, y: 0, width: 10, height: 11)
    test.table.tableHeaderView = header
    test.table.tableFooterView = footer
    test.scene.tick(at: 1)
    let sections = 3 * (18 + 18) + 7 * 44.0
    let expected = 33 + sections + 11
    #expect(test.table.contentSize.height == expected)
    #expect(test.cells[0].frame.minY == 51)
    header.frame = Rect(x: 0, y: 0, width: 10, height: 50)
    test.scene.tick(at: 2)
    #expect(test.cells[0].frame.minY == 68)
  }

  @Test("in a plain table headers and footers have a height only where there is text")
  func plainHeaders() throws {
    let test = try TestTable(TableView(style: .plain), counts: [1, 1])
    test.source.headers = [1: "Second"]
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(test.table.contentSize.height == 118)
    #expect(test.table.stage.headers.keys.sorted() == [1])
  }

  @Test("for any number of rows, cells are made for visible ones only", arguments: [100, 10_000, 1_000_000])
  func cellCount(rows: Int) throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [rows], size: Size(width: 320, height: 1_000))
    var random = SeededRandom(seed: 7)
    for step in 1...100 {
      let y =
        step % 2 == 0
        ? test.table.contentOffset.y + 7 : Double.random(in: 0...test.table.contentSize.height, using: &random)
      test.table.contentOffset = Point(x: 0, y: y)
      test.scene.tick(at: Double(step))
    }
    #expect(test.table.cellsMade <= 60)
    #expect(test.table.sublayers.count { $0.listRole == .cell } == test.cells.count)
  }

  @Test(
    "memory and calls of a table depend on the visible rows, not on all rows",
    arguments: TableView.Style.allCases)
  func countsAtAnySize(style: TableView.Style) throws {
    var counts: [[Int]] = []
    for rows in [100, 10_000, 1_000_000] {
      let test = try TestTable(TableView(style: style), counts: [rows], size: Size(width: 320, height: 1_000))
      for step in 1...100 {
        test.table.contentOffset.y += 20
        test.scene.tick(at: Double(step))
      }
      counts.append([
        test.cells.count, test.table.cellsMade, test.table.stage.cellPool.waitingCount, layerCount(test.table),
        test.source.cellsAsked,
      ])
    }
    #expect(counts[0][0] <= 24 && counts[0][4] <= 24 + 2_000 / 44 + 1)
    #expect(counts[1] == counts[0] && counts[2] == counts[0])
  }

  @Test("at any offset the rows in the view are present, at their positions")
  func visibleRows() throws {
    let seed: UInt64 = 11
    var random = SeededRandom(seed: seed)
    let heights = (0..<500).map { _ in Double(Int.random(in: 1...120, using: &random)) / 2 }
    let test = try TestTable(TableView(style: .grouped), counts: [200, 0, 300], scale: 2)
    let delegate = HeightDelegate { .fixed(heights[$0.section == 0 ? $0.row : 200 + $0.row]) }
    test.table.delegate = delegate
    test.table.rowHeight = .byDelegate
    test.scene.tick(at: 0)
    var tops: [RowPath: Double] = [:]
    var y = 18.0
    for row in 0..<200 {
      tops[RowPath(section: 0, row: row)] = y
      y += heights[row]
    }
    y += 18 + 36 + 18
    for row in 0..<300 {
      tops[RowPath(section: 2, row: row)] = y
      y += heights[200 + row]
    }
    for step in 1...200 {
      let offset = (Double.random(in: -100...y, using: &random) * 2).rounded() / 2
      test.table.contentOffset = Point(x: 0, y: offset)
      test.scene.tick(at: Double(step))
      let expected = tops.filter { path, top in
        let height = heights[path.section == 0 ? path.row : 200 + path.row]
        return top + height > offset && top < offset + 480
      }
      #expect(Set(test.table.visibleRowPaths) == Set(expected.keys), "seed \(seed), offset \(offset)")
      for cell in test.cells {
        let path = try #require(cell.rowPath)
        #expect(cell.frame.minY == tops[path])
        #expect(test.table.rectForRow(at: path) == cell.frame)
        #expect(test.table.rowPath(at: Point(x: 1, y: cell.frame.minY)) == path)
      }
    }
  }

  @Test("sections without rows, headers and footers cost no work, for any number of them between visible rows")
  func emptySections() throws {
    let gap = 20_000
    let test = try TestTable(TableView(style: .plain), counts: [5] + [Int](repeating: 0, count: gap) + [30])
    #expect(test.cells.count == 11 && test.table.layout.visibleParts().rowCount == 11)
    #expect(test.cells[5].rowPath == RowPath(section: gap + 1, row: 0) && test.cells[5].frame.minY == 220)
    #expect(test.table.heights.row(nextTo: RowPath(section: 0, row: 4), forward: true) == test.cells[5].rowPath)
    #expect(
      test.table.heights.row(nextTo: RowPath(section: gap + 1, row: 0), forward: false) == test.cells[4].rowPath)
    #expect(test.table.heights.row(nextTo: RowPath(section: gap + 1, row: 29), forward: true) == nil)
    #expect(test.table.heights.row(nextTo: RowPath(section: 0, row: 0), forward: false) == nil)
    #expect(test.table.layout.visibleParts().sections.map(\.number) == [0, gap + 1])
    test.table.contentOffset.y = 215
    test.scene.tick(at: 1)
    #expect(test.cells.first?.rowPath == RowPath(section: 0, row: 4) && test.cells.count == 12)
  }

  @Test("a cell or header that other code removes from the table is there again in the next frame")
  func takenOut() throws {
    let test = try TestTable(TableView(style: .plain), counts: [30])
    test.source.headers = [0: "A"]
    test.table.reloadData()
    let before = try test.picture()
    let other = Layer()
    test.table.addSublayer(other)
    test.cells[2].removeFromSuperlayer()
    other.addSublayer(test.cells[4])
    test.table.stage.headers[0]?.removeFromSuperlayer()
    #expect(try test.picture(at: 1) == before)
    #expect(test.cells.allSatisfy { $0.superlayer === test.table })
    let order = test.table.sublayers.filter { $0.listRole == .cell }
    let isInOrder = zip(order, test.cells).allSatisfy { $0 === $1 }
    #expect(isInOrder && order.count == test.cells.count)
  }

  @Test("a reused cell shows its new row and its new position")
  func positions() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1, 2, 30], size: Size(width: 320, height: 200))
    for offset in stride(from: 0.0, to: 1_400, by: 37) {
      test.table.contentOffset = Point(x: 0, y: offset)
      test.scene.tick(at: offset)
      for cell in test.cells {
        let path = try #require(cell.rowPath)
        let isLast = path.row == test.source.counts[path.section] - 1
        #expect(cell.rowPosition == RowPosition(isFirst: path.row == 0, isLast: isLast))
        #expect(cell.textLabel.text == "Row \(path.row)")
      }
    }
  }

  @Test("a wrong answer of the data source is reported and the rest is drawn")
  func wrongAnswers() throws {
    let test = try TestTable(TableView(style: .plain), counts: [5])
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    let delegate = HeightDelegate { .fixed($0.row == 1 ? -3 : $0.row == 2 ? .nan : 44) }
    test.table.delegate = delegate
    test.table.rowHeight = .byDelegate
    test.scene.tick(at: 1)
    #expect(problems.count == 2)
    #expect(problems[0] == "the height of section 0, row 1 is -3; expected a finite number, 0 or more")
    #expect(test.table.contentSize.height == 132)
    test.source.counts = [-1, 2]
    test.table.delegate = nil
    test.table.reloadData()
    test.scene.tick(at: 2)
    #expect(problems.last == "the data source gave -1 rows for section 0; expected 0 or more")
    #expect(test.cells.count == 2)
  }

  @Test("a cell identifier without a class is reported and gives a plain cell")
  func unregistered() throws {
    let test = try TestTable(TableView(style: .plain), counts: [0])
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    _ = test.table.dequeueReusableCell(withIdentifier: "nobody", for: RowPath(section: 0, row: 3))
    #expect(problems == ["no cell class is registered for \"nobody\", requested for section 0, row 3"])
  }

  @Test("one cell for two rows is reported; the first row keeps it")
  func cellTwice() throws {
    let test = try TestTable(TableView(style: .plain), counts: [0])
    let source = OneCellSource()
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    test.table.dataSource = source
    test.scene.tick(at: 1)
    #expect(test.cells.count == 1)
    #expect(problems == ["the data source gave the cell of section 0, row 0 for section 0, row 1 too"])
  }

  @Test("offsets are on device pixels after a layout")
  func offsetSnapping() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100], scale: 2)
    test.table.contentOffset = Point(x: 0, y: 10.3)
    test.scene.tick(at: 1)
    #expect(test.table.contentOffset.y == 10.5)
  }
}

private final class OneCellSource: TableViewDataSource {
  let cell = TableViewCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell { cell }
}
