import InlayGraphics
import InlayLayers
import InlaySystem
import Testing

@testable import InlayLists
@testable import InlayViews

/// A data source with a side effect when it is asked for a cell.
private final class MeddlingSource: TableViewDataSource {
  var counts = [50]
  var meddle: (TableView, RowPath) -> Void = { _, _ in }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    precondition(path.row < counts[path.section], "asked for a row that is not there")
    meddle(tableView, path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "\(path.section) \(path.row)"
    return cell
  }
}

/// A delegate with one view for every header and footer.
private final class OneViewDelegate: TableViewDelegate {
  let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 20))

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { view }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? { .fixed(20) }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? { .fixed(20) }
}

@Suite struct LyingSourceTests {
  private func stage() throws -> (test: TestTable<TableView>, source: MeddlingSource, problems: Problems) {
    let test = try TestTable(TableView(style: .plain), counts: [0])
    let source = MeddlingSource()
    let problems = Problems()
    test.scene.onProblem = { problems.messages.append($0.message) }
    test.table.dataSource = source
    test.scene.tick(at: 1)
    return (test, source, problems)
  }

  private final class Problems { var messages: [String] = [] }

  @Test("a view returned for several headers and footers is shown once, and the rows are correct")
  func oneView() throws {
    let (test, source, _) = try stage()
    let delegate = OneViewDelegate()
    source.counts = [2, 1, 3, 2, 4, 9]
    test.table.delegate = delegate
    for step in 0..<40 {
      test.table.contentOffset.y = Double(step * 37 % 400)
      test.scene.tick(at: Double(step))
      #expect(test.table.sublayers.count { $0 === delegate.view } <= 1)
      #expect(test.table.visibleCells.allSatisfy { $0.superlayer === test.table })
    }
  }

  @Test("a count that changed without notice is reported once, and no missing row is asked for")
  func counts() throws {
    let (test, source, problems) = try stage()
    source.counts = [12]
    for step in 1...20 {
      test.table.contentOffset.y = Double(step) * 20
      test.scene.tick(at: Double(step))
    }
    #expect(
      problems.messages == [
        "the data source has 12 rows in section 0, and had 50 at the table's last reload or update"
      ])
    #expect(test.table.visibleCells.last?.rowPath?.row == 11)
    source.counts = []
    test.table.contentOffset.y = 0
    test.scene.tick(at: 30)
    #expect(
      problems.messages.last
        == "the data source has 0 sections, and had 1 at the table's last reload or update")
    source.counts = [3, 4]
    test.table.reloadData()
    test.scene.tick(at: 31)
    #expect(test.table.visibleCells.map(\.textLabel.text).last == "1 3")
    #expect(test.cells.count == 7 && problems.messages.count == 2)
  }

  @Test("a reload during a layout is reported with the row and done after it")
  func reloads() throws {
    let (test, source, problems) = try stage()
    source.meddle = { table, path in
      guard path.row == 3, source.counts == [50] else { return }
      source.counts = [7]
      table.reloadData()
    }
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(
      problems.messages.first
        == "reloadData() was called during a layout, in the data source's call for section 0, row 3; "
        + "it is done after it")
    #expect(test.cells.count == 7)
    #expect(test.table.numberOfRows(inSection: 0) == 7)
    // A source that always reloads: the tick ends, and the next ordinary tick is correct.
    source.meddle = { table, path in if path.row == 2 { table.reloadData() } }
    test.table.reloadData()
    test.scene.tick(at: 2)
    source.meddle = { _, _ in }
    source.counts = [2]
    test.table.reloadData()
    test.scene.tick(at: 3)
    #expect(test.cells.count == 2)
  }

  @Test("updates during a layout throw, and queries are answered")
  func updates() throws {
    let (test, source, problems) = try stage()
    var thrown: [String] = []
    source.meddle = { table, path in
      guard path.row == 1 else { return }
      do throws(InlayError) { try table.deleteRows(at: [path]) } catch { thrown.append(error.message) }
      #expect(table.numberOfRows(inSection: 0) == 50)
      #expect(table.rectForRow(at: path) != nil)
      _ = table.rowPath(at: Point(x: 1, y: 50))
      _ = table.cellForRow(at: path)
      table.selectRow(at: RowPath(section: 0, row: 2))
      table.layoutIfNeeded()
    }
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(
      thrown == [
        "invalid table update: the table is being laid out, in the data source's call for section 0, row 1"
      ])
    #expect(test.cells[2].isSelected && test.cells.count == 11)
    #expect(problems.messages.isEmpty)
  }

  @Test("after a data source scrolls the table while it is asked, the rows there are shown")
  func scrolls() throws {
    let (test, source, _) = try stage()
    source.meddle = { table, path in if path.row == 0 { table.contentOffset.y = 440 } }
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(test.table.contentOffset.y == 440)
    #expect(test.table.visibleRowPaths.first?.row == 10)
  }

  @Test("a cell with another superlayer is reported, and its row stays empty")
  func elsewhere() throws {
    let test = try TestTable(TableView(style: .plain), counts: [0])
    let other = Layer()
    other.name = "other"
    let cell = TableViewCell()
    other.addSublayer(cell)
    let source = FixedCellSource(cell)
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    test.table.dataSource = source
    test.scene.tick(at: 1)
    #expect(problems == ["the data source gave a cell for section 0, row 0 that is already in Layer \"other\""])
    #expect(test.cells.isEmpty && cell.superlayer === other)
  }
}

private final class FixedCellSource: TableViewDataSource {
  let cell: TableViewCell
  init(_ cell: TableViewCell) { self.cell = cell }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell { cell }
}
