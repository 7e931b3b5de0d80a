import InlayGraphics
import InlayLayers

/// Selection of several rows at once, by keys, and by a mouse while Shift is held. Each row is selected as by a tap of
/// its own: the delegate is asked for it and hears of it, but rows are not highlighted.
extension RowNavigator {
  /// The maximum number of rows that one event selects. Longer ranges end there, and Command-A does nothing in a longer
  /// table: its work is bounded, and it never selects a part of all rows only.
  static let rangeLimit = 10_000

  /// Selects the rows from the last tapped one to another, instead of the last such range.
  ///
  /// - Parameter start: The first row where none was tapped.
  func selectRange(from start: RowPath? = nil, to end: RowPath) {
    table.reloadIfIdle()
    guard table.allowsSeveralSelectedRows, table.contains(end) else { return }
    let known = [table.selection.anchor, start].compactMap { $0 }.first(where: table.contains)
    let anchor = known ?? end
    let rows = rows(from: anchor, to: end)
    let range = min(anchor, end)...max(anchor, end)
    let last = table.selection.rangeEnd.map { min(anchor, $0)...max(anchor, $0) }
    table.selection.setAnchor(anchor, rangeEnd: end)
    if let last {
      for row in table.selectedRowPaths where last.contains(row) && !range.contains(row) {
        table.deselectByInput(row)
      }
    }
    for row in rows { selectByInput(row) }
  }

  /// Selects all rows that may be selected.
  ///
  /// - Returns: Whether several rows may be selected, of a table that is not longer than `rangeLimit`.
  func selectAllRows() -> Bool {
    table.reloadIfIdle()
    let first = heights.row(nextTo: RowPath(section: 0, row: -1), forward: true)
    guard table.allowsSeveralSelectedRows, heights.rowCount <= Self.rangeLimit, let first else { return false }
    let last = RowPath(section: heights.sectionCount, row: 0)
    for row in rows(from: first, to: last) { selectByInput(row) }
    return true
  }

  /// The rows between two, without those of height 0, in the order from the first; at most `rangeLimit`.
  /// O(rows · log rows).
  private func rows(from first: RowPath, to last: RowPath) -> [RowPath] {
    let forward = first <= last
    var rows: [RowPath] = []
    var row: RowPath? = first
    while let next = row, forward ? next <= last : next >= last, rows.count < Self.rangeLimit {
      rows.append(next)
      row = heights.row(nextTo: next, forward: forward)
    }
    return rows
  }

  private func selectByInput(_ path: RowPath) {
    guard table.allowsSeveralSelectedRows, !table.selection.selected.contains(path), table.mayTake(path),
      table.cellForRow(at: path)?.isEnabled ?? true,
      table.source.allows(path, { $0.tableView(table, shouldHighlightRowAt: $1) })
    else { return }
    let target = table.source.replacement(for: path) { $0.tableView(table, willSelectRowAt: $1) }
    guard let target, table.mayTake(target), table.allowsSeveralSelectedRows, !table.selection.selected.contains(target)
    else { return }
    table.addSelection(target)
    table.source.didSelect(target)
  }
}
