import InlayDecorations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct BuiltInThemeTests {
  @Test("the built-in themes have the names of the format")
  func names() {
    #expect(
      Theme.builtIn.map(\.name) == [
        "settings", "grouped-classic", "plum-2011", "gradient-custom", "modern", "high-contrast",
      ])
  }

  @Test("each built-in theme paints a table in every appearance, without a problem", arguments: Theme.builtIn)
  func pictures(theme: Theme) throws {
    var pictures: Set<[UInt32]> = []
    for appearance in Appearance.allCases {
      let test = try TestTable(TableView(style: .insetGrouped), counts: [1, 3], size: Size(width: 320, height: 480))
      test.scene.theme = theme
      test.scene.traits.appearance = appearance
      test.scene.tick(at: 0)
      let surface = try ImageSurface(for: test.scene)
      let report = try test.scene.render(into: surface)
      #expect(report.problems.isEmpty, "\(report.problems)")
      pictures.insert(surface.pixels())
    }
    #expect(pictures.count >= 2)
  }

  @Test("a theme's gradient is behind the rows of a table without a background, and another theme removes it")
  func gradient() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [1], size: Size(width: 100, height: 300))
    test.scene.theme = .gradientCustom
    let shown = try test.picture(at: 0)
    #expect(shown[50, 295] != shown[50, 200])
    let own = Layer()
    own.backgroundColor = .rgb(0x123456)
    test.table.backgroundView = own
    #expect(try test.picture(at: 1)[50, 295] == 0xFF12_3456)
    test.table.backgroundView = nil
    test.scene.theme = .settings
    let plain = try test.picture(at: 2)
    #expect(plain[50, 295] == plain[50, 200])
  }
}
