import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct CardRangeTests {
  /// Table width, card width, card x before snapping: system 1's own table.
  static let published: [(Double, Double, Double)] = [
    (320, 284, 18), (375, 339, 18), (414, 378, 18), (711, 675, 18), (768, 675, 46.5), (1024, 675, 174.5),
    (1366, 675, 345.5),
  ]

  @Test("without a maximum a card is as wide as the insets leave, and nil is the theme's", arguments: [320.0, 1000])
  func noMaximum(width: Double) throws {
    let table = TableView(style: .insetGrouped)
    table.maximumCardWidth = .infinity
    let test = try TestTable(table, counts: [2], size: Size(width: width, height: 300))
    #expect(test.cells[0].frame == Rect(x: 18, y: 18, width: width - 36, height: 44))
    test.table.cardInset = 30
    test.scene.tick(at: 1)
    #expect(test.cells[0].frame == Rect(x: 30, y: 18, width: width - 60, height: 44))
    test.table.maximumCardWidth = 200
    test.scene.tick(at: 2)
    #expect(test.cells[0].frame == Rect(x: (width - 200) / 2, y: 18, width: 200, height: 44))
    test.table.maximumCardWidth = nil
    test.scene.tick(at: 3)
    #expect(test.cells[0].frame.width == min(675, width - 60))
    test.table.style = .grouped
    test.scene.tick(at: 4)
    #expect(test.cells[0].frame == Rect(x: 0, y: 18, width: width, height: 44))
  }

  @Test("other styles have no inset cards, for any settings", arguments: [TableView.Style.plain, .grouped])
  func noCards(style: TableView.Style) throws {
    let test = try TestTable(TableView(style: style), counts: [2])
    test.table.cardInset = 30
    test.scene.tick(at: 1)
    #expect(!test.table.isRounded)
    #expect(test.cells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 320 })
  }

  @Test("the card has the published width and position", arguments: published)
  func publishedCards(width: Double, card: Double, x: Double) {
    let made = CardRange(width: width, inset: 18, maximumWidth: 675, safeArea: .zero)
    #expect(made.maxX - made.minX == card)
    #expect(made.minX == x)
  }

  @Test(
    "each edge of the card is snapped by ceil(v * scale - 0.5) / scale",
    arguments: published.map(\.0), [1.0, 2, 3])
  func snapping(width: Double, scale: Double) throws {
    let test = try TestTable(
      TableView(style: .insetGrouped), counts: [3], size: Size(width: width, height: 200), scale: scale)
    let published = try #require(Self.published.first { $0.0 == width })
    let left = (published.2 * scale - 0.5).rounded(.up) / scale
    let right = ((published.2 + published.1) * scale - 0.5).rounded(.up) / scale
    #expect(test.cells.count == 3)
    for cell in test.cells {
      #expect(abs(cell.frame.minX - left) < 1e-9)
      #expect(abs(cell.frame.maxX - right) < 1e-9)
    }
  }

  @Test("the centred card with a maximum width is clipped to the safe area, and not narrowed twice")
  func safeArea() {
    let card = CardRange(width: 896, inset: 18, maximumWidth: 675, safeArea: Insets(left: 44, right: 44))
    #expect(card.maxX - card.minX == 675)
    let narrow = CardRange(width: 400, inset: 18, maximumWidth: .infinity, safeArea: Insets(left: 44, right: 0))
    #expect(narrow.minX == 44)
    #expect(narrow.maxX == 382)
  }

  @Test(
    "a card of no width is empty, and one of no number has no maximum",
    arguments: [(0, 0), (-5.0, 1330), (.nan, 1330)])
  func strange(maximumWidth: Double, width: Double) {
    let card = CardRange(width: 1366, inset: 18, maximumWidth: maximumWidth, safeArea: .zero)
    #expect(card.maxX - card.minX == width)
  }

  @Test("insets that leave no width give an empty card")
  func emptyCard() throws {
    let card = CardRange(width: 30, inset: 18, maximumWidth: 675, safeArea: .zero)
    #expect(card.maxX == card.minX)
    let table = TableView(style: .insetGrouped)
    table.cardInset = 18
    let test = try TestTable(table, counts: [2], size: Size(width: 30, height: 100))
    #expect(test.cells.allSatisfy { $0.frame.width == 0 })
  }

  @Test("the scene's safe area keeps the card clear, for any position of the table")
  func sceneSafeArea() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1], size: Size(width: 400, height: 200))
    test.scene.traits.safeAreaInsets = Insets(left: 44, right: 10)
    test.scene.tick(at: 1)
    #expect(test.cells[0].frame.minX == 44)
    #expect(test.cells[0].frame.maxX == 382)
  }

  @Test(
    "the indicator is beside the cards, also with an index or the safe area beside it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func besideIndicator(direction: LayoutDirection, hasIndex: Bool) throws {
    final class Indexed: TableViewDataSource {
      var titles: [String] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell { TableViewCell() }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
    }
    let source = Indexed()
    source.titles = hasIndex ? ["A", "B", "C"] : []
    let table = TableView(style: .insetGrouped)
    let test = try TestTable(table, counts: [1])
    table.dataSource = source
    table.showsVerticalScrollIndicator = true
    test.scene.traits.direction = direction
    if !hasIndex { test.scene.traits.safeAreaInsets = Insets(left: 44, right: 44) }
    test.scene.tick(at: 1)
    test.scene.tick(at: 2)
    let indicator = try #require(table.verticalIndicator).frame
    let isMirrored = direction == .rightToLeft
    for cell in table.visibleCells {
      #expect(isMirrored ? cell.frame.minX >= indicator.maxX : cell.frame.maxX <= indicator.minX)
    }
    // Without an indicator the cards extend to the index or safe area.
    table.showsVerticalScrollIndicator = false
    test.scene.tick(at: 3)
    let width = hasIndex ? try #require(table.sectionIndexBar).frame.width : 44
    let side = try #require(table.visibleCells.first).frame
    #expect(abs((isMirrored ? side.minX : 320 - side.maxX) - max(18, width)) < 1)
  }
}
