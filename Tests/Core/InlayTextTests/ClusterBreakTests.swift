import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct ClusterBreakTests {
  /// Runs in another process, since Pango may end it.
  @Test("texts of characters that join the preceding one break into lines of any width")
  func joiners() async {
    await #expect(processExitsWith: .success) {
      let context = try TextContext()
      for seed in UInt64(0)..<4000 {
        var random = SeededRandom(seed: seed)
        let parts = [
          "\u{5D0}", "\u{645}", "s", "<", " ", "\u{A0}", "\u{FE0F}", "\u{200D}", "\u{200B}", "\u{2060}", "\u{AD}",
          "\u{301}",
          "\u{200E}", "\u{202C}", "☝", "👍", "\u{1F3FD}", "\u{1F1E9}", "\t", "漢", "ก", "\u{F7C}", "\u{94D}", "-", "/",
          "\u{2028}", "\n", "\u{180B}", "\u{2067}", "\u{FFFC}",
        ]
        var text = ""
        for _ in 0..<random.int(2...12) { text += parts[random.int(0...parts.count - 1)] }
        var format = TextFormat(font: Font(families: ["Inter"], size: Double(random.int(1...16))))
        format.numberOfLines = random.int(0...2)
        format.lineBreakMode = random.int(0...1) == 0 ? .wordWrap : .truncatingTail
        format.direction = random.int(0...1) == 0 ? .leftToRight : .rightToLeft
        let width = [0, 0.5, 1, 3, 6, 10, 14, 20, 30][random.int(0...8)]
        _ = context.layout(text, format: format, in: Size(width: width, height: .infinity))
      }
    }
  }
}
