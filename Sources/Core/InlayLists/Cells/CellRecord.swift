import InlayGraphics
import InlayLayers

/// The backgrounds and lines that a cell makes itself.
struct CellParts {
  var decorationBackground: RowBackground?
  var decorationSelectedBackground: RowBackground?
  /// The selected background of a row that was deselected, while it fades out.
  var fadingBackground: Layer?
  /// The controls of a row that is not edited any more, while they fade out.
  var fadingControls: [FadingControl] = []
  var topSeparator: Layer?
  var bottomSeparator: Layer?
  var grooveSeparator: Layer?
  /// The mask that the cell has instead of its owner's.
  var mask: CellMask?
}

/// A control that fades out. One that comes back and leaves again fades out for a second time.
final class FadingControl {
  let control: RowControl

  init(_ control: RowControl) { self.control = control }
}

/// The layers of a cell's accessories.
struct CellAccessories {
  /// The accessories that have these layers, and the row that this was for in `useCount`; 0 for none.
  var built: RowAccessory = []
  var use = 0
  /// The layers from the trailing edge inwards; the row may leave some out.
  var layers: [Layer] = []
  /// Whether their space has to be known in rows of any width: not that of marks, or of the row's switch.
  var needMeasuring = false
  /// The layers that the last layout placed.
  var placed: [Layer] = []
  /// The place that all of them have, edited or not; nil before the first.
  var place: LayerPlace?
  /// Whether another place took an app's layer since the last layout.
  var hasLost = false
}

/// A mask of a cell's table.
struct CellMask {
  let layer: Layer
  /// The mask that the cell had before.
  let own: Layer?
}

/// The results of a cell's last layout, and its use by its table.
struct CellRecord {
  /// The inputs of the last layout; nil before the first.
  var inputs: CellInputs?
  /// Whether settings beside the accessory changed since they were restored.
  var hasOtherSettings = false
  /// Whether the table placed the cell at its row.
  var isPlaced = false
  /// The position in the section that the appearance is of.
  var placedEnds = RowPosition.only
  /// Whether changes are those of the table or of measuring, not of the content.
  var isArranging = false
  /// Whether the table measures the row: a layout of all parts follows.
  var isMeasuredByTable = false
  /// The bounds' size as of the last request for layout.
  var requestedSize = Size.zero
  /// The `content` of the inputs when the row was measured or filled last.
  var measuredContent = 0
  /// The same when the data source filled the cell.
  var filledContent = 0
  /// The look of rows that the appearance is of; nil if the table gave it for another reason.
  var look: Shared<RowsLook>?
  /// The parts that the row has no space for.
  var lackOfSpace = LastingProblem()
  /// The space that the accessories take or would take.
  var accessory = AccessoryMeasure()
  /// The space of the accessories beside the one that fills the row or is squeezed, with their gaps, in points.
  var otherAccessories = 0.0
  /// A layer of the row's owner that is narrower than its owner made it.
  var squeezed: SqueezedAccessory?
  /// Whether the last layout placed the detail below the title.
  var stacksTexts = false
  /// Whether it placed the control below the texts.
  var stacksControl = false
  /// The parts that it left out of a narrow row.
  var omissions: RowOmissions = []
  /// The ends of the section's card that its rows do not have.
  var openEnds = Corners()
  /// The height of what it placed there, in points.
  var stackHeight = 0.0
  /// The height of the part of the accessory below the title's own part of the row, in points.
  var supplementHeight = 0.0
  /// Whether the content was shown highlighted last.
  var showedHighlight = false
  /// Whether the decoration keeps the layer's own clip.
  var isClippedToCard = false
}

/// The parts that a row leaves out, so that its title can be read or for lack of space.
///
/// In a narrow row, while a title has less space than it takes, and less than the theme's `minimumTitleWidth`, the next
/// of these goes: the detail beside it, the image, marks (a disclosure indicator, a checkmark), of several accessories
/// those that only show something. Where not even half of that is left, a control goes below the texts of a row that
/// has the height for both. In another row it stays, and the title is cut, at last to nothing; that is reported.
struct RowOmissions: OptionSet {
  let rawValue: UInt8

  static let detail = RowOmissions(rawValue: 1)
  static let image = RowOmissions(rawValue: 2)
  /// Accessories without an action: a disclosure indicator, a checkmark.
  static let marks = RowOmissions(rawValue: 4)
  /// A control beside the texts: it goes below them.
  static let besideTexts = RowOmissions(rawValue: 8)
  /// A control wider than the row, or a layer of the row's owner in a narrow row of a fixed height. Is reported.
  static let accessories = RowOmissions(rawValue: 16)
  /// A title without space for its beginning. Is reported.
  static let title = RowOmissions(rawValue: 32)
  /// The texts, badges and images among several accessories. Is reported.
  static let notes = RowOmissions(rawValue: 64)
  /// The omissions that the layout of the texts decides.
  static let texts: RowOmissions = [.detail, .title]

  /// Whether a row without these parts is without an accessory.
  func omits(_ accessory: Layer, beside main: Layer?) -> Bool {
    if contains(.accessories) { return true }
    if let mark = accessory as? AccessoryView { return contains(.marks) && !mark.kind.isButton }
    return contains(.notes) && accessory !== main && !((accessory as? Control)?.isUserInteractionEnabled ?? false)
      && !(accessory.inRow?.fillsRow ?? false)
  }
}

/// The space that a row's accessories take, with the gaps between them and at their trailing side, in points; 0 without
/// any.
struct AccessoryMeasure {
  var width = 0.0
  /// The part of that for accessories without an action.
  var marks = 0.0
  /// The part of that for other accessories that only show something, beside one that takes the space that is left.
  var notes = 0.0
  /// The height of the highest.
  var height = 0.0
  /// The parts for which the row has no space, whatever its title: squeezed or below the texts.
  var lacking: RowOmissions = []

  func width(without omissions: RowOmissions) -> Double {
    if omissions.contains(.accessories) { return 0 }
    return width - (omissions.contains(.marks) ? marks : 0) - (omissions.contains(.notes) ? notes : 0)
  }
}

/// A layer of a row's owner in less than its own width.
struct SqueezedAccessory {
  let layer: Layer
  let own: Size
  let placed: Size

  /// The layer's own size while it has the size that it was given.
  func size(of layer: Layer) -> Size? { layer === self.layer && layer.bounds.size == placed ? own : nil }
}
