import InlayGraphics
import InlayLayers

/// Brings the layers of a table's stage to a layout: makes, fills, places and recycles them.
struct StageUpdater {
  let table: TableView

  /// Makes cells for the visible rows, and recycles the others.
  func updateCells(for visible: VisibleParts) {
    table.stage.cellPool.makeSpace(forVisible: visible.rowCount)
    if table.stage.focusedCell != nil { endFocusedCell() }
    let hasFocus = table.dispatcherWithFocus != nil
    for cell in table.stage.takeCells(where: { !visible.contains($0) }) where !(hasFocus && keepFocused(cell)) {
      guard let path = cell.rowPath, table.rowMotion?.lingers(LeavingPart(cell, .row(path)), in: table) ?? false else {
        recycle(cell, mayHaveFocus: hasFocus)
        continue
      }
    }
    for cell in table.stage.cells { table.stage.insert(cell, into: table) }
    if table.stage.cells.count < visible.rowCount { makeCells(for: visible) }
  }

  private func makeCells(for visible: VisibleParts) {
    var kept = table.stage.cells[...]
    var cells: [TableViewCell] = []
    cells.reserveCapacity(visible.rowCount)
    for (section, rows) in zip(visible.sectionNumbers, visible.rows) {
      for row in rows {
        let path = RowPath(section: section, row: row)
        if kept.first?.rowPath == path, let cell = kept.popFirst() {
          cells.append(cell)
          continue
        }
        // After a reload during the layout the data source may have other rows.
        if !table.invalidation.contains(.reload), table.source.has(path, in: table),
          let cell = returningCell(path) ?? makeCell(for: path)
        {
          cells.append(cell)
        }
      }
    }
    for cell in kept { recycle(cell) }
    table.stage.show(cells)
  }

  func makeCell(for path: RowPath) -> TableViewCell? {
    guard let cell = table.source.cell(for: path, in: table) else { return nil }
    table.stage.add(cell, for: path, of: table)
    cell.editing = table.isEditing ? table.source.editing(ofRow: path, in: table) : nil
    cell.isSelected = table.selection.selected.contains(path)
    if table.selection.highlighted == path { cell.isHighlighted = true }
    table.stage.insert(cell, into: table)
    cell.noteFilled()
    return cell
  }

  /// Fills the cells of rows again.
  func refillCells(at paths: [RowPath]) {
    if let rowMotion = table.rowMotion {
      let changed = Set(paths.map(TablePosition.row))
      rowMotion.outdate(in: table, where: changed.contains)
    }
    for path in paths where table.contains(path) && table.source.has(path, in: table) {
      if table.heights[path.section].rows.isAutomatic(path.row) { table.invalidateHeight(ofRowAt: path) }
      let focused = table.stage.focusedCell.flatMap { $0.rowPath == path ? $0 : nil }
      guard let cell = table.cellForRow(at: path) ?? focused else { continue }
      cell.defaults?.apply(to: cell)
      table.stage.cellPool.lent = cell
      let filled = table.source.cell(for: path, in: table)
      table.stage.cellPool.lent = nil
      cell.noteFilled()
      guard let filled, filled !== cell else { continue }
      table.scene?.report(
        "the data source gave another cell for \(path) while its cell was to be filled again", in: table)
      table.stage.cellPool.put(filled)
      if cell === focused { endFocusedCell { _ in true } }
      for cell in table.stage.takeCells(where: { $0 == path }) { recycle(cell) }
    }
  }

  /// Recycles a cell that shows no row any more.
  ///
  /// - Parameter plan: The update that reloads its row; nil for none.
  func recycle(_ cell: TableViewCell, in plan: UpdatePlan? = nil, mayHaveFocus: Bool = true) {
    if mayHaveFocus { watchFocus(in: cell, plan) }
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    let path = cell.rowPath
    table.endGestures(of: cell)
    table.rowMotion?.release(cell)
    if cell.isHovered { cell.endHover() }
    table.stage.recycle(cell)
    guard cell.isDisplayed, let path else { return }
    cell.isDisplayed = false
    table.source.didEndDisplaying(cell, at: path, in: table)
  }

  func forgetHeight(ofContentOf cell: TableViewCell) {
    cell.noteFilled()
    guard let path = cell.rowPath, table.heights.contains(path) else { return }
    if table.heights[path.section].rows.origin(ofRow: path.row).wasMeasured { table.invalidateHeight(ofRowAt: path) }
  }

  func recycleAllCells() {
    for cell in table.stage.takeCells(where: { _ in true }) { recycle(cell) }
    endFocusedCell { _ in true }
  }

  /// Updates the visible cells when editing begins or ends. The settings of a row are asked for once, when the row
  /// comes into view or editing begins.
  func updateEditing() {
    guard table.invalidation.contains(.editing) else { return }
    table.invalidation.remove(.editing)
    defer { table.reordering.endLostLift() }
    let sections = table.isEditing ? table.source.currentSectionCount(in: table) : 0
    var known: (section: Int, rows: Int)?
    for cell in table.stage.cells {
      guard let path = cell.rowPath else { continue }
      guard table.isEditing, path.section < sections else {
        cell.editing = nil
        continue
      }
      let rows =
        known.flatMap { $0.section == path.section ? $0.rows : nil }
        ?? table.source.currentRowCount(ofSection: path.section, in: table)
      known = (path.section, rows)
      cell.editing = path.row < rows ? table.source.editing(ofRow: path, in: table) : nil
    }
  }
}
