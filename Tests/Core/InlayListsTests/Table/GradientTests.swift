import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct GradientTests {
  @Test("a theme's gradient is behind the rows of a table without a background view, and does not scroll")
  func gradient() throws {
    var theme = Theme.settings
    theme.backgroundGradient = [.rgb(0xFF0000), .rgb(0x0000FF)]
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1, 50])
    let layers = layerCount(test.table)
    let plain = try test.picture()
    test.scene.theme = theme
    for offset in [0.0, 700] {
      test.table.contentOffset = Point(x: 0, y: offset)
      let picture = try test.picture(at: 1)
      #expect(Picture.distance(picture[3, 2], 0xFFFF_0000) <= 3)
      #expect(Picture.distance(picture[3, 477], 0xFF00_00FF) <= 3)
    }
    test.table.contentOffset = .zero
    #expect(try test.picture(at: 2)[160, 30] == 0xFFFF_FFFF)
    let own = Layer()
    own.backgroundColor = .rgb(0x00FF00)
    test.table.backgroundView = own
    #expect(try test.picture(at: 3)[3, 2] == 0xFF00_FF00)
    test.table.backgroundView = nil
    test.scene.theme = .settings
    #expect(try test.picture(at: 4) == plain)
    #expect(layerCount(test.table) == layers)
  }
}
