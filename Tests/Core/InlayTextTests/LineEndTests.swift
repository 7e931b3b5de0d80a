import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

/// Texts that are broken into lines by the widths of their glyphs have Pango's lines.
@Suite struct LineEndTests {
  private static let words = [
    "The", "quick", "brown", "fox", "jumps", "over", "Wi-Fi", "and/or", "(on)", "AV", "To", "Te.", "VA", "3", "x",
    "12:30", "10%", "e-mail", "a|b", "low,", "What?", "it's", "\"q\"", "=>", "->", "...", "1/2", "", "A1B2", "fi",
    "office", "--", "supercalifragilistic", "http://a.b/c?d=e&f", "[x]", "C++", "T.V.", "!?", "a(b)c", "iiii", "WWWW",
  ]
  /// Words that end at spaces only.
  private static let simple = ["The", "quick", "brown", "fox", "low,", "over.", "A1B2", "office", "iiii", "WWWW", "VA"]
  /// Words that are not plain, or have line ends of their own.
  private static let others = [
    "a\nb", "a\n\nb", "soft\u{AD}hyphen", "no\u{A0}break", "\u{5D0}\u{5D1}", "日本語", "Привет", "ä", "e\u{301}", "a\tb",
    "\u{200B}", "😀", "مرحبا", "ไทย", "a\u{2028}b", "\u{2011}", "😀\u{FE0F}",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    var text = random.chance(0.05) ? " " : ""
    let isPlain = random.chance(0.8)
    let isSimple = random.chance(0.4)
    for index in 0..<random.int(1...22) {
      if index > 0, random.chance(0.92) { text += random.chance(0.05) ? "  " : " " }
      if isSimple {
        text += random.pick(simple)
      } else if random.chance(0.15) {
        text += "\(random.int(0...99_999))"
      } else if random.chance(0.08) {
        text += String(decoding: (0..<random.int(1...6)).map { _ in UInt8(random.int(0x20...0x7E)) }, as: UTF8.self)
      } else {
        let isWord = isPlain || random.chance(0.8)
        text += random.pick(isWord ? words : others)
      }
    }
    return text + (random.chance(0.05) ? " " : "")
  }

  private static func format(_ family: String, _ random: inout SeededRandom) -> TextFormat {
    let sizes: [Double] = [13, 17, 17, 21.5]
    let trackings: [Double] = [0, 0, 0, -0.0235, 0.05, 1.0 / 17, -0.1]
    let modes: [LineBreakMode] = [.wordWrap, .wordWrap, .truncatingTail, .truncatingTail, .truncatingMiddle]
    let directions: [LayoutDirection?] = [nil, nil, .leftToRight, .rightToLeft]
    let languages: [String?] = [nil, nil, nil, "en", "ja"]
    var font = Font(families: [family], size: random.pick(sizes))
    font.tracking = random.pick(trackings)
    if random.chance(0.1) { font.features = ["tnum"] }
    var format = TextFormat(font: font)
    format.alignment = random.pick([TextAlignment.natural, .left, .center, .right])
    format.lineBreakMode = random.pick(modes)
    format.numberOfLines = random.pick([0, 0, 0, 2, 3, 1])
    format.direction = random.pick(directions)
    format.language = random.pick(languages)
    return format
  }

  private static func texts(_ layout: TextLayout) -> [String] {
    layout.runs.flatMap { positioned in
      positioned.run.text.parts.map { String(decoding: positioned.run.text.utf8[$0.bytes], as: UTF8.self) }
    }
  }

  private static func picture(_ layout: TextLayout, scale: Double) throws -> [UInt32] {
    let surface = try ImageSurface(pixelWidth: 500, pixelHeight: 200)
    let canvas = Canvas(surface)
    canvas.scaleBy(x: scale, y: scale)
    canvas.draw(layout, at: Point(x: 3, y: 2), color: .black)
    return surface.pixels()
  }

  @Test(
    "texts in any width have the lines, glyphs, measures and pixels of Pango",
    arguments: ["Inter", "DejaVu Sans", "DejaVu Serif"], [TextContext.Hinting.off, .vertical])
  func law(family: String, hinting: TextContext.Hinting) throws {
    var random = SeededRandom()
    let context = try TextContext(hinting: hinting)
    let pango = try TextContext(hinting: hinting)
    pango.usesWordCache = false
    var brokenCount = 0
    for number in 0..<700 {
      let (text, format) = (Self.text(&random), Self.format(family, &random))
      let scale = random.pick([1.0, 1, 2])
      for _ in 0..<3 {
        let size = Size(
          width: random.chance(0.05) ? .infinity : random.double(20...420),
          height: random.chance(0.5) ? .infinity : random.double(0...120))
        let shapedBefore = context.shapedStringCount
        let a = context.layout(text, format: format, in: size, scale: scale)
        let b = pango.layout(text, format: format, in: size, scale: scale)
        let isNew = context.shapedStringCount > shapedBefore
        if !isNew, a.lineCount > 1, !text.utf8.contains(0x0A) { brokenCount += 1 }
        let comment: Comment = "\(text.debugDescription), \(format), \(size), \(scale), seed \(random.seed)"
        #expect(a.size == b.size && a.lineCount == b.lineCount && a.isTruncated == b.isTruncated, comment)
        #expect(a.firstBaseline == b.firstBaseline && a.lastBaseline == b.lastBaseline, comment)
        #expect(a.runs.map(\.run.glyphs) == b.runs.map(\.run.glyphs), comment)
        #expect(a.runs.map(\.origin) == b.runs.map(\.origin) && a.lineTops == b.lineTops, comment)
        #expect(Self.texts(a) == Self.texts(b), comment)
        #expect(a.lineCount == 1 || a.inkBounds == b.inkBounds, comment)
        guard number % 7 == 0 else { continue }
        #expect(try Self.picture(a, scale: scale) == Self.picture(b, scale: scale), comment)
      }
    }
    #expect(brokenCount > 50, "seed \(random.seed)")
  }

  @Test("a text is shaped once for all widths, and not at all if its words are known") func counts() throws {
    let context = try TextContext()
    let format = TextFormat(
      font: Font(families: ["DejaVu Sans"], size: 17), lineBreakMode: .wordWrap, numberOfLines: 0)
    func layOut(_ text: String) {
      for width in stride(from: 120.0, through: 420, by: 1.5) {
        _ = context.layout(text, format: format, in: Size(width: width, height: .infinity))
      }
    }
    layOut("Background refresh pauses until the battery is full again.")
    #expect(context.shapedStringCount == 1)
    layOut("Background refresh until the battery is full again.")
    #expect(context.shapedStringCount == 1)
    var three = format
    three.numberOfLines = 3
    let size = Size(width: 300, height: .infinity)
    let layout = context.layout("Background refresh until the battery is full again.", format: three, in: size)
    #expect(context.shapedStringCount == 1 && layout.lineCount == 2, "formats share words")
  }

  @Test("lines in a height are those without it, or Pango truncates them") func heights() throws {
    let context = try TextContext()
    let format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 17), numberOfLines: 0)
    let text = "Background refresh pauses until the battery is full again."
    let whole = context.layout(text, format: format, in: Size(width: 240, height: .infinity))
    let exact = context.layout(text, format: format, in: Size(width: 240, height: whole.size.height))
    #expect(!exact.isTruncated && exact.runs.map(\.run.glyphs) == whole.runs.map(\.run.glyphs))
    let low = context.layout(text, format: format, in: Size(width: 240, height: whole.size.height - 1))
    #expect(low.isTruncated && low.lineCount < whole.lineCount)
  }
}
