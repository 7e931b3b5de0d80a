import InlayGraphics
import InlayLayers

/// The focused row.
extension RowNavigator {
  /// The part of a row that shows the focus; nil for none.
  func effectiveFocus(of path: RowPath) -> RowFocus.Part? {
    guard table.isFocusVisible, let focus = table.focus, focus.row == path else { return nil }
    return focus.part
  }

  /// Focuses the first selected row, or the first fully visible one, or the next one below the view unless it is more
  /// than a view's height away.
  func focusFirstRow() {
    table.reloadIfIdle()
    table.layoutIfNeeded()
    if let path = table.selectedRowPaths.first, table.contains(path), mayFocus(path) {
      return table.focusRow(at: path)
    }
    let seen = table.stage.cells.first { cell in
      guard let path = cell.rowPath else { return false }
      let top = table.bounds.minY + layout.coveredHeight(ofSection: path.section)
      return cell.untransformedFrame.minY > top - 0.5 / table.displayScale && mayFocus(path)
    }
    // A visible row may be below the safe area, after content that was not read.
    let path = seen?.rowPath ?? table.stage.cells.first?.rowPath.flatMap { search(from: $0, forward: true) }
    if let path { _ = focusRow(at: path, isNear: true) }
  }

  /// The maximum number of rows in a search: only a row's cell knows whether it is enabled.
  static let searchLimit = 1000

  /// The first row from one on that may have the focus, before `last`. The view does not move, and nothing is reported.
  /// O(log rows) for each rejected row, and a cell if it is not visible.
  ///
  /// - Parameter isNear: Whether only rows within a height of the view around it, and from the first row on, are looked
  ///   at. Others between these are passed over.
  func search(from first: RowPath?, forward: Bool, before last: RowPath? = nil, isNear: Bool = false) -> RowPath? {
    var path = first
    for _ in 0..<Self.searchLimit {
      guard let row = path, row != last else { break }
      if isNear, let first, !isInReach(row, from: first) {
        path = rowInReach(after: row, forward: forward)
        continue
      }
      if mayFocus(row) { return row }
      path = heights.row(nextTo: row, forward: forward)
    }
    return nil
  }

  /// The bounds of the table, with a height of them above and below.
  private var boundsInReach: Rect { table.bounds.insetBy(dx: 0, dy: -table.bounds.height) }

  private func isInReach(_ row: RowPath, from first: RowPath) -> Bool {
    let (range, start) = (heights.row(row), heights.row(first))
    let distance = max(range.lowerBound - start.upperBound, start.lowerBound - range.upperBound)
    return distance < table.bounds.height || boundsInReach.intersects(range)
  }

  /// The next row in a direction, or the first in reach of the view if that is farther; nil after a row beyond it.
  private func rowInReach(after row: RowPath, forward: Bool) -> RowPath? {
    let (range, bounds) = (heights.row(row), boundsInReach)
    guard forward ? range.upperBound <= bounds.minY : range.lowerBound >= bounds.maxY else { return nil }
    guard let next = heights.row(nextTo: row, forward: forward) else { return nil }
    guard let near = heights.row(near: forward ? bounds.minY : bounds.maxY) else { return next }
    return forward ? max(near, next) : min(near, next)
  }

  func mayFocus(_ path: RowPath) -> Bool {
    guard table.contains(path), !heights.isGone(path), table.source.has(path),
      table.source.allows(path, { $0.tableView(table, canFocusRowAt: $1) })
    else { return false }
    if let cell = table.heldCell(forRowAt: path) { return cell.isEnabled }
    return peek(at: path, \.isEnabled) ?? false
  }

  /// Looks at the cell of a row out of view, which is made for that alone: it is not shown, so nothing is reported.
  func peek<Answer>(at path: RowPath, _ look: (TableViewCell) -> Answer) -> Answer? {
    guard let cell = table.makeCell(for: path) else { return nil }
    defer {
      table.recycle(cell)
      table.setNeedsLayout()
    }
    return look(cell)
  }

  /// Moves the focus of a row that does not exist to the row before it.
  func keepFocusInRows() {
    guard let row = table.focus?.row, !table.contains(row) else { return }
    let section = min(row.section, heights.sectionCount - 1)
    guard section >= 0 else {
      table.focus = nil
      return
    }
    let end = RowPath(section: section, row: heights[section].rows.count)
    table.focus = (heights.row(nextTo: end, forward: false) ?? heights.row(nextTo: end, forward: true)).map {
      RowFocus(row: $0)
    }
  }

  /// Moves the focus of a row that an update removed to its successor.
  func focusPosition(of row: RowPath, in plan: UpdatePlan) {
    table.focus = RowFocus(row: plan.successor(of: row))
    keepFocusInRows()
    if table.isFocused {
      table.scene?.announce(table.localized(.rowsDeleted, count: max(1, plan.deletedRowCount)))
    }
  }
}
