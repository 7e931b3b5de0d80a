import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Pango keeps memory for each size of each font as long as its font map exists, so the map is replaced at times.
@Suite struct FontRenewalTests {
  private static let fonts = [TestFonts.inter]

  private func format(_ size: Double, markup: Bool = false) -> TextFormat {
    TextFormat(font: Font(families: ["Inter"], size: size), usesMarkup: markup)
  }

  private func expectSame(_ one: TextLayout, _ other: TextLayout, _ comment: Comment) {
    #expect(one.size == other.size, comment)
    #expect(one.firstBaseline == other.firstBaseline, comment)
    #expect(one.runs.map(\.run.glyphs) == other.runs.map(\.run.glyphs), comment)
    #expect(one.inkBounds == other.inkBounds, comment)
    #expect(one.runs.map(\.run.font.pixelSize) == other.runs.map(\.run.font.pixelSize), comment)
  }

  @Test("fonts are counted and released, and the glyphs are the same before and after")
  func renewal() throws {
    let shaper = try TextShaper(fontSet: FontSet(paths: Self.fonts), hinting: false)
    let context = try TextContext(fontFiles: Self.fonts)
    func layout(_ size: Double) -> TextLayout {
      let text = shaper.shape("Ab 12", format(size), scale: 1, width: nil, height: nil)
      return TextLayout(text, alignment: .natural, direction: .leftToRight, width: nil)
    }
    let first = layout(17)
    for index in 0..<1200 {
      _ = layout(5 + Double(index) / 50)
      #expect(shaper.requestCount <= TextShaper.requestLimit)
    }
    #expect(shaper.renewalCount == 2)
    expectSame(first, layout(17), "made again")
    let other = context.layout("Ab 12", format: format(17))
    expectSame(first, other, "by another context")
  }

  @Test("sizes in markup count too, and a small number of fonts is never released")
  func markup() throws {
    let shaper = try TextShaper(fontSet: FontSet(paths: Self.fonts), hinting: false)
    for index in 0..<2000 {
      _ = shaper.shape("x\(index)", format(Double(10 + index % 40)), scale: 1, width: nil, height: nil)
    }
    #expect(shaper.renewalCount == 0 && shaper.requestCount == 40)
    for index in 0..<600 {
      let text = "<span size='\(10_000 + index * 10)'>x</span>"
      _ = shaper.shape(text, format(20, markup: true), scale: 1, width: nil, height: nil)
    }
    #expect(shaper.renewalCount == 1)
  }
}
