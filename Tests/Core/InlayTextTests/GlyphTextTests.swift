import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

@Suite struct GlyphTextTests {
  private let context: TextContext

  init() throws { context = try TextContext() }

  private func layout(
    _ text: String, width: Double = .infinity, _ mode: LineBreakMode = .truncatingTail
  ) -> TextLayout {
    let format = TextFormat(font: Font(families: ["Inter"], size: 15.3), lineBreakMode: mode)
    return context.layout(text, format: format, in: Size(width: width, height: 100), scale: 2)
  }

  private func texts(_ layout: TextLayout) -> [String] {
    layout.runs.flatMap { positioned in
      positioned.run.text.parts.map { String(decoding: positioned.run.text.utf8[$0.bytes], as: UTF8.self) }
    }
  }

  @Test("clusters cover all glyphs and all of the text, for any text") func clusters() {
    var random = SeededRandom()
    let pieces = [
      "a", "fi", "e\u{301}", "\u{5D0}\u{5D1}", "مرحبا", "12", " ", "😀", "👩‍👩‍👧", "日", "\t", "\u{200D}", "\u{E000}",
    ]
    for _ in 0..<200 {
      let text = (0...random.int(0...8)).map { _ in pieces[random.int(0...pieces.count - 1)] }.joined()
      let mode: LineBreakMode = random.int(0...1) == 0 ? .truncatingMiddle : .wordWrap
      for positioned in layout(text, width: random.double(10...200), mode).runs {
        let run = positioned.run
        #expect(run.text.parts.map(\.glyphs).flatMap { Array($0) } == Array(run.glyphs.indices), "seed \(random.seed)")
        for part in run.text.parts {
          let clusters = run.text.clusters[part.clusters]
          #expect(clusters.allSatisfy { $0.byteCount + $0.glyphCount > 0 && min($0.byteCount, $0.glyphCount) >= 0 })
          #expect(clusters.reduce(0) { $0 + Int($1.byteCount) } == part.bytes.count, "seed \(random.seed)")
          #expect(clusters.reduce(0) { $0 + Int($1.glyphCount) } == part.glyphs.count, "seed \(random.seed)")
          var end = part.bytes.lowerBound
          for cluster in clusters {
            // Each begins with a character.
            #expect(run.text.utf8[end] & 0xC0 != 0x80, "seed \(random.seed)")
            end += Int(cluster.byteCount)
          }
        }
        for glyph in run.glyphs {
          #expect(abs(glyph.point.x - Double(glyph.x)) <= 0.5 && abs(glyph.point.y - Double(glyph.y)) <= 0.5)
        }
      }
    }
  }

  @Test("each part maps to its own characters, and an ellipsis to none") func parts() {
    #expect(texts(layout("Wi-Fi")) == ["Wi-Fi"])
    #expect(texts(layout("ab \u{5D0}\u{5D1}")).joined() == "ab \u{5D0}\u{5D1}")
    let cut = layout("a text that is too long", width: 60)
    #expect(cut.isTruncated)
    let shown = texts(cut).joined()
    #expect(shown.hasPrefix("a t") && shown.hasSuffix("\u{2026}") && !shown.contains("long"))
  }

  @Test("a ligature or a letter with a mark is one cluster; right-to-left glyphs are in visual order")
  func forms() throws {
    let marked = try #require(layout("xe\u{301}y").runs.first?.run.text)
    #expect(marked.clusters.map(\.byteCount) == [1, 3, 1])
    let hebrew = try #require(layout("\u{5D0}\u{5D1}").runs.first?.run.text)
    #expect(hebrew.parts.map(\.isBackward) == [true] && hebrew.clusters.map(\.byteCount) == [2, 2])
    #expect(layout("ab").runs.first?.run.text.parts.first?.isBackward == false)
  }
}
