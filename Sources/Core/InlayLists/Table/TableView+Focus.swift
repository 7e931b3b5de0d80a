import InlayLayers

/// Tab in a table: the views inside the header view, the table with its rows, the views inside rows from the top to the
/// bottom, and those of the footer view, wherever the table is scrolled.
///
/// Rows out of view have no cells: a row with a view that takes the focus is looked for, and scrolled into view when the
/// focus moves there. So that no table of any length is searched as a whole, `RowNavigator.searchLimit` rows are asked
/// at most between two that are in view, and of those that only their cells know, as many as ten views hold.
extension TableView: FocusContainer {
  package final var focusOrder: (before: [FocusPart], after: [FocusPart]) {
    let cells = stage.cells + [stage.focusedCell].compactMap { $0 }
    var rows: [(path: RowPath, layer: Layer)] = cells.compactMap { cell in cell.rowPath.map { ($0, cell) } }
    rows += stage.headers.map { (RowPath(section: $0.key, row: -1), $0.value) }
    rows += stage.footers.map { (RowPath(section: $0.key, row: heights.rowCount(ofSection: $0.key)), $0.value) }
    var parts: [FocusPart] = []
    var last = RowPath(section: 0, row: -1)
    for (path, layer) in rows.sorted(by: { $0.path < $1.path }) {
      if let unseen = navigator.unseenParts(between: last, and: path) { parts.append(.unseen(unseen)) }
      parts.append(.layer(layer))
      last = path
    }
    if let end = heights.rowCount > 0 ? heights.sectionCount - 1 : nil {
      let end = RowPath(section: end, row: heights.rowCount(ofSection: end))
      if let unseen = navigator.unseenParts(between: last, and: end) { parts.append(.unseen(unseen)) }
    }
    let others = sublayers.filter { layer in
      layer !== tableHeaderView && layer !== tableFooterView && !(layer is PartHolder) && layer.listRole != .cell
        && layer.listRole != .sectionHeader && layer.listRole != .sectionFooter
    }
    return (
      [tableHeaderView].compactMap { $0.map(FocusPart.layer) },
      parts + ([tableFooterView].compactMap { $0 } + others).map(FocusPart.layer)
    )
  }

  package final var focusedPart: Layer? { focus.flatMap { $0.isStop ? cellForRow(at: $0.row) : nil } }

  package final var isTabStop: Bool { navigator.isTabStop }

  package final func tabWillArrive(forward: Bool) { navigator.prepareForTab(forward: forward) }

  package final var focusedEntry: View? {
    focus.flatMap { cellForRow(at: $0.row) }.flatMap { $0.isEnabled ? $0.entry : nil }
  }

  package final func showFocusedEntry() -> View? {
    if let row = focus?.row, cellForRow(at: row) == nil, navigator.holdsEntry(row) {
      jump(to: row, .nearest)
      layoutIfNeeded()
    }
    return focusedEntry
  }
}
