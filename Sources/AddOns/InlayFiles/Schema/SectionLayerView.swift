import InlayGraphics
import InlayLayers
import InlayLists

/// A layer as a header or footer.
final class SectionLayerView: View {
  private let layer: Layer

  static func view(of layer: Layer) -> View { layer as? View ?? SectionLayerView(layer) }

  private init(_ layer: Layer) {
    self.layer = layer
    super.init()
    addSublayer(layer)
  }

  override func sizeThatFits(_ size: Size) -> Size { layer.bounds.size }

  override func layoutSublayers() {
    super.layoutSublayers()
    layer.untransformedFrame = Rect(origin: .zero, size: bounds.size)
  }

  override func _sublayerDidChange(_ sublayer: Layer) {
    super._sublayerDidChange(sublayer)
    setNeedsLayout()
  }
}
