import InlayGraphics
import InlayLayers

/// A layer that remembers what its hooks were told.
class RecordingLayer: Layer {
  /// The properties that changed, in order.
  var changed: [LayerProperty] = []
  /// The geometry of sublayers that changed, as "name.property".
  var sublayerChanges: [String] = []
  var layoutCount = 0
  var environmentCount = 0
  /// What is done at each layout.
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
