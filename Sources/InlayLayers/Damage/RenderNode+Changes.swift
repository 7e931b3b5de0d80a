import InlayGraphics

extension RenderNode {
  /// The property reported for a change of look: the layer's changed property, if known.
  func changedLook(since old: RenderNode) -> LayerProperty {
    if let property = changes.first(where: { !$0.isGeometry && $0 != .sublayers }) { return property }
    if body.bounds != old.body.bounds { return .bounds }
    return body.contents == old.body.contents ? .environment : .contents
  }

  /// The property reported for a change of place.
  var changedPlace: LayerProperty { changes.first(where: \.isGeometry) ?? .position }
}

extension LayerProperties {
  func first(where isWanted: (LayerProperty) -> Bool) -> LayerProperty? {
    var bits = rawValue
    while bits != 0 {
      let bit = UInt8(bits.trailingZeroBitCount)
      bits &= bits - 1
      if let property = LayerProperty(rawValue: bit), isWanted(property) { return property }
    }
    return nil
  }
}
