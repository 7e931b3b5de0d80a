import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Scrolling that makes no new part visible lays out less than other changes, and shows the same.
@Suite struct ScrollingAloneTests {
  private func table(safeArea: Insets) throws -> TestTable<TableView> {
    let table = TableView(style: .grouped)
    table.decoration = .maskedCards
    table.rowHeight = .fixed(200)
    table.sectionHeaderHeight = .fixed(4)
    table.sectionFooterHeight = .fixed(4)
    table.sectionShadow = Shadow(opacity: 0.5, radius: 20, offset: Size(width: 0, height: -10))
    let test = try TestTable(table, counts: [1, 3, 2], size: Size(width: 120, height: 150))
    test.scene.traits.safeAreaInsets = safeArea
    test.scene.tick(at: 0)
    return test
  }

  @Test(
    "shadows of cards appear and disappear as in a table that starts there, with and without a safe area",
    arguments: [Insets.zero, Insets(top: 20, left: 11, bottom: 13, right: 7)])
  func shadows(safeArea: Insets) throws {
    let scrolled = try table(safeArea: safeArea)
    let fresh = try table(safeArea: safeArea)
    for offset in 0..<900 {
      scrolled.table.contentOffset.y = Double(offset)
      scrolled.scene.tick(at: 0)
      fresh.table.reloadData()
      fresh.table.contentOffset.y = Double(offset)
      fresh.scene.tick(at: 0)
      let (one, other) = (scrolled.table.stage.shadows, fresh.table.stage.shadows)
      #expect(one.mapValues(\.frame) == other.mapValues(\.frame), "at \(offset)")
      guard offset % 10 == 0 else { continue }
      let fresh = try table(safeArea: safeArea)
      fresh.table.contentOffset.y = Double(offset)
      #expect(try fresh.picture() == scrolled.picture(), "at \(offset)")
    }
    #expect(scrolled.source.cellsAsked == 6, "scrolling alone asks for nothing that is in view")
  }
}
