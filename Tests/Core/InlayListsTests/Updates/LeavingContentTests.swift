import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// What cells and headers show that left the view in an animated update and come back, or are used again.
@Suite struct LeavingContentTests {
  private let test: TestTable<TableView>

  init() throws {
    let table = TableView()
    table.updateTiming = .curve(.linear, duration: 1)
    test = try TestTable(table, counts: [20], size: Size(width: 200, height: 220))
  }

  private func row(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func insertTwo() throws {
    test.source.counts = [22]
    try test.table.insertRows(at: [row(0), row(1)], with: .fade)
    test.scene.tick(at: 0)
    test.scene.tick(at: 0.25)
    #expect(test.table.stage.carried.map { $0.kind.position($0.part.id) } == [.row(row(5)), .row(row(6))])
  }

  private func deleteTwo() throws {
    test.source.counts = [20]
    try test.table.deleteRows(at: [row(0), row(1)], with: .fade)
    test.scene.tick(at: 0.25)
  }

  @Test("a row that slides out of the view and back keeps its cell")
  func unchanged() throws {
    let cell = try #require(test.table.cellForRow(at: row(3)))
    try insertTwo()
    try deleteTwo()
    #expect(test.table.cellForRow(at: row(3)) === cell)
  }

  @Test(
    "a row that is reloaded while it slides out of the view comes back with its new content",
    arguments: RowAnimation.allCases)
  func reloaded(_ animation: RowAnimation) throws {
    let old = try #require(test.table.cellForRow(at: row(3)))
    try insertTwo()
    test.source.configure = { cell, _ in cell.textLabel.text = "new" }
    try test.table.reloadRows(at: [row(5)], with: animation)
    #expect((old.superlayer == nil) == (animation == .none))
    try deleteTwo()
    let cell = try #require(test.table.cellForRow(at: row(3)))
    #expect(cell.textLabel.text == "new")
    test.scene.tick(at: 2)
    #expect(test.table.cellForRow(at: row(3)) === cell && test.scene.nextTickTime == nil)
    #expect(old === cell || old.superlayer == nil)
  }

  @Test("a row that is filled again while it slides out of the view comes back with its new content")
  func reconfigured() throws {
    try insertTwo()
    test.source.configure = { cell, _ in cell.textLabel.text = "new" }
    test.table.reconfigureRows(at: [row(5)])
    try deleteTwo()
    #expect(test.table.cellForRow(at: row(3))?.textLabel.text == "new")
    #expect(test.table.cellForRow(at: row(4))?.textLabel.text == "Row 4", "not asked for again")
    test.scene.tick(at: 2)
    #expect(test.table.visibleCells.count == 5 && test.table.stage.carried.isEmpty)
  }

  @Test("titles that change during an animated update are shown")
  func title() throws {
    test.source.counts = [2, 2]
    test.source.headers = [1: "old"]
    test.table.reloadData()
    test.scene.tick(at: 0)
    test.source.counts = [3, 2]
    try test.table.insertRows(at: [row(0)], with: .fade)
    test.scene.tick(at: 0)
    test.source.headers = [1: "new"]
    test.table.reloadSectionViews([1])
    test.scene.tick(at: 0.25)
    func titles() -> [String?] { test.table.sublayers.compactMap { ($0 as? SectionTextView)?.label.text } }
    #expect(titles() == ["new"])
    test.scene.tick(at: 2)
    #expect(titles() == ["new"])
  }

  @Test("an open row leaves open, and its cell is used again closed")
  func swiped() throws {
    let cell = try #require(test.table.cellForRow(at: row(1)))
    let action = ContextualAction(role: .destructive, title: "Delete") { _, completion in completion(true) }
    #expect(
      test.table.swipe.open(cell, SwipeActionsConfiguration(actions: [action]), at: .trailing, animated: false))
    cell.isHovered = true
    test.source.counts = [19]
    try test.table.deleteRows(at: [row(1)], with: .fade)
    test.scene.tick(at: 0)
    #expect(test.table.swipe.row == nil && cell.slide != nil && cell.superlayer is PartHolder)
    test.scene.tick(at: 2)
    #expect(cell.slide == nil && !cell.isHovered && cell.isWaiting)
  }

  @Test("an update of a table that was taken out of its scene ends the animated ones")
  func withoutScene() throws {
    let (table, source, root) = (TableView(), TestSource([20]), Layer())
    table.frame = Rect(x: 0, y: 0, width: 200, height: 220)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    root.addSublayer(table)
    let scene = Scene.inSettings(root: root, size: table.frame.size)
    scene.tick(at: 0)
    source.counts = [18]
    try table.deleteRows(at: [row(0), row(1)], with: .fade)
    scene.tick(at: 0.1)
    #expect(table.stage.carried.count == 2)
    table.removeFromSuperlayer()
    source.counts = [1]
    try table.deleteRows(at: (1..<18).map(row), with: .fade)
    #expect(table.rowMotion == nil && table.stage.carried.isEmpty)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }
}
