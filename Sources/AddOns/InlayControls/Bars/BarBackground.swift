import InlayGraphics
import InlayLayers
import InlayLists

/// The background of a bar, with a hairline towards the content.
final class BarBackground: View {
  /// The bar's side of the content; the hairline is at the other side.
  private let barPosition: VerticalEdge
  private let fill = Layer()
  private let line = Layer()

  init(at position: VerticalEdge) {
    barPosition = position
    super.init()
    fill.backgroundColor = .token(.barBackground)
    line.backgroundColor = .token(.barHairline)
    for layer in [fill, line] { addSublayer(layer) }
  }

  /// Events go to what is around.
  override func hitTest(_ point: Point) -> Layer? { nil }

  /// - Parameters: The opacities of both parts; limited to 0...1.
  func show(fill: Double, line: Double) {
    self.fill.opacity = fill.limited
    self.line.opacity = line.limited
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    fill.untransformedFrame = bounds
    let y = barPosition == .top ? bounds.maxY - hairline : bounds.minY
    line.untransformedFrame = Rect(x: bounds.minX, y: y, width: bounds.width, height: hairline)
  }
}
