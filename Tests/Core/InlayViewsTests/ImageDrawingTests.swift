import InlayGraphics
import InlayLayers
import InlaySystem
import InlayTestSupport
import InlayViews
import Testing

/// Images that code draws.
@Suite struct ImageDrawingTests {
  private static func draw(in context: DrawingContext) {
    context.fill(Rect(x: 1, y: 1, width: 6, height: 4), with: .token(.label))
    context.withState {
      context.translateBy(x: 8, y: 2)
      context.scaleBy(x: 2, y: 1)
      context.clip(to: Rect(x: 0, y: 0, width: 2, height: 6))
      context.fill(
        Rect(x: 0, y: 0, width: 4, height: 8),
        with: Gradient(colors: [.white, .black], start: .zero, end: Point(x: 0, y: 8)))
    }
  }

  private final class Sketch: View {
    override func draw(in context: DrawingContext) { ImageDrawingTests.draw(in: context) }
  }

  @Test("an image that code draws is what a view shows that draws the same", arguments: [1.0, 2])
  func asView(scale: Double) throws {
    let size = Size(width: 16, height: 12)
    let image = try Image(size: size, scale: scale, draw: Self.draw)
    #expect(image.size == size && image.pixelWidth == Int(16 * scale))
    let sketch = Sketch(frame: Rect(origin: .zero, size: size))
    let layer = Layer()
    layer.frame = sketch.frame
    (layer.contents, layer.contentsScale) = (image, scale)
    let pictures = try [sketch, layer].map { try Scene(root: $0, size: size, scale: scale).picture() }
    #expect(pictures[0].difference(from: pictures[1]) == nil)
  }

  @Test("an image without a pixel is an error")
  func empty() {
    #expect(throws: InlayError.self) { _ = try Image(size: .zero) { _ in } }
    #expect(throws: InlayError.self) { _ = try Image(size: Size(width: 1e9, height: 1)) { _ in } }
  }
}
