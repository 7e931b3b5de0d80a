import InlayGraphics
import InlayLayers

/// A row with the focus inside, such as in a text field, keeps its cell while it is out of view: what was entered, the
/// caret and the keys stay with the row, and editing ends once, when the focus moves on or the row goes.
extension StageUpdater {
  /// Keeps a cell that leaves the view if the focus is inside it. O(depth) with a focused view, otherwise O(1).
  func keepFocused(_ cell: TableViewCell) -> Bool {
    guard hasFocus(cell), let path = cell.rowPath, table.heights.contains(path) else { return false }
    table.endGestures(of: cell)
    table.rowMotion?.release(cell)
    if cell.isHovered { cell.endHover() }
    table.stage.focusedCell = cell
    if cell.isDisplayed {
      cell.isDisplayed = false
      table.source.didEndDisplaying(cell, at: path, in: table)
    }
    return true
  }

  /// The focus inside a cell that is recycled does not go to another row with the cell: views that the data source
  /// gives to the row again keep it.
  func watchFocus(in cell: TableViewCell, _ plan: UpdatePlan?) {
    guard hasFocus(cell), let path = cell.rowPath else { return }
    let kept = plan.map { $0.newPath(of: path) } ?? path
    table.source.afterLayout { [weak table, weak cell] in
      guard let table, let cell, cell.rowPath != kept, let events = table.eventDispatcher else { return }
      if events.hasFocus(inside: cell) { events.endFocus() }
    }
  }

  private func hasFocus(_ cell: TableViewCell) -> Bool {
    table.dispatcherWithFocus?.hasFocus(inside: cell) ?? false
  }

  /// The cell of a row that comes into view, where it was kept or is still leaving; nil for another row.
  func returningCell(_ path: RowPath) -> TableViewCell? {
    guard let cell = table.stage.focusedCell, cell.rowPath == path else {
      return table.rowMotion?.returningCell(path, in: table)
    }
    table.stage.focusedCell = nil
    cell.editing = table.isEditing ? table.source.editing(ofRow: path, in: table) : nil
    cell.isSelected = table.selection.selected.contains(path)
    cell.isHighlighted = table.selection.highlighted == path
    cell.record.placedFrame = nil
    table.stage.insert(cell, into: table)
    return cell
  }

  /// Recycles the kept cell when the focus moved on or its row is gone, or for another reason.
  func endFocusedCell(where isOver: (TableViewCell) -> Bool = { _ in false }) {
    guard let cell = table.stage.focusedCell else { return }
    if let path = cell.rowPath, table.heights.contains(path), !isOver(cell), hasFocus(cell) { return }
    table.stage.focusedCell = nil
    recycle(cell)
  }

  /// The kept cell lies where its row is.
  func placeFocusedCell(_ layout: TableLayout) {
    guard let cell = table.stage.focusedCell, let path = cell.rowPath, table.heights.contains(path) else { return }
    table.stage.insert(cell, into: table)
    cell.untransformedFrame = layout.frame(table.heights.row(path))
  }

  /// Follows the kept cell's row through an update.
  func moveFocusedCell(by plan: UpdatePlan, reloaded: Set<RowPath>) {
    guard let cell = table.stage.focusedCell, let path = cell.rowPath else { return }
    let new = reloaded.contains(path) ? nil : plan.newPath(of: path)
    if let new { cell.rowPath = new } else { endFocusedCell { _ in true } }
  }
}
