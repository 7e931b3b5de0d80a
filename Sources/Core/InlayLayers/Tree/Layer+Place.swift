/// The property that has a layer, such as a table's header view.
///
/// A layer has one place at a time, as it has one superlayer. If another property takes it, or code adds it to another
/// layer, the first property loses it and is nil. So a setter removes the old layer only from its own place, and no
/// layout moves a layer that is elsewhere by now.
package final class LayerPlace {
  fileprivate weak var owner: Layer?
  /// The layer that has it as a sublayer, perhaps not all the time.
  fileprivate weak var home: Layer?
  fileprivate let property: AnyKeyPath
  fileprivate let leave: (Layer) -> Void

  /// - Parameters:
  ///   - owner: The object with the property.
  ///   - home: The layer that has it as a sublayer.
  ///   - leave: Takes a layer from the property, since another property has it now.
  package init(_ owner: Layer, _ home: Layer, _ property: AnyKeyPath, _ leave: @escaping (Layer) -> Void) {
    (self.owner, self.home, self.property, self.leave) = (owner, home, property, leave)
  }
}

/// A layer that manages some of its sublayers itself, such as a table its cells.
package protocol SublayerOwner: Layer {
  /// Called before a property of a layer takes a sublayer of this one.
  func giveUp(_ sublayer: Layer)
}

extension Layer {
  /// Exchanges the layer of a property; its observer calls this. The caller inserts the new layer.
  package final func exchange<Owner: Layer, Held: Layer>(
    _ old: Held?, for new: Held?, at property: ReferenceWritableKeyPath<Owner, Held?>
  ) {
    guard old !== new else { return }
    exchange(old.map { [$0] } ?? [], for: new.map { [$0] } ?? [], at: property, in: self) { [weak self] _ in
      (self as? Owner)?[keyPath: property] = nil
    }
  }

  /// Exchanges the layers of a property.
  ///
  /// - Parameters:
  ///   - old: The layers until now. They leave the tree if the property still has them.
  ///   - new: The layers from now on. They leave their places.
  ///   - home: The layer that the caller inserts them into.
  ///   - removes: Whether old layers leave the tree; false if the caller removes them later.
  ///   - leave: Takes a layer from the property, since another property has it now.
  package final func exchange(
    _ old: [Layer], for new: [Layer], at property: AnyKeyPath, in home: Layer, removes: Bool = true,
    leave: @escaping (Layer) -> Void
  ) {
    for layer in old where layer.has(self, property) && !new.contains(where: { $0 === layer }) {
      layer.place = nil
      if removes && layer.isDirectly(in: home) { layer.removeFromSuperlayer() }
    }
    for layer in new where !layer.has(self, property) {
      layer.take(LayerPlace(self, home, property, leave))
      if !layer.isDirectly(in: home) { layer.removeFromSuperlayer() }
    }
  }

  /// Gives the layer a new place instead of the one that it had. It stays where it is in the tree.
  package final func take(_ new: LayerPlace) {
    guard place !== new else { return }
    leavePlace(outside: nil)
    (parent as? any SublayerOwner)?.giveUp(self)
    place = new
  }

  /// The layer that is to have this one as a sublayer; nil without a place.
  package final var homeOfPlace: Layer? { place?.home }

  package final func has(_ place: LayerPlace?) -> Bool { place != nil && self.place === place }

  private func has(_ owner: Layer, _ property: AnyKeyPath) -> Bool {
    place.map { $0.owner === owner && $0.property == property } ?? false
  }

  /// The layer gets another superlayer: the property that has it loses it, unless that is its home.
  @inline(__always) final func leavePlace(outside superlayer: Layer?) {
    if place != nil { endPlace(outside: superlayer) }
  }

  private func endPlace(outside superlayer: Layer?) {
    guard let place, place.home == nil || place.home !== superlayer else { return }
    self.place = nil
    if place.owner != nil { place.leave(self) }
  }

  /// Gives the layer a mask that it had before, unless the mask is elsewhere by now.
  package final func restoreMask(_ old: Layer?) {
    if mask !== old { mask = old?.superlayer == nil ? old : nil }
  }
}
