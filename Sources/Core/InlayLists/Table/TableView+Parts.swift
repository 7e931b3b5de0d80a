import InlayGraphics
import InlayLayers

/// Brings the parts on show to a layout: makes, fills, carries and recycles them.
extension TableView {
  /// Takes back cells, headers and footers that the layout does not have in view; then makes those that it has. So what
  /// leaves is used again at once.
  final func updateParts(_ layout: ListLayout) {
    let carries = rowMotion != nil && !invalidation.contains(.reload)
    let frame = stage.frame.following(layout, carries: carries, reusing: stage.takeSpareRows())
    stage.setBase(frame.base)
    takeBackCells(frame)
    takeBackSectionViews(frame)
    for cell in stage.cells { stage.insert(cell, into: self) }
    if stage.cells.count < frame.visible.rowCount { makeCells(frame.rows) }
    endKeptCells()
    makeSectionViews(frame)
  }

  private func takeBackCells(_ frame: ListFrame) {
    stage.cellPool.makeSpace(forVisible: frame.visible.rowCount)
    if stage.focusedCell != nil { endFocusedCell() }
    stage.show(.row, frame.rows) { departures in
      // Both are in the order of the rows.
      var next = 0
      stage.removeCells { cell in
        guard let path = cell.rowPath else { return true }
        while next < departures.count, departures[next].part.id.path < path { next += 1 }
        return next < departures.count && departures[next].part.id.path == path
      }
      let hasFocus = dispatcherHoldingFocus != nil
      for departure in departures { takeBack(departure, mayHaveFocus: hasFocus) }
    }
  }

  private func takeBack(_ departure: Stage.Departure, mayHaveFocus: Bool) {
    guard let cell = departure.entry.cell, cell.rowPath != nil, !(mayHaveFocus && keepFocused(cell, departure)) else {
      return
    }
    if departure.part.isInView { return recycle(departure, cell, mayHaveFocus: mayHaveFocus) }
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    if !cell.record.isPlaced { cell.place(departure.part.frame) }
    endUse(of: cell, isReplaced: false)
  }

  private func makeCells(_ rows: [PlacedPart]) {
    var kept = stage.cells[...]
    var cells: [TableViewCell] = []
    cells.reserveCapacity(rows.count)
    for (index, part) in rows.enumerated() where part.isInView {
      let path = part.id.path
      if kept.first?.rowPath == path, let cell = kept.popFirst() {
        cells.append(cell)
        continue
      }
      // The data source may have other rows after a reload during the layout.
      guard !invalidation.contains(.reload), source.has(path) else {
        stage.setOutOfView(.row, part.id)
        continue
      }
      guard let cell = returningCell(part.id) ?? makeCell(for: path) else { continue }
      stage.setLayer(cell, .row, part.id, near: index)
      cells.append(cell)
    }
    stage.show(cells)
  }

  final func makeCell(for path: RowPath) -> TableViewCell? {
    guard let cell = source.cell(for: path) else { return nil }
    beginUse(of: cell, at: path)
    cell.noteFilled()
    return cell
  }

  private func beginUse(of cell: TableViewCell, at path: RowPath) {
    stage.add(cell, for: path, of: self)
    cell.editing = isEditing ? source.editing(ofRow: path) : nil
    cell.isSelected = selection.selected.contains(path)
    if selection.highlighted == path { cell.isHighlighted = true }
    cell.noteUse()
    stage.insert(cell, into: self)
  }

  /// The cell of a row that comes into view, where it was kept or is still carried; nil for another row.
  private func returningCell(_ id: PartID) -> TableViewCell? {
    guard let cell = stage.takeKeptCell(forRowAt: id.path) ?? takeFocusedCell(id.path) ?? carriedCell(id) else {
      return nil
    }
    cell.isHighlighted = selection.highlighted == id.path
    cell.reclaimAccessories()
    beginUse(of: cell, at: id.path)
    return cell
  }

  private func takeFocusedCell(_ path: RowPath) -> TableViewCell? {
    guard let cell = stage.focusedCell, cell.rowPath == path else { return nil }
    stage.focusedCell = nil
    return cell
  }

  private func carriedCell(_ id: PartID) -> TableViewCell? {
    guard rowMotion != nil else { return nil }
    endOutdated(.row, id)
    guard let cell = stage.layer(.row, id) as? TableViewCell else { return nil }
    swipe.remove(cell)
    return cell
  }

  /// Fills the cells of rows again.
  final func refillCells(at paths: [RowPath]) {
    let changed = Set(paths)
    unseenRows.forget()
    outdate(.row) { changed.contains($0.path) }
    for path in paths where contains(path) && source.has(path) {
      if heights[path.section].rows.isAutomatic(path.row) { invalidateHeight(ofRowAt: path) }
      guard let cell = heldCell(forRowAt: path) else { continue }
      cell.defaults?.apply(to: cell)
      stage.cellPool.lent = cell
      let filled = source.cell(for: path)
      stage.cellPool.lent = nil
      cell.noteFilled()
      guard let filled, filled !== cell else { continue }
      scene?.report("the data source gave another cell for \(path) while its cell was to be filled again", in: self)
      stage.cellPool.put(filled)
      if cell === stage.focusedCell { endFocusedCell { _ in true } } else { recycleRow(PartID(path)) }
    }
  }

  /// Recycles the cells of a row, which gets another one.
  final func recycleRow(_ id: PartID) {
    guard let departure = stage.take(.row, id), let cell = departure.entry.cell else { return }
    stage.show(stage.cells.filter { $0 !== cell })
    recycle(departure, cell)
  }

  private func recycle(_ departure: Stage.Departure, _ cell: TableViewCell, mayHaveFocus: Bool = true) {
    if departure.entry.isPresented { cell.endPresentation() }
    recycle(cell, mayHaveFocus: mayHaveFocus)
  }

  /// Recycles a cell that shows no row any more.
  /// - Parameter plan: The update that reloads its row; nil for none.
  final func recycle(_ cell: TableViewCell, in plan: UpdatePlan? = nil, mayHaveFocus: Bool = true) {
    if mayHaveFocus { watchFocus(in: cell, plan) }
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    let path = cell.rowPath
    endGestures(of: cell)
    if cell.isHovered { cell.endHover() }
    stage.recycle(cell)
    guard cell.isDisplayed, let path else { return }
    cell.isDisplayed = false
    source.didEndDisplaying(cell, at: path)
  }

  private func forgetHeight(ofContentOf cell: TableViewCell) {
    cell.noteFilled()
    guard let path = cell.rowPath, heights.contains(path) else { return }
    if heights[path.section].rows.origin(ofRow: path.row).wasMeasured { invalidateHeight(ofRowAt: path) }
  }

  final func recycleAllCells() {
    let rows = stage.take(.row, where: \.isInView)
    stage.show([])
    for row in rows { if let cell = row.entry.cell { recycle(row, cell) } }
    for cell in stage.takeKeptCells() { recycle(cell) }
    endFocusedCell { _ in true }
  }

  /// Updates the visible cells when editing begins or ends. The settings of a row are asked for once, when the row
  /// comes into view or editing begins.
  final func updateEditing() {
    guard invalidation.contains(.editing) else { return }
    invalidation.remove(.editing)
    defer { reordering.endLostLift() }
    let sections = isEditing ? source.currentSectionCount : 0
    var known: (section: Int, rows: Int)?
    for cell in stage.cells {
      guard let path = cell.rowPath else { continue }
      guard isEditing, path.section < sections else {
        cell.editing = nil
        continue
      }
      let rows =
        known.flatMap { $0.section == path.section ? $0.rows : nil }
        ?? source.currentRowCount(ofSection: path.section)
      known = (path.section, rows)
      cell.editing = path.row < rows ? source.editing(ofRow: path) : nil
    }
  }
}

/// A row with the focus inside, such as in a text field, keeps its cell while it is out of view: what was entered, the
/// caret and the keys stay with the row, and editing ends once, when the focus moves on or the row goes. So does a row
/// that the focus comes back to later, such as after an alert.
extension TableView {
  /// Keeps a cell that leaves the view if the focus is inside it, or comes back there. O(depth) with a focused view,
  /// otherwise O(1).
  final func keepFocused(_ cell: TableViewCell, _ departure: Stage.Departure) -> Bool {
    guard hasFocus(cell) || stage.focusedCell == nil && holdsFocus(cell), let path = cell.rowPath,
      heights.contains(path)
    else { return false }
    endGestures(of: cell)
    if departure.entry.isPresented { cell.endPresentation() }
    stage.take(.row, departure.part.id)
    hold(cell, of: path)
    return true
  }

  private func hold(_ cell: TableViewCell, of path: RowPath) {
    if cell.isHovered { cell.endHover() }
    let other = stage.focusedCell
    stage.focusedCell = cell
    if let other, other !== cell { recycle(other) }
    if cell.isDisplayed {
      cell.isDisplayed = false
      source.didEndDisplaying(cell, at: path)
    }
  }

  /// The cells that an update kept for rows that it did not bring into view leave as others do.
  private func endKeptCells() {
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
