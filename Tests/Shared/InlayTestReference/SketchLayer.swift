import InlayLayers

/// A layer with given drawing commands that counts the calls of `draw(in:)`.
package final class SketchLayer: Layer {
  private let sketch: (DrawingContext) -> Void
  package private(set) var drawCount = 0

  package init(_ sketch: @escaping (DrawingContext) -> Void) { self.sketch = sketch }

  package override func draw(in context: DrawingContext) {
    drawCount += 1
    sketch(context)
  }
}
