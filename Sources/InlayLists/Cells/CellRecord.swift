import InlayLayers

/// The backgrounds and lines that a cell makes itself.
struct CellParts {
  var decorationBackground: RowBackground?
  var decorationSelectedBackground: RowBackground?
  /// The selected background of a row that was deselected, while it fades out.
  var fadingBackground: Layer?
  var topSeparator: Layer?
  var bottomSeparator: Layer?
  var grooveSeparator: Layer?
}

/// The results of a cell's last layout, and its use by its table.
struct CellRecord {
  /// Whether the cell has the frame and the appearance that its table's last layout gave it.
  var isPlaced = false
  /// Whether the layout that is due comes from the row's measuring, or shows a row whose height is known.
  var isMeasured = false
  /// Whether the content was laid out, so that it may ask for another height.
  var contentWasLaidOut = false
  /// Whether the content changed while the cell showed its row: another cell of the row may ask for another height.
  var hasOwnContent = false
  /// What the last layout left out of a narrow row.
  var omissions: NarrowRowOmissions = []
  /// What the accessories of a narrow row take or would take, in points.
  var accessoryWidth = 0.0
  /// Whether the last layout placed the detail below the title.
  var stacksTexts = false
  /// Whether it placed the control below the texts.
  var stacksControl = false
  /// Whether the content was shown highlighted last.
  var showedHighlight = false
  /// Whether the decoration keeps the layer's own clip.
  var isClippedToCard = false
  /// How many rows the cell has shown before this one: what began in another row has no end in this.
  var useCount = 0
}

/// What of a narrow row goes so that its title can be read.
///
/// While a title has less room than it takes, and less than the theme's `minimumTitleWidth`, the next of these goes: the
/// detail beside it, the image, marks (a disclosure indicator, a checkmark), and, where not even half of that is left, a
/// switch, a button or an accessory view. What is left of the title is cut.
struct NarrowRowOmissions: OptionSet {
  let rawValue: Int

  static let detail = NarrowRowOmissions(rawValue: 1)
  static let image = NarrowRowOmissions(rawValue: 2)
  static let accessories = NarrowRowOmissions(rawValue: 4)
}
