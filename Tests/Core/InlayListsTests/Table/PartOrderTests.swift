import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// The order of a table's and row's sublayers does not depend on the order of creation.
@Suite struct PartOrderTests {
  private func roles(_ table: TableView) -> [LayerRole] { table.sublayers.compactMap(\.listRole) }

  @Test("section headers are above the table's header and footer, and below a pinned header")
  func tableHeader() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [1, 1])
    test.source.headers = [0: "A", 1: "B"]
    test.table.reloadData()
    test.scene.tick(at: 0)
    test.table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 9, height: 20))
    test.table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 9, height: 20))
    test.scene.tick(at: 1)
    #expect(roles(test.table) == [.cell, .cell, .tableFooter, .tableHeader, .sectionHeader, .sectionHeader])
    test.table.isTableHeaderPinned = true
    test.scene.tick(at: 2)
    #expect(roles(test.table) == [.cell, .cell, .sectionHeader, .sectionHeader, .tableFooter, .tableHeader])
    test.table.isTableHeaderPinned = false
    test.scene.tick(at: 3)
    #expect(roles(test.table) == [.cell, .cell, .tableFooter, .tableHeader, .sectionHeader, .sectionHeader])
  }

  @Test("an empty table's view is directly above its background")
  func emptyState() throws {
    let test = try TestTable(TableView(), counts: [0])
    test.table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 9, height: 20))
    let (background, empty) = (Layer(), Layer())
    test.table.emptyStateView = empty
    test.table.backgroundView = background
    test.scene.tick(at: 0)
    #expect(test.table.sublayers[0] === background && test.table.sublayers[1] === empty)
    #expect(roles(test.table) == [.background, .background, .tableHeader])
  }

  @Test("controls of an edited row and its accessory have the same order as in a row created in that state")
  func controls() throws {
    func names(_ cell: TableViewCell) -> [String] { cell.sublayers.map { "\(type(of: $0))" } }
    func table(isEditing: Bool) -> EditingTable {
      let test = EditingTable()
      test.source.movable = [0]
      test.source.configure = { cell, _ in cell.editingAccessories = .disclosure }
      test.table.separatorStyle = .none
      test.table.isEditing = isEditing
      return test
    }
    let fresh = names(table(isEditing: true).tick()[0])
    #expect(fresh.suffix(4) == ["CellContentView", "ReorderControl", "EditingControl", "AccessoryView"], "\(fresh)")
    let test = table(isEditing: true)
    let cell = test.tick()[0]
    cell.editingAccessories = []
    _ = test.tick()
    cell.editingAccessories = .disclosure
    _ = test.tick()
    #expect(names(cell) == fresh)
    cell.editing = RowEditing(isEditable: false, isMovable: false)
    _ = test.tick()
    cell.editing = RowEditing(isEditable: false, isMovable: true)
    _ = test.tick()
    cell.editing = RowEditing(style: .delete, isEditable: true, isMovable: true)
    _ = test.tick()
    #expect(names(cell) == fresh)
  }
}
