import InlayGraphics
import InlayLayers

/// A layer that remembers what its hooks were told.
class RecordingLayer: Layer {
  /// The properties that changed, in order.
  var changed: [LayerProperty] = []
  /// The values before these changes.
  var oldValues: [Any] = []
  /// The geometry of sublayers that changed, as "name.property".
  var sublayerChanges: [String] = []
  var layoutCount = 0
  var environmentCount = 0
  /// What is done at each layout.
  var onLayout: ((RecordingLayer) -> Void)?

  override func didChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    changed.append(property)
    oldValues.append(oldValue)
    super.didChange(property, from: oldValue)
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
