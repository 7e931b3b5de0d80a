import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

/// What lies above what in a table and in its rows does not depend on what came first.
@Suite struct PartOrderTests {
  private func roles(_ table: TableView) -> [LayerRole] { table.sublayers.compactMap(\.role) }

  @Test("section headers lie above the table's header and footer, and below a header that is pinned")
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

  @Test("what an empty table shows lies above its background alone")
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

  @Test("controls of an edited row and its accessory lie above each other as in a row that began so")
  func controls() throws {
    func names(_ cell: TableViewCell) -> [String] { cell.sublayers.map { "\(type(of: $0))" } }
    func table(isEditing: Bool) -> EditingTable {
      let test = EditingTable()
      test.source.movable = [0]
      test.source.configure = { cell, _ in cell.editingAccessoryType = .disclosureIndicator }
      test.table.separatorStyle = .none
      test.table.isEditing = isEditing
      return test
    }
    let fresh = names(table(isEditing: true).tick()[0])
    #expect(fresh.suffix(4) == ["CellContentView", "ReorderControl", "EditingControl", "AccessoryView"], "\(fresh)")
    let test = table(isEditing: true)
    let cell = test.tick()[0]
    cell.editingAccessoryType = .none
    _ = test.tick()
    cell.editingAccessoryType = .disclosureIndicator
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
