import InlayDecorations
import InlayText
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

@Suite struct BesideIndexTests {
  private final class Source: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B"] }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row"
      return cell
    }
  }

  @Test(
    "rows, their lines, their selection and headers end before the section index",
    arguments: TableView.Style.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func besideIndex(style: TableView.Style, direction: LayoutDirection) throws {
    let test = try TestTable(TableView(style: style), counts: [])
    let source = Source()
    test.table.dataSource = source
    test.scene.traits.direction = direction
    test.table.reloadData()
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    let picture = try test.picture(at: 1)
    let bar = try #require(test.table.sectionIndexBar).frame
    let parts = test.table.sublayers.filter { $0.listRole == .cell || $0.listRole == .sectionHeader }
    #expect(parts.count == 6)
    for part in parts {
      #expect(part.frame.intersection(bar).isEmpty, "\(part.frame)")
      for layer in part.sublayers where layer.listRole == .separator {
        #expect(part.convert(layer.frame, to: test.table).intersection(bar).isEmpty)
      }
    }
    // Under the index there are only the table and its letters.
    let x = Int(direction == .leftToRight ? bar.maxX - 1 : bar.minX)
    let ground: UInt32 = style == .plain ? 0xFFFF_FFFF : 0xFFEF_EFF4
    let others = (0..<picture.height).filter { picture[x, $0] != ground }
    #expect(others.isEmpty)
  }

  @Test("index letters are readable in every theme", arguments: Theme.builtIn, TableView.Style.allCases)
  func letters(theme: Theme, style: TableView.Style) throws {
    let test = try TestTable(TableView(style: style), counts: [])
    let source = Source()
    test.table.dataSource = source
    test.scene.theme = theme
    test.table.reloadData()
    test.scene.tick(at: 1)
    let labels = try #require(test.table.sectionIndexBar).sublayers.compactMap { $0 as? Label }
    #expect(labels.count == 2)
    let isOnRows = style == .plain && theme.backgroundGradient == nil
    // The pairs of the contrast check: the tint on rows, and headers on the table.
    #expect(labels.allSatisfy { $0.effectiveColor == .token(isOnRows ? .tint : .headerLabel) })
    test.scene.theme = .settings
    test.scene.tick(at: 2)
    let now = try #require(test.table.sectionIndexBar).sublayers.compactMap { $0 as? Label }
    #expect(now.allSatisfy { $0.effectiveColor == .token(style == .plain ? .tint : .headerLabel) })
  }
}
