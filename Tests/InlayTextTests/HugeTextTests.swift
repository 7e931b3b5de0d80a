import InlayGraphics
import InlayTestSupport
import InlayVector
import Testing

@testable import InlayText

/// Cairo keeps an error of a font for all sizes, and for the whole process.
@Suite struct HugeTextTests {
  private func pixels(of text: String, size: Double) throws -> [UInt32] {
    let layout = try TextContext(fontFiles: [TestFonts.inter]).layout(
      text, format: TextFormat(font: Font(family: "Inter", size: size)))
    let surface = try ImageSurface(pixelWidth: 200, pixelHeight: 40, scale: 1)
    Canvas(surface).draw(layout, at: Point(x: 4, y: 4), color: .black)
    return surface.pixels()
  }

  @Test(
    "a text that is too large to be drawn leaves its font as it was",
    arguments: [(1e4, 1.0), (1, 1e4), (1e6, 1e6), (1e12, 1), (1e15, 1e-3)])
  func transforms(x: Double, y: Double) throws {
    let layout = try TextContext(fontFiles: [TestFonts.inter]).layout(
      "Huge", format: TextFormat(font: Font(family: "Inter", size: 17)))
    for transform in [
      Transform(scaleX: x, y: y), Transform(rotationAngle: 0.3).concatenating(Transform(scaleX: x, y: y)),
    ] {
      let page = try VectorSurface(.svg, size: Size(width: 100, height: 100))
      for canvas in [Canvas(try ImageSurface(pixelWidth: 9, pixelHeight: 9, scale: 1)), Canvas(page)] {
        canvas.concatenate(transform)
        canvas.draw(layout, at: .zero, color: .black)
      }
      _ = try page.data()
    }
    // Sizes that no text has used.
    let size = 11 + x.truncatingRemainder(dividingBy: 7) / 10 + y / (y + 1)
    #expect(try pixels(of: "After it", size: size).contains { $0 != 0 })
  }
}
