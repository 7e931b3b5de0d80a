import InlayGraphics
import InlayLayers

/// The card around the rows of a section during animated updates.
final class RowCard {
  /// In the present layout; nil after the section left.
  var section: Int?
  /// Before the last update; nil for a card that was not known then.
  var former: Int?
  /// Of a section that left: its rows, and the whole section.
  var left: (rows: PartPlace, whole: PartPlace)?
  /// What updates before the last one changed.
  var changes: [(phase: UpdatePhase, ends: Corners, changesRows: Bool)] = []
  /// Below the rows, visible where they fade, slide to the side, or fly away.
  let ground = Layer()
  /// The line around a card with open ends, above the rows.
  let border = Layer()
  /// What a frame shows; nil before the first part of the card.
  var shape: Shape?

  struct Shape {
    /// The presented top and bottom, in points of the content, on device pixels.
    var range: ClosedRange<Double>
    /// The ends at which other rows were, or will be, the first or the last one. The card is clipped there as a whole,
    /// since no row has the corners: rows come, leave and slide inside it.
    var ends = Corners.all
    /// From the position in the layout, in points, of a section that slides in from a side or out.
    var dx = 0.0
    var opacity = 1.0
    /// Whether rows come, leave or change, so that the ground may be visible.
    var changesRows = true
    var showsGround = false
    var showsBorder = false
  }

  var shownChanges: some Sequence<(phase: UpdatePhase, ends: Corners, changesRows: Bool)> {
    changes.lazy.filter(\.phase.isShown)
  }

  /// Whether nothing is left of the updates that changed the card.
  var isGone: Bool { left.map(\.rows.blocks.isEmpty) ?? (section == nil || changes.isEmpty) }

  /// Removes the layers that a frame does not show.
  func endFrame() {
    if !(shape?.showsGround ?? false) { ground.removeFromSuperlayer() }
    if !(shape?.showsBorder ?? false) { border.removeFromSuperlayer() }
    shape = nil
  }
}
