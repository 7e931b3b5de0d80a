/// The layer and the property that cause painting.
struct DamageReason: Hashable, Sendable {
  /// The layer; nil for the whole canvas.
  var layer: LayerLabel?
  var property: LayerProperty?

  static let canvas = DamageReason()

  init(_ node: RenderNode? = nil, _ property: LayerProperty? = nil) {
    layer = node?.body.label
    self.property = property
  }
}

extension RenderNode {
  /// The property reported for a change of look: the layer's changed property, or what differs of a layer without a
  /// change of its own.
  func changedLook(since old: RenderNode) -> LayerProperty {
    if let property = changes.subtracting(.ofGeometry).subtracting(LayerProperties(.sublayers)).first {
      return property
    }
    if body.bounds != old.body.bounds { return .bounds }
    if body.contents != old.body.contents { return .contents }
    if body.mask !== old.body.mask { return .mask }
    return body.style == old.body.style ? .sublayers : .environment
  }

  /// The property reported for a change of geometry.
  var changedGeometry: LayerProperty { changes.intersection(.ofGeometry).first ?? .position }
}
