import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Tracking, OpenType features, and the cut for large sizes.
@Suite struct FontStyleTests {
  private let context: TextContext
  private let everywhere = Size(width: .infinity, height: .infinity)

  init() throws { context = try TextContext() }

  private func width(_ text: String, _ font: Font) -> Double {
    context.layout(text, format: TextFormat(font: font), scale: 4).size.width
  }

  @Test("tracking adds its share of the size after each letter but the last", arguments: [-0.05, 0.1, 0.5])
  func tracking(tracking: Double) {
    for size in [10.0, 17] {
      let plain = width("Hamburg", Font(families: ["Inter"], size: size))
      let spaced = width("Hamburg", Font(families: ["Inter"], size: size, tracking: tracking))
      #expect(abs(spaced - plain - 6 * tracking * size) < 0.01)
    }
  }

  @Test("tracking does not part letters of joining scripts, and spaces the others beside them")
  func joining() {
    let font = Font(families: ["DejaVu Sans"], size: 20)
    var spaced = font
    spaced.tracking = 0.3
    func glyphs(_ text: String, _ font: Font) -> [[String]] {
      context.layout(text, format: TextFormat(font: font), scale: 2).runs.map { run in
        run.run.glyphs.map { "\($0.index) \($0.x)" }
      }
    }
    // Arabic, lam with alef, Syriac, N'Ko, and clusters of Devanagari and Bengali, for which boxes stand without a font.
    let joined = [
      "\u{627}\u{644}\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A}\u{643}\u{645}", "\u{644}\u{627}",
      "\u{71D}\u{718}\u{71D}",
      "\u{7CA}\u{7DE}\u{7CA}", "\u{915}\u{94D}\u{92F}\u{93E}", "\u{9AA}\u{9CD}\u{9B0}",
    ]
    for text in joined {
      #expect(glyphs(text, spaced) == glyphs(text, font), "\(text)")
      #expect(width(text + " abc", spaced) - width(text + " abc", font) > 2 * 0.3 * 20 - 0.01, "\(text)")
    }
    for text in [
      "abc", "\u{5D0}\u{5D1}\u{5D2}", "\u{3B1}\u{3B2}\u{3B3}", "\u{431}\u{432}\u{433}", "\u{E20}\u{E32}\u{E29}",
    ] {
      #expect(abs(width(text, spaced) - width(text, font) - 2 * 0.3 * 20) < 0.01, "\(text)")
    }
  }

  @Test("spaced letters form no ligatures, and letters of joining scripts keep theirs")
  func ligatures() {
    func count(_ text: String, _ tracking: Double) -> Int {
      let font = Font(families: ["DejaVu Sans"], size: 20, tracking: tracking, features: ["liga"])
      return context.layout(text, format: TextFormat(font: font)).runs.reduce(0) { $0 + $1.run.glyphs.count }
    }
    #expect(count("fi", 0) == 1 && count("fi", 0.1) == 2)
    #expect(count("\u{644}\u{627}", 0) == count("\u{644}\u{627}", 0.1))
  }

  @Test("tracking is limited, and a value that is not a number counts as a limit")
  func limits() {
    let most = width("nn", Font(families: ["Inter"], size: 10, tracking: 1))
    #expect(width("nn", Font(families: ["Inter"], size: 10, tracking: 1e300)) == most)
    #expect(width("nn", Font(families: ["Inter"], size: 10, tracking: .nan)).isFinite)
    let least = width("nn", Font(families: ["Inter"], size: 10, tracking: -0.1))
    #expect(width("nn", Font(families: ["Inter"], size: 10, tracking: -.infinity)) == least)
  }

  @Test("with tnum all digits have equal widths; tags that are none are ignored")
  func features() {
    let plain = Font(families: ["Inter"], size: 17)
    #expect(width("111", plain) != width("000", plain))
    for features in [["tnum"], ["x", "tnum", "a;b=", "toolong"]] {
      var font = plain
      font.features = features
      #expect(width("111", font) == width("000", font))
    }
    var font = plain
    font.features = ["t,n=", ""]
    #expect(width("111", font) == width("111", plain))
  }

  @Test("Inter is Inter Display from 20 points up, if the fonts have it")
  func display() {
    guard context.fontExists("Inter Display") else { return }
    func families(_ first: String, _ size: Double) -> Double {
      width("Hamburg", Font(families: [first, "sans-serif"], size: size))
    }
    #expect(families("Inter", 19.9) != families("Inter Display", 19.9))
    #expect(families("Inter", 20) == families("Inter Display", 20))
    #expect(families("Inter", 40) == families("Inter Display", 40))
    #expect(families("DejaVu Sans", 40) != families("Inter Display", 40))
  }

  @Test("texts of cached words have the glyphs of whole texts, with tracking and features")
  func words() throws {
    let other = try TextContext()
    other.usesWordCache = false
    var font = Font(families: ["Inter"], size: 17, tracking: -0.0235, features: ["tnum", "ss01"])
    let texts = [
      "Wi-Fi 12", "first 34", "office 56", "Wi-Fi 34", "first 16", "office 32", "Wi-Fi office", "first office",
    ]
    var shaped: Set<Int> = []
    for tracking in [-0.0235, 0, 0.1] {
      font.tracking = tracking
      let before = context.shapedStringCount
      for text in texts {
        let format = TextFormat(font: font)
        let (a, b) = (context.layout(text, format: format, scale: 2), other.layout(text, format: format, scale: 2))
        #expect(a.size == b.size && a.runs.map(\.run.glyphs) == b.runs.map(\.run.glyphs), "\(text)")
      }
      shaped.insert(context.shapedStringCount - before)
    }
    // As many texts are composed with tracking as without.
    #expect(shaped.count == 1)
    if TestFonts.hasInter3 { #expect(shaped.allSatisfy { $0 < texts.count }) }
  }

  @Test("random texts with tracking are laid out in any width", arguments: 0..<40)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for number in 0..<20 {
      let usesMarkup = random.int(0...2) == 0
      var text = MarkupText(seed: seed * 20 + UInt64(number)).markup
      if !usesMarkup {
        text = ""
        for _ in 0...random.int(0...9) {
          let piece = MarkupText.pieces.randomElement(using: &random) ?? "a"
          text += String(repeating: piece, count: random.int(0...4))
        }
      }
      let modes: [LineBreakMode] = [.wordWrap, .truncatingHead, .truncatingMiddle, .truncatingTail]
      let format = TextFormat(
        font: Font(families: ["Inter"], size: 12, tracking: Double(random.int(0...1100)) / 1000 - 0.1),
        lineBreakMode: modes.randomElement(using: &random) ?? .wordWrap, numberOfLines: random.int(0...3),
        direction: random.int(0...1) == 0 ? .leftToRight : .rightToLeft, usesMarkup: usesMarkup)
      for width in [0, Double(random.int(0...40)), Double(random.int(0...200)), .infinity] {
        let layout = context.layout(text, format: format, in: Size(width: width, height: 60))
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
  }

  @Test("tracking and line height follow the size: the built-in values at their sizes, and values between elsewhere")
  func sizes() {
    for (size, tracking) in [(11.0, 0.0), (12, 0), (13, -0.006), (15, -0.016), (16, -0.0235), (17, -0.0235), (20, 0)] {
      #expect(Font.tracking(at: size) == tracking, "\(size)")
    }
    #expect(abs(Font.tracking(at: 17, weight: .semibold) - -0.0175) < 1e-9 && Font.tracking(at: 34) == 0)
    #expect((-0.016 ... -0.006).contains(Font.tracking(at: 14)))
    for (size, height) in [(11.0, 13.0), (12, 16), (15, 20), (17, 22), (20, 25), (28, 34), (34, 41)] {
      #expect(abs(Font.lineHeight(at: size) * size - height) < 1e-9, "\(size)")
    }
    #expect(Font.lineHeight(at: 60) == Font.lineHeight(at: 34) && Font.lineHeight(at: 5) == Font.lineHeight(at: 11))
    var changes = FontChanges()
    changes.size = 28
    var font = Font(families: ["Inter"], size: 17, tracking: -0.0235)
    #expect(changes.applied(to: font).lineHeight == nil)
    font.lineHeight = Font.lineHeight(at: 17)
    #expect(changes.applied(to: font).lineHeight == Font.lineHeight(at: 28))
  }

  @Test("the font for a script is named with its package")
  func scriptFonts() {
    for (character, family, debianPackage) in [
      ("\u{5D0}", "Noto Sans Hebrew", "fonts-noto-core"), ("\u{3042}", "Noto Sans CJK JP", "fonts-noto-cjk"),
      ("\u{AC00}", "Noto Sans CJK KR", "fonts-noto-cjk"), ("\u{1F600}", "Noto Color Emoji", "fonts-noto-color-emoji"),
      ("\u{E01}", "Noto Sans Thai", "fonts-noto-core"), ("A", "Inter", "fonts-inter"),
    ] as [(Unicode.Scalar, String, String)] {
      let font = ScriptFont(for: character)
      #expect(font?.family == family && font?.debianPackage == debianPackage, "\(character)")
    }
    let families = ["Nonesuch", "Noto Sans Arabic"]
    #expect(
      ScriptFont.hint(forFamilies: families) == "; Debian's package fonts-noto-core has Noto Sans Arabic")
    #expect(ScriptFont(for: "\u{E000}") == nil && ScriptFont.hint(for: ["\u{E000}"]).isEmpty)
    #expect(
      ScriptFont.hint(for: ["\u{5D0}", "\u{5D1}", "\u{E01}"])
        == "; Debian's package fonts-noto-core has Noto Sans Hebrew; Debian's package fonts-noto-core has Noto Sans Thai"
    )
  }
}
