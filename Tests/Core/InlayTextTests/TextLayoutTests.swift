import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct TextLayoutTests {
  private static let long = "one two three four five six seven eight nine ten"

  private let context: TextContext

  init() throws { context = try TextContext(fontFiles: [TestFonts.inter]) }

  private func layout(
    _ text: String, width: Double = .infinity, height: Double = .infinity, scale: Double = 1,
    _ change: (inout TextFormat) -> Void = { _ in }
  ) -> TextLayout {
    var format = TextFormat(font: Font(families: ["Inter"], size: 20))
    change(&format)
    return context.layout(text, format: format, in: Size(width: width, height: height), scale: scale)
  }

  private func glyphCount(_ layout: TextLayout) -> Int { layout.runs.reduce(0) { $0 + $1.run.glyphs.count } }

  @Test("an empty text has no width and one line's height") func empty() {
    let empty = layout("")
    #expect(empty.size == Size(width: 0, height: layout("x").size.height))
    #expect(empty.lineCount == 1 && empty.runs.isEmpty && !empty.isTruncated)
    #expect(empty.firstBaseline == layout("x").firstBaseline)
  }

  @Test("lines end at line feeds, and their heights add up") func paragraphs() {
    let two = layout("ab\nabc") { $0.numberOfLines = 0 }
    #expect(two.lineCount == 2 && !two.isTruncated)
    #expect(two.size == Size(width: layout("abc").size.width, height: 2 * layout("a").size.height))
    #expect(two.lastBaseline - two.firstBaseline == layout("a").size.height)
  }

  @Test("a line that ends at a soft hyphen shows a hyphen, another one that ends inside a word shows none")
  func softHyphens() {
    func glyphs(_ text: String, width: Double = .infinity, _ direction: LayoutDirection) -> [[UInt32]] {
      let shaped = layout(text, width: width) {
        ($0.numberOfLines, $0.lineBreakMode, $0.direction) = (0, .wordWrap, direction)
      }
      var lines: [Double: [UInt32]] = [:]
      for positioned in shaped.runs { lines[positioned.origin.y, default: []] += positioned.run.glyphs.map(\.index) }
      return lines.sorted { $0.key < $1.key }.map(\.value)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let width = layout("versicherungs\u{2010}").size.width + 1
      #expect(
        glyphs("Rechts\u{AD}schutz\u{AD}versicherungs\u{AD}vertrag", width: width, direction)
          == glyphs("Rechtsschutz\u{2010}\nversicherungs\u{2010}\nvertrag", direction))
      #expect(glyphs("Rechts\u{AD}schutz", direction) == glyphs("Rechtsschutz", direction))
      let narrow = layout("Rechtssch").size.width + 1
      #expect(glyphs("Rechtsschutz", width: narrow, direction) == glyphs("Rechtssch\nutz", direction))
      #expect(glyphs("aa Rechts\u{AD}schutz", width: narrow, direction).count == 3)
    }
  }

  @Test(
    "a text that is too wide is truncated at the mode's side",
    arguments: [
      LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail,
    ])
  func truncation(mode: LineBreakMode) {
    let cut = layout(Self.long, width: 200) { $0.lineBreakMode = mode }
    #expect(cut.isTruncated && cut.lineCount == 1 && cut.size.width <= 200)
    let whole = layout(Self.long)
    let (first, last) = (cut.runs[0].run.glyphs[0].index, cut.runs[0].run.glyphs.last?.index)
    #expect((first == whole.runs[0].run.glyphs[0].index) == (mode != .truncatingHead))
    #expect((last == whole.runs[0].run.glyphs.last?.index) == (mode != .truncatingTail))
    #expect(glyphCount(cut) < glyphCount(whole))
  }

  @Test("wrapped lines stay within the width and the limit") func wrapping() {
    let wrapped = layout(Self.long, width: 150) {
      $0.lineBreakMode = .wordWrap
      $0.numberOfLines = 0
    }
    #expect(wrapped.lineCount > 2 && wrapped.size.width <= 150 && !wrapped.isTruncated)
    let two = layout(Self.long, width: 150) {
      $0.lineBreakMode = .wordWrap
      $0.numberOfLines = 2
    }
    #expect(two.lineCount == 2 && two.isTruncated)
    let ellipsis = layout("\u{2026}").runs[0].run.glyphs[0].index
    #expect(two.runs[0].run.glyphs == wrapped.runs[0].run.glyphs && two.runs[1].run.glyphs.last?.index == ellipsis)
    let word = layout("abcdefghijklmnop", width: 50) {
      $0.lineBreakMode = .wordWrap
      $0.numberOfLines = 0
    }
    #expect(word.lineCount > 2 && glyphCount(word) == 16)
  }

  @Test("a truncating mode without a limit shows the lines that fit, at least one") func heights() {
    let line = layout("x").size.height
    for (height, count) in [(0, 1), (line, 1), (line * 2.5, 2), (line * 3, 3)] {
      let cut = layout(Self.long, width: 150, height: height) { $0.numberOfLines = 0 }
      #expect(cut.lineCount == count && cut.isTruncated)
      let paragraphs = layout("a\nb\nc\nd", width: 150, height: height) { $0.numberOfLines = 0 }
      #expect(paragraphs.lineCount == count && paragraphs.isTruncated)
      #expect(glyphCount(paragraphs) == count + 1)  // the ellipsis
    }
  }

  @Test("a line feed at the end of the last line adds no ellipsis") func finalLineFeed() {
    let ended = layout("a\n")
    #expect(ended.lineCount == 1 && !ended.isTruncated && glyphCount(ended) == 1)
    #expect(layout("a\nb").isTruncated)
  }

  @Test("a text fits into its natural width, at any scale") func ownWidth() {
    for scale in [1, 1.5, 2, 3] {
      for text in ["AVAVA", "fi office", Self.long] {
        let natural = layout(text, scale: scale)
        let fitted = layout(text, width: natural.size.width, scale: scale) {
          $0.lineBreakMode = .wordWrap
          $0.numberOfLines = 0
        }
        #expect(fitted.lineCount == 1 && fitted.size.width == natural.size.width)
        #expect(abs(natural.size.width - layout(text).size.width) < 0.1)
      }
    }
  }

  @Test("natural alignment follows the interface's direction, and left and right do not") func alignment() {
    func x(_ alignment: TextAlignment, _ direction: LayoutDirection, _ text: String = "abc") -> Double {
      layout(text, width: 100) {
        $0.alignment = alignment
        $0.direction = direction
      }.runs[0].origin.x
    }
    let room = 100 - layout("abc").size.width
    #expect(x(.natural, .leftToRight) == 0 && x(.natural, .rightToLeft) == room)
    #expect(x(.left, .rightToLeft) == 0 && x(.right, .leftToRight) == room)
    #expect(x(.center, .leftToRight) == room / 2)
    #expect(x(.natural, .leftToRight, "\u{5D0}") == 0)
  }

  @Test("a neutral text is ordered by the format's direction, others by their own") func order() {
    func glyphs(_ text: String, _ direction: LayoutDirection) -> [UInt32] {
      layout(text) { $0.direction = direction }.runs.flatMap { $0.run.glyphs.map(\.index) }
    }
    #expect(glyphs("-!", .rightToLeft) != glyphs("-!", .leftToRight))
    #expect(glyphs("ab", .rightToLeft) == glyphs("ab", .leftToRight))
  }

  @Test("characters without a glyph are counted and take room") func missing() {
    #expect(layout("abc").missingGlyphCount == 0)
    let missing = layout("a\u{65E5}\u{672C}")
    #expect(missing.missingGlyphCount == 2 && missing.size.width > layout("a").size.width)
    #expect(glyphCount(missing) == 3)
  }

  @Test("coloured emoji are painted in colour") func emoji() throws {
    let context = try TextContext(fontFiles: [TestFonts.inter, TestFonts.emoji])
    let layout = context.layout("a\u{1F600}", format: TextFormat(font: Font(families: ["Inter"], size: 20)))
    #expect(layout.missingGlyphCount == 0 && layout.runs.count == 2)
    let surface = try ImageSurface(pixelWidth: 60, pixelHeight: 40)
    Canvas(surface).draw(layout, at: Point(x: 4, y: 4), color: .black)
    #expect(surface.pixels().contains { $0 >> 24 == 255 && $0 & 255 < $0 >> 16 & 255 })
  }

  @Test(
    "texts may contain any characters",
    arguments: [
      "\0", "a\0b", "\u{1}\u{7F}\u{85}", "\u{202E}abc\u{202C}", "\u{200D}\u{FE0F}", "\r\n\r", "\u{2028}\u{2029}",
      "\u{FFFE}\u{10FFFF}", String(repeating: "\u{202B}", count: 300) + "a", String(repeating: "e\u{301}", count: 900),
      String(repeating: "ab\n", count: 3000), String(repeating: "x", count: 5000),
    ])
  func anything(text: String) {
    for mode in [LineBreakMode.wordWrap, .truncatingHead, .truncatingMiddle, .truncatingTail] {
      for limit in [-1, 0, 1, 3] {
        for width in [-1, 0, 50, Double.infinity, .nan] {
          let layout = layout(text, width: width, height: 60) {
            $0.lineBreakMode = mode
            $0.numberOfLines = limit
          }
          #expect(layout.lineCount >= 1 && layout.size.height > 0 && layout.size.width >= 0)
          if limit > 0 { #expect(layout.lineCount <= limit) }
        }
      }
    }
  }

  @Test("of a text that is too expensive only the beginning is shaped, and the layout reports it") func enormous() {
    for unit in ["\u{5D0}a ", "a\n"] {
      let text = String(repeating: unit, count: (1 << 21) / unit.utf8.count)
      let layout = layout(text, width: 300) {
        $0.lineBreakMode = .wordWrap
        $0.numberOfLines = 0
      }
      #expect(layout.isTruncated && layout.cutCharacterCount > 1 << 20)
      #expect((layout.text.rareWork?.parts ?? .infinity) < TextWork.mostOfText + 100_000_000)
    }
  }

  @Test("fonts of zero, huge or invalid sizes are accepted", arguments: [0, -1, 1e-9, .nan, 1e9, .infinity])
  func sizes(size: Double) {
    let layout = layout("abc") { $0.font.size = size }
    #expect(layout.size.height >= 0 && layout.size.width.isFinite)
  }
}
