import CInlayCairo
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct TextLineTests {
  private let format = TextFormat(font: Font(families: ["DejaVu Sans", "Noto Color Emoji"], size: 20))
  private let context: TextContext

  init() throws { context = try TextContext(fontFiles: Self.fonts) }

  private static let fonts = [TestFonts.dejavu, TestFonts.emoji]
  private static let pieces = [
    "a", "b", "fi", " ", ".", "1", "23", "\u{5D0}", "\u{5D1}", "\u{5D2}\u{5B8}", "\u{644}\u{627}", "\u{628}",
    "\u{645}\u{64E}",
    "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}", "\u{661}", "(", ")", "-",
  ]

  private func text(_ random: inout SeededRandom) -> String {
    (0..<random.int(0...12)).map { _ in random.pick(Self.pieces) }.joined()
  }

  /// The offsets between clusters.
  private func offsets(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
  }

  @Test("strong and weak carets are those of Pango")
  func carets() throws {
    let shaper = try TextShaper(fontSet: FontSet(paths: Self.fonts), hinting: false)
    withSeeds(400) { random in
      let text = text(&random)
      var format = format
      format.direction = random.chance(0.5) ? .leftToRight : .rightToLeft
      let scale = random.pick([1.0, 2, 1.5])
      let line = shaper.line(text, format, scale: scale, meter: nil)
      for offset in offsets(text) {
        var (strong, weak) = (PangoRectangle(), PangoRectangle())
        FontLock.hold { pango_layout_get_cursor_pos(shaper.layout, Int32(offset), &strong, &weak) }
        var position = line.strongPosition(at: offset)
        let ours = line.caret(at: position)
        position.affinity = position.affinity == .upstream ? .downstream : .upstream
        let other = line.caret(at: position)
        let units = TextShaper.units * scale
        // A letter of a ligature may end a fraction of a pixel elsewhere.
        guard abs(ours - Double(strong.x) / units) < 0.01, abs(other - Double(weak.x) / units) < 0.01 else {
          return "\(text.debugDescription) at \(offset): \(ours), \(other), not \(strong.x), \(weak.x) / \(units)"
        }
      }
      return nil
    }
  }

  @Test("steps to a side pass every cluster once, and the caret never goes back")
  func steps() {
    withSeeds(300) { random in
      let text = text(&random)
      let line = context.line(text, format: format)
      for toRight in [true, false] {
        let x = toRight ? -1 : line.layout.size.width + 1
        var position = line.position(at: x)
        var count = 0
        var last = line.caret(at: position)
        while let next = line.position(besides: position, toRight: toRight), count <= text.count {
          let caret = line.caret(at: next)
          guard offsets(text).contains(next.offset) else { return "\(text.debugDescription): inside at \(next)" }
          guard toRight ? caret >= last - 1e-9 : caret <= last + 1e-9 else { return "\(text.debugDescription): back" }
          (position, last, count) = (next, caret, count + 1)
        }
        guard count == text.count else { return "\(text.debugDescription): \(count) steps, not \(text.count)" }
      }
      return nil
    }
  }

  @Test("the spans of all clusters are the whole line, and a point in one is a position at one of its ends")
  func spans() {
    withSeeds(300) { random in
      let text = text(&random)
      let line = context.line(text, format: format)
      let offsets = offsets(text)
      guard text.isEmpty || line.spans(of: 0..<text.utf8.count) == [0...line.layout.size.width] else {
        return "\(text.debugDescription): \(line.spans(of: 0..<text.utf8.count)) of \(line.layout.size.width)"
      }
      for (start, end) in zip(offsets, offsets.dropFirst()) {
        guard let span = line.spans(of: start..<end).first else { return "no span" }
        for share in [0.25, 0.75] where span.upperBound > span.lowerBound {
          let x = span.lowerBound + (span.upperBound - span.lowerBound) * share
          let position = line.position(at: x)
          let near = share < 0.5 ? span.lowerBound : span.upperBound
          guard [start, end].contains(position.offset), abs(line.caret(at: position) - near) < 1e-6 else {
            return "\(text.debugDescription): \(position) at \(x) in \(start)..<\(end)"
          }
        }
      }
      return nil
    }
  }

  @Test("a selection in both directions has a span for each part")
  func mixed() {
    let line = context.line("abc \u{5D0}\u{5D1}\u{5D2}", format: format)
    #expect(line.direction == .leftToRight)
    // From b to the first Hebrew letter, which is the last one on the line.
    let spans = line.spans(of: 1..<6)
    #expect(spans.count == 2)
    #expect(spans[1].upperBound == line.layout.size.width)
    #expect(spans[0].lowerBound == line.caret(at: TextPosition(1)))
    #expect(context.line("\u{5D0}bc", format: format).direction == .rightToLeft)
  }

  @Test("the glyphs are those of an ordinary layout, and each line is shaped once")
  func glyphs() {
    withSeeds(60) { random in
      let text = text(&random)
      let before = context.shapedStringCount
      let line = context.line(text, format: format, scale: 2)
      guard context.shapedStringCount == before + 1 else { return "shaped \(context.shapedStringCount - before) times" }
      let layout = context.layout(text, format: format, scale: 2)
      let pairs = zip(line.layout.runs, layout.runs)
      guard line.layout.runs.count == layout.runs.count, line.layout.size == layout.size,
        pairs.allSatisfy({ $0.origin.y == $1.origin.y && $0.run.glyphs == $1.run.glyphs })
      else { return "\(text.debugDescription): other glyphs" }
      return nil
    }
  }

  @Test("zeros, line ends and endless texts have places too")
  func limits() {
    let line = context.line("a\0b\r\nc\u{2028}d\u{85}e", format: format)
    #expect(line.layout.lineCount == 1 && line.layout.size.width > line.caret(at: TextPosition(5)))
    let long = String(repeating: "word", count: 30_000)
    let cut = context.line(long, format: format)
    #expect(cut.layout.isTruncated)
    #expect(cut.caret(at: TextPosition(119_000)) == cut.caret(at: TextPosition(120_000, .downstream)))
    #expect(context.line("", format: format).position(at: 3) == TextPosition(0, .downstream))
  }

  @Test(
    "words end where Unicode ends them",
    arguments: [
      ("two words", ["two", "words"]), ("  don't, 3.5 €", ["don't", "3.5"]), ("", []), ("...", []),
      ("שלום עולם", ["שלום", "עולם"]), ("e\u{301}a b", ["e\u{301}a", "b"]),
    ])
  func words(text: String, words: [String]) {
    let bytes = Array(text.utf8)
    #expect(TextWords.ranges(in: text).map { String(decoding: bytes[$0], as: UTF8.self) } == words)
  }
}
