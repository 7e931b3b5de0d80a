import InlayGraphics
import InlayLayers

/// A control at a row's side while the row is edited. It takes presses in an area around its drawing.
class RowControl: DrawnView {
  /// What belongs to the control, in its own space, which its row says.
  final var pressArea = Rect.zero

  override func contains(_ point: Point) -> Bool { pressArea.contains(point) }
}
