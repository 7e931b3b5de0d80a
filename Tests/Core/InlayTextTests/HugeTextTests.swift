import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

/// Cairo keeps the error of a font at its size, for the whole process.
@Suite struct HugeTextTests {
  private func isBlank(_ text: String, in context: TextContext) throws -> Bool {
    let layout = context.layout(text, format: TextFormat(font: Font(families: ["Inter"], size: 17)))
    let surface = try ImageSurface(pixelWidth: 200, pixelHeight: 40, scale: 1)
    Canvas(surface).draw(layout, at: Point(x: 4, y: 4), color: .black)
    return !surface.pixels().contains { $0 != 0 }
  }

  @Test(
    "a text that is too large to be drawn leaves its font as it was",
    arguments: [(1e4, 1.0), (1, 1e4), (1e6, 1e6), (1e12, 1), (1e15, 1e-3)])
  func transforms(x: Double, y: Double) throws {
    let context = try TextContext(fontFiles: [TestFonts.inter])
    let layout = context.layout("Huge", format: TextFormat(font: Font(families: ["Inter"], size: 17)))
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
    #expect(try !isBlank("After it", in: context))
    #expect(try !isBlank("After it", in: TextContext(fontFiles: [TestFonts.inter])))
  }
}
