import InlayGraphics
import InlayLayers

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

  func switchDidChange(in cell: TableViewCell) {
    guard let path = focusedPath(of: cell) else { return }
    let isOn = cell.isOn
    source.switchDidChange(to: isOn, at: path)
    source.tell(path) { $0.tableView(self, switchDidChangeTo: isOn, forRowAt: $1) }
  }

  func accessoryButtonTapped(in cell: TableViewCell) {
    guard let path = focusedPath(of: cell) else { return }
    if let action = source.actions(at: path)?.onDetail { source.calling(action) }
    source.tell(path) { $0.tableView(self, accessoryButtonTappedForRowAt: $1) }
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
    layoutRefreshControl()
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
extension TableView: TableViewCellOwner {
  func selectionLookChanged(of cell: TableViewCell) {
    guard let path = cell.rowPath, path.row > 0, let index = stage.index(of: path), index > 0 else { return }
    let above = stage.cells[index - 1]
    if above.rowPath?.section == path.section { above.isAboveSelection = cell.showsSelection }
  }

  func reorderControl(in cell: TableViewCell, was event: ReorderEvent) { reordering.handle(event, of: cell) }
}
