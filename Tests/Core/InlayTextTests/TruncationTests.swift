import CInlayCairo
import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

@Suite struct TruncationTests {
  private static let latin = "one two three four five six seven eight nine ten"
  private static let hebrew =
    "\u{5D0}\u{5D1} \u{5D2}\u{5D3}\u{5D4} \u{5D5}\u{5D6} \u{5D7}\u{5D8}\u{5D9} \u{5DB}\u{5DC} \u{5DE}\u{5E0} \u{5E1}\u{5E2}"
  private static let modes = [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail]

  private let context: TextContext

  init() throws { context = try TextContext(fontFiles: [TestFonts.dejavu]) }

  private func layout(
    _ text: String, width: Double = .infinity, height: Double = .infinity,
    _ change: (inout TextFormat) -> Void = { _ in }
  ) -> TextLayout {
    var format = TextFormat(font: Font(families: ["DejaVu Sans"], size: 20))
    change(&format)
    return context.layout(text, format: format, in: Size(width: width, height: height), scale: 1)
  }

  /// The glyphs of a text on one line, from left to right, each with its position on the line.
  private func glyphs(_ layout: TextLayout) -> [(index: UInt32, x: Double)] {
    layout.runs.flatMap { positioned in
      positioned.run.glyphs.map { ($0.index, positioned.origin.x + Double($0.x)) }
    }
  }

  @Test("there is no space before an ellipsis", arguments: modes)
  func noSpace(mode: LineBreakMode) {
    let space = glyphs(layout("a b"))[1].index
    let ellipsis = glyphs(layout("\u{2026}"))[0].index
    for (text, isForward) in [(Self.latin, true), (Self.hebrew, false)] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for width in stride(from: 40.0, to: 300, by: 3) {
          let cut = layout(text, width: width) {
            $0.lineBreakMode = mode
            $0.direction = direction
          }
          guard cut.isTruncated else { continue }
          let line = glyphs(cut)
          guard let place = line.firstIndex(where: { $0.index == ellipsis }) else {
            Issue.record("no ellipsis in \(width)")
            continue
          }
          let before = isForward ? place - 1 : place + 1
          if line.indices.contains(before) { #expect(line[before].index != space, "\(text) \(width)") }
        }
      }
    }
  }

  @Test("wrapped lines that end with an ellipsis have no space before it")
  func paragraphs() {
    let space = glyphs(layout("a b"))[1].index
    for text in ["one two  \nthree", "one two \u{2028}three", "one two \r\nthree"] {
      let line = glyphs(layout(text))
      #expect(line.count == 8 && line.dropLast().last?.index != space, "\(text.debugDescription)")
    }
  }

  @Test("a truncated text ends at the edge of its alignment", arguments: modes)
  func edges(mode: LineBreakMode) throws {
    for text in [Self.latin, Self.hebrew] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for width in stride(from: 40.0, to: 300, by: 3) {
          let cut = layout(text, width: width) {
            $0.lineBreakMode = mode
            $0.alignment = .right
            $0.direction = direction
          }
          guard cut.isTruncated else { continue }
          let last = try #require(cut.runs.last)
          var extents = cairo_text_extents_t()
          var glyph = cairo_glyph_t(index: UInt(try #require(last.run.glyphs.last).index), x: 0, y: 0)
          FontLock.hold { cairo_scaled_font_glyph_extents(last.run.font.pointer, &glyph, 1, &extents) }
          let end = last.origin.x + Double(try #require(last.run.glyphs.last).x) + extents.x_advance
          #expect(abs(end - width) < 1, "\(text) ends at \(end) of \(width)")
          let first = try #require(cut.runs.first)
          let start = first.origin.x + Double(try #require(first.run.glyphs.first).x)
          #expect(abs(start - (width - cut.size.width)) < 1)
        }
      }
    }
  }

  @Test(
    "a line separator adds an ellipsis if lines after it are not shown",
    arguments: ["\u{2028}", "\n", "\u{2029}", "\r\n", "\u{85}", "\u{B}", "\u{C}"])
  func separators(separator: String) {
    let line = layout("x").size.height
    for (limit, height) in [(1, .infinity), (0, line)] {
      for width in [Double.infinity, 200] {
        let cut = layout("one\(separator)two", width: width, height: height) { $0.numberOfLines = limit }
        #expect(cut.isTruncated && cut.lineCount == 1)
        #expect(glyphs(cut).count == 4, "\(glyphs(cut))")
      }
    }
  }
}
