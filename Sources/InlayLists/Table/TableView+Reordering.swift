import InlayGraphics
import InlayLayers

/// Rows dragged by their reorder control. The table shows such a row at its new position at once; the data source moves it
/// at the end of the drag.
extension TableView {
  func reorderControl(in cell: TableViewCell, was event: ReorderEvent) {
    reloadIfIdle()
    switch event {
    case .lifted(let point): lift(cell, at: convert(point, from: cell).y)
    case .dragged(let point):
      let y = convert(point, from: cell).y
      moveLift(to: y)
      drag(cell, to: y)
    case .dropped:
      source.finishMove(in: self)
      dropLift()
    case .cancelled:
      cancelMove(makingSpaceTiming)
      dropLift()
    }
  }

  func drag(_ cell: TableViewCell, to y: Double) {
    guard cell.showsReorderControl, let path = focusedPath(of: cell),
      let proposed = newPosition(ofRow: path, draggedTo: y),
      let target = source.target(ofRow: path, to: proposed, in: self), target != path, contains(path)
    else { return }
    let offset = contentOffset.y
    let before = source.move
    source.setMove(RowMove(from: source.own(path), to: target))
    guard (try? update(.moving(path, to: target), makingSpaceTiming)) != nil else { return source.setMove(before) }
    // The update follows the topmost row; here the view stays, clamped to the content.
    updateContentSize()
    let moved = contentOffset.y
    contentOffset.y = min(offset, max(maximumContentOffset.y, moved))
    rowMotion?.shift(by: contentOffset.y - moved)
  }

  /// Moves the dragged row back to its position in the data source.
  func cancelMove(_ timing: AnimationTiming? = nil) {
    guard let move = source.move, !source.isAsking else { return }
    source.setMove(nil)
    if (try? update(.moving(move.to, to: move.from), timing)) == nil { reloadData() }
  }

  /// Cancels a drag whose row is not visible or has no reorder control any more.
  ///
  /// - Returns: Whether the rows are to be laid out again.
  func cancelLostMove() -> Bool {
    guard let move = source.move, !(cellForRow(at: move.to)?.showsReorderControl ?? false) else { return false }
    cancelMove()
    invalidation.insert(.layout)
    return true
  }

  /// The new position of a row dragged to a vertical position of the content; nil if it stays. It gets the position of a row
  /// only if it covers the position there: a row dragged over a higher one does not alternate.
  private func newPosition(ofRow path: RowPath, draggedTo y: Double) -> RowPath? {
    let y = max(bounds.minY, min(y, bounds.maxY.nextDown))
    guard contains(path), let other = row(near: y), other != path else { return nil }
    let own = heights.row(path)
    let height = own.upperBound - own.lowerBound
    let range = heights.row(other)
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
