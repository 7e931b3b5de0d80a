import InlayGraphics
import InlayTestSupport
import Testing

@Suite struct ColorTests {
  @Test(
    "hexadecimal colours have the written components",
    arguments: [
      ("#FF8000", "#FF8000"), ("#f80", "#FF8800"), ("#F808", "#FF880088"), ("#01020304", "#01020304"),
    ])
  func hexadecimal(text: String, expected: String) {
    #expect(RGBColor(hex: text)?.description == expected)
  }

  @Test("other texts are not colours", arguments: ["", "#", "FF8000", "#FF800", "#GG0000", "#123456789", "#１２３"])
  func noColor(text: String) { #expect(RGBColor(hex: text) == nil) }

  @Test("components are clamped, and NaN is 0") func clamping() {
    #expect(RGBColor(red: 2, green: -1, blue: .nan, alpha: .infinity) == RGBColor(red: 1, green: 0, blue: 0))
  }
}
