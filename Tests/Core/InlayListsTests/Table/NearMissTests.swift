import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Methods of data sources and delegates that compile and have no effect, and what is told of them.
@Suite struct NearMissTests {
  /// A table that is filled by a data source, in a scene whose problems are kept.
  private final class Stage {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let scene: Scene
    var problems: [String] = []

    init() {
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      scene = Scene.inSettings(root: table, size: table.frame.size)
      scene.onProblem = { [unowned self] in problems.append($0.message) }
    }

    /// Reloads, so that everything is asked for again.
    func reload() {
      for _ in 0..<2 {
        table.reloadData()
        scene.tick(at: scene.time + 1)
      }
    }
  }

  /// Three rows.
  private class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  private final class Wrong: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String { "Footer" }
    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double { 99 }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height { .fixed(9) }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Label? { Label() }
    func tableView(_ tableView: TableView, didSelectRow path: RowPath) {}
    func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath { path }
    func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath) -> Menu? { Menu() }
    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
    ) -> SwipeActionsConfiguration { SwipeActionsConfiguration(actions: []) }
  }

  private func message(_ method: String, _ advice: String, owner: String = "delegate") -> String {
    "the \(owner)'s \(method) is not called by the table: \(advice)"
  }

  @Test("methods with another type or label are told, each once, when the table would call the right one")
  func told() {
    let (stage, wrong) = (Stage(), Wrong())
    (stage.table.dataSource, stage.table.delegate) = (wrong, wrong)
    stage.reload()
    let atLayout = [
      message("tableView(_:heightForHeaderInSection:)", "return Height?"),
      message("tableView(_:heightForRowAt:)", "return Height?"),
      message("tableView(_:titleForFooterInSection:)", "return String?", owner: "data source"),
      message("tableView(_:viewForHeaderInSection:)", "return View?"),
    ]
    #expect(stage.problems.sorted() == atLayout.sorted())
    stage.problems = []
    let row = RowPath(section: 0, row: 1)
    for _ in 0..<2 {
      stage.table.tapRow(at: row)
      stage.table.deselectRow(at: row)
    }
    let atSelection = [
      message("tableView(_:didSelectRow:)", "it is named tableView(_:didSelectRowAt:)"),
      message("tableView(_:willSelectRowAt:)", "return RowPath?"),
    ]
    #expect(stage.problems.sorted() == atSelection.sorted())
    stage.problems = []
    for _ in 0..<2 {
      #expect(stage.table.source.contextMenu(of: row, at: .zero) == nil)
      stage.table.openSwipeActions(ofRowAt: row)
    }
    let atInput = [
      message("tableView(_:contextMenuForRowAt:)", "it is named tableView(_:contextMenuForRowAt:at:)"),
      message("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "return SwipeActionsConfiguration?"),
    ]
    #expect(stage.problems.sorted() == atInput.sorted())
    withExtendedLifetime(wrong) {}
  }

  /// Has the right methods, and one of another name that it calls itself.
  private final class Right: Rows, TableViewDelegate {
    var selected: [RowPath] = []

    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? { .fixed(30) }
    func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
      self.tableView(tableView, didSelectRow: path)
    }
    func tableView(_ tableView: TableView, didSelectRow path: RowPath) { selected.append(path) }
  }

  @Test("right methods are not told, and others beside them are not called")
  func right() {
    let (stage, delegate) = (Stage(), Right())
    stage.table.rowHeight = .byDelegate
    (stage.table.dataSource, stage.table.delegate) = (delegate, delegate)
    stage.reload()
    let row = RowPath(section: 0, row: 1)
    #expect(stage.table.rectForRow(at: row)?.height == 30)
    stage.table.tapRow(at: row)
    #expect(delegate.selected == [row] && stage.problems.isEmpty, "\(stage.problems)")
  }

  @Test("heights by a delegate that has none are told, once")
  func noHeights() {
    final class Nothing: TableViewDelegate {}
    let (stage, rows, delegate) = (Stage(), Rows(), Nothing())
    stage.table.rowHeight = .byDelegate
    (stage.table.dataSource, stage.table.delegate) = (rows, delegate)
    stage.reload()
    #expect(
      stage.problems == [
        "rowHeight has no effect: the delegate has no tableView(_:heightForRowAt:) that returns Height?"
      ])
    withExtendedLifetime((rows, delegate)) {}
  }

  @Test("a table without a frame that is a scene's root shows its rows")
  func withoutFrame() {
    let (table, rows) = (TableView(), Rows())
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let scene = Scene.inSettings(root: table, size: Size(width: 200, height: 300))
    scene.tick(at: 0)
    #expect(table.visibleCells.count == 3 && table.frame.size == scene.size)
    withExtendedLifetime(rows) {}
  }

  @Test("a data source that was released is told once; one that is taken away is not")
  func gone() {
    let stage = Stage()
    var rows: Rows? = Rows()
    stage.table.dataSource = rows
    stage.scene.tick(at: 0)
    #expect(stage.table.visibleCells.count == 3)
    rows = nil
    stage.table.setNeedsLayout()
    for time in 1...3 { stage.scene.tick(at: Double(time)) }
    #expect(
      stage.problems == [
        "its data source was released: a table does not retain it, so keep it as long as the table shows it"
      ])
    stage.table.dataSource = Rows()
    stage.reload()
    #expect(stage.problems.count == 2)
    rows = Rows()
    stage.table.dataSource = rows
    stage.table.dataSource = nil
    stage.reload()
    #expect(stage.problems.count == 2 && rows != nil)
  }
}
