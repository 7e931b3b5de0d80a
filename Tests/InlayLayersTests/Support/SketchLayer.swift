import InlayLayers

/// A layer that draws what it is told to, and counts how often it is asked.
final class SketchLayer: Layer {
  private let sketch: (DrawingContext) -> Void
  private(set) var drawCount = 0

  init(_ sketch: @escaping (DrawingContext) -> Void) { self.sketch = sketch }

  override func draw(in context: DrawingContext) {
    drawCount += 1
    sketch(context)
  }
}
