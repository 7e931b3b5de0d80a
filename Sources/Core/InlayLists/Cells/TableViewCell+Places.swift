import InlayLayers

/// The layers that a row's settings have: each has one place. The selected backgrounds are one place together,
/// and so are the accessories: a row shows one of each two at a time.
extension TableViewCell {
  final func exchangeBackgrounds(of old: CellSettings) {
    let new = storedSettings
    guard
      old.backgroundView != new.backgroundView || old.selectedBackgroundView != new.selectedBackgroundView
        || old.multipleSelectionBackgroundView != new.multipleSelectionBackgroundView
    else { return }
    exchange(
      old.background, for: new.background, at: \TableViewCell.backgroundView, in: self
    ) { [weak self] _ in
      self?.backgroundView = nil
    }
    // The first exchange may have taken a view from here.
    let selected = storedSettings.selectedBackgrounds
    exchange(
      old.selectedBackgrounds, for: selected, at: \TableViewCell.selectedBackgroundView, in: self
    ) { [weak self] layer in
      if self?.selectedBackgroundView === layer { self?.selectedBackgroundView = nil }
      if self?.multipleSelectionBackgroundView === layer { self?.multipleSelectionBackgroundView = nil }
    }
    let kept = storedSettings.background + storedSettings.selectedBackgrounds
    for view in old.background + old.selectedBackgrounds where !kept.contains(where: { $0 === view }) {
      for layer in view.sublayers { layer.showHighlight(false) }
    }
  }

  /// The layers of accessories are the cell's now, in which its next layout puts them.
  final func takePlaces(of layers: some Sequence<Layer>) {
    for layer in layers {
      if accessoryLayers.place == nil {
        accessoryLayers.place = LayerPlace(self, self, \TableViewCell.accessories) { [weak self] in self?.lose($0) }
      }
      guard let place = accessoryLayers.place, !layer.has(place) else { continue }
      layer.take(place)
      // The next layout takes it from another cell: until then it may have the focus.
      if let cell = layer.superlayer as? TableViewCell, cell.accessoryLayers.hasLost { continue }
      layer.removeFromSuperlayer()
    }
  }

  /// The cell shows its row again, which another cell may have shown meanwhile: it takes the layers back.
  final func reclaimAccessories() {
    let (accessories, editing) = (storedSettings.accessories, storedSettings.editingAccessories)
    guard accessories.isTaken(from: self) || editing.isTaken(from: self) else { return }
    accessories.makeLayers(in: self, from: [], isSameRow: true, beside: editing)
    editing.makeLayers(in: self, from: [], isSameRow: true, beside: accessories)
    accessoryLayers.built = []
    contentDidChange()
  }

  /// Whether all accessories are in the cell, which leaves out those that it has no space for.
  final var hasAllAccessories: Bool { accessoryLayers.layers.allSatisfy { $0.isDirectly(in: self) } }

  /// Removes layers that another cell has by now, unless it is about to show them: then it takes them in its layout, with
  /// their focus.
  final func removeLostAccessories() {
    guard accessoryLayers.hasLost else { return }
    accessoryLayers.hasLost = false
    for layer in sublayers {
      guard let home = layer.homeOfPlace, home !== self else { continue }
      let wanted = (home as? TableViewCell)?.wantedAccessories.layers ?? []
      let isShown = home.scene != nil && wanted.contains { $0 === layer }
      if !isShown { layer.removeFromSuperlayer() }
    }
  }

  /// Another place has a layer from now on. One that an app made is no accessory of the cell any more. One that the row
  /// made comes again with the row: see `reclaimAccessories`.
  private func lose(_ layer: Layer) {
    accessoryLayers.hasLost = true
    if storedSettings.accessories.isGiven(layer) || storedSettings.editingAccessories.isGiven(layer) {
      accessoryLayers.placed.removeAll { $0 === layer }
      leave(layer)
      layer.showHighlight(false)
      storedSettings.accessories = storedSettings.accessories.without(layer)
      if !storedSettings.editingAccessories.isEmpty {
        settings.editingAccessories = storedSettings.editingAccessories.without(layer)
      }
      contentDidChange()
    } else if accessoryLayers.layers.contains(where: { $0 === layer }) {
      (accessoryLayers.built, accessoryLayers.layers, accessoryLayers.parts) = ([], [], [])
      accessoryLayers.placed.removeAll { $0 === layer }
      accessoryLayers.guests.removeAll { $0 === layer }
    }
  }
}

extension CellSettings {
  fileprivate var background: [Layer] { [backgroundView.object].compactMap(\.self) }

  fileprivate var selectedBackgrounds: [Layer] {
    [selectedBackgroundView.object, multipleSelectionBackgroundView.object].compactMap(\.self)
  }
}

/// The layers that an app made itself.
extension RowAccessory {
  fileprivate func without(_ layer: Layer) -> RowAccessory {
    RowAccessory(parts.filter { !($0.kept?.isGiven ?? false) || $0.layer !== layer }.map { RowAccessory($0) })
  }
}
