import InlayGraphics
import InlayLayers

/// The look of a cell at its row, as its table gives it.
struct CellAppearance: Hashable {
  var position = RowPosition.only
  var decoration = Decoration.plainRows
  /// The radius in points, on whole device pixels.
  var cornerRadius = 0.0
  var cornerCurve = CornerCurve.circular
  /// The distance from the row's sides to its card, and below the card, in points, on whole device pixels.
  var cardInset = 0.0
  var cardGap = 0.0
  /// The line around the section's rows, its width on whole device pixels; 0 is none.
  var border = Border()
  /// Whether the row clips itself to its part of the section's card, whose border it draws.
  var clipsToCard = false
  /// Whether the background draws the round corners of the section's card.
  var roundsBackground = false
  /// The distance by which the card goes beyond the row, where the row is clipped by the whole card, not by its own
  /// corners.
  var overhang: CardOverhang?
  var background = Color.clear
  var selectedBackground = Color.clear
  var contentInsetLeading = 16.0
  /// The distance from the trailing edge to an accessory.
  var accessoryInset = 16.0
  var separator = SeparatorAppearance()
  /// The part of the row that the scene's safe area takes at its leading side.
  var leadingSpace = 0.0
  /// The part that the safe area takes at its trailing side.
  var trailingSpace = 0.0
  /// Whether the row is as high as its content: then texts wrap.
  var isSelfSizing = false
  /// Whether several rows may be selected.
  var isMultipleSelection = false
  /// The part of the row that has a ring around it; nil for none.
  var focus: RowFocus.Part?

  /// Becomes another look, in place: the value is large to copy.
  ///
  /// - Returns: Whether they differ.
  mutating func become(_ other: consuming CellAppearance) -> Bool {
    guard self != other else { return false }
    self = other
    return true
  }

  /// Whether rows of the look have the round corners of a rectangle around their section.
  var roundsCard: Bool { cornerRadius > 0 && (clipsToCard || roundsBackground) }
}

/// The lines of a row.
struct SeparatorAppearance: Hashable {
  var color = Color.clear
  /// Whether the table's owner gave the colour.
  var isOwnColor = false
  /// The width in points.
  var width = 0.0
  var leading = 0.0
  var trailing = 0.0
  /// Whether `leading` counts from where the row's text begins.
  var beginsAtText = false
  /// The distance from the start of the row's text to the line, in points, in rows without an inset of their own; nil
  /// for `leading`.
  var fromText: Double?
  /// Whether a light line is below.
  var isEtched = false
  /// A line from side to side at the row's top: above an edge-to-edge section.
  var hasTopEdge = false
  var bottom = Bottom.none

  enum Bottom: Hashable {
    case none
    /// Inset as between rows.
    case inset
    /// A line from side to side, below an edge-to-edge section.
    case edge
  }
}

/// The distance by which a section's card goes beyond a row, in points.
struct CardOverhang: Hashable {
  var above: Double
  var below: Double
  /// The far end of a row without corners.
  var far: Double

  var hasCorners: Bool { min(above, below) < far }

  /// The card around the row with these bounds.
  func card(around row: Rect) -> Rect {
    Rect(minX: row.minX, minY: row.minY - above, maxX: row.maxX, maxY: row.maxY + below)
  }
}

/// The row and its part with the focus.
package struct RowFocus: Hashable {
  package enum Part: Hashable {
    case row
    /// The plus or the minus at the leading side of an edited row.
    case editingControl
    /// A button or a control at the row's trailing side, by its number in `focusedAccessories`.
    case accessory(Int)
  }

  /// A stop of Tab in a row.
  enum Stop {
    case part(Part)
    /// A view that takes the focus itself.
    case field(View)

    /// Whether it is a control beside the row's own, for which the table has the focus.
    var isAccessory: Bool {
      if case .part(.accessory) = self { true } else { false }
    }

    var isField: Bool { if case .field = self { true } else { false } }
  }

  package var row: RowPath
  package var part = Part.row
  /// Whether Tab came here from a field of the row, and continues from the row. Otherwise the table comes before all
  /// rows.
  var isStop = false

  package init(row: RowPath, part: Part = .row) { (self.row, self.part) = (row, part) }
}
