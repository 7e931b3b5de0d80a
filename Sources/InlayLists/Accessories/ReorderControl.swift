import InlayGraphics
import InlayLayers

/// The three lines at the trailing side of a movable row. A press on them drags the row and is not a press of the row.
final class ReorderControl: RowControl {
  /// Whether the events of the last press have times: then the row is lifted.
  private var isTimed = false

  override func handlePointer(_ event: PointerEvent, at point: Point) -> Bool {
    if event.phase == .down { isTimed = event.time != nil }
    return super.handlePointer(event, at: point)
  }

  override func beginTracking(at point: Point) -> Bool {
    if isTimed { accessoryOwner?.reorderControl(self, was: .lifted(at: point)) }
    return true
  }

  override func continueTracking(at point: Point) -> Bool {
    accessoryOwner?.reorderControl(self, was: .dragged(to: point))
    return true
  }

  override func endTracking(at point: Point) { accessoryOwner?.reorderControl(self, was: .dropped) }

  override func cancelTracking() { accessoryOwner?.reorderControl(self, was: .cancelled) }

  override var keepsTracking: Bool { true }

  override func sizeThatFits(_ size: Size) -> Size { theme.metrics.reorderControlSize.scaled(by: accessoryGrowth) }

  override func layoutSublayers() {
    super.layoutSublayers()
    let drawing = ReorderDrawing(
      lineWidth: theme.metrics.reorderLineWidth * accessoryGrowth, scale: deviceScale,
      color: resolved(.token(.disclosure)))
    show(drawing, size: sizeThatFits(bounds.size))
  }
}
