import InlayGraphics
import InlayLayers

/// The focused row.
extension TableView {
  /// The row that keys act on while the table has the focus. It is kept without the focus, and follows updates. Nil
  /// before the first key or tap.
  public final var focusedRow: RowPath? {
    reloadIfIdle()
    return focus?.row
  }

  /// Moves the focus to a row, and scrolls by the least distance that makes it visible. Ignores rows that do not exist
  /// or have the height 0. `EventDispatcher.focus(_:)` gives the focus to the table.
  public final func focusRow(at path: RowPath) {
    reloadIfIdle()
    guard contains(path), !heights[path.section].rows.isGone(path.row) else { return }
    focus = RowFocus(row: path)
    jump(to: path, .none)
  }

  /// The part of a row that shows the focus; nil for none.
  func effectiveFocus(of path: RowPath) -> RowFocus.Part? {
    guard focusState == .shown, let focus, focus.row == path else { return nil }
    return focus.part
  }

  /// Focuses the first selected row, or the first fully visible one, or the next one below the view unless it is more
  /// than a view's height away.
  func focusFirstRow() {
    reloadIfIdle()
    layoutIfNeeded()
    if let path = rowPathsForSelectedRows.first, contains(path), mayFocus(path) { return focusRow(at: path) }
    let seen = stage.cells.first { cell in
      guard let path = cell.rowPath else { return false }
      let top = bounds.minY + coveredHeight(of: heights.placedSection(path.section))
      return cell.untransformedFrame.minY > top - 0.5 / deviceScale && mayFocus(path)
    }
    let start = viewPosition
    // A visible row may be below the safe area, after content that was not read.
    let path = seen?.rowPath ?? stage.cells.first?.rowPath.flatMap { search(from: $0, forward: true) }
    if let path { _ = focusRow(at: path, near: start, true) }
  }

  /// The maximum number of rows in a search: a row must be visible to know whether it is enabled.
  private static let searchLimit = 1000

  /// The first row from one on that may have the focus, before `last`, scrolled into view. If there is none, the view
  /// does not move. O(log rows) for each rejected row, and a layout if it was not visible.
  func search(from first: RowPath?, forward: Bool, before last: RowPath? = nil) -> RowPath? {
    let start = viewPosition
    var path = first
    for _ in 0..<Self.searchLimit {
      guard let row = path, row != last else { break }
      if mayFocus(row) { return row }
      path = self.row(nextTo: row, forward: forward)
    }
    go(to: start)
    return nil
  }

  func mayFocus(_ path: RowPath) -> Bool {
    guard contains(path), !heights[path.section].rows.isGone(path.row), source.has(path, in: self),
      source.allows(path, in: self, { $0.tableView(self, canFocusRowAt: $1) })
    else { return false }
    if cellForRow(at: path) == nil {
      jump(to: path, .none)
      layoutIfNeeded()
    }
    return cellForRow(at: path)?.isEnabled ?? false
  }

  /// The next row with a height after a row, or before it, in any section. The row need not exist.
  /// O(log² sections + log runs) for each section whose rows all have the height 0.
  func row(nextTo path: RowPath, forward: Bool) -> RowPath? {
    guard path.section >= 0, path.section < heights.sectionCount else { return nil }
    var section = path.section
    var rows = heights[section].rows
    var found = forward ? rows.seenRow(from: path.row + 1) : rows.seenRow(before: path.row)
    while found == nil {
      let number = forward ? heights.rowsBefore(section: section + 1) : heights.rowsBefore(section: section) - 1
      guard let next = heights.section(withRow: number) else { return nil }
      section = next
      rows = heights[section].rows
      found = forward ? rows.seenRow(from: 0) : rows.seenRow(before: rows.count)
    }
    return found.map { RowPath(section: section, row: $0) }
  }

  /// The row at a vertical position of the content, or the nearest before it, or the first.
  func row(near y: Double) -> RowPath? {
    guard let section = heights.section(at: y) else { return nil }
    let placed = heights.placedSection(section)
    if let row = placed.rows(from: y, to: y.nextUp).first { return RowPath(section: section, row: row) }
    let after = RowPath(section: section, row: y < placed.footer.lowerBound ? 0 : placed.count)
    return row(nextTo: after, forward: false) ?? row(nextTo: RowPath(section: 0, row: -1), forward: true)
  }

  /// Moves the focus of a row that does not exist to the row before it.
  func keepFocusInRows() {
    guard let row = focus?.row, !contains(row) else { return }
    let section = min(row.section, heights.sectionCount - 1)
    guard section >= 0 else {
      focus = nil
      return
    }
    let end = RowPath(section: section, row: heights[section].rows.count)
    focus = (self.row(nextTo: end, forward: false) ?? self.row(nextTo: end, forward: true)).map { RowFocus(row: $0) }
  }

  /// Moves the focus of a row that an update removed to its successor.
  func focusPosition(of row: RowPath, in plan: UpdatePlan) {
    focus = RowFocus(row: plan.successor(of: row))
    keepFocusInRows()
  }
}
