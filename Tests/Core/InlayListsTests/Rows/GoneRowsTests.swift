import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct GoneRowsTests {
  /// A table whose rows have the heights in a box; rows of height 0 are hidden.
  private final class Heights: TableViewDelegate {
    var heights: [[Double]]
    init(_ heights: [[Double]]) { self.heights = heights }
    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
      .fixed(heights[path.section][path.row])
    }
  }

  private func table(
    _ heights: [[Double]], style: TableView.Style = .insetGrouped
  ) throws -> (TestTable<TableView>, Heights) {
    let delegate = Heights(heights)
    let test = try TestTable(TableView(style: style), counts: heights.map(\.count))
    test.table.delegate = delegate
    test.table.rowHeight = .byDelegate
    test.scene.tick(at: 1)
    return (test, delegate)
  }

  @Test("a row of height 0 has no cell, and positions count only visible rows")
  func positions() throws {
    let cases: [([Double], [(Int, RowPosition)])] = [
      ([0, 40, 40, 40, 0], [(1, .first), (2, .middle), (3, .last)]), ([40, 0, 40], [(0, .first), (2, .last)]),
      ([0, 0, 40, 0], [(2, .only)]), ([40, 40, 0], [(0, .first), (1, .last)]), ([0, 0], []), ([40], [(0, .only)]),
    ]
    for (heights, expected) in cases {
      let (test, delegate) = try table([heights])
      #expect(test.cells.map { $0.rowPath?.row } == expected.map(\.0), "\(heights)")
      #expect(test.cells.map(\.rowPosition) == expected.map(\.1), "\(heights)")
      let lines = test.cells.map { $0.appearance.separator.bottom }
      #expect(lines == expected.map { $0.1.isLast ? .none : .inset }, "\(heights)")
      _ = delegate
    }
  }

  @Test(
    "with rows of height 0 a table equals one without them", arguments: TableView.Style.allCases,
    Decoration.builtIn)
  func sameAsWithout(style: TableView.Style, decoration: Decoration) throws {
    func picture(_ heights: [[Double]]) throws -> Picture {
      let (test, delegate) = try table(heights, style: style)
      test.table.decoration = decoration
      test.table.sectionBorder = Border(width: 1, color: .rgb(0x883311))
      test.source.configure = { cell, path in
        cell.textLabel.text = heights[path.section][path.row] == 0 ? "Gone" : "Row"
      }
      test.table.reloadData()
      defer { _ = delegate }
      return try test.picture(at: 2)
    }
    let with = try picture([[0, 40, 0, 0, 40, 30, 0], [0], [0, 50], [40, 0]])
    let without = try picture([[40, 40, 30], [], [50], [40]])
    #expect(with == without)
  }

  @Test("a neighbour that gets height 0 changes the look of the rows beside it")
  func restyling() throws {
    let (test, delegate) = try table([[40, 40, 40]])
    delegate.heights[0][2] = 0
    test.table.reloadRowsKeepingCells()
    test.scene.tick(at: 2)
    #expect(test.cells.map(\.rowPosition) == [.first, .last])
    #expect(test.cells[1].appearance.separator.bottom == .none)
    delegate.heights[0] = [0, 40, 40]
    test.table.reloadRowsKeepingCells()
    test.scene.tick(at: 3)
    #expect(test.cells.map(\.rowPosition) == [.first, .last] && test.cells[0].rowPath?.row == 1)
    test.source.counts = [2]
    delegate.heights[0] = [0, 40]
    try test.table.deleteRows(at: [RowPath(section: 0, row: 2)])
    test.scene.tick(at: 4)
    #expect(test.cells.map(\.rowPosition) == [.only])
  }

  @Test("the line above a selected row is that of the visible row above it")
  func linesBesideSelection() throws {
    let (test, delegate) = try table([[40, 0, 40]])
    test.cells[1].isHighlighted = true
    test.scene.tick(at: 2)
    #expect(test.cells[0].isAboveSelection)
    _ = delegate
  }

  @Test("the focus skips any number of rows of height 0")
  func focus() throws {
    let (test, delegate) = try table([[40] + [Double](repeating: 0, count: 5_000) + [40], [0, 0], [0, 40]])
    let table = test.table
    table.focusRow(at: RowPath(section: 0, row: 0))
    table.focusRow(at: RowPath(section: 0, row: 1))
    #expect(table.focusedRowPath == RowPath(section: 0, row: 0))
    for expected in [RowPath(section: 0, row: 5_001), RowPath(section: 2, row: 1)] {
      _ = table.navigator.handle(KeyEvent(.down))
      #expect(table.focusedRowPath == expected)
    }
    _ = table.navigator.handle(KeyEvent(.home))
    #expect(table.focusedRowPath == RowPath(section: 0, row: 0))
    _ = table.navigator.handle(KeyEvent(.end))
    #expect(table.focusedRowPath == RowPath(section: 2, row: 1))
    _ = delegate
  }

  @Test("of a million rows with mostly height 0, only visible cells are made")
  func many() throws {
    let heights = (0..<1_000_000).map { $0 % 1_000 == 999 ? 40.0 : 0 }
    let (test, delegate) = try table([heights], style: .plain)
    #expect(test.cells.count == 12)
    #expect(test.cells.map(\.rowPosition).first == .first)
    test.table.contentOffset = test.table.maximumContentOffset
    test.scene.tick(at: 2)
    #expect(test.cells.last?.rowPath == RowPath(section: 0, row: 999_999))
    #expect(test.cells.last?.rowPosition == .last)
    _ = delegate
  }

  @Test("a row with a measured height of 0 is hidden, and its neighbours change")
  func measured() throws {
    final class Cell: TableViewCell {
      override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: textLabel.text == "Row 2" ? 0 : 40)
      }
    }
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3])
    test.table.register(Cell.self, forCellReuseIdentifier: "row")
    test.table.rowHeight = .automatic()
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(test.cells.map { $0.rowPath?.row } == [0, 1])
    #expect(test.cells.map(\.rowPosition) == [.first, .last])
  }
}

extension TableView {
  /// Asks for the heights again, with the existing cells.
  fileprivate func reloadRowsKeepingCells() {
    invalidation.insert(.heights)
    setNeedsLayout()
  }
}
