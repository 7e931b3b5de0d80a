import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// The heights of lines in fonts and their fallback fonts.
@Suite struct LineHeightTests {
  private let context: TextContext

  init() throws { context = try TextContext() }
  private static let scripts = [
    "Title", "名前", "日本語のテキスト", "مرحبا", "עברית", "Ελληνικά", "Кириллица", "🦊", "👨‍👩‍👧 ok", "→ ✓ ★", "12 °C", "Åäö",
    "Mixed 日本 مرحبا 🦊", "e\u{301}\u{302}",
  ]

  @Test(
    "a line has the height of its font in every script", arguments: ["Inter", "DejaVu Sans", "sans-serif"])
  func scripts(family: String) throws {
    for size in [11.0, 13, 17, 23.8, 34, 51] {
      for scale in [1.0, 1.5, 2, 3] {
        let format = TextFormat(font: Font(families: [family], size: size))
        let usual = context.layout("Hx", format: format, scale: scale)
        for text in Self.scripts {
          let layout = context.layout(text, format: format, scale: scale)
          let place = "\(text), \(family) \(size), scale \(scale)"
          #expect(
            abs(layout.size.height - usual.size.height) < 0.01, "\(place): \(layout.size.height), \(usual.size.height)")
          #expect(abs(layout.firstBaseline - usual.firstBaseline) < 0.01, "\(place)")
        }
      }
    }
  }

  @Test("lines that wrap have one height each, and a text has the room of its own size in every mode")
  func wrapped() throws {
    let text = "Mixed 日本語のテキスト and مرحبا 🦊 in several lines of 名前 that wrap"
    for mode in [LineBreakMode.wordWrap, .truncatingTail, .truncatingHead, .truncatingMiddle] {
      var format = TextFormat(font: Font(families: ["Inter"], size: 17))
      format.lineBreakMode = mode
      let line = context.layout("Hx", format: format).size.height
      for width in stride(from: 90.0, through: 400, by: 31) {
        format.numberOfLines = 0
        let whole = context.layout(text, format: format, in: Size(width: width, height: .infinity))
        #expect(abs(whole.size.height - Double(whole.lineCount) * line) < 0.01, "\(mode), \(width)")
        // A text in its own size is not cut.
        let same = context.layout(text, format: format, in: Size(width: width, height: whole.size.height))
        #expect(same.lineCount == whole.lineCount && same.isTruncated == whole.isTruncated, "\(mode), \(width)")
        guard mode != .wordWrap, whole.lineCount > 2 else { continue }
        let two = context.layout(text, format: format, in: Size(width: width, height: 2.2 * line))
        #expect(two.lineCount == 2 && two.isTruncated, "\(mode), \(width): \(two.lineCount)")
      }
    }
  }

  @Test("a font with a line height has lines of this height at least, with the letters in the middle, in every script")
  func ownHeight() {
    let texts = Self.scripts.filter { $0 != "e\u{301}\u{302}" } + [""]
    for (size, height) in [(17.0, 22.0), (15, 20), (11, 15), (34, 50)] {
      var format = TextFormat(font: Font(families: ["Inter"], size: size))
      let usual = context.layout("Hx", format: format, scale: 2)
      format.font.lineHeight = height / size
      for text in texts {
        let layout = context.layout(text, format: format, scale: 2)
        #expect(abs(layout.size.height - height) < 0.01, "\(text): \(layout.size.height), not \(height)")
        let lower = layout.firstBaseline - usual.firstBaseline
        #expect(abs(lower - (height - usual.size.height) / 2) < 0.01, "\(text)")
      }
      format.font.lineHeight = 0.5
      #expect(context.layout("Hx", format: format, scale: 2).size == usual.size)
    }
  }

  @Test("a text that is limited by its height has the lines that fit by their own height, and an ellipsis")
  func limited() {
    var format = TextFormat(font: Font(families: ["Inter"], size: 17))
    format.font.lineHeight = 2
    format.numberOfLines = 0
    let text = "Some words that need several lines in a narrow column, and are cut"
    let layout = context.layout(text, format: format, in: Size(width: 90, height: 2.5 * 34))
    #expect(layout.lineCount == 2 && layout.isTruncated && abs(layout.size.height - 68) < 0.01)
  }

  @Test("glyphs far above or below the font's line get their room")
  func highGlyphs() throws {
    // Letters with marks that Inter does not have, and so from a font of the system.
    let format = TextFormat(font: Font(families: ["Inter"], size: 40))
    let usual = context.layout("Hx", format: format)
    for text in ["ﷺ", "بِّـُّ", "\u{E01}\u{E39}\u{E49}", "\u{915}\u{94D}\u{937}\u{94D}\u{92E}\u{94D}\u{92F}\u{940}"] {
      let layout = context.layout(text, format: format)
      guard layout.missingGlyphCount == 0, let ink = layout.inkBounds else { continue }
      // At most the heights that the other font has for its lines.
      #expect(ink.minY >= -0.25 * 40 && ink.maxY <= layout.size.height + 0.25 * 40, "\(text): \(ink)")
      #expect(layout.size.height >= usual.size.height - 0.01)
    }
  }

  @Test("markup with sizes, fonts and raised parts has its own line heights")
  func markup() throws {
    var format = TextFormat(font: Font(families: ["Inter"], size: 17))
    let usual = context.layout("Hx", format: format).size.height
    format.usesMarkup = true
    #expect(context.layout("H<big>x</big>", format: format).size.height > usual)
    #expect(abs(context.layout("<b>H</b>x 日本", format: format).size.height - usual) < 0.01)
  }
}
