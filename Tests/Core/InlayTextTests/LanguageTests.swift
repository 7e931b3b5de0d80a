import CInlayCairo
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct LanguageTests {

  @Test(
    "language tags are those of BCP 47",
    arguments: [
      ("ja", true), ("zh-Hant", true), ("zh-Hant-HK", true), ("de-CH-1996", true), ("es-419", true), ("sl-rozaj", true),
      ("zh-cmn-Hans", true), ("en-a-bcd-x-y", true), ("tr-TR", true), ("", false), ("j", false), ("japanesish", false),
      ("ja_JP", false), ("ja-", false), ("-ja", false), ("ja--JP", false), ("ja-x", false), ("12", false),
      ("日本語", false), ("en-US-u", false), ("zh-Hant-Hans", false), ("jp", false), ("cn-Hans", false),
      ("iw", true), ("tlh", true), ("arabic", false), ("arab", false), (String(repeating: "a-", count: 30), false),
    ])
  func tags(text: String, isRight: Bool) {
    #expect((LanguageTag(text) != nil) == isRight)
  }

  @Test(
    "capitals follow the language",
    arguments: [
      ("title", nil, "TITLE"), ("title", "en", "TITLE"), ("ısı istasyon", "tr", "ISI İSTASYON"),
      ("iki", "az-Latn", "İKİ"), ("Ρυθμίσεις", "el", "ΡΥΘΜΙΣΕΙΣ"), ("Ρυθμίσεις", nil, "ΡΥΘΜΙΣΕΙΣ"),
      ("μαΐου γάιδαρος", "el", "ΜΑΪΟΥ ΓΑΪΔΑΡΟΣ"), ("ᾠδὴ ἅγιος", "el", "ΩΙΔΗ ΑΓΙΟΣ"), ("café", "el", "CAFÉ"),
      ("straße", "de", "STRASSE"), ("i\u{307}\u{301} j\u{307} \u{12F}\u{307}\u{301}", "lt", "Í J \u{12E}\u{301}"),
      ("ΐδιος ΰλη", "el", "ΪΔΙΟΣ ΫΛΗ"), ("istanbul ılık", nil, "ISTANBUL ILIK"), ("ijs", "nl", "IJS"),
      ("a\0i", "tr", "A\0İ"), ("", "el", ""),
    ] as [(String, String?, String)])
  func capitals(text: String, language: String?, capitals: String) {
    #expect(text.uppercased(in: language) == capitals)
  }

  @Test(
    "languages are written from right to left by their script, or by the usual one",
    arguments: [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("ckb", true), ("yi", true), ("ar-Latn", false),
      ("az-Arab", true), ("uz", false), ("ja", false), ("en-US", false), ("jp", false), ("en-x-arab", false),
      ("zh-cmn-Hans", false), (nil, false),
    ] as [(String?, Bool)])
  func directions(tag: String?, isMirrored: Bool) {
    #expect(LayoutDirection(language: tag) == (isMirrored ? .rightToLeft : .leftToRight))
  }

  @Test(
    "a font of all Han forms shows those of the language",
    .enabled(if: TestFonts.exists(TestFonts.cjk), "fonts-noto-cjk is not installed"))
  func hanForms() throws {
    let context = try TextContext(fontFiles: [TestFonts.cjk])
    func glyphs(_ family: String, _ language: String?) -> [UInt32] {
      let format = TextFormat(font: Font(families: [family], size: 20), language: language)
      return context.layout("骨直角", format: format).runs.flatMap { $0.run.glyphs.map(\.index) }
    }
    let tags = ["ja", "ko", "zh-Hans", "zh-Hant"]
    let forms = tags.map { glyphs("sans-serif", $0) }
    for (index, family) in ["JP", "KR", "SC", "TC"].enumerated() {
      #expect(forms[index] == glyphs("Noto Sans CJK \(family)", tags[index]), "\(family)")
    }
    // Japanese and Korean differ in other characters alone.
    #expect(forms[0] != forms[2] && forms[0] != forms[3] && forms[2] != forms[3] && forms[1] != forms[2])
    #expect(glyphs("sans-serif", nil) == forms[2])
  }

  @Test(
    "capitals leave tags and references of markup unchanged",
    arguments: [
      ("a<b>ß&amp;x</b>i", "A<b>SS&amp;X</b>I"), ("<i>a", "<i>A"), ("a < b", "A < b"), ("", ""), ("x&", "X&"),
    ])
  func markupCapitals(text: String, capitals: String) {
    #expect(text.uppercasedMarkup(in: nil) == capitals)
  }

  /// Pango's language for each character.
  private func languages(_ text: String, in language: String?) throws -> [String] {
    let shaper = try TextShaper(fontSet: FontSet(paths: [TestFonts.dejavu]), hinting: false)
    let format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 20), language: language)
    var found: [Int: String] = [:]
    // Pango shapes here.
    try FontLock.hold {
      shaper.prepare(AttributedText(Array(text.utf8)), format, pixelSize: 20, isBroken: false)
      var entry = pango_layout_get_line_readonly(shaper.layout, 0).pointee.runs
      while let node = entry {
        let item = try #require(node.pointee.data).assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee
        let name = String(cString: pango_language_to_string(item.analysis.language))
        for byte in Int(item.offset)..<Int(item.offset + item.length) { found[byte] = name }
        entry = node.pointee.next
      }
    }
    return text.indices.map { found[$0.utf16Offset(in: text) == 0 ? 0 : text[..<$0].utf8.count] ?? "" }
  }

  @Test("a text's language is used in shaping, for the scripts of the language") func shaping() throws {
    let cases: [(String, String?, [String])] = [
      ("直", nil, ["zh-cn"]), ("直す", nil, ["ja", "ja"]), ("直", "ja", ["ja"]),
      ("直", "zh-Hant", ["zh-tw"]), ("直", "zh-Hant-HK", ["zh-hk"]), ("直", "zh", ["zh-cn"]),
      ("直", "de", ["zh-cn"]), ("直", "ko", ["kor"]), ("가直", "ko-KR", ["ko-kr", "kor"]), ("б", "sr", ["sr"]),
      ("б", nil, ["ru"]), ("б", "ja", ["ru"]), ("a", "tr", ["tr"]),
      ("a", nil, ["en"]), ("、", "ja", ["ja"]), ("a", "no such", ["en"]),
    ]
    for (text, language, wanted) in cases {
      #expect(try languages(text, in: language) == wanted, "\(text) in \(language ?? "none")")
    }
  }

  @Test("fonts use the language's letter forms, and cached texts differ by language") func glyphs()
    throws
  {
    let context = try TextContext(fontFiles: [TestFonts.dejavu])
    func glyphs(_ language: String?) -> [UInt32] {
      let format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 20), language: language)
      return context.layout("\u{431}\u{433}\u{43F}", format: format).runs.flatMap { $0.run.glyphs.map(\.index) }
    }
    #expect(glyphs(nil) == glyphs("ru") && glyphs("sr") != glyphs("ru"))
    #expect(glyphs("ru") == glyphs(nil) && glyphs("ja") == glyphs(nil))
  }

  @Test("the language determines line breaks") func lines() throws {
    let context = try TextContext(fontFiles: [TestFonts.dejavu])
    let outcomes = ["ja", "zh-Hans", "ko", nil].map { language in
      var format = TextFormat(
        font: Font(families: ["DejaVu Sans"], size: 20), lineBreakMode: .wordWrap, numberOfLines: 0, language: language)
      format.alignment = .left
      return context.layout("가나다라 마바사아 자차카", format: format, in: Size(width: 70, height: .infinity)).lineCount
    }
    #expect(outcomes.allSatisfy { $0 > 1 })
  }
}
