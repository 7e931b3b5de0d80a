import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Texts over the limits of one layout, shaped in parts.
@Suite struct ShapingPartsTests {
  private let shaper: TextShaper

  init() throws {
    let fonts = try FontSet(paths: [TestFonts.inter, TestFonts.dejavu])
    shaper = try TextShaper(fontSet: fonts, hinting: false)
  }

  private func format(_ change: (inout TextFormat) -> Void = { _ in }) -> TextFormat {
    var format = TextFormat(
      font: Font(families: ["Inter"], size: 14), lineBreakMode: .wordWrap, numberOfLines: 0)
    change(&format)
    return format
  }

  /// A paragraph of random words of several scripts, or of none.
  private func paragraph(_ random: inout SeededRandom) -> String {
    let words = ["word", "long-word", "12", "(3.5)", "אבג דה", "سلام", "漢字", "かな", "…", "  ", "e\u{301}", "-"]
    let plain = ["12", "(3.5)", "-", "…"]
    let used = random.int(0...2) == 0 ? plain : words
    return (0..<random.int(0...14)).map { _ in used[random.int(0...used.count - 1)] }.joined(separator: " ")
  }

  private func expectEqual(_ a: ShapedText, _ b: ShapedText, _ comment: Comment) {
    #expect(a.lines.count == b.lines.count, comment)
    #expect(a.height == b.height && a.width == b.width, comment)
    #expect(a.lines.firstBaseline == b.lines.firstBaseline && a.lines.lastBaseline == b.lines.lastBaseline, comment)
    func glyphs(_ text: ShapedText) -> [String] {
      text.lines.runs.map { run in
        "\(run.baseline) \(run.lineWidth) "
          + run.run.glyphs.map { "\($0.index) \($0.x) \($0.y)" }.joined(separator: ",")
      }
    }
    #expect(glyphs(a) == glyphs(b), comment)
  }

  @Test("a text that is shaped in parts has the lines and glyphs of the whole one", arguments: [true, false])
  func equalParts(isRightToLeft: Bool) {
    for seed in UInt64(0)..<60 {
      var random = SeededRandom(seed: seed)
      let ends = ["\n", "\r\n", "\r", "\u{2029}", "\n\n"]
      var text = ""
      for _ in 0..<random.int(2...12) { text += paragraph(&random) + ends[random.int(0...ends.count - 1)] }
      if random.int(0...1) == 0 { text += paragraph(&random) }
      let format = format { $0.direction = isRightToLeft ? .rightToLeft : .leftToRight }
      let width = random.int(0...3) == 0 ? nil : Double(random.int(60...400))
      let whole = shaper.shape(text, format, scale: 2, width: width, height: nil)
      var limits = ShapingParts.Limits()
      limits.bytes = random.int(1...150)
      limits.paragraphs = random.int(1...4)
      shaper.partLimits = limits
      let parts = shaper.shape(text, format, scale: 2, width: width, height: nil)
      shaper.partLimits = nil
      expectEqual(parts, whole, "seed \(seed), \(text.debugDescription)")
      #expect(parts.rareWork?.parts != nil && !parts.isTruncated)
    }
  }

  @Test("a long paragraph is shaped in parts that begin where its lines do")
  func openParts() {
    let text = (0..<400).map { "\($0). word and word." }.joined(separator: " ")
    let whole = shaper.shape(text, format(), scale: 1, width: 300, height: nil)
    var limits = ShapingParts.Limits()
    limits.paragraphBytes = 500
    shaper.partLimits = limits
    let parts = shaper.shape(text, format(), scale: 1, width: 300, height: nil)
    #expect(parts.lines.count == whole.lines.count && parts.height == whole.height)
    #expect(parts.glyphCount == whole.glyphCount && !parts.isTruncated && parts.cutCharacterCount == 0)
  }

  @Test("lines and height limit a text in parts as they limit a whole one")
  func limits() {
    let text = (0..<60).map { "\($0). A short line" }.joined(separator: "\n")
    let line = shaper.shape("A", format(), scale: 1, width: nil, height: nil).height
    for mode in [LineBreakMode.wordWrap, .truncatingTail] {
      for count in [1, 3, 7, 20, 59, 60, 100] {
        for isHeight in [true, false] where !isHeight || mode != .wordWrap {
          let format = format {
            $0.lineBreakMode = mode
            $0.numberOfLines = isHeight ? 0 : count
          }
          let height = isHeight ? Double(count) * line + 3 : nil
          let whole = shaper.shape(text, format, scale: 1, width: 400, height: height)
          var limits = ShapingParts.Limits()
          limits.bytes = 70
          shaper.partLimits = limits
          let parts = shaper.shape(text, format, scale: 1, width: 400, height: height)
          shaper.partLimits = nil
          expectEqual(parts, whole, "\(mode) \(count) \(isHeight)")
          #expect(
            parts.isTruncated == whole.isTruncated && parts.cutCharacterCount == 0, "\(mode) \(count) \(isHeight)")
        }
      }
    }
  }

  @Test("only the shown start of a long text is shaped, with the lines of the whole text")
  func longTexts() {
    let text = (0..<3_000).map { "\($0). word and word." }.joined(separator: " ")
    for (count, height) in [(1, nil), (3, nil), (40, nil), (0, 10.0), (0, 300), (0, 1_000)] as [(Int, Double?)] {
      let format = format {
        $0.lineBreakMode = .truncatingTail
        $0.numberOfLines = count
      }
      shaper.longText = .max
      let whole = shaper.shape(text, format, scale: 1, width: 300, height: height)
      shaper.longText = 1 << 14
      let start = shaper.shape(text, format, scale: 1, width: 300, height: height)
      expectEqual(start, whole, "\(count) lines, height \(height ?? -1)")
      #expect(start.isTruncated && whole.isTruncated && start.cutCharacterCount == whole.cutCharacterCount)
      #expect((start.rareWork?.parts ?? .infinity) < 40_000_000)
    }
  }

  @Test("a document of a megabyte is shown whole", arguments: ["\n", " "])
  func megabyte(separator: String) {
    var text = ""
    var number = 0
    while text.utf8.count < 1 << 20 {
      text += "\(number). A short line of a licence, with some words more.\(separator)"
      number += 1
    }
    let meter = CountingMeter()
    let shaped = shaper.shape(text + "THE END", format(), scale: 1, width: 380, height: nil, meter: meter)
    #expect(!shaped.isTruncated && shaped.cutCharacterCount == 0)
    // A glyph for each character but the line ends and the spaces at the ends of lines.
    #expect(shaped.glyphCount > text.utf8.count * 9 / 10)
    #expect((shaped.rareWork?.parts ?? .infinity) < 1_600_000_000)
  }

  @Test(
    "what is too long ends with an ellipsis, and the number of missing characters is known", arguments: [true, false])
  func tooLong(isOneLine: Bool) throws {
    let text = isOneLine ? String(repeating: "word ", count: 20_000) : String(repeating: "ä\n", count: 400_000)
    let shaped = shaper.shape(text, format(), scale: 1, width: isOneLine ? nil : 300, height: nil)
    #expect(shaped.isTruncated && shaped.cutCharacterCount > 0)
    let last = try #require(shaped.lines.runs.last?.run.glyphs.last)
    let ellipsis = shaper.shape("\u{2026}", format(), scale: 1, width: nil, height: nil)
    #expect(last.index == ellipsis.lines.runs.first?.run.glyphs.first?.index)
    if !isOneLine { #expect(shaped.cutCharacterCount == 2 * (400_000 - shaped.lines.count) + 1) }
  }
}
