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

/// A row with the focus inside, such as in a text field, keeps its cell while it is out of view: what was entered, the
/// caret and the keys stay with the row, and editing ends once, when the focus moves on or the row goes. So does a row
/// that the focus comes back to later, such as after an alert.
extension TableView {
  /// Keeps a cell that leaves the view if the focus is inside it, or comes back there. O(depth) with a focused view,
  /// otherwise O(1).
  final func keepFocused(_ cell: TableViewCell, isPresented: Bool) -> Bool {
    guard hasFocus(cell) || stage.focusedCell == nil && holdsFocus(cell), let path = cell.rowPath,
      heights.contains(path)
    else { return false }
    endGestures(of: cell)
    if isPresented { cell.endPresentation() }
    hold(cell, of: path)
    return true
  }

  private func hold(_ cell: TableViewCell, of path: RowPath) {
    if cell.isHovered { cell.endHover() }
    let other = stage.focusedCell
    stage.focusedCell = cell
    if let other, other !== cell { recycle(other) }
    source.didEndDisplaying(cell, at: path)
  }

  /// The cells that an update kept for rows that it did not bring into view leave as others do.
  final func endKeptCells() {
    for cell in stage.takeKeptCells() {
      let isHeld = hasFocus(cell) || stage.focusedCell == nil && holdsFocus(cell)
      if isHeld, let path = cell.rowPath { hold(cell, of: path) } else { recycle(cell) }
    }
  }

  /// Keeps the cell of a row that an update moves, or deletes and inserts, until the next layout. A change of its content
  /// that came with the update is still to be measured.
  final func keep(_ cell: TableViewCell, at path: RowPath) {
    endGestures(of: cell)
    cell.rowPath = path
    stage.keptCells.append(cell)
  }

  /// Keys do not go to a row that leaves: its view may have gone to the row that takes its place.
  final func endFocusAfterLayout(insideLeaving cell: TableViewCell) {
    guard hasFocus(cell) else { return }
    source.afterLayout { [weak self, weak cell] in
      guard let self, let cell, cell.rowPath == nil, hasFocus(cell) else { return }
      knownEventDispatcher?.endFocus()
    }
  }

  /// The focus inside a cell that is recycled does not go to another row with the cell: views that the data source
  /// gives to the row again keep it.
  final func watchFocus(in cell: TableViewCell, _ plan: UpdatePlan?) {
    guard holdsFocus(cell), let path = cell.rowPath else { return }
    let kept = plan.map { $0.newPath(of: path) } ?? path
    source.afterLayout { [weak self, weak cell] in
      guard let self, let cell, cell.rowPath != kept, let events = knownEventDispatcher else { return }
      if events.hasFocus(inside: cell) { events.endFocus() }
      events.forgetFocus(inside: cell)
    }
  }

  /// The cell of a row in view, or of the row out of view with the focus inside; nil for other rows.
  final func heldCell(forRowAt path: RowPath) -> TableViewCell? {
    cellForRow(at: path) ?? stage.heldCells.first { $0.rowPath == path }
  }

  private func hasFocus(_ cell: TableViewCell) -> Bool {
    dispatcherWithFocus?.hasFocus(inside: cell) ?? false
  }

  /// The same for a focus that comes back later, too.
  private func holdsFocus(_ cell: TableViewCell) -> Bool {
    dispatcherHoldingFocus?.holdsFocus(inside: cell) ?? false
  }

  /// Recycles the kept cell when the focus moved on or its row is gone, or for another reason.
  final func endFocusedCell(where isOver: (TableViewCell) -> Bool = { _ in false }) {
    guard let cell = stage.focusedCell else { return }
    if let path = cell.rowPath, heights.contains(path), !isOver(cell), holdsFocus(cell) { return }
    stage.focusedCell = nil
    recycle(cell)
  }

  /// The kept cell is where its row is.
  final func placeFocusedCell(_ layout: ListLayout) {
    guard let cell = stage.focusedCell, let path = cell.rowPath, heights.contains(path) else { return }
    stage.insert(cell, into: self)
    cell.untransformedFrame = layout.frame(heights.row(path))
  }

  /// Follows the rows of cells that are held out of view through an update.
  final func moveHeldCells(by plan: UpdatePlan) {
    for cell in stage.takeKeptCells() {
      if let path = cell.rowPath.flatMap({ plan.cellPath(of: $0) }) { keep(cell, at: path) } else { recycle(cell) }
    }
    guard let cell = stage.focusedCell, let path = cell.rowPath else { return }
    if let new = plan.cellPath(of: path) { cell.rowPath = new } else { endFocusedCell { _ in true } }
  }
}
