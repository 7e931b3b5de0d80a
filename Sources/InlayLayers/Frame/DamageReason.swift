/// The layer and the property that cause painting.
struct DamageReason: Hashable, Sendable {
  /// Nil for the whole canvas.
  var layer: LayerLabel?
  var property: LayerProperty?

  static let canvas = DamageReason()

  init(_ node: RenderNode? = nil, _ property: LayerProperty? = nil) {
    layer = node?.body.label
    self.property = property
  }
}
