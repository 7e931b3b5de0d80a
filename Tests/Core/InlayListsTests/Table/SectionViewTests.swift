import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

private final class OwnViews: TableViewDelegate {
  let header = View()
  let footer = View()

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    section == 0 ? header : nil
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    section == 0 ? footer : nil
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    section == 0 ? .fixed(50) : nil
  }
}

@Suite struct SectionViewTests {
  @Test("header text is in capitals, just above the rows, starting at the separators' inset")
  func headerText() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1])
    test.source.headers = [0: "General"]
    test.table.sectionHeaderHeight = .fixed(40)
    test.table.reloadData()
    test.scene.tick(at: 1)
    let header = try #require(test.table.stage.headers[0] as? SectionTextView)
    #expect(header.frame == Rect(x: 18, y: 0, width: 284, height: 40))
    #expect(header.label.effectiveString == "GENERAL")
    #expect(header.label.frame.minX == 16)
    #expect(abs(header.label.frame.maxY - (40 - 7)) < 1e-9)
    test.table.headerTextInset = 3
    test.scene.tick(at: 2)
    #expect(header.label.frame.minX == 3)
  }

  @Test("footer text is below the rows and wraps in the column")
  func footerText() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1])
    test.source.footers = [0: String(repeating: "Some explanation. ", count: 6)]
    test.table.sectionFooterHeight = .fixed(80)
    test.table.reloadData()
    test.scene.tick(at: 1)
    let footer = try #require(test.table.stage.footers[0] as? SectionTextView)
    #expect(footer.label.frame.minY == 7)
    #expect(footer.label.frame.width == 284 - 32)
    #expect(footer.label.frame.height > 40)
  }

  @Test("own views replace texts, with their heights and roles")
  func ownViews() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1, 1])
    let delegate = OwnViews()
    test.table.delegate = delegate
    test.scene.tick(at: 1)
    #expect(delegate.header.frame == Rect(x: 18, y: 0, width: 284, height: 50))
    #expect(delegate.footer.frame == Rect(x: 18, y: 94, width: 284, height: 18))
    #expect(test.table.part(of: delegate.header) == TablePart(role: .sectionHeader, section: 0))
    #expect(test.table.part(of: delegate.footer) == TablePart(role: .sectionFooter, section: 0))
    #expect(test.table.part(of: test.cells[1]) == TablePart(role: .cell, section: 1, row: 0))
    test.table.delegate = nil
    test.scene.tick(at: 2)
    #expect(delegate.header.superlayer == nil && delegate.header.listRole == nil)
  }

  @Test("headers and footers exist while they are visible")
  func recycled() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: Array(repeating: 3, count: 100))
    for section in 0..<100 { test.source.headers[section] = "Section \(section)" }
    test.table.reloadData()
    for offset in stride(from: 0.0, to: 15_000, by: 333) {
      test.table.contentOffset = Point(x: 0, y: offset)
      test.scene.tick(at: offset)
      let parts = test.table.sublayers.filter { $0.listRole == .sectionHeader }
      #expect(parts.count <= 5)
      for part in parts { #expect(part.frame.intersects(test.table.bounds)) }
    }
  }
}
