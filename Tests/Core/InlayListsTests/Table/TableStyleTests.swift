import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// The style of a table, which can be set.
@Suite struct TableStyleTests {
  private func table(_ style: TableView.Style, theme: Theme) throws -> TestTable<TableView> {
    let test = try TestTable(
      TableView(style: style), counts: [2, 9, 3], size: Size(width: 320, height: 300), fonts: TextContext())
    (test.source.headers, test.source.footers) = ([0: "First", 1: "Second"], [1: "Below"])
    test.scene.theme = theme
    test.table.reloadData()
    test.table.selectRow(at: RowPath(section: 0, row: 1))
    test.scene.tick(at: 1)
    return test
  }

  private func visible(_ test: TestTable<TableView>) -> [String] {
    test.table.dumpedLines(withHidden: false).map(\.text)
  }

  @Test(
    "a table whose style is set is one made with it, and keeps its selection", arguments: TableView.Style.allCases,
    [Theme.modern, .settings])
  func set(style: TableView.Style, theme: Theme) throws {
    for old in TableView.Style.allCases {
      let (test, fresh) = try (table(old, theme: theme), table(style, theme: theme))
      test.table.style = style
      #expect(try test.picture(at: 2) == fresh.picture(at: 2), "\(old)")
      #expect(visible(test) == visible(fresh), "\(old)")
      #expect(test.table.selectedRowPaths == [RowPath(section: 0, row: 1)])
      for each in [test, fresh] { each.table.contentOffset.y = 150 }
      #expect(try test.picture(at: 3) == fresh.picture(at: 3), "\(old), scrolled")
      #expect(visible(test) == visible(fresh), "\(old), scrolled")
    }
  }

  @Test("what was set does not follow the style")
  func own() throws {
    let test = try table(.plain, theme: .settings)
    test.table.backgroundColor = .rgb(0x123456)
    test.table.sectionHeadersPinToVisibleBounds = true
    test.table.style = .insetGrouped
    test.scene.tick(at: 2)
    #expect(test.table.backgroundColor == .rgb(0x123456) && test.table.sectionHeadersPinToVisibleBounds)
    #expect(test.cells[0].frame.minX == 18)
  }
}
