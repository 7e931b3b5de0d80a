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
  /// The same as parts of the row's layout.
  var parts: [RowPart] = []
  /// Whether their space has to be known in rows of any width: not that of marks, or of the row's switch.
  var needMeasuring = false
  /// The layers that the last layout placed.
  var placed: [Layer] = []
  /// The layers that it left out.
  var omitted: [Layer] = []
  /// The layers that are in the row to be measured, until the next layout.
  var guests: [Layer] = []
  /// The place that all of them have, edited or not; nil before the first.
  var place: LayerPlace?
  /// Whether another place took an app's layer since the last layout.
  var hasLost = false

  /// The accessory that gives way to the others: one that fills the row, else the first control, else the first layer
  /// other than a mark.
  var main: Int? {
    guard parts.count > 1 else { return parts.first.flatMap { $0.mark == nil ? 0 : nil } }
    let others = parts.indices.reversed().filter { parts[$0].mark == nil }
    return others.first { parts[$0].fillsRow } ?? others.first { parts[$0].acts } ?? others.first
  }
}

/// A mask of a cell's table.
struct CellMask {
  let layer: Layer
  /// The mask that the cell had before.
  let own: Layer?
}

/// The results of a cell's last layout, and its use by its table.
struct CellRecord {
  /// The last layout, its bounds, and what of the selection it showed.
  var placement = RowPlacement()
  var bounds = Rect.zero
  var selection = CellSelection()
  /// Whether more than the selection changed since.
  var isPlacementDue = true
  /// Whether the content changed in the cell's layout, after its parts were placed.
  var hasLateContent = false
  /// Whether the content is the same since the row was measured or filled last.
  var isMeasured = true
  /// Whether the content changed since the data source filled the cell: another cell of the row may ask for another
  /// height.
  var hasOwnContent = false
  /// Whether settings beside the accessory changed since they were restored.
  var hasOtherSettings = false
  /// Whether the table placed the cell at its row.
  var isPlaced = false
  /// The position in the section that the appearance is of.
  var placedEnds = RowPosition.only
  /// The look of rows that the appearance is of; nil if the table gave it for another reason.
  var look: Shared<RowsLook>?
  /// The parts that the row has no space for.
  var lackOfSpace = LastingProblem()
  /// A layer of the row's owner that is narrower than its owner made it.
  var squeezed: SqueezedAccessory?
  /// The ends of the section's card that its rows do not have.
  var openEnds = Corners()
  /// Whether the content was shown highlighted last.
  var showedHighlight = false
  /// Whether the decoration's selected background has its look and frame since the cell was placed last.
  var showsPlacedSelection = false
  /// Whether the decoration keeps the layer's own clip.
  var isClippedToCard = false
}

/// The values that change nothing but backgrounds, separators and colours.
struct CellSelection: Equatable {
  var isSelected = false
  var isHighlighted = false
  /// Whether the row below looks selected.
  var isAboveSelection = false
  /// Whether the background of an earlier selection fades out.
  var isFading = false
}

/// A layer of a row's owner in less than its own width.
struct SqueezedAccessory {
  let layer: Layer
  let own: Size
  let placed: Size

  /// The layer's own size while it has the size that it was given.
  func size(of layer: Layer) -> Size? { layer === self.layer && layer.bounds.size == placed ? own : nil }
}
