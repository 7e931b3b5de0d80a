import InlayGraphics
import InlayLayers

/// The three lines at the trailing side of a movable row. A press on them drags the row and is not a press of the row.
final class ReorderControl: RowControl {
  override init() {
    super.init()
    addInteraction(ReorderInteraction())
  }

  override func sizeThatFits(_ size: Size) -> Size { theme.metrics.editing.reorderSize.scaled(by: growth) }

  override func layoutSublayers() {
    super.layoutSublayers()
    let drawing = ReorderDrawing(
      lineWidth: theme.metrics.editing.reorderLineWidth * lineGrowth,
      isRound: theme.metrics.accessory.roundsMarks, scale: displayScale, color: resolvedColor(.token(.disclosure)))
    showDrawing(drawing, size: sizeThatFits(bounds.size))
  }
}

/// The drag of a row by its reorder control.
private final class ReorderInteraction: Interaction {
  private func report(_ event: (ReorderControl) -> ReorderEvent) {
    guard let control = view as? ReorderControl else { return }
    control.accessoryOwner?.reorderControl(control, was: event(control))
  }

  override func claim(_ press: Press) -> Claim { press.stage == .down ? .keep : .none }

  /// Lifts the row if the events have times.
  override func pressBegan(_ press: Press) { if press.isTimed { report { .lifted(at: press.startLocation(in: $0)) } } }

  override func pressChanged(_ press: Press) { report { .dragged(to: press.location(in: $0)) } }
  override func pressEnded(_ press: Press) { report { _ in .dropped } }
  override func pressCancelled(_ press: Press) { report { _ in .cancelled } }
}
