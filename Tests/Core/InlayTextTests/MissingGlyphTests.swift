import InlayTestSupport
import Testing

@testable import InlayGraphics
@testable import InlayText

@Suite struct MissingGlyphTests {
  private let context: TextContext

  init() throws { context = try TextContext(fontFiles: [TestFonts.inter]) }

  private func layout(_ text: String, size: Double = 17, scale: Double = 1) -> TextLayout {
    context.layout(text, format: TextFormat(font: Font(families: ["Inter"], size: size)), scale: scale)
  }

  /// The columns with ink, joined where they touch.
  private func columns(_ text: String, size: Double, scale: Double) throws -> [Range<Int>] {
    let layout = layout(text, size: size, scale: scale)
    let surface = try ImageSurface(
      pixelWidth: Int(layout.size.width * scale) + 8, pixelHeight: Int(layout.size.height * scale) + 8, scale: scale)
    Canvas(surface).draw(layout, at: Point(x: 4 / scale, y: 4 / scale), color: .black)
    let (pixels, width) = (surface.pixels(), surface.pixelWidth)
    var columns: [Range<Int>] = []
    for x in 0..<width where stride(from: x, to: pixels.count, by: width).contains(where: { pixels[$0] >> 24 > 0 }) {
      if let last = columns.last, last.upperBound == x {
        columns[columns.count - 1] = last.lowerBound..<x + 1
      } else {
        columns.append(x..<x + 1)
      }
    }
    return columns
  }

  @Test("a character without a glyph in any font is a hollow box, separate from its neighbours")
  func boxes() throws {
    for (size, scale) in [(9.0, 1.0), (17, 1), (17, 2), (17.5, 1.5), (40, 3), (90, 2)] {
      for text in [
        "\u{65E5}\u{672C}\u{8A9E}", "l\u{65E5}l", "l\u{F0000}l", "\u{1F600}\u{1F601}l", "\u{5D0}\u{5D1}\u{5D2}",
      ] {
        let count = text.unicodeScalars.count
        #expect(try columns(text, size: size, scale: scale).count == count, "\(text) at \(size) * \(scale)")
      }
    }
  }

  @Test("boxes belong to their text") func texts() {
    for text in ["a\u{65E5}b", "\u{65E5}", "a\u{5D0}\u{5D1} b", "x\u{301}\u{E000}\u{E001}y", "e\u{10FFFE}\u{20DD}"] {
      let layout = layout(text)
      let parts = layout.runs.flatMap { positioned in
        let source = positioned.run.text
        #expect(source.parts.map(\.glyphs.count).reduce(0, +) == positioned.run.glyphs.count)
        return source.parts.map { String(decoding: source.utf8[$0.bytes], as: UTF8.self) }
      }
      let scalars = parts.joined().unicodeScalars.filter { $0 != "\u{200B}" }
      #expect(scalars.map(\.value).sorted() == text.unicodeScalars.map(\.value).sorted(), "\(text) as \(parts)")
    }
  }

  @Test("a layout lists the characters without a glyph, each once") func characters() {
    let missing = layout("a\u{1F600}\u{65E5}\u{1F600}")
    #expect(missing.missingGlyphCount == 3 && missing.missingCharacters == ["\u{1F600}", "\u{65E5}"])
    #expect(layout("abc").missingCharacters.isEmpty)
    let many = String(String.UnicodeScalarView((0x4E00..<0x4E80).compactMap(Unicode.Scalar.init)))
    #expect(layout(many).missingGlyphCount == 128 && layout(many).missingCharacters.count == 16)
  }

  @Test("in SVG and PDF boxes are shapes, as in pictures") func vector() throws {
    func page(_ text: String) throws -> Int {
      let surface = try VectorSurface(.svg, size: Size(width: 100, height: 30))
      Canvas(surface).draw(layout(text), at: Point(x: 4, y: 4), color: .black)
      let svg = String(decoding: try surface.data(), as: UTF8.self)
      #expect(!svg.contains("<image"))
      return svg.split(separator: "<use").count
    }
    #expect(try page("\u{65E5}\u{672C}") == page("ab"))
  }
}
