import InlayDecorations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// The heights of the views above and below all rows. The table snaps them to device pixels and keeps the given values.
@Suite struct TableHeaderHeightTests {
  @Test(
    "rows move by the scroll distance, and heights stay, for any height of a table header in pixels",
    arguments: [1, 1.25, 1.5, 3], [23, 24, 40.3])
  func still(scale: Double, height: Double) throws {
    for isPinned in [false, true] {
      let test = try TestTable(TableView(style: .insetGrouped), counts: [100], scale: scale)
      let header = View(frame: Rect(x: 0, y: 0, width: 100, height: height))
      test.table.tableHeaderView = header
      test.table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 100, height: height))
      test.table.isTableHeaderPinned = isPinned
      test.scene.tick(at: 0)
      let version = test.table.geometry.version
      let contentHeight = test.table.contentSize.height
      let headerHeight = header.frame.height
      for step in 1...80 {
        let before = tops(test.table)
        let distance = Double(step % 5 + 1) / scale
        test.table.contentOffset.y += distance
        test.scene.tick(at: Double(step))
        for (path, top) in tops(test.table) {
          if let old = before[path] { #expect(abs(old - distance - top) < 1e-6, "\(path) in step \(step)") }
        }
        #expect(abs(header.frame.height - headerHeight) < 1e-6, "step \(step)")
      }
      #expect(test.table.geometry.version == version)
      #expect(test.table.contentSize.height == contentHeight && abs(contentHeight - 4_400 - 2 * height) < 100)
      #expect(test.table.heights.top == height)
    }
  }

  @Test("a height that the owner sets later applies, and so does another view's")
  func given() throws {
    let test = try TestTable(TableView(style: .plain), counts: [10], scale: 1.5)
    let header = View(frame: Rect(x: 0, y: 0, width: 100, height: 23))
    test.table.tableHeaderView = header
    test.table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 100, height: 31))
    test.scene.tick(at: 0)
    #expect(test.table.contentSize.height == 440 + 23 + 31)
    header.frame.size.height = 50
    test.scene.tick(at: 1)
    #expect(test.table.contentSize.height == 440 + 50 + 31 && test.table.heights.top == 50)
    test.table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 100, height: 11))
    test.table.tableFooterView?.bounds.size.height = 12
    test.scene.tick(at: 2)
    #expect(test.table.contentSize.height == 440 + 11 + 12)
  }

  private func tops(_ table: TableView) -> [RowPath: Double] {
    Dictionary(
      table.visibleCells.compactMap { cell in cell.rowPath.map { ($0, cell.frame.minY - table.contentOffset.y) } },
      uniquingKeysWith: { $1 })
  }
}

/// Rows that wrap, in a column beside a section index.
private final class WrappingRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 12 }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { ["Alpha", "Beta"] }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = String(repeating: "Some words that wrap ", count: path.row + 1)
    return cell
  }
}

@Suite struct ColumnWidthTests {
  @Test("self-sizing rows beside a section index have their heights in the first frame, and after each change")
  func heights() throws {
    let rows = WrappingRows()
    let test = try TestTable(TableView(style: .insetGrouped), counts: [0])
    test.table.rowHeight = .automatic()
    test.table.dataSource = rows
    func check(_ what: String) {
      test.scene.tick(at: 1)
      let heights = test.cells.map(\.frame.height)
      for (cell, height) in zip(test.cells, heights) {
        // This changes the cell's bounds.
        let wanted = cell.sizeThatFits(Size(width: cell.bounds.width, height: .infinity)).height
        #expect(height == test.table.wholePixels(wanted), "\(what)")
        cell.setNeedsLayout()
      }
      test.table.setNeedsLayout()
      test.scene.tick(at: 2)
      #expect(test.cells.map(\.frame.height) == heights && heights.count > 1, "\(what)")
    }
    check("at first")
    test.scene.traits.textScale = 2
    check("text scale")
    test.table.frame.size.width = 260
    check("width")
    test.scene.traits.direction = .rightToLeft
    check("direction")
    test.scene.traits.safeAreaInsets = Insets(left: 31, right: 3)
    check("safe area")
    test.scene.theme = .gradientCustom
    check("theme")
    withExtendedLifetime(rows) {}
  }
}
