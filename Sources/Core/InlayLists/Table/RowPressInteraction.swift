import InlayGraphics

/// The press of a row: it is highlighted, and selected by the release. Views in a row that take presses themselves,
/// such as a switch, get them first.
final class RowPressInteraction: Interaction {
  private var table: TableView? { view as? TableView }

  override func claim(_ press: Press) -> Claim {
    guard press.stage == .pressed, let table, let path = table.row(hitAt: press.startLocation(in: table)) else {
      return .wait
    }
    return table.highlightRow(at: path) ? .take : .wait
  }

  override func pressChanged(_ press: Press) { if !isOnRow(press) { press.cancel() } }

  override func pressEnded(_ press: Press) {
    guard let table else { return }
    guard let path = table.selection.highlighted, isOnRow(press) else { return table.unhighlightRow() }
    table.focus = RowFocus(row: path)
    let extends = press.event.kind == .mouse && press.event.modifiers.contains(.shift)
    guard extends, table.allowsSeveralSelectedRows else {
      table.releaseHighlightedRow()
      return
    }
    table.unhighlightRow()
    table.navigator.selectRange(to: path)
  }

  override func pressCancelled(_ press: Press) { table?.unhighlightRow() }

  /// Whether a press still is one of its row: it may leave the row by the slop, and move to a side by the slop. A swipe
  /// to a side selects nothing.
  private func isOnRow(_ press: Press) -> Bool {
    guard let table, let path = table.selection.highlighted, let cell = table.cellForRow(at: path),
      abs(press.location(in: table).x - press.startLocation(in: table).x) <= Press.dragThreshold
    else { return false }
    return cell.bounds.insetBy(dx: -Press.dragThreshold, dy: -Press.dragThreshold).contains(press.location(in: cell))
  }
}
