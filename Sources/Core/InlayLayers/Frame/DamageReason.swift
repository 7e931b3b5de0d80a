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

extension RenderNode {
  /// The property reported for a change of look: the layer's changed property, if known.
  func changedLook(since old: RenderNode) -> LayerProperty {
    if let property = changes.first(where: { !$0.isGeometry && $0 != .sublayers }) { return property }
    if body.bounds != old.body.bounds { return .bounds }
    return body.contents == old.body.contents ? .environment : .contents
  }

  /// The property reported for a change of geometry.
  var changedGeometry: LayerProperty { changes.first(where: \.isGeometry) ?? .position }
}
