import InlayGraphics
import InlayLayers

/// A layer that records the calls of its hooks.
class RecordingLayer: Layer {
  /// The changed properties, in order.
  var changed: [LayerProperty] = []
  /// The changed geometry of sublayers, as "name.property".
  var sublayerChanges: [String] = []
  var layoutCount = 0
  var environmentCount = 0
  /// The action at each layout.
  var onLayout: ((RecordingLayer) -> Void)?

  override func didChange(_ property: LayerProperty) {
    changed.append(property)
    super.didChange(property)
  }

  override func sublayerDidChange(_ sublayer: Layer, _ property: LayerProperty) {
    sublayerChanges.append("\(sublayer.name ?? "-").\(property)")
  }

  override func layoutSublayers() {
    layoutCount += 1
    onLayout?(self)
  }

  override func environmentDidChange() { environmentCount += 1 }
}
