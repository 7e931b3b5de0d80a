import InlayGraphics
import InlayLayers

/// The table itself as a stop of Tab, for its rows without a text input. A row with one is that text input: it is read,
/// focused and typed into as one element.
extension RowNavigator {
  /// Whether Tab stops at the table itself: not if each of its rows has a text input. O(rows in view), and as a search
  /// for rows out of view if each one in view has a text input.
  var isTabStop: Bool {
    guard heights.rowCount > 0, !table.source.isAsking else { return true }
    if let row = table.focus?.row, table.contains(row), !holdsEntry(row) { return true }
    if table.stage.cells.contains(where: { $0.entry == nil }) { return true }
    let found = rowWithoutEntry()
    return found.row != nil || !found.isKnown
  }

  /// Moves the focus of the rows to one without a text input, if the table has one near, and brings it into view. Tab
  /// begins at the row itself; on the way back, at the last of its controls.
  func prepareForTab(forward: Bool) {
    focusRowForTab()
    guard let row = table.focus?.row, let cell = table.cellForRow(at: row) else { return }
    var part = RowFocus.Part.row
    if !forward, case .part(let last) = tabStops(in: cell).last { part = last }
    table.focus?.part = part
  }

  private func focusRowForTab() {
    guard heights.rowCount > 0, !table.source.isAsking else { return }
    let row = table.focus?.row
    if let row, table.contains(row), !holdsEntry(row) { return bringIntoView(row) }
    let cells = table.stage.cells
    // The first row is found when a table without a text input in view receives the focus.
    guard row != nil || cells.contains(where: { $0.entry != nil }) else { return }
    let seen = cells.first { cell in
      cell.entry == nil && (cell.rowPath.map { isInFullView($0) && mayFocus($0) } ?? false)
    }
    let other = seen?.rowPath ?? rowWithoutEntry().row.flatMap { mayFocus($0) ? $0 : nil }
    guard let other else { return }
    table.focus = RowFocus(row: other)
    bringIntoView(other)
  }

  /// Whether a row has a text input that it speaks for, in view or not. The answer for a row out of view is kept until
  /// the rows change.
  func holdsEntry(_ row: RowPath) -> Bool {
    guard table.contains(row), !table.source.isAsking, table.source.has(row) else { return false }
    if let cell = table.heldCell(forRowAt: row) { return cell.entry != nil }
    guard table.source.mayHoldFocus(row) else { return false }
    let version = table.geometry.version
    if let known = table.unseenRows.answer(of: row, .entry, version) { return known }
    let holds = peekLaidOut(at: row) { $0.entry != nil } ?? false
    table.unseenRows.note(row, .entry, holds, version)
    return holds
  }

  /// The first row without a text input; nil if there is none, or if it is not known after as many rows as a search asks.
  private func rowWithoutEntry() -> (row: RowPath?, isKnown: Bool) {
    let most = mostCells
    var next = heights.row(nextTo: RowPath(section: 0, row: -1), forward: true)
    defer { table.layoutIfNeeded() }
    for _ in 0..<most {
      guard let row = next, table.contains(row), table.source.has(row) else { return (nil, true) }
      if !holdsEntry(row) { return (row, true) }
      next = heights.row(nextTo: row, forward: true)
    }
    return (nil, next == nil)
  }

  /// Whether a row begins below what covers the rows at the top of the view.
  private func isInFullView(_ row: RowPath) -> Bool {
    let top = table.bounds.minY + layout.coveredHeight(ofSection: row.section)
    return heights.row(row).lowerBound > top - 0.5 / table.displayScale
  }
}
