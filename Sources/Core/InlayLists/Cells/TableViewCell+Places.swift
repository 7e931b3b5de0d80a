import InlayLayers

/// The layers of an app that a row's settings have: each has one place. The selected backgrounds are one place together,
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
    exchange(
      old.selectedBackgrounds, for: new.selectedBackgrounds, at: \TableViewCell.selectedBackgroundView, in: self
    ) { [weak self] layer in
      if self?.selectedBackgroundView === layer { self?.selectedBackgroundView = nil }
      if self?.multipleSelectionBackgroundView === layer { self?.multipleSelectionBackgroundView = nil }
    }
    let kept = new.background + new.selectedBackgrounds
    for view in old.background + old.selectedBackgrounds where !kept.contains(where: { $0 === view }) {
      for layer in view.sublayers { layer.showHighlight(false) }
    }
  }

  /// Removed layers leave the cell in its next layout.
  ///
  /// - Parameters:
  ///   - old: The accessories that were replaced.
  ///   - others: Those that the cell keeps, edited or not.
  ///   - new: Instead of the old ones.
  final func exchangeAccessories(_ old: RowAccessory, beside others: RowAccessory, for new: RowAccessory) {
    guard old.hasGivenLayer || new.hasGivenLayer else { return }
    exchange(
      old.givenLayers + others.givenLayers, for: new.givenLayers + others.givenLayers, at: \TableViewCell.accessories,
      in: self, removes: false
    ) { [weak self] layer in
      self?.lose(layer)
    }
  }

  private func lose(_ layer: Layer) {
    if layer.superlayer === self { removeAccessory(layer) }
    layer.showHighlight(false)
    storedSettings.accessories = storedSettings.accessories.without(layer)
    if !storedSettings.editingAccessories.isEmpty {
      settings.editingAccessories = storedSettings.editingAccessories.without(layer)
    }
    setNeedsLayout()
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
  fileprivate var givenLayers: [Layer] { parts.compactMap { $0.kept?.isGiven ?? false ? $0.layer : nil } }

  fileprivate func without(_ layer: Layer) -> RowAccessory {
    RowAccessory(parts.filter { !($0.kept?.isGiven ?? false) || $0.layer !== layer }.map { RowAccessory($0) })
  }
}
