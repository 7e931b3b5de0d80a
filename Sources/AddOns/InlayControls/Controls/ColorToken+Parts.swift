import InlayLayers

/// The colours of parts that only controls, fields and pages have. A theme of an app sets them by their names.
extension ColorToken {
  static let barHairline: ColorToken = "bar.hairline"
  /// The colour of a selected segment.
  static let controlSelected: ColorToken = "control.selected"
  /// The colour above everything behind a card.
  static let dimming: ColorToken = "dimming"
  /// The colour inside text fields, over what is below.
  static let fieldBackground: ColorToken = "field.background"
  static let fieldBorder: ColorToken = "field.border"
  /// The colour behind selected text.
  static let selectionText: ColorToken = "selection.text"
  static let keyboardBackground: ColorToken = "keyboard.background"
  static let keyBackground: ColorToken = "key.background"
  /// The colour of keys that enter no character.
  static let keyFunction: ColorToken = "key.function"
  static let keyLabel: ColorToken = "key.label"
  /// The light over the upper side of the tiles of symbols, which fades to nothing at the lower side.
  static let tileHighlight: ColorToken = "tile.highlight"
  /// The thin light line inside the edge of those tiles.
  static let tileEdge: ColorToken = "tile.edge"
}
