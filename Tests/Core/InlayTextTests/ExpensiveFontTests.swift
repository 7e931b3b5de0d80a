import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Fonts of which each letter is much work: what a text takes is counted before it is shaped.
@Suite struct ExpensiveFontTests {
  private let format = TextFormat(font: Font(families: ["Inter"], size: 17), lineBreakMode: .wordWrap, numberOfLines: 0)
  private let size = Size(width: 300, height: 300)

  private func context(lookups: Int) throws -> TextContext {
    try TextContext(files: [FontFile(TestFonts.inter, lookups: lookups)])
  }

  @Test("a text that is too much work is not begun, and not kept", arguments: [100, 3000, 100_000])
  func notBegun(count: Int) throws {
    let context = try context(lookups: 2000)
    let text = String(repeating: "words and ", count: count / 10)
    let whole = CountingMeter()
    let wanted = try self.context(lookups: 2000).layout(text, format: format, in: size, scale: 1, meter: whole)
    for share in [0.01, 0.3, 0.6] {
      let meter = CountingMeter()
      meter.mostWork = Int(Double(whole.total) * share)
      _ = context.layout(text, format: format, in: size, scale: 1, meter: meter)
      #expect(meter.isExhausted && (meter.amounts[.shapedLine] ?? 0) <= 1, "\(share)")
    }
    // Another scene has the whole text.
    let layout = context.layout(text, format: format, in: size)
    #expect(layout.lineCount > 1 && layout.lineCount == wanted.lineCount && layout.size == wanted.size)
    #expect(layout.isTruncated == wanted.isTruncated)
  }

  @Test("a text takes as much work when it is shaped as when a cache has it", arguments: [0, 2000])
  func equalWork(lookups: Int) throws {
    let context = try context(lookups: lookups)
    for count in [10, 500, 9000, 100_000] {
      let text = (0..<count / 10).map { "word \($0) and" }.joined(separator: " ") + String(repeating: "a", count: 200)
      let totals = (0..<2).map { _ in
        let meter = CountingMeter()
        for width in [300.0, 140, 300] {
          _ = context.layout(text, format: format, in: Size(width: width, height: 300), scale: 1, meter: meter)
        }
        return meter.total
      }
      #expect(totals[0] == totals[1], "\(count)")
    }
  }

  @Test("the work grows with the lookups, and parts are small enough to end in time")
  func prices() {
    for lookups in [301, 900, 5000, 100_000] {
      let part = ShapingLimits.parts(pixelSize: 17, lookups: lookups, isBroken: true).paragraphBytes
      #expect(TextWork.ofPart(part, lookups: lookups) <= TextWork.mostOfText / 8 || part == 16)
      #expect(ShapingLimits.wordBytes(lookups: lookups) < ShapingLimits.wordBytes(lookups: 300))
      #expect(TextWork.ofPart(1000, lookups: lookups) > TextWork.ofPart(1000, lookups: 300))
    }
    #expect(TextWork.growth(300) == 1 && TextWork.growth(900) == 45)
  }

  @Test("a long word of an expensive font is shown whole")
  func longWords() throws {
    let word = String(repeating: "abcdefghij", count: 40)
    let layouts = try [0, 2000].map { try context(lookups: $0).layout(word, format: format, in: size) }
    let counts = layouts.map { $0.runs.reduce(0) { $0 + $1.run.glyphs.count } }
    #expect(counts[0] == 400 && counts[1] == 400 && !layouts[1].isTruncated)
  }
}
