import InlayGraphics
import InlayLayers

extension TableView: CellOwner {}

/// Presses of rows. Views in a row that take presses themselves, such as a switch, are not handled here.
extension TableView {
  /// The row whose cell is hit at a point of the table's own space; nil between rows, beside the column, outside
  /// clipped corners, and below a header or another layer.
  final func row(hitAt point: Point) -> RowPath? {
    cell(hitAt: point)?.rowPath
  }

  /// The cell that is hit at a point of the table's own space.
  final func cell(hitAt point: Point) -> TableViewCell? {
    let point = convert(point, to: superlayer)
    let hit = swipe.row == nil ? hitTest(point) : topmostLayer(at: point)
    return hit?.superlayerChain.first { $0.superlayer === self } as? TableViewCell
  }

  func hasOwnAction(_ cell: TableViewCell) -> Bool {
    guard let path = cell.rowPath else { return false }
    return source.isAsking || !source.has(path) || navigator.hasOwnAction(path)
  }

  func switchWasUsed(in cell: TableViewCell) { _ = focusedPath(of: cell) }

  func accessoryButtonTapped(in cell: TableViewCell, _ onTap: (() -> Void)?) {
    guard focusedPath(of: cell) != nil, let onTap else { return }
    source.calling(onTap)
  }

  func editingControlTapped(in cell: TableViewCell, isTimed: Bool) {
    guard cell.editingStyle != .none, let path = focusedPath(of: cell) else { return }
    if cell.editingStyle == .delete && asksBeforeDeleting {
      return swipe.askBeforeDeleting(path, animated: isTimed)
    }
    source.commit(cell.editingStyle, path)
  }

  /// Moves the focus to the row of a cell whose control was used.
  ///
  /// - Returns: The row; nil if it does not exist any more.
  func focusedPath(of cell: TableViewCell) -> RowPath? {
    guard let path = cell.rowPath, source.has(path) else { return nil }
    if focus?.row != path { focus = RowFocus(row: path) }
    return path
  }
}

extension TableView {
  /// The end of a layout: a scrolled row closes, a lifted one stays at the pointer.
  func layoutGestures() {
    if swipe.row != nil { swipe.closeMovedRow() }
    if lift != nil { reordering.layoutLift() }
    refreshControl?.place(in: self)
  }

  /// A cell stops showing its row.
  func endGestures(of cell: TableViewCell) {
    swipe.remove(cell)
    if lift?.cell === cell { reordering.endLift() }
  }

  /// A cell leaves in an animated update: an open row stays open meanwhile.
  func releaseGestures(of cell: TableViewCell) {
    swipe.release(cell)
    if lift?.cell === cell { reordering.endLift() }
  }
}

/// Separators beside a row that looks selected are hidden, as in UIKit.
extension TableView {
  func selectionLookChanged(of cell: TableViewCell) {
    guard let path = cell.rowPath, path.row > 0, let above = stage.cell(above: path) else { return }
    if above.rowPath?.section == path.section { above.isAboveSelection = cell.showsSelection }
  }

  final func updateSeparatorsBesideSelection() {
    // The cells, visited by index: most do not change.
    let cells = stage.cells
    for index in cells.indices {
      let next = index + 1
      let isAbove =
        next < cells.count && cells[next].showsSelection
        && cells[next].rowPath?.section == cells[index].rowPath?.section
      if cells[index].isAboveSelection != isAbove { cells[index].isAboveSelection = isAbove }
    }
  }

  func reorderControl(in cell: TableViewCell, was event: ReorderEvent) { reordering.handle(event, of: cell) }
}

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

  /// Requests the editing settings of visible rows again.
  package final func reloadEditing() {
    invalidation.insert(.editing)
    setNeedsLayout()
  }
}

/// The actions of rows, and which row shows them.
extension TableView {
  /// The row whose actions are uncovered; nil for none.
  package final var swipedRowPath: RowPath? { swipe.row?.cell.rowPath }

  /// Uncovers the actions at a side of a visible row, as a swipe does, and closes those of another row. They close by a
  /// tap elsewhere, by scrolling, by a swipe of another row, when editing begins or ends, and when the row is reloaded,
  /// moved by itself or deleted. Rows that are reconfigured, and changes of other rows, keep them.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - edge: The side at which the actions lie.
  ///   - animated: Whether the row moves by the scene's clock, as what appears and disappears does by default.
  /// - Returns: False, and nothing changes, if the table is edited, or the row is not visible, is disabled, or has no
  ///   actions there.
  @discardableResult
  public final func openSwipeActions(ofRowAt path: RowPath, at edge: HorizontalEdge = .trailing, animated: Bool = true)
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
  public final func closeSwipeActions(animated: Bool = true) { swipe.close(animated: animated) }
}

extension TableView {
  /// Shows the context menu of a visible row that is enabled.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - point: The point of the request, in the table's own space; nil for the row itself.
  ///   - animated: Whether the menu fades in.
  /// - Returns: Whether the row, or the delegate, has a menu, perhaps an empty one.
  final func showContextMenu(ofRowAt path: RowPath, at point: Point? = nil, animated: Bool) -> Bool {
    guard let cell = cellForRow(at: path), cell.isEnabled,
      let menu = source.contextMenu(of: path, at: point ?? cell.untransformedFrame.center)
    else { return false }
    // The app may have changed the table meanwhile.
    if let scene, cell.isDescendant(of: self) {
      scene.presentMenu(menu, from: cell, at: point.map { convert($0, to: cell) }, animated: animated)
    }
    return true
  }
}
