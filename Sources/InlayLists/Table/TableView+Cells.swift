import InlayGraphics
import InlayLayers

extension TableView {
  /// Registers a class of cells and their style for an identifier.
  public final func register(
    _ type: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    stage.cellPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type && $0.style == style },
      make: { Self.makeCell(type, style: style, identifier: identifier) })
  }

  /// A reused or new cell. An identifier without a registered class is reported as a problem and gives a plain cell.
  public final func dequeueReusableCell(withIdentifier identifier: String, for path: RowPath) -> TableViewCell {
    if let cell = stage.cellPool.take(identifier) { return cell }
    scene?.report("no cell class is registered for \"\(identifier)\", wanted for \(path)", in: self)
    return stage.cellPool.make { Self.makeCell(TableViewCell.self, style: .default, identifier: identifier) }
  }

  private static func makeCell(
    _ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String
  ) -> TableViewCell {
    let cell = type.init(style: style, reuseIdentifier: identifier)
    cell.defaults = CellDefaults(of: cell)
    return cell
  }

  /// The number of shown cells, headers and footers.
  package final var partsInView: Int { stage.cells.count + stage.headers.count + stage.footers.count }

  /// The number of cells ever made: bounded by the number visible at once, not by the number of rows.
  package final var cellsMade: Int { stage.cellPool.madeCount }

  /// Makes cells for the visible rows, and recycles the others.
  func updateCells(for visible: VisibleParts) {
    stage.cellPool.makeSpace(forVisible: visible.rowCount)
    for cell in stage.takeCells(where: { !visible.contains($0) }) {
      guard let path = cell.rowPath, rowMotion?.lingers(LeavingPart(cell, .row(path)), in: self) ?? false else {
        recycle(cell)
        continue
      }
    }
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
        // After a reload during the layout the data source may have other rows.
        if !invalidation.contains(.reload), source.has(path, in: self),
          let cell = rowMotion?.returningCell(path, in: self) ?? makeCell(for: path)
        {
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
    cell.noteFilled()
    return cell
  }

  /// Has the data source fill the cells of visible rows again: the same cells, reset to new ones except for selection,
  /// highlight, focus and a swipe. Rows of automatic height are measured again.
  public final func reconfigureRows(at paths: [RowPath]) {
    reloadIfIdle()
    guard source.begin() else {
      scene?.report("reconfigureRows(at:) was called in the middle of a layout\(source.askedRowNote)", in: self)
      return
    }
    defer { source.end() }
    if let rowMotion {
      let changed = Set(paths.map(TablePosition.row))
      rowMotion.outdate(in: self, where: changed.contains)
    }
    for path in paths where contains(path) && source.has(path, in: self) {
      if heights[path.section].rows.isAutomatic(path.row) { invalidateHeight(ofRowAt: path) }
      guard let cell = cellForRow(at: path) else { continue }
      cell.defaults?.apply(to: cell)
      stage.cellPool.lent = cell
      let filled = source.cell(for: path, in: self)
      stage.cellPool.lent = nil
      cell.noteFilled()
      guard let filled, filled !== cell else { continue }
      scene?.report("the data source gave another cell for \(path) while its cell was to be filled again", in: self)
      stage.cellPool.put(filled)
      for cell in stage.takeCells(where: { $0 == path }) { recycle(cell) }
    }
    setNeedsLayout()
  }

  /// Asks for the headers and footers of some sections again.
  package func reloadSectionViews(_ sections: Set<Int>) {
    guard !sections.isEmpty else { return }
    removeSectionViews(where: sections.contains)
    invalidation.insert(.heights)
    setNeedsLayout()
  }

  /// Recycles a cell that shows no row any more.
  func recycle(_ cell: TableViewCell) {
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    let path = cell.rowPath
    endGestures(of: cell)
    rowMotion?.release(cell)
    if cell.isHovered { cell.endHover() }
    stage.recycle(cell)
    guard cell.isDisplayed, let path else { return }
    cell.isDisplayed = false
    source.didEndDisplaying(cell, at: path, in: self)
  }

  func forgetHeight(ofContentOf cell: TableViewCell) {
    cell.noteFilled()
    guard let path = cell.rowPath, heights.contains(path) else { return }
    if heights[path.section].rows.origin(ofRow: path.row).wasMeasured { invalidateHeight(ofRowAt: path) }
  }

  func recycleAllCells() { for cell in stage.takeCells(where: { _ in true }) { recycle(cell) } }
}
