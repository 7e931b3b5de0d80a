import InlayGraphics
import InlayLayers

/// A layer that records the calls of its hooks.
class RecordingLayer: Layer {
  /// The changed properties, in order.
  var changed: [LayerProperty] = []
  /// The values before these changes.
  var oldValues: [Any] = []
  /// The geometry of sublayers that changed, as "name.property".
  var sublayerChanges: [String] = []
  var layoutCount = 0
  var environmentCount = 0
  /// The action at each layout.
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
