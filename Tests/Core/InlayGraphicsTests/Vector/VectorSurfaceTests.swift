import Glibc
import InlayGraphics
import InlaySystem
import InlayTestSupport
import InlayText
import Testing

@testable import InlayGraphics

@Suite struct VectorSurfaceTests {
  private let size = Size(width: 200, height: 150)

  private func data(_ format: VectorSurface.Format, _ draw: (Canvas) throws -> Void) throws -> [UInt8] {
    let surface = try VectorSurface(format, size: size)
    try draw(Canvas(surface))
    return try surface.data()
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: text) }
  }

  /// Drawings with a native form in both formats.
  private func drawShapes(_ canvas: Canvas) throws {
    canvas.saveState()
    canvas.clip(to: Path(roundedRect: Rect(x: 10, y: 10, width: 80, height: 60), cornerRadius: 16, curve: .continuous))
    let gradient = RGBGradient(colors: [.black, .clear, .white], start: Point(x: 10, y: 10), end: Point(x: 90, y: 70))
    canvas.fill(Rect(origin: .zero, size: size), with: gradient)
    canvas.restoreState()
    canvas.drawGroup(opacity: 0.5) {
      canvas.fill(Path(ellipseIn: Rect(x: 100, y: 10, width: 40, height: 40)), with: .black)
      canvas.fill(Path(ellipseIn: Rect(x: 120, y: 10, width: 40, height: 40)), with: .white)
    }
    let place = Rect(x: 100, y: 60, width: 80, height: 30)
    let fading = RGBGradient(colors: [.clear, .black], start: Point(x: 100, y: 0), end: Point(x: 180, y: 0))
    canvas.drawMasked(
      by: { canvas.fill(place, with: fading) },
      {
        canvas.fill(place, with: RGBColor(rgb: 0x00AA00))
        canvas.stroke(Path(ellipseIn: Rect(x: 110, y: 60, width: 30, height: 30)), with: .black, width: 3)
      })
    let radial = RGBGradient(
      kind: .radial, colors: [.white, .black], start: Point(x: 175, y: 35), end: Point(x: 190, y: 60))
    canvas.fill(Path(ellipseIn: Rect(x: 160, y: 10, width: 30, height: 50)), with: radial)
  }

  private func drawText(_ canvas: Canvas) throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    let format = TextFormat(font: Font(families: ["Inter"], size: 13))
    canvas.draw(context.layout("AVAVA office e\u{301}", format: format), at: Point(x: 10, y: 100), color: .black)
    let cut = context.layout("a long text that is cut", format: format, in: Size(width: 80, height: 20), scale: 2)
    canvas.draw(cut, at: Point(x: 10, y: 120), color: .black)
  }

  private func picture() throws -> Image {
    try Image(pixelWidth: 2, pixelHeight: 2, premultipliedPixels: [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0xFF00_0000])
  }

  @Test("the same drawing gives the same bytes after any other drawings", arguments: VectorSurface.Format.allCases)
  func sameBytes(format: VectorSurface.Format) throws {
    let image = try picture()
    func everything(_ canvas: Canvas) throws {
      try drawShapes(canvas)
      try drawText(canvas)
      canvas.draw(image, in: Rect(x: 10, y: 80, width: 30, height: 20))
    }
    let first = try data(format, everything)
    _ = try data(format) { try drawShapes($0) }
    #expect(try data(format, everything) == first)
    #expect(first.starts(with: (format == .svg ? "<?xml" : "%PDF-").utf8))
    #expect(!contains(first, "Date"))
  }

  @Test("SVG is well-formed, its names are unique, and each reference has its target") func svg() throws {
    let image = try picture()
    let svg = try data(.svg) { canvas in
      try drawShapes(canvas)
      try drawText(canvas)
      canvas.draw(image, in: Rect(x: 10, y: 80, width: 30, height: 20))
    }
    let markup = Markup(svg)
    #expect(markup.problem == nil)
    #expect(Set(markup.names).count == markup.names.count && markup.names.count > 20)
    #expect(markup.references.isSubset(of: markup.names) && markup.references.count > 15)
    #expect(markup.elementCounts["mask"] == 2 && markup.elementCounts["linearGradient"] == 2)
    #expect(markup.elementCounts["radialGradient"] == 1)
    #expect(markup.names.count { $0.hasPrefix("glyph") } > 10)
    #expect(contains(svg, "width=\"200\" height=\"150\" viewBox=\"0 0 200 150\""))
  }

  @Test("shapes, gradients, clips, groups, masks and texts are not rasterised") func noPixels() throws {
    func draw(_ canvas: Canvas) throws {
      try drawShapes(canvas)
      try drawText(canvas)
    }
    #expect(Markup(try data(.svg, draw)).elementCounts["image"] == nil)
    #expect(!contains(try data(.pdf, draw), "/Subtype /Image"))
  }

  @Test("an image that is drawn several times is embedded once, and may be released before the page is written")
  func images() throws {
    func draw(_ canvas: Canvas) throws {
      let image = try picture()
      for x in 0..<5 { canvas.draw(image, in: Rect(x: Double(x) * 30, y: 0, width: 20, height: 20)) }
    }
    let markup = Markup(try data(.svg, draw))
    #expect(markup.elementCounts["image"] == 1 && markup.elementCounts["use"] == 5)
    #expect(markup.elementCounts["pattern"] == nil)
    let pdf = try data(.pdf, draw)
    #expect(pdf.indices.filter { pdf[$0...].starts(with: "/Subtype /Image".utf8) }.count == 2)  // colour and alpha
    func drawPart(_ canvas: Canvas) throws {
      let corner = Rect(x: 1, y: 0, width: 1, height: 1)
      canvas.draw(try picture(), pixels: corner, in: Rect(x: 3, y: 3, width: 9, height: 9))
    }
    #expect(contains(try data(.svg, drawPart), "width=\"1\" height=\"1\" xlink:href=\"data:image/png"))
  }

  @Test("invalid drawings do not prevent others", arguments: VectorSurface.Format.allCases)
  func robust(format: VectorSurface.Format) throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    let texts = ["\0\t\u{200D}", "a\u{202E}bc\u{202C}", "\u{5D0}\u{5D1} 12 a", "\u{65E5}", "fi\u{301}\u{302}\ne", ""]
    func draw(_ canvas: Canvas, hasText: Bool) throws {
      canvas.saveState()
      canvas.concatenate(Transform(scaleX: 0, y: 1))
      try drawShapes(canvas)
      canvas.restoreState()
      for text in texts {
        let font = Font(families: ["Inter"], size: 20)
        let layout = context.layout(text, format: TextFormat(font: font, numberOfLines: 0))
        let origin = hasText ? Point(x: 20, y: 20) : Point(x: .nan, y: 0)
        canvas.draw(layout, at: origin, color: .black)
      }
      canvas.fill(Rect(x: 1, y: 2, width: 30, height: 40), with: .black)
    }
    let rest = try data(format) { $0.fill(Rect(x: 1, y: 2, width: 30, height: 40), with: .black) }
    #expect(try data(format) { try draw($0, hasText: false) } == rest)
    let full = try data(format) { try draw($0, hasText: true) }
    #expect(full.count > rest.count)
    if format == .svg { #expect(contains(full, "M 1 2 L 31 2") || contains(full, "x=\"1\" y=\"2\"")) }
  }

  @Test("the page is final after its bytes were requested") func finished() throws {
    let surface = try VectorSurface(.svg, size: size)
    let canvas = Canvas(surface)
    canvas.fill(Rect(x: 1, y: 2, width: 30, height: 40), with: .black)
    let data = try surface.data()
    canvas.fill(Rect(x: 1, y: 2, width: 3, height: 4), with: .white)
    #expect(try surface.data() == data)
    let folder = try TestFolder()
    try surface.write(to: folder["a.svg"])
    #expect(try readFile(folder["a.svg"], maximumBytes: 1 << 20) == data)
  }

  @Test("invalid page sizes are refused") func sizes() {
    func kind(_ width: Double, _ height: Double) -> InlayError.Kind? {
      errorKind { _ = try VectorSurface(.pdf, size: Size(width: width, height: height)) }
    }
    #expect(kind(0, 1) == .invalidArgument && kind(.nan, 1) == .invalidArgument && kind(1, -1) == .invalidArgument)
    #expect(kind(1, .infinity) == .limitExceeded && kind(0.5, 1_000_000) == nil)
  }

  @Test("the text of a PDF can be extracted", .enabled(if: access("/usr/bin/pdftotext", X_OK) == 0))
  func readingBack() throws {
    let folder = try TestFolder()
    try writeFileAtomically(try data(.pdf) { try drawText($0) }, to: folder["a.pdf"])
    let pipe = try #require(popen("/usr/bin/pdftotext -enc UTF-8 \(folder["a.pdf"]) -", "r"))
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("AVAVA office \u{E9}") && text.contains("\u{2026}") && !text.contains("cut"))
  }
}
