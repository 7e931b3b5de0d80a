import CInlayCairo
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Messages of Pango and GLib are collected for the text, and not printed.
@Suite struct GLibMessageTests {
  private static let fonts = [
    TestFonts.inter, TestFonts.dejavu,
    TestFonts.emoji,
  ]

  @Test("messages go to the collector of their thread, once each")
  func collecting() {
    let (result, messages) = GLibMessages.collect {
      g_return_if_fail_warning("Pango", "outer", "a")
      let inner = GLibMessages.collect { g_return_if_fail_warning("GLib", "inner", "b") }
      #expect(inner.messages.count == 1 && inner.messages.allSatisfy { $0.contains("inner: assertion 'b' failed") })
      g_return_if_fail_warning("Pango", "outer", "a")
      return 7
    }
    #expect(result == 7)
    #expect(messages == ["Pango: outer: assertion 'a' failed"])
    #expect(GLibMessages.collect {}.messages == [])
  }

  @Test("Pango reports nothing for random markup in any format")
  func silence() throws { try Self.shapeAnything(seeds: 0..<400) }

  @Test("random markup does not end the program where messages of Pango and GLib are fatal")
  func fatal() async {
    await #expect(processExitsWith: .success) {
      // Errors, criticals and warnings.
      g_log_set_always_fatal(GLogLevelFlags(rawValue: 1 << 2 | 1 << 3 | 1 << 4))
      try GLibMessageTests.shapeAnything(seeds: 400..<700)
    }
  }

  private static func shapeAnything(seeds: Range<UInt64>) throws {
    let context = try TextContext(fontFiles: Self.fonts)
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let markup = MarkupText(seed: seed).markup
      let format = TextFormat(
        font: Font(families: ["Inter"], size: random.double(5...40)),
        lineBreakMode: [.wordWrap, .truncatingHead, .truncatingMiddle, .truncatingTail][random.int(0...3)],
        numberOfLines: random.int(0...3), direction: random.int(0...3) == 0 ? .rightToLeft : .leftToRight,
        usesMarkup: true)
      let width = random.int(0...2) == 0 ? Double.infinity : random.double(0...200)
      let layout = context.layout(
        markup, format: format, in: Size(width: width, height: random.double(0...200)), scale: 1 + Double(seed % 2))
      #expect(layout.problems == [], "seed \(seed)")
    }
  }
}
