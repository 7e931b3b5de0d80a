import InlayGraphics
import InlayLayers

extension TableView {
  /// Says which class of cells an identifier stands for, and in which style.
  public final func register(
    _ type: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    pool.register(
      identifier, isOwn: { Swift.type(of: $0) == type && $0.style == style },
      make: { Self.makeCell(type, style: style, identifier: identifier) })
  }

  /// A cell that went out of view, or a new one. An identifier that nothing is registered for is told as a problem and
  /// gives a plain cell.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: RowPath
  ) -> TableViewCell {
    if let cell = pool.take(identifier) { return cell }
    scene?.report("no cell class is registered for \"\(identifier)\", wanted for \(path)", in: self)
    return pool.make { Self.makeCell(TableViewCell.self, style: .default, identifier: identifier) }
  }

  private static func makeCell(
    _ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String
  ) -> TableViewCell {
    let cell = type.init(style: style, reuseIdentifier: identifier)
    cell.standard = CellConfiguration(of: cell)
    return cell
  }

  /// How many cells, headers and footers are on show.
  package final var partsInView: Int { visibleCells.count + visibleHeaders.count + visibleFooters.count }

  /// How many cells the table ever made: bounded by what is visible at once, whatever the number of rows.
  package final var cellsMade: Int { pool.madeCount }

  /// How many cells wait to be used again: never more than were visible at once and 20.
  package final var cellsWaiting: Int { pool.waitingCount }
}

extension TableView {
  /// Puts cells in place for the rows that are in view.
  func updateCells(for visible: VisibleParts) {
    pool.makeRoom(forVisible: visible.rowCount)
    var kept: [TableViewCell] = []
    kept.reserveCapacity(visible.rowCount)
    for cell in visibleCells {
      if let path = cell.rowPath, visible.contains(path) { kept.append(cell) } else { recycle(cell) }
    }
    visibleCells = kept
    for cell in kept where cell.superlayer !== self { putBack(cell) }
    if kept.count < visible.rowCount { makeCells(for: visible, kept: kept[...]) }
  }

  /// - Parameter kept: Cells in the order of their rows.
  private func makeCells(for visible: VisibleParts, kept: ArraySlice<TableViewCell>) {
    var kept = kept
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
        if !needsReload, stillHas(path), let cell = makeCell(for: path) { cells.append(cell) }
      }
    }
    for cell in kept { recycle(cell) }
    visibleCells = cells
  }

  func makeCell(for path: RowPath) -> TableViewCell? {
    guard let dataSource else { return nil }
    askedRow = path
    let cell = dataSource.tableView(self, cellForRowAt: path)
    askedRow = nil
    if let other = cell.rowPath, cell.owner !== self || other != path {
      scene?.report("the data source gave the cell of \(other) for \(path) too", in: self)
      cell.isKept = true
      return nil
    }
    if cell.superlayer === self, let role = cell.role, role != .cell {
      scene?.report("the data source gave the table's \(role.rawValue) for \(path)", in: self)
      return nil
    }
    if let other = cell.superlayer, other !== self {
      scene?.report("the data source gave a cell for \(path) that lies in \(other.reportName)", in: self)
      return nil
    }
    // Whoever shows a cell that it did not take from the pool keeps it: it is not for other rows.
    if cell.isWaiting { cell.isKept = true }
    cell.rowPath = path
    cell.owner = self
    cell.isPlaced = false
    cell.isMeasured = true
    cell.role = .cell
    cell.editing = editing(ofRow: path)
    cell.isSelected = selectedRows.contains(path)
    if highlightedRow == path { cell.isHighlighted = true }
    partsAreUnordered = true
    if cell.superlayer !== self { insertSublayer(cell, at: firstCellIndex) }
    return cell
  }

  /// Whoever takes a row's cell out of the table has it put back, as what is moved is moved back.
  private func putBack(_ cell: TableViewCell) {
    insertSublayer(cell, at: firstCellIndex)
    cell.isPlaced = false
    partsAreUnordered = true
  }

  /// A cell stays in the tree until the end of the layout: most are used again at once.
  func recycle(_ cell: TableViewCell) {
    if cell.hasOwnContent { forgetHeight(ofContentOf: cell) }
    cell.rowPath = nil
    cell.owner = nil
    cell.useCount += 1
    recycled.append(cell)
    pool.put(cell)
  }

  private func forgetHeight(ofContentOf cell: TableViewCell) {
    cell.hasOwnContent = false
    guard let path = cell.rowPath, heights.contains(path) else { return }
    if heights[path.section].rows.wasMeasured(path.row) { invalidateHeight(ofRowAt: path) }
  }

  func removeRecycledCells() {
    for cell in recycled where cell.superlayer === self && cell.rowPath == nil { cell.removeFromSuperlayer() }
    recycled.removeAll(keepingCapacity: true)
  }

  /// Takes all cells out of view, to be asked for again.
  func recycleAllCells() {
    for cell in visibleCells { recycle(cell) }
    visibleCells.removeAll()
  }
}

/// Before a data source or a delegate is asked for a row or a section, the data source says again how many there are, so
/// that one which changed its mind without a word is never asked for what it does not have.
extension TableView {
  func stillHas(section: Int) -> Bool { section < currentSectionCount() }

  func stillHas(_ path: RowPath) -> Bool { stillHas(section: path.section) && path.row < currentRowCount(path.section) }

  func currentSectionCount() -> Int {
    let known = heights.sectionCount
    guard let count = dataSource.map(askedSectionCount), count != known else { return known }
    tell(count, -1, "the data source has \(count) sections now; the table was told of \(known) at its last reload")
    return count
  }

  func currentRowCount(_ section: Int) -> Int {
    let known = heights[section].rows.count
    guard let count = dataSource.map({ askedRowCount(section, $0) }), count != known else { return known }
    tell(
      count, section,
      "the data source has \(count) rows in section \(section) now; the table was told of \(known) at its last reload")
    return count
  }

  /// Tells of a count once.
  private func tell(_ count: Int, _ section: Int, _ message: @autoclosure () -> String) {
    // With a reload ahead it was told.
    guard !needsReload, reportedCounts[section] != count else { return }
    reportedCounts[section] = count
    scene?.report(message() + " or update", in: self)
  }

  /// For messages: the row that the data source is being asked for.
  var askedRowNote: String { askedRow.map { ", while the data source is asked for \($0)" } ?? "" }
}
