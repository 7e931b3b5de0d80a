import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

private final class WantedCell: TableViewCell {
  var wanted = 44.0
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: wanted) }
}

/// Calls of a table that UIKit has too.
@Suite struct TableCallsTests {
  @Test("headers and footers have views while they are visible, and rectangles always")
  func sectionParts() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [1, 100])
    test.source.headers = [0: "Zero", 1: "One"]
    test.table.sectionHeaderHeight = .fixed(40)
    test.table.sectionFooterHeight = .fixed(9)
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect((test.table.headerView(forSection: 1) as? SectionTextView)?.label.text == "One")
    #expect(test.table.footerView(forSection: 1) == nil && test.table.headerView(forSection: 2) == nil)
    let first = try #require(test.table.rectForHeader(inSection: 0))
    #expect(first.height == max(40, test.table.theme.metrics.section.firstTop))
    #expect(test.table.rectForHeader(inSection: 1) == Rect(x: 0, y: first.height + 53, width: 320, height: 40))
    #expect(test.table.rectForFooter(inSection: 1)?.maxY == test.table.contentSize.height)
    #expect(test.table.rectForHeader(inSection: 2) == nil && test.table.rectForFooter(inSection: -1) == nil)
  }

  @Test("the selected row is the first of several")
  func selectedRow() throws {
    let test = try TestTable(TableView(), counts: [5])
    #expect(test.table.selectedRowPath == nil)
    test.table.allowsMultipleSelection = true
    test.table.selectRow(at: row(0, 3))
    test.table.selectRow(at: row(0, 1))
    #expect(test.table.selectedRowPath == row(0, 1))
  }

  @Test("reconfigured rows are filled again in the same cells, which stay selected, and are measured again")
  func reconfiguring() throws {
    let test = try TestTable(TableView(), counts: [30])
    test.table.register(WantedCell.self, forCellReuseIdentifier: "row")
    test.table.rowHeight = .automatic()
    var height = 44.0
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row \(path.row)"
      (cell as? WantedCell)?.wanted = height
      if height > 50 { cell.accessoryType = .checkmark }
    }
    test.table.reloadData()
    test.scene.tick(at: 1)
    test.table.selectRow(at: row(0, 2))
    let cells = test.cells
    let asked = test.source.cellsAsked
    height = 70
    test.table.reconfigureRows(at: [row(0, 2), row(0, 25), row(9, 9)])
    test.scene.tick(at: 2)
    #expect(test.source.cellsAsked == asked + 2, "one that is shown, and one that is only measured")
    #expect(test.cells.prefix(5).elementsEqual(cells.prefix(5)) { $0 === $1 })
    #expect(cells[2].isSelected && cells[2].accessoryType == .checkmark && cells[2].frame.height == 70)
    #expect(test.table.contentSize.height == 28 * 44 + 2 * 70)
    height = 44
    test.table.reconfigureRows(at: [row(0, 2)])
    test.scene.tick(at: 3)
    #expect(cells[2].accessoryType == .none && cells[2].frame.height == 44)
  }

  @Test("an update without a change measures automatic heights again")
  func emptyUpdate() throws {
    let test = try TestTable(TableView(), counts: [6])
    test.table.register(WantedCell.self, forCellReuseIdentifier: "row")
    test.table.rowHeight = .automatic()
    test.table.reloadData()
    test.scene.tick(at: 1)
    let cells = test.cells
    (cells[1] as? WantedCell)?.wanted = 90
    test.scene.tick(at: 2)
    #expect(cells[1].frame.height == 44)
    let asked = test.source.cellsAsked
    try test.table.performBatchUpdates { _ in }
    test.scene.tick(at: 3)
    #expect(cells[1].frame.height == 90 && test.table.contentSize.height == 5 * 44 + 90)
    #expect(test.source.cellsAsked == asked)
  }

  @Test("a row may be moved and reloaded in one update")
  func moveAndReload() throws {
    let test = try TestTable(TableView(), counts: [3])
    var names = ["A", "B", "C"]
    test.source.configure = { cell, path in cell.textLabel.text = names[path.row] }
    test.table.reloadData()
    test.scene.tick(at: 1)
    test.table.selectRow(at: row(0, 0))
    let kept = test.cells[1]
    names = ["B", "C", "A 2"]
    try test.table.performBatchUpdates {
      $0.moveRow(at: row(0, 0), to: row(0, 2))
      $0.reloadRows(at: [row(0, 0)])
    }
    test.scene.tick(at: 2)
    #expect(test.cells.map(\.textLabel.text) == names && test.cells[0] === kept)
    #expect(test.table.selectedRowPath == row(0, 2) && test.cells[2].isSelected)
  }

  @Test("a set font stays for every theme, and is reset for another row")
  func ownFont() throws {
    let test = try TestTable(TableView(), counts: [30])
    let font = Font(families: ["Inter"], size: 31)
    test.source.configure = { cell, path in if path.row == 0 { cell.textLabel.font = font } }
    test.table.reloadData()
    test.scene.tick(at: 1)
    test.scene.traits.textScale = 2
    test.scene.theme = .modern
    test.scene.tick(at: 2)
    #expect(test.cells[0].textLabel.font == font && test.cells[1].textLabel.font != font)
    test.table.contentOffset.y = 700
    test.scene.tick(at: 3)
    #expect(!test.cells.contains { $0.textLabel.font == font })
    let label = Label(textStyle: .title)
    let styled = label.effectiveFont
    label.font = font
    label.textStyle = .subtitle
    #expect(label.font == font && styled != font)
  }
}
