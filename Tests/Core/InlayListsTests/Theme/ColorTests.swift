import InlayGeometry
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

/// Colors of a theme and of layers: tokens, appearances and alpha.
@Suite struct ColorTests {
  private func stage(_ color: Color, in theme: Theme = .modern) -> (scene: Scene, view: View) {
    let view = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = color
    let scene = Scene(root: view, size: Size(width: 4, height: 4))
    scene.theme = theme
    return (scene, view)
  }

  private func pixel(_ scene: Scene) throws -> UInt32 { try scene.picture()[1, 1] }

  @Test("a layer shows a color for each appearance, and one with another alpha")
  func shown() throws {
    let (scene, view) = stage(Color(light: .rgb(0xFF0000), dark: .tint))
    #expect(try pixel(scene) == 0xFFFF_0000)
    view.overrideAppearance = .dark
    #expect(try pixel(scene) == 0xFF0A_84FF)
    #expect(view.resolvedColor(.label.withAlpha(0.5)) == RGBColor(white: 1, alpha: 0.5))
    view.backgroundColor = Color.tint.withAlpha(0)
    #expect(try pixel(scene) == 0)
    #expect(Color.white.withAlpha(0.25) == Color(white: 1, alpha: 0.25))
    #expect(Color.tint.withAlpha(0.5).withAlpha(1) == .translucent(.tint, alpha: 1))
  }

  @Test("a color of a theme names another token, which may be the tint, and one that names itself is black")
  func named() {
    var theme = Theme(name: "named", from: .base)
    theme.colors["brand"] = Color(light: .rgb(0x112233), dark: .rgb(0x445566))
    theme.colors[.tint] = .token("brand")
    theme.colors["pale"] = Color.link.withAlpha(0.5)
    theme.colors["a"] = .token("b")
    theme.colors["b"] = .token("a")
    let (light, dark) = (theme.palette(for: .light), theme.palette(for: .dark))
    #expect(light[.tint] == RGBColor(rgb: 0x112233) && dark[.tint] == RGBColor(rgb: 0x445566))
    #expect(light[.link] == light[.tint] && dark[.caret] == dark[.tint])
    #expect(dark["pale"] == RGBColor(rgb: 0x445566, alpha: 0.5))
    #expect(light["a"] == .black && light["b"] == .black)
  }

  @Test("every theme has UIKit's colors as tokens, by appearance, and may set them")
  func system() {
    #expect(ColorToken.system.count == 13)
    for (token, color) in ColorToken.system {
      for appearance in Appearance.allCases {
        let value = color.resolved(for: appearance) { _ in nil }
        #expect(value != nil && Theme.modern.palette(for: appearance)[token] == value, "\(token)")
      }
    }
    var theme = Theme(name: "own")
    theme.colors[.green] = .rgb(0x00FF00)
    theme.colors[.tint] = .token(.green)
    let palette = theme.palette(for: .dark)
    #expect(palette[.tint] == RGBColor(rgb: 0x00FF00) && palette[.red] == RGBColor(rgb: 0xFF453A))
  }

  @Test("hexadecimal digits, grays and the colors of UIKit")
  func made() {
    #expect(Color(hex: "#FF9500") == .rgb(0xFF9500) && Color(hex: "orange") == nil)
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color.red.description.hasPrefix("light #FF3B30, dark #FF453A"))
    #expect("\(Color.label)" == "label")
  }
}
