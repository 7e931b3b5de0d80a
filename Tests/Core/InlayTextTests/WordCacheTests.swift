import InlayTestSupport
import Testing

@testable import InlayText

/// Texts assembled from cached words have the same glyphs as texts shaped as a whole.
@Suite struct WordCacheTests {
  private static let words = [
    "Row", "Detail", "Wi-Fi", "AV", "To", "office", "first", "flow", "x", "-", "=>", "(a)", "10%", "A1B2", "  ", "'",
    "Te.", "fi", "->", "...", "1/2", "VAT", "LT", "\"q\"", "3x4", "12:30",
  ]

  private func text(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text += "\(Int.random(in: 0...(Bool.random(using: &random) ? 30 : 99_999), using: &random))"
      case 1: text += " "
      default: text += Self.words.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  @Test("texts of known words equal texts shaped as a whole", arguments: ["DejaVu Sans", "Inter", "DejaVu Serif"])
  func equality(family: String) throws {
    var random = SeededRandom(seed: 11)
    for hinting in [TextContext.Hinting.off, .vertical] {
      let learning = try TextContext(hinting: hinting)
      let plain = try TextContext(hinting: hinting)
      plain.usesWordCache = false
      for number in 0..<1500 {
        let text = text(&random)
        let format = TextFormat(font: Font(families: [family], size: number % 3 == 0 ? 13 : 17))
        let scale = number % 5 == 0 ? 2.0 : 1.0
        let a = learning.layout(text, format: format, scale: scale)
        let b = plain.layout(text, format: format, scale: scale)
        #expect(a.size == b.size && a.firstBaseline == b.firstBaseline, "\(text) in \(family)")
        #expect(a.runs.map(\.run.glyphs) == b.runs.map(\.run.glyphs), "\(text) in \(family)")
        #expect(a.runs.map(\.origin) == b.runs.map(\.origin), "\(text) in \(family)")
      }
    }
  }

  @Test("numbers with known digits are not shaped")
  func counts() throws {
    let context = try TextContext()
    let format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 17))
    for number in 0..<400 { _ = context.layout("Row \(number * 37 % 1000)", format: format) }
    let shaped = context.shapedStringCount
    for number in 1000..<2000 { _ = context.layout("Row \(number)", format: format) }
    #expect(context.shapedStringCount - shaped <= 20)
  }

  @Test("in a font whose digits depend on each other known numbers are not shaped")
  func numbers() throws {
    let context = try TextContext()
    let format = TextFormat(font: Font(families: ["Inter"], size: 17))
    for number in 0..<400 { _ = context.layout("Row \(number)", format: format) }
    let shaped = context.shapedStringCount
    for number in 0..<400 { _ = context.layout("Detail \(number)", format: format) }
    #expect(context.shapedStringCount - shaped <= 20)
  }

  @Test("an unknown word is learnt from a text of it and its neighbours")
  func parts() throws {
    let context = try TextContext()
    let format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 17))
    let words = context.intern(format, scale: 1).words
    _ = context.layout("Row Detail items", format: format)
    let text = "Row Detail Detail in Detail Detail Detail items"
    #expect(context.state.words.unknownParts(of: text, format: words) == ["Detail in Detail "])
    _ = context.layout(text, format: format)
    let isKnown = context.state.words.glyphs(of: "Row in items", format: words) != nil
    #expect(isKnown)
    // Most of the text is unknown, or a word is too long.
    #expect(context.state.words.unknownParts(of: "Row on at by to", format: words).isEmpty)
    let long = "Row Detail Detail Detail Detail Detail Detail antidisestablishment items"
    #expect(context.state.words.unknownParts(of: long, format: words).isEmpty)
  }
}
