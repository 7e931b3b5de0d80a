/// A layer that knows the places of its sublayers in a table.
package protocol TablePartOwner: Layer {
  func describe(_ part: Layer, in description: inout LayerDescription)
}

extension Layer {
  /// The layer's type, name and place in a table, and what it says by `describe(in:)`.
  public final var layerDescription: LayerDescription {
    var description = LayerDescription(type: String(describing: Self.self), name: name, role: role)
    if role != nil { (superlayer as? any TablePartOwner)?.describe(self, in: &description) }
    describe(in: &description)
    return description
  }
}
