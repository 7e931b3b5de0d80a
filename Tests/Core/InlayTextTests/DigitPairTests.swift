import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

/// Numbers that are composed of pairs of digits have the glyphs of numbers that are shaped.
@Suite struct DigitPairTests {
  private static let words = ["Row", "Detail", "items", "x", "3x4", "12:30", "To", "seven", "in", "(1)", "1,2", "Te."]
  private static let families = ["Inter", "DejaVu Sans", "DejaVu Serif"]

  private static func number(_ random: inout SeededRandom) -> String {
    (0..<random.int(1...9)).map { _ in "\(random.int(0...9))" }.joined()
  }

  private static func text(_ random: inout SeededRandom) -> String {
    if random.chance(0.4) { return (random.chance(0.8) ? "Row " : "") + number(&random) }
    let space = random.chance(0.2) ? "  " : " "
    let parts = (0..<random.int(1...6)).map { _ in random.chance(0.5) ? number(&random) : random.pick(words) }
    return parts.joined(separator: space) + (random.chance(0.5) ? space : "")
  }

  @Test("texts with numbers equal texts shaped as a whole", arguments: families, 0..<UInt64(8))
  func equality(family: String, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let composing = try TextContext(hinting: .off)
    let plain = try TextContext(hinting: .off)
    plain.usesWordCache = false
    let font = Font(
      families: [family], size: random.pick([13, 17, 20.3, 34]), tracking: random.pick([0, -0.024, 0.05]))
    let format = TextFormat(font: font, numberOfLines: 0)
    for _ in 0..<300 {
      let text = Self.text(&random)
      let size = Size(width: random.chance(0.3) ? random.double(40...300) : .infinity, height: .infinity)
      let (a, b) = (composing.layout(text, format: format, in: size), plain.layout(text, format: format, in: size))
      #expect(a.size == b.size && a.firstBaseline == b.firstBaseline, "\(text) in \(font), seed \(seed)")
      #expect(a.runs.map(\.run.glyphs) == b.runs.map(\.run.glyphs), "\(text) in \(font), seed \(seed)")
      #expect(a.runs.map(\.origin) == b.runs.map(\.origin), "\(text) in \(font), seed \(seed)")
    }
  }

  @Test("after some numbers new ones are not shaped", arguments: families)
  func counts(family: String) throws {
    let context = try TextContext()
    let format = TextFormat(font: Font(families: [family], size: 17))
    // A digit before a comma depends on it in DejaVu.
    _ = context.layout("Row 1, 2", format: format)
    for number in 0..<60 { _ = context.layout("Row \(number)", format: format) }
    let shaped = context.shapedStringCount
    for number in 1000..<2000 {
      _ = context.layout("Row \(number)", format: format)
      _ = context.layout("Row \(number) Row", format: format)
    }
    #expect(context.shapedStringCount - shaped <= 8)
  }

  @Test("all pairs are shaped once")
  func pairs() {
    let pairs = DigitPairs.allPairs.dropFirst()
    let found = zip(pairs, pairs.dropFirst()).map { Int($0) << 8 | Int($1) }
    #expect(found.count == 121 && Set(found).count == 121)
  }

  @Test("digits that change or move their next ones have no pairs")
  func others() {
    let alone = DigitPairs.bytes.enumerated().map { offset, _ in glyph(UInt32(offset), at: 0) }
    let pairs = DigitPairs.allPairs.enumerated().map { offset, byte in
      glyph(UInt32(DigitPairs.bytes.firstIndex(of: byte) ?? 0), at: offset)
    }
    func isPaired(_ change: (inout [WordCache.Glyph]) -> Void) -> Bool {
      var pairs = pairs
      change(&pairs)
      return DigitPairs(pairs, alone: alone, tracking: (left: 0, right: 0)) != nil
    }
    let space = (1..<pairs.count - 1).first { pairs[$0].index == 10 && pairs[$0 + 1].index < 10 } ?? 0
    #expect(isPaired { _ in })
    #expect(isPaired { $0[5].width = 9 })
    #expect(!isPaired { $0[5].index = 40 })
    #expect(!isPaired { $0[5].x = 1 })
    #expect(!isPaired { $0[5].y = 1 })
    #expect(!isPaired { $0[5].offset = 4 })
    #expect(!isPaired { $0.removeLast() })
    #expect(!isPaired { $0[space].width = 9 })
    #expect(!isPaired { $0[space + 1].isSafe = false })
  }

  private func glyph(_ index: UInt32, at offset: Int) -> WordCache.Glyph {
    WordCache.Glyph(index: index, width: 10, x: 0, y: 0, offset: Int32(offset), isSafe: true, ink: nil)
  }
}
