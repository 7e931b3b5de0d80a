import InlayGraphics
import InlayLayers

extension TableView {
  /// Says which class of cells an identifier stands for, and in which style.
  public final func register(
    _ type: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    stage.cellPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type && $0.style == style },
      make: { Self.makeCell(type, style: style, identifier: identifier) })
  }

  /// A cell that went out of view, or a new one. An identifier that nothing is registered for is told as a problem and
  /// gives a plain cell.
  public final func dequeueReusableCell(withIdentifier identifier: String, for path: RowPath) -> TableViewCell {
    if let cell = stage.cellPool.take(identifier) { return cell }
    scene?.report("no cell class is registered for \"\(identifier)\", wanted for \(path)", in: self)
    return stage.cellPool.make { Self.makeCell(TableViewCell.self, style: .default, identifier: identifier) }
  }

  private static func makeCell(
    _ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String
  ) -> TableViewCell {
    let cell = type.init(style: style, reuseIdentifier: identifier)
    cell.standard = CellConfiguration(of: cell)
    return cell
  }

  /// How many cells, headers and footers are on show.
  package final var partsInView: Int { stage.cells.count + stage.headers.count + stage.footers.count }

  /// How many cells the table ever made: bounded by what is visible at once, whatever the number of rows.
  package final var cellsMade: Int { stage.cellPool.madeCount }

  /// How many cells wait to be used again: never more than were visible at once and 20.
  package final var cellsWaiting: Int { stage.cellPool.waitingCount }
}

extension TableView {
  /// Puts cells in place for the rows that are in view.
  func updateCells(for visible: VisibleParts) {
    stage.cellPool.makeRoom(forVisible: visible.rowCount)
    for cell in stage.takeCells(where: { !visible.contains($0) }) { recycle(cell) }
    for cell in stage.cells { stage.insert(cell, into: self) }
    if stage.cells.count < visible.rowCount { makeCells(for: visible) }
  }

  private func makeCells(for visible: VisibleParts) {
    var kept = stage.cells[...]
    var cells: [TableViewCell] = []
    cells.reserveCapacity(visible.rowCount)
    for (section, rows) in zip(visible.sectionNumbers, visible.rows) {
      for row in rows {
        let path = RowPath(section: section, row: row)
        if kept.first?.rowPath == path, let cell = kept.popFirst() {
          cells.append(cell)
          continue
        }
        // What asked for a reload in the middle knows other rows from there on.
        if !invalidation.contains(.reload), source.has(path, in: self), let cell = makeCell(for: path) {
          cells.append(cell)
        }
      }
    }
    for cell in kept { recycle(cell) }
    stage.show(cells)
  }

  func makeCell(for path: RowPath) -> TableViewCell? {
    guard let cell = source.cell(for: path, in: self) else { return nil }
    stage.add(cell, for: path, of: self)
    cell.editing = isEditing ? source.editing(ofRow: path, in: self) : nil
    cell.isSelected = selection.selected.contains(path)
    if selection.highlighted == path { cell.isHighlighted = true }
    stage.insert(cell, into: self)
    return cell
  }

  /// Has the data source fill the cells of rows in view again: the same cells, as new, but selected, highlighted and
  /// focused as they are. Rows of automatic height are measured again.
  public final func reconfigureRows(at paths: [RowPath]) {
    settle()
    guard source.begin() else {
      scene?.report("reconfigureRows(at:) was called in the middle of a layout\(source.askedRowNote)", in: self)
      return
    }
    defer { source.end() }
    for path in paths where contains(path) && source.has(path, in: self) {
      if heights[path.section].rows.isAutomatic(path.row) { invalidateHeight(ofRowAt: path) }
      guard let cell = cellForRow(at: path) else { continue }
      cell.standard?.apply(to: cell)
      stage.cellPool.lent = cell
      let filled = source.cell(for: path, in: self)
      stage.cellPool.lent = nil
      guard let filled, filled !== cell else { continue }
      scene?.report("the data source gave another cell for \(path) while its cell was to be filled again", in: self)
      stage.cellPool.put(filled)
      for cell in stage.takeCells(where: { $0 == path }) { recycle(cell) }
    }
    setNeedsLayout()
  }

  /// Has the texts or views above and below some sections asked for again.
  func reloadSectionViews(_ sections: Set<Int>) {
    removeSectionViews(where: sections.contains)
    invalidation.insert(.heights)
    setNeedsLayout()
  }

  /// Takes back a cell that shows its row no longer.
  func recycle(_ cell: TableViewCell) {
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    let path = cell.rowPath
    stage.recycle(cell)
    guard cell.isDisplayed, let path else { return }
    cell.isDisplayed = false
    source.didEndDisplaying(cell, at: path, in: self)
  }

  private func forgetHeight(ofContentOf cell: TableViewCell) {
    cell.hasOwnContent = false
    guard let path = cell.rowPath, heights.contains(path) else { return }
    if heights[path.section].rows.wasMeasured(path.row) { invalidateHeight(ofRowAt: path) }
  }

  /// Takes all cells out of view, to be asked for again.
  func recycleAllCells() { for cell in stage.takeCells(where: { _ in true }) { recycle(cell) } }
}
