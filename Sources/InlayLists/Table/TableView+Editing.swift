import InlayGraphics
import InlayLayers

extension TableView {
  /// Begins or ends editing, as `isEditing` does.
  ///
  /// Animated, the contents of visible rows move to their positions by `updateTiming` and controls fade in or out,
  /// while the model is final at once. In a table without a scene, and in calls of its data source or delegate, nothing
  /// is animated. O(visible rows).
  public final func setEditing(_ editing: Bool, animated: Bool = false) {
    guard animated, editing != isEditing, let scene, !source.isAsking else {
      isEditing = editing
      return
    }
    // Changes that wait for layout are not animated.
    layoutIfNeeded()
    scene.animate(updateTiming) {
      isEditing = editing
      layoutIfNeeded()
    }
  }

  /// Asks for the editing settings of visible rows again.
  package final func reloadEditing() {
    invalidation.insert(.editing)
    setNeedsLayout()
  }
}

/// The actions of rows, and which row shows them.
extension TableView {
  /// The row whose actions are uncovered; nil for none.
  public final var swipedRowPath: RowPath? { swipe.row?.cell.rowPath }

  /// Uncovers the actions at a side of a visible row, as a swipe does, and closes those of another row. They close by a
  /// tap elsewhere, by scrolling, by a swipe of another row, when editing begins or ends, and when the row is reloaded,
  /// moved by itself or deleted. Rows that are reconfigured, and changes of other rows, keep them.
  ///
  /// - Returns: False, and nothing changes, if the table is edited, or the row is not visible, is disabled, or has no
  ///   actions there.
  @discardableResult
  public final func openSwipeActions(ofRowAt path: RowPath, at edge: SwipeEdge = .trailing, animated: Bool = false)
    -> Bool
  {
    guard !isEditing else { return false }
    reloadIfIdle()
    layoutIfNeeded()
    guard let cell = cellForRow(at: path), cell.isEnabled, let actions = swipe.actions(at: edge, ofRow: path) else {
      return false
    }
    return swipe.open(cell, actions, at: edge, animated: animated)
  }

  /// Covers the actions of the swiped row again, if there is one.
  public final func closeSwipeActions(animated: Bool = false) { swipe.close(animated: animated) }
}
