import InlayGraphics
import InlayLayers

extension TableView {
  /// Says which class of cells an identifier stands for, and in which style.
  public final func register(
    _ type: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    pool.register(type, style: style, identifier: identifier)
  }

  /// A cell that went out of view, or a new one. An identifier that nothing is registered for is told as a problem and
  /// gives a plain cell.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: RowPath
  ) -> TableViewCell {
    if let cell = pool.take(identifier) { return cell }
    scene?.report("no cell class is registered for \"\(identifier)\", wanted for \(path)", in: self)
    return pool.make(TableViewCell.self, style: .default, identifier: identifier)
  }

  /// How many cells the table ever made: bounded by what is visible at once, whatever the number of rows.
  package final var cellsMade: Int { pool.madeCount }
}

extension TableView {
  /// Puts cells in place for the rows of the sections that a stretch of the content meets.
  func updateCells(for rows: [RowPath]) {
    var old: [RowPath: TableViewCell] = [:]
    for cell in visibleCells {
      if let path = cell.rowPath { old[path] = cell }
    }
    let wanted = Set(rows)
    for cell in visibleCells where cell.rowPath.map({ !wanted.contains($0) }) ?? true { recycle(cell) }
    var cells: [TableViewCell] = []
    cells.reserveCapacity(rows.count)
    for path in rows {
      guard let cell = old[path] ?? makeCell(for: path) else { continue }
      cells.append(cell)
    }
    visibleCells = cells
    for cell in recycled where cell.superlayer === self && cell.rowPath == nil { cell.removeFromSuperlayer() }
    recycled.removeAll(keepingCapacity: true)
  }

  private func makeCell(for path: RowPath) -> TableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if let other = cell.rowPath, cell.superlayer === self, other != path {
      scene?.report("the data source gave the cell of \(other) for \(path) too", in: self)
      return nil
    }
    cell.rowPath = path
    cell.role = .cell
    cell.isSelected = selectedRows.contains(path)
    if cell.superlayer !== self { insertSublayer(cell, at: firstCellIndex) }
    return cell
  }

  /// A cell stays in the tree until the end of the update: most are used again at once.
  private func recycle(_ cell: TableViewCell) {
    cell.rowPath = nil
    recycled.append(cell)
    pool.put(cell)
  }

  /// Takes all cells out of view, to be asked for again.
  func recycleAllCells() {
    for cell in visibleCells {
      cell.rowPath = nil
      pool.put(cell)
      recycled.append(cell)
    }
    visibleCells.removeAll()
  }
}
