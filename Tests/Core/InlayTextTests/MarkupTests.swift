import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

@Suite struct MarkupTests {
  private static let fonts = [
    TestFonts.inter, TestFonts.interBold,
  ]
  private let context: TextContext

  init() throws { context = try TextContext(fontFiles: Self.fonts) }

  private func layout(_ text: String, markup: Bool, scale: Double = 1) -> TextLayout {
    let format = TextFormat(font: Font(families: ["Inter"], size: 20), numberOfLines: 0, usesMarkup: markup)
    return context.layout(text, format: format, scale: scale)
  }

  @Test("markup is interpreted only when asked")
  func asked() {
    #expect(layout("<b>x</b>", markup: false).size.width > layout("<b>x</b>", markup: true).size.width * 3)
    #expect(layout("plain", markup: true).size == layout("plain", markup: false).size)
  }

  @Test("bold parts use the bold font")
  func bold() {
    let font = Font(families: ["Inter"], size: 20, weight: 700)
    let bold = context.layout("word", format: TextFormat(font: font))
    #expect(layout("<b>word</b>", markup: true).size.width == bold.size.width)
  }

  @Test("a coloured part is a run with that colour and the text's opacity")
  func color() throws {
    let runs = layout("a<span foreground='#FF8000'>b</span>c", markup: true).runs.map(\.run)
    #expect(runs.map { $0.color != nil } == [false, true, false])
    let tint = runs[1].tint(RGBColor(white: 0, alpha: 0.5))
    #expect(tint.description == "#FF800080")
    #expect(runs[0].tint(.black) == .black)
  }

  @Test("sizes in points follow the scale, up to the largest font size", arguments: [1.0, 2, 3])
  func sizes(scale: Double) {
    let large = layout("<span size='40960'>x</span>", markup: true, scale: scale)
    let plain = context.layout(
      "x", format: TextFormat(font: Font(families: ["Inter"], size: 40)), scale: scale)
    #expect(abs(large.size.width - plain.size.width) < 0.1)
    let huge = layout("<span size='99999999'>x</span>", markup: true, scale: scale)
    #expect(huge.size.height * scale < 3_000)
    let nested = String(repeating: "<span size='1000%'>", count: 5) + "x" + String(repeating: "</span>", count: 5)
    #expect(layout(nested, markup: true, scale: scale).size.height * scale < 3_000)
  }

  @Test("invalid markup is shown as written, and the problem is reported")
  func broken() throws {
    #expect(layout("a <b>c", markup: true).size == layout("a <b>c", markup: false).size)
    #expect(TextContext.markupProblem(in: "a <b>c") != nil)
    #expect(TextContext.markupProblem(in: "a <b>c</b>") == nil)
  }

  @Test("coloured emoji of a private font have the size of the text")
  func emoji() throws {
    let context = try TextContext(fontFiles: Self.fonts + [TestFonts.emoji])
    for size in [13.0, 40] {
      let layout = context.layout("\u{1F600}", format: TextFormat(font: Font(families: ["Inter"], size: size)))
      #expect(layout.size.width > size && layout.size.width < size * 1.6)
      #expect(layout.size.height < size * 2)
    }
  }
}
