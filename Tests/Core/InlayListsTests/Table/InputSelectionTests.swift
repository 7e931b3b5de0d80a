import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

private final class Guard: TableViewDelegate {
  var log: [String] = []
  var mayHighlight: (RowPath) -> Bool = { _ in true }
  var select: (RowPath) -> RowPath? = { $0 }
  var deselect: (RowPath) -> RowPath? = { $0 }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool {
    log.append("may \(path.row)")
    return mayHighlight(path)
  }
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) { log.append("down \(path.row)") }
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) { log.append("up \(path.row)") }
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? { select(path) }
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { log.append("selected \(path.row)") }
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? { deselect(path) }
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) { log.append("deselected \(path.row)") }
}

@Suite struct InputSelectionTests {
  private func row(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test("a tap highlights, unhighlights, deselects the previous row and selects, in this order")
  func order() throws {
    let test = try TestTable(TableView(), counts: [5])
    let delegate = Guard()
    test.table.delegate = delegate
    test.scene.tick(at: 1)
    #expect(test.table.tapRow(at: row(1)) == row(1))
    #expect(test.table.tapRow(at: row(2)) == row(2))
    #expect(
      delegate.log == [
        "may 1", "down 1", "up 1", "selected 1", "may 2", "down 2", "up 2", "deselected 1", "selected 2",
      ])
    delegate.log = []
    test.table.selectRow(at: row(3))
    test.table.deselectRow(at: row(3))
    #expect(delegate.log.isEmpty, "calls do not ask")
  }

  @Test("the delegate may refuse and name another row")
  func veto() throws {
    let test = try TestTable(TableView(), counts: [5])
    let delegate = Guard()
    test.table.delegate = delegate
    test.scene.tick(at: 1)
    delegate.mayHighlight = { $0.row != 0 }
    #expect(test.table.tapRow(at: row(0)) == nil)
    delegate.select = { $0.row == 1 ? nil : $0.row == 2 ? RowPath(section: 0, row: 4) : $0 }
    #expect(test.table.tapRow(at: row(1)) == nil)
    #expect(test.table.tapRow(at: row(2)) == row(4))
    #expect(test.table.selectedRowPaths == [row(4)])
    delegate.deselect = { _ in nil }
    #expect(test.table.tapRow(at: row(3)) == nil)
    #expect(test.table.selectedRowPaths == [row(4)])
    delegate.select = { _ in RowPath(section: 9, row: 9) }
    #expect(test.table.tapRow(at: row(3)) == nil)
  }

  @Test("in multiple selection a tap toggles a row")
  func multiple() throws {
    let test = try TestTable(TableView(), counts: [5])
    test.table.allowsMultipleSelection = true
    test.table.tapRow(at: row(1))
    test.table.tapRow(at: row(3))
    #expect(test.table.selectedRowPaths == [row(1), row(3)])
    #expect(test.table.tapRow(at: row(1)) == row(1))
    #expect(test.table.selectedRowPaths == [row(3)])
  }

  @Test("editing has its own rules")
  func editing() throws {
    let test = try TestTable(TableView(), counts: [5])
    test.table.selectRow(at: row(1))
    test.table.isEditing = true
    #expect(test.table.selectedRowPaths.isEmpty)
    #expect(test.table.tapRow(at: row(1)) == nil)
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.tapRow(at: row(1))
    test.table.tapRow(at: row(2))
    #expect(test.table.selectedRowPaths == [row(1), row(2)])
    test.table.isEditing = false
    #expect(test.table.selectedRowPaths == [row(1)])
  }

  @Test("disabled rows cannot be pressed")
  func disabled() throws {
    let test = try TestTable(TableView(), counts: [5])
    test.cells[2].isEnabled = false
    #expect(!test.table.highlightRow(at: row(2)))
    #expect(test.table.tapRow(at: row(2)) == nil)
  }

  @Test("a pressed row stays pressed when it becomes visible again and when rows are inserted above it")
  func survives() throws {
    let test = try TestTable(TableView(), counts: [200])
    test.table.highlightRow(at: row(2))
    test.table.selectRow(at: row(4))
    #expect(test.cells[2].isHighlighted)
    test.table.contentOffset.y = 4_000
    test.scene.tick(at: 1)
    #expect(test.cells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    test.table.contentOffset.y = 0
    test.scene.tick(at: 2)
    #expect(test.cells[2].isHighlighted && test.cells[4].isSelected)
    test.source.counts = [201]
    try test.table.insertRows(at: [row(0)])
    test.scene.tick(at: 3)
    #expect(test.cells.map(\.isHighlighted).firstIndex(of: true) == 3)
    #expect(test.table.selectedRowPaths == [row(5)])
    test.table.unhighlightRow()
    #expect(test.cells.allSatisfy { !$0.isHighlighted })
  }

  @Test("a row has another selected background where several rows may be selected")
  func multipleBackground() throws {
    let test = try TestTable(TableView(), counts: [3])
    let (one, several) = (Layer(), Layer())
    one.backgroundColor = .rgb(0xFF0000)
    several.backgroundColor = .rgb(0x0000FF)
    test.cells[1].selectedBackgroundView = one
    test.cells[1].multipleSelectionBackgroundView = several
    test.table.selectRow(at: row(1))
    #expect(try test.picture(at: 1)[1, 60] == 0xFFFF_0000)
    test.table.allowsMultipleSelection = true
    #expect(try test.picture(at: 2)[1, 60] == 0xFF00_00FF)
    test.table.deselectRow(at: row(1))
    #expect(try test.picture(at: 3)[1, 60] == 0xFFFF_FFFF)
    #expect(one.superlayer == nil && several.superlayer == nil)
  }
}
