import InlayGraphics
import Testing

@testable import InlayLayers

@Suite struct ColorTokenTests {
  private final class Colors: ColorSource {
    func palette(for appearance: Appearance) -> Palette {
      appearance == .dark ? ["page": .black, "edge": .white] : ["page": .white]
    }
  }

  @Test("a token has the colour of the present palette, as a literal and as a text, each time that it is asked for")
  func present() {
    let scene = makeScene([], width: 1, height: 1)
    scene.colorSource = Colors()
    let tokens: [ColorToken] = ["page", "edge", ColorToken(["pa", "ge"].joined())]
    for appearance in [Appearance.light, .dark, .light] {
      scene.traits.appearance = appearance
      for token in tokens + tokens {
        let color = scene.environment.color(of: token)
        #expect(color == scene.palette[token], "\(token), \(appearance)")
      }
      #expect(scene.palette["page"] == (appearance == .dark ? RGBColor.black : .white))
    }
  }

  @Test("a token from a literal is that of a text with the same bytes")
  func equality() {
    let literal: ColorToken = "table.background"
    let other: ColorToken = "table.backgrounds"
    let text = ColorToken(["table", "background"].joined(separator: "."))
    #expect(literal == text && text == literal && literal != other && text != other)
    #expect(Set([literal, text, other]).count == 2)
    #expect(literal.name == "table.background" && "\(text)" == literal.name)
    let colors: [ColorToken: Int] = [literal: 1, "": 2, "é": 3]
    #expect(colors[text] == 1 && colors[ColorToken("")] == 2 && colors[ColorToken("\u{E9}")] == 3)
    #expect(colors[ColorToken("e\u{301}")] == nil, "names are bytes")
  }
}
