import InlayDecorations
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Widths of texts in the theme `settings`, compared with those in a capture of the original app.
@Suite struct ReferenceWidthTests {
  struct Text {
    let string: String
    let style: TextStyle
    /// In points: rows with a value and plain ones had 16 there, rows with a switch 17.
    let size: Double
    /// From the first to the last ink, in pixels at scale 2.
    let pixels: Double
  }

  static let titles = [
    Text(string: "Wi-Fi", style: .title, size: 16, pixels: 73.46),
    Text(string: "Test Wi-Fi", style: .title, size: 16, pixels: 143.69),
    Text(string: "Wi-Fi GHz", style: .title, size: 16, pixels: 144.92),
    Text(string: "Wi-Fi Connection", style: .title, size: 17, pixels: 261.67),
    Text(string: "Wi-Fi Manual", style: .title, size: 17, pixels: 197.07),
    Text(string: "When to connect", style: .title, size: 16, pixels: 245.40),
    Text(string: "Private Mode", style: .title, size: 17, pixels: 197.54),
  ]

  static let others = [
    // The app's slip.
    Text(string: "Blutooth", style: .title, size: 16, pixels: 117.75),
    Text(string: "None", style: .detail, size: 16, pixels: 73.22),
    Text(string: "2.4", style: .detail, size: 16, pixels: 42.76),
    Text(string: "For every picture", style: .detail, size: 16, pixels: 241.22),
    Text(string: "Settings", style: .barTitle, size: 17, pixels: 129.87),
    Text(string: "Printer", style: .barTitle, size: 17, pixels: 105.28),
  ]

  @Test(
    "the texts of the captured app are as wide there, within 1 %",
    .enabled(if: TestFonts.hasInter3, "its font was Inter 3"), arguments: titles + others)
  func widths(text: Text) throws {
    var font = Theme.settings.font(for: text.style)
    font.size = text.size
    // Glyphs are on whole pixels: many of them show the exact width.
    let layout = try TextContext().layout(text.string, format: TextFormat(font: font), scale: 64)
    let ink = try #require(layout.inkBounds).width * 2
    #expect(abs(ink / text.pixels - 1) < 0.01, "\(text.string): \(ink) instead of \(text.pixels)")
  }
}
