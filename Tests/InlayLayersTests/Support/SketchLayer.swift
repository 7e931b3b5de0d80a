import InlayLayers

/// A layer with given drawing commands that counts the calls of `draw(in:)`.
final class SketchLayer: Layer {
  private let sketch: (DrawingContext) -> Void
  private(set) var drawCount = 0

  init(_ sketch: @escaping (DrawingContext) -> Void) { self.sketch = sketch }

  override func draw(in context: DrawingContext) {
    drawCount += 1
    sketch(context)
  }
}
