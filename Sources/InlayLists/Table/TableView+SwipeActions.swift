import InlayLayers

/// The actions of rows, and which row shows them.
extension TableView {
  /// The row whose actions are uncovered; nil for none.
  public final var swipedRowPath: RowPath? { swipe.row?.cell.rowPath }

  /// Uncovers the actions at a side of a visible row, as a swipe does, and closes those of another row. They close by a
  /// tap elsewhere, by scrolling, by a swipe of another row, when editing begins or ends, and when the row is reloaded,
  /// moved by itself or deleted. Rows that are reconfigured, and changes of other rows, keep them.
  ///
  /// - Returns: False, and nothing changes, if the row is not visible, is disabled, or has no actions there.
  @discardableResult
  public final func openSwipeActions(ofRowAt path: RowPath, at edge: SwipeEdge = .trailing, animated: Bool = false)
    -> Bool
  {
    reloadIfIdle()
    layoutIfNeeded()
    guard let cell = cellForRow(at: path), cell.isEnabled, let actions = swipe.actions(at: edge, ofRow: path) else {
      return false
    }
    return swipe.open(cell, actions, at: edge, animated: animated)
  }

  /// Covers the actions of the swiped row again, if there is one.
  public final func closeSwipeActions(animated: Bool = false) { swipe.close(animated: animated) }

  /// Whether a hit layer belongs to the uncovered buttons.
  func isSwipeAction(_ layer: Layer?) -> Bool {
    guard let row = swipe.row, let layer else { return false }
    return layer.isDescendant(of: row.slide.actions)
  }

  /// The end of a layout: a scrolled row closes, a lifted one stays at the pointer.
  func layoutGestures() {
    if swipe.row != nil { swipe.closeMovedRow() }
    if lift != nil { layoutLift() }
    layoutRefreshControl()
  }

  /// A cell stops showing its row.
  func endGestures(of cell: TableViewCell) {
    swipe.remove(cell)
    if lift?.cell === cell { endLift() }
  }

  /// A cell leaves in an animated update: an open row stays open meanwhile.
  func releaseGestures(of cell: TableViewCell) {
    swipe.release(cell)
    if lift?.cell === cell { endLift() }
  }
}
