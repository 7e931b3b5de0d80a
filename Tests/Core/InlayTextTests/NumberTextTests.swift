import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Numbers in texts without letters read from left to right, also where the interface does not.
@Suite struct NumberTextTests {
  private let context: TextContext

  init() throws { context = try TextContext(fontFiles: [TestFonts.dejavu]) }

  private static let digits = ["0", "49", "1234", "7.5", "1,000", "\u{661}\u{662}", "\u{6F3}", "\u{BD}"]
  private static let signs = [
    "+", "-", "\u{2212}", " ", "\u{A0}", "\u{202F}", "(", ")", ".", ",", ":", "/", "%", "\u{2030}", "\u{66A}",
    "\u{20AC}",
    "$", "\u{20AA}", "#", "*", "\u{2013}", "<", ">", "\u{2066}", "\u{2069}",
  ]

  private func number(_ random: inout SeededRandom) -> String {
    var parts = (0..<random.int(0...8)).map { _ in
      random.chance(0.4) ? random.pick(Self.digits) : random.pick(Self.signs)
    }
    parts.insert(random.pick(Self.digits), at: random.int(0...parts.count))
    return parts.joined()
  }

  private func format(_ direction: LayoutDirection, keepsDirection: Bool = false) -> TextFormat {
    var format = TextFormat(
      font: Font(families: ["DejaVu Sans"], size: 20), lineBreakMode: .wordWrap, numberOfLines: 0, direction: direction)
    format.keepsDirection = keepsDirection
    return format
  }

  /// The visible glyphs from left to right.
  private func glyphs(_ text: String, _ format: TextFormat, width: Double = .infinity) -> [String] {
    let layout = context.layout(text, format: format, in: Size(width: width, height: .infinity), scale: 2)
    return layout.runs.flatMap { run in run.run.glyphs.map { "\($0.index) \($0.x) \($0.y) \(run.origin.y)" } }
  }

  @Test("a number looks in every direction as from left to right, alone and isolated, on one line and on several")
  func numbers() {
    withSeeds(500, long: 20_000) { random in
      let text = number(&random)
      let width = random.chance(0.5) ? .infinity : Double(random.int(20...120))
      let wanted = glyphs(text, format(.leftToRight), width: width)
      // The lines are aligned elsewhere, but their glyphs are the same.
      guard glyphs(text, format(.rightToLeft), width: width) == wanted else {
        return "\(text.debugDescription) in \(width): other glyphs"
      }
      // By Unicode's rules for an isolated part of a right-to-left text, between a letter on its right and one on its left.
      let isolated = glyphs("\u{5D0}\u{2066}\(text)\u{2069}\u{5D1}", format(.rightToLeft)).map(Self.index)
      let alone = glyphs(text, format(.rightToLeft)).map(Self.index)
      guard text.contains(where: { "\u{2066}\u{2069}".contains($0) }) || isolated.dropFirst().dropLast() == alone[...]
      else {
        return "\(text.debugDescription): not as an isolated text"
      }
      return nil
    }
  }

  private static func index(_ glyph: String) -> Substring { glyph.prefix { $0 != " " } }

  @Test("a caret in a number stands where it stands from left to right")
  func carets() {
    withSeeds(300, long: 10_000) { random in
      let text = number(&random)
      let (line, wanted) = (
        context.line(text, format: format(.rightToLeft)), context.line(text, format: format(.leftToRight))
      )
      guard line.direction == .leftToRight else { return "\(text.debugDescription): \(line.direction)" }
      for offset in 0...text.utf8.count {
        for affinity in [TextPosition.Affinity.upstream, .downstream] {
          let position = TextPosition(offset, affinity)
          guard line.caret(at: position) == wanted.caret(at: position) else {
            return "\(text.debugDescription): another caret at \(position)"
          }
        }
      }
      return nil
    }
  }

  @Test(
    "texts with letters and texts without digits keep their direction",
    arguments: [
      "abc 12", "\u{5D0} 12", "12 \u{5D0}", "\u{627}: +49", "-!", "(\u{2026})", "\u{200F}-5", "\u{2022}\u{2022}",
    ])
  func others(text: String) {
    let isNumber = Array(text.utf8).isNumber
    #expect(!isNumber)
    let line = context.line(text, format: format(.rightToLeft))
    #expect(line.direction == (text.hasPrefix("abc") ? .leftToRight : .rightToLeft))
  }

  @Test("a text has the direction that its format keeps, whatever its letters are")
  func kept() {
    let text = "\u{5D0}\u{5D1}/7\n12 \u{5D2}."
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let line = context.line("\u{5D0}\u{5D1}/7?", format: format(direction, keepsDirection: true))
      #expect(line.direction == direction)
      let latin = context.line("ab/7?", format: format(direction, keepsDirection: true))
      #expect(latin.direction == direction)
    }
    let (left, right) = (LayoutDirection.leftToRight, LayoutDirection.rightToLeft)
    #expect(glyphs(text, format(left, keepsDirection: true)) != glyphs(text, format(left)))
    #expect(glyphs(text, format(right, keepsDirection: true)) == glyphs(text, format(right)))
  }
}
