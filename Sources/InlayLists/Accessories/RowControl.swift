import InlayGraphics
import InlayLayers

/// A control at the side of an edited row.
class RowControl: DrawnView {
  /// The area that takes presses, in the control's own space, set by its row.
  final var pressArea = Rect.zero

  override func contains(_ point: Point) -> Bool { pressArea.contains(point) }
}
