import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayViews

/// Korean keys make syllables.
@Suite struct HangulTests {
  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ").map(String.init)
  private static let vowels = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  private static let tails = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ",
    "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// The keys of a syllable, by Unicode's order of all of them.
  private static func keys(_ number: Int) -> String {
    leads[number / 588] + vowels[number / 28 % 21] + tails[number % 28]
  }

  private static func syllable(_ number: Int) -> String {
    Unicode.Scalar(0xAC00 + UInt32(number)).map { String($0) } ?? ""
  }

  @Test("each of the 11,172 syllables is made of its keys, and goes letter by letter")
  func syllables() {
    for number in 0..<11_172 {
      var syllable = HangulSyllable()
      var texts = [""]
      for letter in Self.keys(number) {
        #expect(syllable.add(letter) == "")
        texts.append(syllable.text)
      }
      #expect(syllable.text == Self.syllable(number))
      for text in texts.reversed() {
        if syllable.text != text { Issue.record("\(number): \(syllable.text), not \(text)") }
        syllable.removeLast()
      }
      #expect(syllable.isEmpty)
    }
  }

  @Test("the keys of any syllables, one after the other, are these syllables")
  func sequences() {
    withSeeds(2_000, long: 100_000) { random in
      let numbers = (0..<random.int(1...8)).map { _ in random.int(0...11_171) }
      var (syllable, text) = (HangulSyllable(), "")
      for letter in numbers.map(Self.keys).joined() { text += syllable.add(letter) }
      text += syllable.text
      let wanted = numbers.map(Self.syllable).joined()
      return text == wanted ? nil : "\(text), not \(wanted)"
    }
  }

  @Test("keys on the screen type syllables into a field, and a tap, a space, Return or Done ends one")
  func typing() throws {
    let stage = KeyboardStage(2)
    stage.scene.traits.language = "ko"
    stage.tap(stage.field(0))
    let keyboard = stage.host.panel.keyboard
    #expect(keyboard.shift == .off, "no capital comes by itself")
    func type(_ letters: String) { for letter in letters { keyboard.use(.text(String(letter)), at: nil) } }
    type("ㅎㅏㄴㄱㅡㄹ")
    #expect(stage.model.texts[0] == "한글")
    keyboard.use(.delete, at: nil)
    #expect(stage.model.texts[0] == "한그")
    for _ in 0..<2 { keyboard.use(.delete, at: nil) }
    #expect(stage.model.texts[0] == "한")
    keyboard.use(.delete, at: nil)
    #expect(stage.model.texts[0] == "", "a syllable that is complete goes as a whole")
    type("ㄱㅏ")
    keyboard.use(.space, at: nil)
    type("ㅏ")
    #expect(stage.model.texts[0] == "가 ㅏ")
    let field = try #require(stage.focused)
    field.selectedRange = 0..<1
    type("ㄴㅗ")
    #expect(stage.model.texts[0] == "노 ㅏ")
    for _ in 0..<2 { keyboard.use(.delete, at: nil) }
    #expect(stage.model.texts[0] == " ㅏ", "what was selected does not come back")
    type("ㄷㅏ")
    field.selectedRange = 0..<0
    type("ㄹㅏ")
    #expect(stage.model.texts[0] == "라다 ㅏ")
    keyboard.use(.return, at: nil)
    #expect(stage.focused === stage.field(1) && stage.model.texts[0] == "라다 ㅏ")
    type("ㅁ")
    stage.host.dismiss()
    #expect(stage.model.texts == ["라다 ㅏ", "ㅁ"])
    // Letters of other languages stay as they are.
    if let field = stage.field(1) { stage.events.focus(field, isVisible: false) }
    type("x")
    #expect(stage.model.texts[1] == "ㅁx")
  }
}
