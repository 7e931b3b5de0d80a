import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Shadows of cards are in view where they reach it, however far.
@Suite struct FarShadowTests {
  /// Cards with a shadow that reaches farther than the table's.
  private struct FarShadows: RowDecoration {
    let radius: Double

    func makeBackground() -> RowBackground { MaskedCards().makeBackground() }

    func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
      var card = standard
      card.shadow.radius = radius
      card.shadow.offset.height = radius / 2
      return card
    }
  }

  @Test("a low table shows the part of a high one that it has in view", arguments: [2.0, 10, 30])
  func reach(radius: Double) throws {
    func picture(height: Double, offset: Double) throws -> (Picture, Scene) {
      let table = TableView(style: .insetGrouped)
      table.decoration = Decoration("far \(radius)", FarShadows(radius: radius))
      table.sectionShadow = Shadow(color: .black, opacity: 0.5, radius: 2)
      table.sectionFooterHeight = .fixed(70)
      let test = try TestTable(table, counts: [3, 3, 3, 3, 3, 3], size: Size(width: 300, height: height))
      table.contentOffset.y = offset
      return (try test.picture(at: 1), test.scene)
    }
    let whole = try picture(height: 1_000, offset: 0).0
    for offset in stride(from: 0, through: 500, by: 10) {
      let part = try picture(height: 200, offset: Double(offset)).0
      let expected = whole.pixels[(offset * whole.width)..<((offset + 200) * whole.width)]
      #expect(part.pixels[...] == expected, "\(radius), \(offset)")
    }
  }
}
