import InlayGraphics
import InlayLayers

/// Scrolls a table to rows, whose heights may be known only when they are in view.
struct RowScroller {
  let table: TableView

  /// From the view's top to the row's, in points, after scrolling to it. The offset does not change, but heights may be
  /// measured.
  func distanceAfterScrolling(to path: RowPath, _ position: TableView.ScrollPosition) -> Double {
    table.updateContentSize()
    guard table.geometry.usesSelfSizing, table.heights.guesses > 0 else {
      return table.heights.row(path).lowerBound - offset(forRow: path, position).y
    }
    table.layoutIfNeeded()
    var distance = 0.0
    let motion = table.motion
    table.motion = nil
    let before = table.contentOffset
    table.reportingOnce {
      let start = table.navigator.viewPosition
      jump(to: path, position)
      if table.contains(path) { distance = table.heights.row(path).lowerBound - table.contentOffset.y }
      table.navigator.go(to: start)
    }
    motion?.shift(by: Size(width: table.contentOffset.x - before.x, height: table.contentOffset.y - before.y))
    table.motion = motion
    return distance
  }

  /// The offset at the end of the animation to a row, by the present heights; nil without such a row.
  var rowScrollTarget: Point? {
    guard let rowScroll = table.rowScroll, let path = rowScroll.path, table.contains(path) else { return nil }
    let y = table.heights.row(path).lowerBound - rowScroll.distance
    return table.snapped(table.clampedContentOffset(Point(x: table.contentOffset.x, y: y)))
  }

  /// Scrolls a row into view at once. Rows of automatic height are measured before, so the position is exact.
  func jump(to path: RowPath, _ position: TableView.ScrollPosition) {
    table.halt()
    table.reloadIfIdle()
    guard table.contains(path) else { return }
    // Rows that come into view may get other heights.
    for _ in 0..<(table.geometry.usesSelfSizing && !table.source.isAsking ? 10 : 1) {
      // Calls during a layout may remove the row.
      guard table.contains(path) else { return }
      table.updateContentSize()
      let offset = offset(forRow: path, position)
      guard offset != table.contentOffset else { return }
      table.contentOffset = offset
      if table.geometry.usesSelfSizing && !table.source.isAsking {
        table.setNeedsLayout()
        table.layoutIfNeeded()
      }
    }
  }

  /// The offset at which a row is at a position of the view, clamped to the content.
  func offset(forRow path: RowPath, _ position: TableView.ScrollPosition) -> Point {
    let y = table.layout.offset(forRow: path, at: position)
    let clamped = table.clampedContentOffset(Point(x: table.contentOffset.x, y: y))
    return Point(x: clamped.x, y: clamped.y.snapped(toScale: table.deviceScale))
  }

  /// The scrolling progress of a table of guessed length, by the numbers of rows above and below the view, which change
  /// monotonically with scrolling; nil for other tables.
  func scrollProgressByRows() -> ScrollProgress? {
    guard table.geometry.usesSelfSizing, table.geometry.isLengthGuessed, table.heights.rowCount > 0 else { return nil }
    let above = rowsAbove(table.bounds.minY)
    let below = Double(table.heights.rowCount) - rowsAbove(table.bounds.maxY)
    guard above + below > 0 else { return nil }
    // By the estimated height, since a length that changes moves the indicator too. The rows alone may fit into the
    // view.
    let rows = Double(table.heights.rowCount) * table.measurer.estimatedHeight
    let most = table.maximumContentOffset.y > table.minimumContentOffset.y ? Self.longestIndicator : 1
    return ScrollProgress(position: above / (above + below), length: min(most, table.bounds.height / max(1, rows)))
  }

  /// The vertical offset of a progress by rows, as above; nil for other tables.
  func offset(atProgressByRows position: Double) -> Double? {
    guard scrollProgressByRows() != nil else { return nil }
    let shown = rowsAbove(table.bounds.maxY) - rowsAbove(table.bounds.minY)
    let above = position * max(0, Double(table.heights.rowCount) - shown)
    let number = min(Int(above), table.heights.rowCount - 1)
    guard let section = table.heights.section(withRow: number) else { return nil }
    let row = number - table.heights.rowsBefore(section: section)
    let range = table.heights.row(RowPath(section: section, row: row))
    return range.lowerBound + (above - Double(number)) * (range.upperBound - range.lowerBound)
  }

  private static var longestIndicator: Double { 0.9 }

  /// The number of rows above a vertical position, with the fraction of the row there.
  private func rowsAbove(_ y: Double) -> Double {
    guard let number = table.heights.section(at: y) else { return 0 }
    let section = table.heights.placedSection(number)
    guard let row = section.rows(from: y, to: y.nextUp).first else {
      let isBelowRows = y >= section.footer.lowerBound && section.count > 0
      return Double(section.rowsBefore + (isBelowRows ? section.count : 0))
    }
    let range = section.row(row)
    let part = (y - range.lowerBound) / max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
    return Double(section.rowsBefore + row) + min(1, max(0, part))
  }
}

/// A row that an animation scrolls to.
struct RowScroll {
  /// Nil after it was removed.
  private(set) var path: RowPath?
  /// From the view's top to the row's, in points, at the end.
  let distance: Double

  init(path: RowPath, distance: Double) {
    self.path = path
    self.distance = distance
  }

  mutating func renumber(_ newPath: (RowPath) -> RowPath?) { path = path.flatMap(newPath) }
}
