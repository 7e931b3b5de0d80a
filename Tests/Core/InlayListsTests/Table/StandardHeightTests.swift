import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// The fitting heights of standard cells, headers and footers.
@Suite struct StandardHeightTests {
  private static let long = String(repeating: "Words that need more than one line. ", count: 5)

  @Test("texts wrap in the row's width, and the row has their height", arguments: TableViewCell.Style.allCases)
  func standardCells(style: TableViewCell.Style) throws {
    for table in [TableView(style: .grouped), TableView(style: .insetGrouped)] {
      let test = try TestTable(table, counts: [2], size: Size(width: 320, height: 3_000), style: style)
      test.source.configure = { cell, path in
        cell.textLabel.text = path.row == 0 ? Self.long : "Short"
        cell.detailTextLabel.text = path.row == 0 && style != .default ? Self.long : ""
        cell.accessoryType = .disclosureIndicator
      }
      table.rowHeight = .automatic()
      table.reloadData()
      test.scene.tick(at: 1)
      let cell = test.cells[0]
      #expect(cell.bounds.height > 80)
      #expect(test.cells[1].bounds.height == 44)
      for label in [cell.textLabel, cell.detailTextLabel] where !label.text.isEmpty {
        let height = label.sizeThatFits(Size(width: label.bounds.width, height: .infinity)).height
        let place = label.frame.midY
        #expect(place - height / 2 >= 10 && place + height / 2 <= cell.bounds.height - 10)
      }
      // Narrower, and so higher.
      let before = cell.bounds.height
      table.frame = Rect(x: 0, y: 0, width: 250, height: 3_000)
      test.scene.tick(at: 2)
      // The title of a value2 row has its own width.
      #expect(style == .value2 || test.cells[0].bounds.height > before)
      // Larger texts, and so higher again.
      let narrow = test.cells[0].bounds.height
      test.scene.traits.textScale = 1.5
      test.scene.tick(at: 3)
      #expect(test.cells[0].bounds.height > narrow)
      #expect(table.contentOffset == .zero)
      table.rowHeight = .fixed(44)
      test.scene.tick(at: 4)
      #expect(test.cells[0].bounds.height == 44)
      #expect(test.cells[0].textLabel.numberOfLines == 1)
    }
  }

  @Test("automatic headers and footers are as high as their texts", arguments: [TableView.Style.plain, .grouped])
  func sectionTexts(style: TableView.Style) throws {
    let test = try TestTable(TableView(style: style), counts: [1, 1])
    test.source.headers = [0: Self.long, 1: "Short"]
    test.source.footers = [0: Self.long]
    test.table.sectionHeaderHeight = .automatic()
    test.table.sectionFooterHeight = .automatic()
    test.table.reloadData()
    test.scene.tick(at: 1)
    for view in [test.table.stage.headers[0], test.table.stage.footers[0]] {
      let view = try #require(view as? SectionTextView)
      #expect(view.bounds.height >= view.label.bounds.height + 13.9)
      #expect(view.label.bounds.height > 30)
    }
    #expect(test.table.contentOffset == .zero)
    #expect(test.table.stage.footers[1] == nil)
  }

  @Test("a change of the column's inset changes the heights of invisible rows")
  func cardInset() throws {
    func table(_ inset: Double) throws -> TestTable<TableView> {
      let table = TableView(style: .grouped)
      table.rowHeight = .automatic()
      table.decoration = .cornerCovers
      table.decorationInset = inset
      let test = try TestTable(table, counts: [3, 3, 3], size: Size(width: 160, height: 100), fonts: try TextContext())
      test.source.configure = { cell, _ in cell.textLabel.text = Self.long }
      table.reloadData()
      test.scene.tick(at: 0)
      return test
    }
    let (test, right) = (try table(0), try table(30).table.contentSize)
    #expect(test.table.contentSize.height < right.height)
    test.table.decorationInset = 30
    test.scene.tick(at: 1)
    #expect(test.table.contentSize == right)
  }
}
