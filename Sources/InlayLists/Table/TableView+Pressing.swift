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

  func reorderControl(in cell: TableViewCell, wasDraggedTo point: Point) {
    guard cell.showsReorderControl, let dataSource, let path = focusedPath(of: cell),
      let target = place(ofRow: path, draggedTo: convert(point, from: cell).y)
    else { return }
    let offset = contentOffset.y
    dataSource.tableView(self, moveRowAt: path, to: target)
    // The table follows a row at its top; here the row goes and the table stays, as far as there is still content.
    settle()
    updateContentSize()
    contentOffset.y = min(offset, max(maximumContentOffset.y, contentOffset.y))
  }

  /// Where a row goes that is dragged to a height of the content; nil where it stays. It takes the place of the row there
  /// once it covers the height by that: a row that is dragged over a higher one does not go to and fro.
  private func place(ofRow path: RowPath, draggedTo y: Double) -> RowPath? {
    let y = max(bounds.minY, min(y, bounds.maxY.nextDown))
    guard contains(path), let other = row(near: y), other != path else { return nil }
    let own = heights.row(path)
    let height = own.upperBound - own.lowerBound
    let stretch = heights.row(other)
    let goesDown = other > path
    guard other.section == path.section else {
      return goesDown ? other : RowPath(section: other.section, row: other.row + 1)
    }
    let covers = goesDown ? y >= stretch.upperBound - height : y < stretch.lowerBound + height
    return covers ? other : nil
  }

  /// The row of a cell in which something was used, which brings the focus to it.
  private func focusedPath(of cell: TableViewCell) -> RowPath? {
    guard let path = cell.rowPath, source.has(path, in: self) else { return nil }
    if focus?.row != path { focus = RowFocus(row: path) }
    return path
  }
}
