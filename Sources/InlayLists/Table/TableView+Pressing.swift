import InlayGraphics
import InlayLayers

/// Presses of rows. What lies in a row and takes presses itself, such as a switch, is not the table's concern.
extension TableView {
  /// The row whose cell is hit at a point of the table's own space; nil between rows, beside the column, outside of round
  /// corners that clip, and where a header or something else lies above.
  final func row(hitAt point: Point) -> RowPath? {
    var layer = hitTest(convert(point, to: superlayer))
    while let current = layer, current !== self {
      if let cell = current as? TableViewCell, cell.superlayer === self { return cell.rowPath }
      layer = current.superlayer
    }
    return nil
  }

  func pressRow(at point: Point) -> Bool {
    guard let path = row(hitAt: point) else { return false }
    return highlightRow(at: path)
  }

  /// The row is let go when the pointer leaves it.
  func keepPressing(at point: Point) -> Bool {
    if isPressed(at: point) { return true }
    unhighlightRow()
    return false
  }

  func endPress(at point: Point) {
    guard let path = selection.highlighted, isPressed(at: point) else { return unhighlightRow() }
    focus = RowFocus(row: path)
    releaseHighlightedRow()
  }

  private func isPressed(at point: Point) -> Bool {
    guard let path = selection.highlighted, let cell = cellForRow(at: path) else { return false }
    return cell.bounds.insetBy(dx: -Self.pressSlop, dy: -Self.pressSlop).contains(cell.convert(point, from: self))
  }

  func switchDidChange(in cell: TableViewCell) {
    guard let path = focusedPath(of: cell) else { return }
    source.switchDidChange(to: cell.isOn, path, in: self)
  }

  func accessoryButtonTapped(in cell: TableViewCell) {
    guard let path = focusedPath(of: cell) else { return }
    source.accessoryButtonTapped(path, in: self)
  }

  func editingControlTapped(in cell: TableViewCell) {
    guard cell.editingStyle != .none, let path = focusedPath(of: cell) else { return }
    source.commit(cell.editingStyle, path, in: self)
  }

  /// The row of a cell in which something was used, which brings the focus to it.
  func focusedPath(of cell: TableViewCell) -> RowPath? {
    guard let path = cell.rowPath, source.has(path, in: self) else { return nil }
    if focus?.row != path { focus = RowFocus(row: path) }
    return path
  }
}
