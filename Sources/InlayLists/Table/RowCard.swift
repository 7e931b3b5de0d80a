import InlayGraphics
import InlayLayers

/// The card around the rows of a section during animated updates.
final class RowCard {
  /// In the present layout, or in the one before the update that deleted the section.
  var section: Int
  /// The update that deleted the section; nil for one that still exists.
  var phase: UpdatePhase?
  /// Below the rows, visible where they fade, slide to the side, or fly away.
  let ground = Layer()
  /// The line around a card with open ends, above the rows.
  let border = Layer()
  /// What a frame shows; nil before the first part of the card.
  var shape: Shape?

  init(_ section: Int, _ phase: UpdatePhase?) { (self.section, self.phase) = (section, phase) }

  struct Shape {
    /// The presented top and bottom, in points of the content, on device pixels.
    var range: ClosedRange<Double>
    /// The ends at which other rows were, or will be, the first or the last one. The card is clipped there as a whole,
    /// since no row has the corners: rows come, leave and slide inside it.
    var ends = Corners.all
    /// From the position in the layout, in points, of a section that slides in from a side or out.
    var dx = 0.0
    var opacity = 1.0
    /// Whether the section comes or leaves, so that its neighbours cut the card.
    var isCut = false
    /// Whether rows come, leave or change, so that the ground may be visible.
    var changesRows = true
    var showsGround = false
    var showsBorder = false
  }

  /// Removes the layers that a frame does not show.
  func endFrame() {
    if !(shape?.showsGround ?? false) { ground.removeFromSuperlayer() }
    if !(shape?.showsBorder ?? false) { border.removeFromSuperlayer() }
    shape = nil
  }
}
