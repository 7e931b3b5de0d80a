import InlaySystem
import Testing

@testable import InlayFiles

@Suite struct NearestNameTests {
  @Test(
    "omitted, doubled, replaced and swapped letters are one step each",
    arguments: [
      ("height", "height", 0), ("heigth", "height", 1), ("heght", "height", 1), ("heiight", "height", 1),
      ("haight", "height", 1), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ])
  func distance(a: String, b: String, steps: Int) {
    #expect(editDistance(Array(a), Array(b)) == steps)
    #expect(editDistance(Array(b), Array(a)) == steps)
  }

  @Test("the nearest name is found independent of case")
  func nearest() {
    let names = ["backgroundColor", "backgroundView", "opacity", "position"]
    #expect(names.nearest(to: "backgroundcolor") == "backgroundColor")
    #expect(names.nearest(to: "backgroundColour") == "backgroundColor")
    #expect(names.nearest(to: "backgroundVeiw") == "backgroundView")
    #expect(names.nearest(to: "opcity") == "opacity")
  }

  @Test("a name that alone ends with the word is near")
  func lastWord() {
    let names = ["isOn", "isEnabled", "wordWrap", "textColor", "backgroundColor", "icon"]
    #expect(names.nearest(to: "on") == "isOn")
    #expect(names.nearest(to: "wrap") == "wordWrap")
    #expect(names.nearest(to: "color") == nil, "two names end so")
    #expect(names.nearest(to: "n") == nil)
  }

  @Test("a word that is unlike all names has no nearest name")
  func none() {
    #expect(["airplane", "battery"].nearest(to: "circle") == nil)
    #expect(["filled", "plain"].nearest(to: "pill") == nil)
    #expect(["opacity", "position"].nearest(to: "quux") == nil)
    #expect(["opacity"].nearest(to: "") == nil)
    #expect([String]().nearest(to: "opacity") == nil)
    #expect(["opacity"].nearest(to: String(repeating: "opacity", count: 100_000)) == nil)
  }
}
