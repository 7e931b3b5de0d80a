import InlayLayers
import Testing

@Suite struct ColorTokenTests {
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
