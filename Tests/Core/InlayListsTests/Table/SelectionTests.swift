import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct SelectionTests {
  private let row = { (row: Int) in RowPath(section: 0, row: row) }

  @Test("a selected row shows its selected background directly above its background, and no other row does")
  func selectedBackground() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3])
    let before = try test.picture()
    test.table.selectRow(at: row(1))
    test.scene.tick(at: 1)
    let cell = try #require(test.table.cellForRow(at: row(1)))
    #expect(cell.isSelected)
    #expect(cell.sublayers[0] === cell.parts.decorationBackground)
    #expect(cell.sublayers[1] === cell.parts.decorationSelectedBackground)
    let selected = try test.picture(at: 2)
    #expect(selected[160, 18 + 44 + 40] == 0xFFD9_D9D9)
    test.table.deselectRow(at: row(1))
    #expect(try test.picture(at: 3) == before)
    #expect(cell.parts.decorationSelectedBackground?.isHidden == true)
  }

  @Test("a row that is selected again shows the same layers")
  func selectedAgain() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3])
    var layers: Set<[ObjectIdentifier]> = []
    for step in 0..<20 {
      if step % 2 == 0 { test.table.selectRow(at: row(1)) } else { test.table.deselectRow(at: row(1)) }
      test.scene.tick(at: Double(step))
      layers.insert(test.cells[1].sublayers.map(ObjectIdentifier.init))
    }
    #expect(layers.count == 1)
  }

  @Test("a highlighted row looks like a selected one")
  func highlight() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3])
    test.table.selectRow(at: row(2))
    let selected = try test.picture()
    test.table.deselectRow(at: row(2))
    test.table.cellForRow(at: row(2))?.isHighlighted = true
    #expect(try test.picture(at: 1) == selected)
  }

  @Test("one row is selected at a time unless several may be")
  func single() throws {
    let test = try TestTable(TableView(), counts: [5])
    test.table.selectRow(at: row(1))
    test.table.selectRow(at: row(3))
    #expect(test.table.selectedRowPaths == [row(3)])
    test.table.allowsMultipleSelection = true
    test.table.selectRow(at: row(0))
    #expect(test.table.selectedRowPaths == [row(0), row(3)])
    test.table.allowsMultipleSelection = false
    #expect(test.table.selectedRowPaths == [row(0)])
    test.table.allowsSelection = false
    #expect(test.table.selectedRowPaths.isEmpty)
    test.table.selectRow(at: row(1))
    #expect(test.table.selectedRowPaths.isEmpty)
  }

  @Test("a missing row is not selected", arguments: [(0, 5), (1, 0), (-1, 0), (0, -1)])
  func outside(section: Int, row: Int) throws {
    let test = try TestTable(TableView(), counts: [5])
    test.table.selectRow(at: RowPath(section: section, row: row))
    #expect(test.table.selectedRowPaths.isEmpty)
  }

  @Test("a selection survives scrolling away and back, and ends with a reload")
  func scrolling() throws {
    let test = try TestTable(TableView(), counts: [1_000])
    test.table.selectRow(at: row(2))
    let before = try test.picture()
    test.table.contentOffset = Point(x: 0, y: 20_000)
    #expect(try test.picture(at: 1) != before)
    #expect(test.cells.allSatisfy { !$0.isSelected })
    test.table.contentOffset = .zero
    #expect(try test.picture(at: 2) == before)
    test.table.reloadData()
    test.scene.tick(at: 3)
    #expect(test.cells.allSatisfy { !$0.isSelected })
  }

  @Test("selection style none shows nothing")
  func noStyle() throws {
    let test = try TestTable(TableView(), counts: [2])
    test.source.configure = { cell, _ in cell.selectionStyle = .none }
    test.table.reloadData()
    let before = try test.picture()
    test.table.selectRow(at: row(0))
    #expect(try test.picture(at: 1) == before)
    #expect(test.cells[0].isSelected)
  }

  @Test("own background views fill the row instead of the decoration's")
  func ownBackgrounds() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1])
    let (normal, selected) = (Layer(), Layer())
    normal.backgroundColor = .rgb(0x00FF00)
    selected.backgroundColor = .rgb(0xFF0000)
    let cell = test.cells[0]
    cell.backgroundView = normal
    cell.selectedBackgroundView = selected
    #expect(try test.picture()[18, 18] == 0xFF00_FF00)
    #expect(cell.parts.decorationBackground?.superlayer == nil)
    test.table.selectRow(at: row(0))
    #expect(try test.picture(at: 1)[18, 18] == 0xFFFF_0000)
    test.table.deselectRow(at: row(0))
    cell.backgroundView = nil
    #expect(try test.picture(at: 2)[18, 18] == 0xFFEF_EFF4)
    #expect(normal.superlayer == nil && selected.superlayer == nil)
  }
}
