/// The orders of layers above others of a tree, from the lowest to the topmost: their `zPosition`. Those of an app are
/// at 0.
package enum LayerLevel: Double, CaseIterable {
  // A level in a row, below the border of its card.
  case swipeActions = 0.5

  // A level in a scroll view.
  case liftedRowShadow = 899
  case liftedRow = 900
  case sectionIndex = 1_000
  case scrollIndicator = 2_000

  // A level in the root. A list of values may open in an alert or a sheet, and a toast does not wait for these to end.
  // A keyboard is for a field in any of them. What a held finger shows large may be in all of these.
  case modal = 5_000
  case keyboard = 8_000
  case toast = 9_000
  case largeContent = 9_500
  case popUpMenu = 10_000
  case statistics = 1_000_000
}

extension Layer {
  /// Puts the layer above others of its superlayer.
  package final func raise(to level: LayerLevel) { zPosition = level.rawValue }

  /// The level of a layer that is shown above everything of its scene's root, such as a sheet or a keyboard; nil for
  /// others. Whatever the root reports about its content, these are no part of it. O(1).
  package final var levelAboveRoot: LayerLevel? {
    guard let superlayer, superlayer.superlayer == nil, let level = LayerLevel(rawValue: zPosition) else { return nil }
    return level.rawValue >= LayerLevel.modal.rawValue ? level : nil
  }

  /// The layer, or the one around it, that is above everything of the scene's root, such as a sheet; nil for layers of
  /// the root's content.
  package final var layerAboveRoot: Layer? { superlayerChain.first { $0.levelAboveRoot != nil } }
}
