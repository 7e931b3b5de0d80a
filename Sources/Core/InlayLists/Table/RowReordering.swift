import InlayGraphics
import InlayLayers

/// Rows dragged by their reorder control. The table shows such a row at its new position at once; the data source moves
/// it at the end of the drag.
struct RowReordering {
  let table: TableView

  func handle(_ event: ReorderEvent, of cell: TableViewCell) {
    table.reloadIfIdle()
    switch event {
    case .lifted(let point): liftRow(cell, at: table.convert(point, from: cell).y)
    case .dragged(let point):
      let y = table.convert(point, from: cell).y
      moveLift(to: y)
      drag(cell, to: y)
    case .dropped:
      table.source.finishMove()
      dropLift()
    case .cancelled:
      cancelMove(makingSpaceTiming)
      dropLift()
    }
  }

  func drag(_ cell: TableViewCell, to y: Double) {
    guard cell.showsReorderControl, let path = table.focusedPath(of: cell),
      let proposed = newPosition(ofRow: path, draggedTo: y)
    else { return }
    move(path, to: proposed)
  }

  /// Shows a row at another position, as far as the delegate lets it.
  func move(_ path: RowPath, to proposed: RowPath) {
    guard let target = table.source.target(ofRow: path, to: proposed), target != path, table.contains(path) else {
      return
    }
    let offset = table.contentOffset.y
    let before = table.source.move
    table.source.setMove(RowMove(from: table.source.own(path), to: target))
    guard (try? table.makeUpdate(.moving(path, to: target), makingSpaceTiming)) != nil else {
      return table.source.setMove(before)
    }
    // The update follows the topmost row; here the view stays, clamped to the content.
    table.updateContentSize()
    let moved = table.contentOffset.y
    table.contentOffset.y = min(offset, max(table.maximumContentOffset.y, moved))
    table.stage.list.shift(by: table.contentOffset.y - moved)
  }

  /// Moves a row to a neighbour's place, as a drag there does.
  ///
  /// - Returns: Whether the data source moved it.
  func moveRow(of cell: TableViewCell, by rows: Int) -> Bool {
    guard cell.showsReorderControl, let path = table.focusedPath(of: cell) else { return false }
    let proposed = RowPath(section: path.section, row: path.row + rows)
    guard table.contains(proposed) else { return false }
    move(path, to: proposed)
    table.source.finishMove()
    return cell.rowPath != path
  }

  /// Moves the dragged row back to its position in the data source.
  func cancelMove(_ timing: AnimationTiming? = nil) {
    guard let move = table.source.move, !table.source.isAsking else { return }
    table.source.setMove(nil)
    if (try? table.makeUpdate(.moving(move.to, to: move.from), timing)) == nil { table.reloadData() }
  }

  /// Cancels a drag whose row is not visible or has no reorder control any more.
  ///
  /// - Returns: Whether the rows are to be laid out again.
  func cancelLostMove() -> Bool {
    guard let move = table.source.move, !(table.cellForRow(at: move.to)?.showsReorderControl ?? false) else {
      return false
    }
    cancelMove()
    table.invalidation.insert(.layout)
    return true
  }

  /// The new position of a row dragged to a vertical position of the content; nil if it stays. It gets the position of
  /// a row only if it covers the position there: a row dragged over a higher one does not alternate.
  private func newPosition(ofRow path: RowPath, draggedTo y: Double) -> RowPath? {
    let y = max(table.bounds.minY, min(y, table.bounds.maxY.nextDown))
    guard table.contains(path), let other = table.heights.row(near: y), other != path else { return nil }
    let own = table.heights.row(path)
    let height = own.upperBound - own.lowerBound
    let range = table.heights.row(other)
    let goesDown = other > path
    guard other.section == path.section else {
      return goesDown ? other : RowPath(section: other.section, row: other.row + 1)
    }
    let covers = goesDown ? y >= range.upperBound - height : y < range.lowerBound + height
    return covers ? other : nil
  }
}

extension TableUpdates {
  fileprivate static func moving(_ path: RowPath, to newPath: RowPath) -> TableUpdates {
    var updates = TableUpdates()
    updates.moveRow(at: path, to: newPath)
    return updates
  }
}
