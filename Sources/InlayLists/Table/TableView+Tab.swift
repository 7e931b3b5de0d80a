import InlayGraphics
import InlayLayers

/// Tab in a table: the views inside the header view, the table with its rows, the views inside rows from the top to the
/// bottom, and those of the footer view.
///
/// Rows out of view have no cells. From a view inside a row, Tab goes on to the next row with a view that takes the
/// focus, in any section, and scrolls it into view; Shift and Tab go back in the same way. So that no table of any
/// length is searched as a whole, the next `RowNavigator.searchLimit` rows are asked, and of those that only their
/// cells know, at most as many as ten views hold. From the table itself the focus moves to a view of a visible row, or
/// to one below the view where the rows are those of a `Form`.
extension TableView: FocusContainer {
  package final var focusOrder: (before: [Layer], after: [Layer]) {
    let cells = stage.cells + [stage.focusedCell].compactMap { $0 }
    var rows: [(path: RowPath, layer: Layer)] = cells.compactMap { cell in cell.rowPath.map { ($0, cell) } }
    rows += stage.headers.map { (RowPath(section: $0.key, row: -1), $0.value) }
    rows += stage.footers.map { (RowPath(section: $0.key, row: .max), $0.value) }
    let parts = rows.sorted { $0.path < $1.path }.map(\.layer)
    let others = sublayers.filter { layer in
      layer !== tableHeaderView && layer !== tableFooterView && !(layer is PartHolder) && layer.role != .cell
        && layer.role != .sectionHeader && layer.role != .sectionFooter
    }
    return ([tableHeaderView].compactMap { $0 }, parts + [tableFooterView].compactMap { $0 } + others)
  }

  package final func focusableView(from view: View, to next: View?, forward: Bool) -> View? {
    guard !source.isAsking else { return nil }
    if view === self {
      guard forward, source.knowsFocusableRows, next.flatMap(place) == nil else { return nil }
      return stage.cells.last?.rowPath.flatMap { navigator.focusableView(nextTo: $0, forward: true) }
    }
    guard let place = place(of: view) else { return nil }
    // Visible rows follow each other, but not those that were scrolled away from the focus.
    let isInView = stage.focusedCell.map { !view.isDescendant(of: $0) } ?? true
    if isInView, next.flatMap(self.place) != nil { return nil }
    if !isInView, let next, self.place(of: next) == place { return nil }
    return navigator.focusableView(nextTo: place, forward: forward)
  }

  /// The row around a view; for a view in a header the place before a section's rows, and in a footer that after them.
  /// Nil for other views.
  private func place(of view: View) -> RowPath? {
    guard let child = view.superlayerChain.first(where: { $0.superlayer === self }), let part = part(of: child),
      let section = part.section
    else { return nil }
    switch part.role {
    case .cell: return part.row.map { RowPath(section: section, row: $0) }
    case .sectionHeader: return RowPath(section: section, row: -1)
    case .sectionFooter: return RowPath(section: section, row: heights.rowCount(ofSection: section))
    default: return nil
    }
  }
}

extension RowNavigator {
  /// The view that takes the focus in the next row that has one, scrolled into view; nil where none is found nearby.
  /// O(rows asked · log rows), and a cell for each row out of view that may have such a view.
  fileprivate func focusableView(nextTo path: RowPath, forward: Bool) -> View? {
    guard let events = table.eventDispatcher else { return nil }
    let most = max(Self.leastCells, Self.viewsAhead * table.stage.cells.count)
    var made = 0
    var next = row(nextTo: path, forward: forward)
    for _ in 0..<Self.searchLimit {
      guard let row = next, table.contains(row), table.source.has(row) else { return nil }
      if table.source.mayHoldFocus(row) {
        let cell = shownCell(row)
        if cell == nil { made += 1 }
        guard made <= most else { return nil }
        let holds = cell.map { events.focusableView(in: $0, isLast: false) != nil } ?? wouldHoldFocus(row, events)
        if holds { return show(row, events, forward) }
      }
      next = self.row(nextTo: row, forward: forward)
    }
    return nil
  }

  /// Of rows whose cells are made to be asked: those of ten views, and at least so many.
  private static var viewsAhead: Int { 10 }
  private static var leastCells: Int { 100 }

  private func shownCell(_ row: RowPath) -> TableViewCell? {
    table.cellForRow(at: row) ?? table.stage.focusedCell.flatMap { $0.rowPath == row ? $0 : nil }
  }

  /// Makes the cell of a row out of view, only to look at it.
  private func wouldHoldFocus(_ row: RowPath, _ events: EventDispatcher) -> Bool {
    guard let cell = table.makeCell(for: row) else { return false }
    if table.contains(row) { cell.untransformedFrame = table.layout.frame(table.heights.row(row)) }
    // A layout of the table would take the cell away.
    cell.layoutInsideIfNeeded()
    let holds = events.focusableView(in: cell, isLast: false) != nil
    table.recycle(cell)
    table.setNeedsLayout()
    return holds
  }

  /// Scrolls to a row by the least distance.
  private func show(_ row: RowPath, _ events: EventDispatcher, _ forward: Bool) -> View? {
    table.jump(to: row, .none)
    table.layoutIfNeeded()
    return table.cellForRow(at: row).flatMap { events.focusableView(in: $0, isLast: !forward) }
  }
}
