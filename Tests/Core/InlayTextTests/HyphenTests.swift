import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

/// Words that are wider than a line, in a dictionary that divides "light-house".
@Suite struct HyphenTests {
  private let folder: TestFolder
  private let context: TextContext
  /// The same fonts without a dictionary.
  private let plain: TextContext

  init() throws {
    folder = try TestFolder()
    try folder.write("UTF-8\nt1h\n", to: "hyph_en_GB.dic")
    // A place before each of these letters.
    let letters = "bcdfghklmnprst".map { "1\($0)" }
    try folder.write((["UTF-8"] + letters).joined(separator: "\n"), to: "hyph_de_DE.dic")
    context = try TextContext(fontFiles: [TestFonts.inter])
    context.hyphenationFolder = folder.path
    plain = try TextContext(fontFiles: [TestFonts.inter])
  }

  private static func format(_ language: String?, _ change: (inout TextFormat) -> Void = { _ in }) -> TextFormat {
    var format = TextFormat(
      font: Font(families: ["Inter"], size: 20), lineBreakMode: .wordWrap, numberOfLines: 0, language: language)
    change(&format)
    return format
  }

  private func layout(
    _ text: String, _ width: Double, _ format: TextFormat, _ context: TextContext
  ) -> TextLayout {
    context.layout(text, format: format, in: Size(width: width, height: .infinity))
  }

  private func width(_ text: String) -> Double { layout(text, .infinity, Self.format(nil), plain).size.width }

  /// The glyphs of each line.
  private func lines(_ layout: TextLayout) -> [[UInt32]] {
    var lines: [Double: [UInt32]] = [:]
    for positioned in layout.runs { lines[positioned.origin.y, default: []] += positioned.run.glyphs.map(\.index) }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  private func texts(_ layout: TextLayout) -> [String] {
    layout.runs.flatMap { positioned in
      positioned.run.text.parts.map { String(decoding: positioned.run.text.utf8[$0.bytes], as: UTF8.self) }
    }
  }

  private func expectSame(_ a: TextLayout, _ b: TextLayout, _ comment: Comment) {
    #expect(a.size == b.size && a.lineCount == b.lineCount && a.isTruncated == b.isTruncated, comment)
    #expect(a.runs.map(\.run.glyphs) == b.runs.map(\.run.glyphs), comment)
    #expect(a.runs.map(\.run.color) == b.runs.map(\.run.color), comment)
    #expect(texts(a) == texts(b), comment)
  }

  @Test(
    "a word that is wider than its line is divided with a hyphen, as at a soft hyphen", arguments: ["en", "en-GB"])
  func words(language: String) {
    let narrow = width("Lighthou")
    let word = layout("Lighthouse", narrow, Self.format(language), context)
    #expect(lines(word) == lines(layout("Light\u{2010}\nhouse", .infinity, Self.format(nil), plain)))
    expectSame(word, layout("Light\u{AD}house", narrow, Self.format(nil), plain), "a word")
    let sentence = layout("The (lighthouse), and Lighthouse-lighthouse!", narrow, Self.format(language), context)
    expectSame(
      sentence,
      layout("The (light\u{AD}house), and Light\u{AD}house-light\u{AD}house!", narrow, Self.format(nil), plain),
      "a sentence")
    let size = Size(width: narrow, height: .infinity)
    #expect(context.size(of: "Lighthouse", format: Self.format(language), in: size) == word.size)
  }

  @Test("without a dictionary, in one line, and if their words fit, texts stay as they are") func others() {
    let narrow = width("Lighthou")
    let cases: [(String, Double, TextFormat)] = [
      ("Lighthouse", narrow, Self.format(nil)), ("Lighthouse", narrow, Self.format("fr")),
      ("Lighthouse", narrow, Self.format("no such")), ("A lighthouse here", width("Lighthouse") + 1, Self.format("en")),
      ("Lighthouse", narrow, Self.format("en") { ($0.numberOfLines, $0.lineBreakMode) = (1, .truncatingTail) }),
      // Addresses and numbers are no words.
      ("https://lighthouse.example/lighthouse", narrow, Self.format("en")), ("lighthouse2", narrow, Self.format("en")),
      ("a_lighthouse", narrow, Self.format("en")), ("me@lighthouse", narrow, Self.format("en")),
      (String(repeating: "lighthouse", count: 40), narrow, Self.format("en")), ("", narrow, Self.format("en")),
      ("日本語日本語日本語日本語", narrow, Self.format("en")),
    ]
    for (text, width, format) in cases {
      expectSame(layout(text, width, format, context), layout(text, width, format, plain), "\(text)")
    }
    #expect(plain.hyphenationFolder == nil)
    #expect((try? TextContext())?.hyphenationFolder == "/usr/share/hyphen")
  }

  @Test("parts of markup keep their looks, and may have their own language") func markup() {
    let narrow = width("Lighthou")
    let format = Self.format("en") { $0.usesMarkup = true }
    let none = Self.format(nil) { $0.usesMarkup = true }
    expectSame(
      layout("<span foreground=\"red\">Light</span>house <i>a</i>", narrow, format, context),
      layout("<span foreground=\"red\">Light</span>\u{AD}house <i>a</i>", narrow, none, plain), "colours")
    expectSame(
      layout("Lighthouse <span lang=\"en\">Lighthouse</span>", narrow, none, context),
      layout("Lighthouse <span lang=\"en\">Light\u{AD}house</span>", narrow, none, plain), "languages")
  }

  @Test("a text with limited lines has hyphens before its last line") func limits() {
    let narrow = width("Lighthou")
    for mode in [LineBreakMode.wordWrap, .truncatingTail, .truncatingMiddle] {
      for count in 2...4 {
        let limited = Self.format("en") { ($0.numberOfLines, $0.lineBreakMode) = (count, mode) }
        var none = limited
        none.language = nil
        expectSame(
          layout("Lighthouse and islands", narrow, limited, context),
          layout("Light\u{AD}house and islands", narrow, none, plain), "\(mode), \(count)")
      }
    }
  }

  @Test("a text keeps its letters in any width, its lines fit, and its own width gives the same lines")
  func law() {
    var random = SeededRandom()
    let words = [
      "lighthouse", "Benachrichtigungseinstellungen", "a", "the", "Geschwindigkeitsbegrenzung", "low", "ox,", "x1",
      "(settings)", "hyphen-dictionary", "für", "Größenordnungen", "soft\u{AD}ly",
    ]
    let format = Self.format("de")
    var hyphens = 0
    for _ in 0..<300 {
      let text = (0..<random.int(1...7)).map { _ in random.pick(words) }.joined(separator: " ")
      let width = random.double(60...300)
      let broken = layout(text, width, format, context)
      let comment: Comment = "\(text), \(width), seed \(random.seed)"
      let shown = texts(broken).joined()
      func letters(_ text: String) -> String { text.filter { $0 != "\u{AD}" && $0 != " " } }
      #expect(letters(shown) == letters(text), comment)
      #expect(broken.size.width <= width + 0.01, comment)
      #expect(shown.count { $0 == "\u{AD}" } <= broken.lineCount + text.count { $0 == "\u{AD}" }, comment)
      #expect(lines(layout(text, broken.size.width, format, context)) == lines(broken), comment)
      if lines(broken) != lines(layout(text, width, format, plain)) { hyphens += 1 }
    }
    #expect(hyphens > 50)
  }

  @Test("the work of more passes counts, with or without a dictionary") func work() {
    func brokenBytes(_ format: TextFormat, _ context: TextContext) -> Int {
      let meter = CountingMeter()
      let size = Size(width: 50, height: .infinity)
      _ = context.layout("Lighthouse", format: format, in: size, scale: 1, meter: meter)
      return meter.amounts[.brokenByte] ?? 0
    }
    let usual = brokenBytes(Self.format("en"), plain)
    #expect(usual > 0 && brokenBytes(Self.format(nil), context) == usual)
    for language in ["en", "fr"] { #expect(brokenBytes(Self.format(language), context) == 4 * usual) }
  }
}
