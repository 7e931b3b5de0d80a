import InlayGraphics
import InlayLayers

/// A layer that records the calls of its hooks.
class RecordingLayer: Layer {
  /// The names of the sublayers whose geometry changed.
  var sublayerChanges: [String] = []
  var layoutCount = 0
  var environmentCount = 0
  /// The action at each layout.
  var onLayout: ((RecordingLayer) -> Void)?

  override func _sublayerDidChange(_ sublayer: Layer) { sublayerChanges.append(sublayer.name ?? "-") }

  override func layoutSublayers() {
    layoutCount += 1
    onLayout?(self)
  }

  override func environmentDidChange() { environmentCount += 1 }
}
