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
    let hit = gestures.swipe == nil ? hitTest(point) : topmostLayer(at: point)
    return hit?.superlayerChain.first { $0.superlayer === self } as? TableViewCell
  }

  func pressRow(at point: Point) -> Bool {
    guard let path = row(hitAt: point) else { return false }
    pressStart = point
    return highlightRow(at: path)
  }

  /// Ends the press of the row when the pointer leaves it.
  func keepPressing(at point: Point) -> Bool {
    if isPressed(at: point) { return true }
    unhighlightRow()
    return false
  }

  func endPress(at point: Point) {
    guard let path = selection.highlighted, isPressed(at: point) else { return unhighlightRow() }
    focus = RowFocus(row: path)
    guard selectionModifiers.contains(.shift), allowsSeveralSelectedRows else {
      releaseHighlightedRow()
      return
    }
    unhighlightRow()
    selectRange(to: path)
  }

  /// Whether a press still is one of its row: it may leave the row by the slop, and move to a side by the slop. A swipe
  /// to a side selects nothing.
  private func isPressed(at point: Point) -> Bool {
    guard let path = selection.highlighted, let cell = cellForRow(at: path),
      abs(point.x - pressStart.x) <= Self.pressSlop
    else { return false }
    return cell.bounds.insetBy(dx: -Self.pressSlop, dy: -Self.pressSlop).contains(cell.convert(point, from: self))
  }

  /// Asks the delegate for the context of the row at a point of the table's own space.
  ///
  /// - Returns: Whether there is an enabled row and the delegate handled the request.
  func requestContext(at point: Point) -> Bool {
    guard let path = row(hitAt: point), cellForRow(at: path)?.isEnabled ?? false else { return false }
    var isHandled = false
    source.tell(path, in: self) { isHandled = $0.tableView(self, contextRequestedForRowAt: $1, at: point) }
    return isHandled
  }

  func switchDidChange(in cell: TableViewCell) {
    guard let path = focusedPath(of: cell) else { return }
    source.tell(path, in: self) { $0.tableView(self, switchDidChangeTo: cell.isOn, forRowAt: $1) }
  }

  func accessoryButtonTapped(in cell: TableViewCell) {
    guard let path = focusedPath(of: cell) else { return }
    source.tell(path, in: self) { $0.tableView(self, accessoryButtonTappedForRowAt: $1) }
  }

  func editingControlTapped(in cell: TableViewCell) {
    guard cell.editingStyle != .none, let path = focusedPath(of: cell) else { return }
    if cell.editingStyle == .delete && asksBeforeDeleting { return askBeforeDeleting(path) }
    source.commit(cell.editingStyle, path, in: self)
  }

  /// Moves the focus to the row of a cell whose control was used.
  ///
  /// - Returns: The row; nil if it does not exist any more.
  func focusedPath(of cell: TableViewCell) -> RowPath? {
    guard let path = cell.rowPath, source.has(path, in: self) else { return nil }
    if focus?.row != path { focus = RowFocus(row: path) }
    return path
  }
}
