import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// First and last rows that are lower than the corners of their card.
@Suite struct LowRowTests {
  private static let heights: [[Double]] = [
    [20, 3], [3, 20], [6, 6, 6, 6], [20, 6, 3], [3, 2], [20, 9], [9, 9], [2, 20, 20, 2], [13, 40], [20, 0, 3, 0],
  ]

  @Test("the corners of a card go on in the next rows", arguments: Decoration.builtIn, CardTests.TableKind.allCases)
  func equalsRoundedCard(kind: Decoration, style: CardTests.TableKind) throws {
    let fonts = try TextContext()
    var theme = Theme.settings
    theme.card.inset = 9
    for heights in Self.heights {
      for (radius, border) in [(7.0, 0.0), (7, 1), (12, 0), (500, 0), (500, 1)] {
        for (scale, selected) in [(1.0, nil), (2, 0), (3, heights.count - 1)] as [(Double, Int?)] {
          var cards = CardScene(
            style.make(), kind, counts: [heights.count], size: Size(width: 70, height: 90), scale: scale, fonts: fonts,
            theme: theme)
          let delegate = HeightDelegate { .fixed(heights[$0.row]) }
          cards.table.delegate = delegate
          cards.table.rowHeight = .byDelegate
          cards.radius = radius
          cards.border = Border(width: border, color: .rgb(0x994422))
          if let selected { cards.table.selectRow(at: RowPath(section: 0, row: selected)) }
          let found = try cards.picture()
          let (near, far) = found.differences(to: try cards.reference(), at: cards.isAtCurve)
          #expect(
            near <= 12 && far == 0,
            "\(near), \(far) with \(heights), radius \(radius), border \(border), scale \(scale), \(selected ?? -1)")
        }
      }
    }
  }

  @Test("a row higher than the corners has them itself, without a mask")
  func highRows() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [3])
    test.table.decoration = .maskedCards
    test.table.sectionCornerRadius = 30
    test.table.rowHeight = .fixed(31)
    test.scene.tick(at: 1)
    #expect(test.cells.allSatisfy { $0.mask == nil })
    #expect(test.cells.map(\.cornerRadius) == [30, 30, 30])
    test.table.rowHeight = .fixed(30)
    test.scene.tick(at: 2)
    #expect(test.cells.allSatisfy { $0.mask != nil && $0.cornerRadius == 0 })
    test.table.rowHeight = .fixed(31)
    test.scene.tick(at: 3)
    #expect(test.cells.allSatisfy { $0.mask == nil })
  }

  @Test("rows keep their look when rows far away come or leave")
  func stableLook() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [60])
    test.table.decoration = .maskedCards
    test.table.sectionCornerRadius = 30
    test.table.rowHeight = .fixed(10)
    test.scene.tick(at: 1)
    let before = test.cells.map(\.appearance)
    test.source.counts = [90]
    test.table.reloadData()
    test.scene.tick(at: 2)
    let after = test.cells.map(\.appearance)
    #expect(before.count < 60 && after.count == before.count)
    for (row, (old, new)) in zip(before, after).enumerated() { #expect(old == new, "row \(row)") }
  }

  @Test("the mask of a row's owner stays, also over a swipe")
  func ownMask() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [4])
    test.table.decoration = .cornerImages
    test.table.sectionCornerRadius = 30
    test.scene.tick(at: 1)
    let own = Layer()
    let cell = test.cells[0]
    cell.mask = own
    test.table.rowHeight = .fixed(20)
    test.scene.tick(at: 2)
    #expect(cell.mask === own)
    cell.mask = nil
    cell.setNeedsLayout()
    test.scene.tick(at: 3)
    #expect(cell.mask != nil)
    test.table.rowHeight = .fixed(60)
    test.scene.tick(at: 4)
    #expect(cell.mask == nil)
  }

  @Test("a swipe has a mask instead of the owner's, which is back afterwards")
  func swipeOverOwnMask() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [4])
    test.table.decoration = .cornerImages
    test.scene.tick(at: 1)
    let (cell, own) = (test.cells[0], Layer())
    cell.mask = own
    _ = cell.showActions(SwipeActionsConfiguration(actions: []), at: .trailing)
    test.scene.tick(at: 2)
    let mask = try #require(cell.mask)
    #expect(mask !== own && mask.maskedCorners == cell.appearance.position.corners)
    #expect(mask.frame.width == cell.bounds.width - 2 * cell.appearance.cardInset)
    cell.removeActions()
    #expect(cell.mask === own && mask.superlayer == nil)
  }

  @Test("a row of a low card has one mask, before a swipe, during it and afterwards")
  func swipeInLowCard() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [4])
    test.table.decoration = .cornerImages
    test.table.sectionCornerRadius = 30
    test.table.rowHeight = .fixed(20)
    test.scene.tick(at: 1)
    let cell = test.cells[0]
    let mask = try #require(cell.mask)
    let frame = mask.frame
    _ = cell.showActions(SwipeActionsConfiguration(actions: []), at: .trailing)
    test.scene.tick(at: 2)
    #expect(cell.mask === mask && mask.frame == frame && mask.cornerRadius == 30)
    cell.removeActions()
    #expect(cell.mask === mask && mask.frame == frame)
  }
}
