import InlayGraphics
import InlayLayers

/// Which row keys act on.
extension TableView {
  /// The row that keys act on while the table has the focus; kept while it has not, and moved along with its row by
  /// updates. Nil until a key or a tap comes.
  public final var focusedRow: RowPath? {
    settle()
    return focus?.row
  }

  /// Moves the focus to a row, and scrolls as little as brings it into view. A row that does not exist, or has the height
  /// 0, is passed over.
  /// The keys themselves come to the table by `EventDispatcher.focus(_:)`.
  public final func focusRow(at path: RowPath) {
    settle()
    guard contains(path), !heights[path.section].rows.isGone(path.row) else { return }
    focus = RowFocus(row: path)
    scrollToRow(at: path, position: .none)
  }

  /// What of a row shows the focus.
  func shownFocus(of path: RowPath) -> RowFocus.Part? {
    guard focusState == .shown, let focus, focus.row == path else { return nil }
    return focus.part
  }

  /// Without a row of before: the first selected one, the first that is wholly in view, or the next after those in view
  /// unless more than the view holds lies between.
  func focusFirstRow() {
    settle()
    layoutIfNeeded()
    if let path = rowPathsForSelectedRows.first, contains(path), mayFocus(path) { return focusRow(at: path) }
    let seen = stage.cells.first { cell in
      guard let path = cell.rowPath else { return false }
      let top = bounds.minY + coveredHeight(of: heights.placedSection(path.section))
      return cell.untransformedFrame.minY > top - 0.5 / deviceScale && mayFocus(path)
    }
    let start = place
    // One in view may still lie below the safe area, and what is before it is not read then.
    let path = seen?.rowPath ?? stage.cells.first?.rowPath.flatMap { search(from: $0, forward: true) }
    if let path { _ = focusRow(at: path, near: start, true) }
  }

  // MARK: Finding rows

  /// How many rows are tried, one after the other: those out of view have to be brought into view to tell whether they are enabled.
  private static let searchLimit = 1000

  /// The first row from one on that may have the focus, before a last one where there is one. Brings it into view; nil
  /// leaves the view where it was. O(log rows) for each row passed over, and a layout where it was out of view.
  func search(from first: RowPath?, forward: Bool, before last: RowPath? = nil) -> RowPath? {
    let start = place
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
      source.canFocus(path, in: self)
    else { return false }
    if cellForRow(at: path) == nil {
      scrollToRow(at: path, position: .none)
      layoutIfNeeded()
    }
    return cellForRow(at: path)?.isEnabled ?? false
  }

  /// The row with a height after one, or before it, over the borders of sections; the one need not exist.
  /// O(log² sections + log runs) for each section that has rows without height alone.
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

  /// The row at a height of the content, or the nearest before it, or the first.
  func row(near y: Double) -> RowPath? {
    guard let section = heights.section(at: y) else { return nil }
    let placed = heights.placedSection(section)
    if let row = placed.rows(from: y, to: y.nextUp).first { return RowPath(section: section, row: row) }
    let after = RowPath(section: section, row: y < placed.footer.lowerBound ? 0 : placed.count)
    return row(nextTo: after, forward: false) ?? row(nextTo: RowPath(section: 0, row: -1), forward: true)
  }

  // MARK: Rows that go

  /// Keeps the focus in a row that exists: its own, or the one before where that is gone.
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

  /// The focus of a row that an update removed goes to the row in its place.
  func focusPlace(of row: RowPath, in plan: UpdatePlan) {
    focus = RowFocus(row: plan.place(of: row))
    keepFocusInRows()
  }
}
