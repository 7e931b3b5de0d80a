import InlayGraphics
import InlayLayers

/// Moving the focus by keys, and scrolling through content without focusable rows: all of the content is shown.
extension RowNavigator {
  /// Moves the focus to the next focusable row, wherever the view is. If no other focusable row is visible, scrolls
  /// through the content before the next one.
  func moveFocus(forward: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(forward, by: table.theme.metrics.row.height) }
    guard let row = table.focus?.row else { return beginFocus(forward) }
    if readOn(in: row, forward) { return true }
    let start = viewPosition
    // The focused row may be ahead of the view.
    let isAhead = isAhead(row, forward)
    let isAway = !table.bounds.intersects(heights.row(row)) && showsFocusableRows
    let next =
      isAhead && !isAway
      ? row
      : search(
        from: heights.row(nextTo: row, forward: forward), forward: forward, isNear: !isAway)
    let target = next ?? (isAhead ? row : nil)
    advance(to: target, forward, from: start, isAway: isAway)
    return true
  }

  /// Moves the focus by the height of the view, to the nearest focusable row before that position.
  func pageFocus(forward: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(forward, by: pageHeight) }
    guard let row = table.focus?.row else { return beginFocus(forward) }
    let range = heights.row(row)
    let isAway = !table.bounds.intersects(range)
    if isAway && !showsFocusableRows { return moveFocus(forward: forward) }
    if readOn(in: row, forward) { return true }
    let start = viewPosition
    let height = range.upperBound - range.lowerBound
    let page = max(0, readableHeight(in: row) - height)
    let middle = range.lowerBound + height / 2
    let target = heights.row(near: forward ? middle + page : max(0, middle - page))
    let isBeyond = target.map { forward ? $0 > row : $0 < row } ?? false
    let near = isBeyond ? search(from: target, forward: !forward, before: row) : nil
    let far = isBeyond ? target : heights.row(nextTo: row, forward: forward)
    let next = near ?? search(from: far, forward: forward, isNear: !isAway)
    advance(to: next, forward, from: start, isAway: isAway)
    return true
  }

  /// Moves the focus to the first or the last focusable row, and scrolls to the beginning or end of the content.
  func moveFocus(toEnd: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(toEnd, by: .infinity) }
    let edge = toEnd ? heights.sectionCount - 1 : 0
    let outside = RowPath(section: edge, row: toEnd ? heights[edge].rows.count : -1)
    if let row = search(from: heights.row(nextTo: outside, forward: !toEnd), forward: !toEnd) {
      table.focus = RowFocus(row: row)
    }
    _ = scroll(toEnd, by: .infinity)
    return true
  }

  /// Focuses a visible row if there is no focused one, or scrolls on.
  private func beginFocus(_ forward: Bool) -> Bool {
    focusFirstRow()
    if table.focus == nil { _ = scroll(forward, by: pageHeight) }
    return true
  }

  /// Scrolls by a distance, in points, clamped to the content.
  ///
  /// - Returns: Whether the content is longer than the view, or was scrolled.
  private func scroll(_ forward: Bool, by distance: Double) -> Bool {
    let start = table.contentOffset.y
    // Rows that come into view may get other heights.
    for _ in 0..<(table.geometry.isLengthGuessed ? 10 : 1) {
      let (least, most) = (table.minimumContentOffset.y, table.maximumContentOffset.y)
      let y = max(least, min(table.contentOffset.y + (forward ? distance : -distance), most)).snapped(
        toScale: table.displayScale)
      if y == table.contentOffset.y { break }
      table.contentOffset.y = y
      if distance < .infinity { break }
      table.layoutIfNeeded()
    }
    return table.contentOffset.y != start || table.maximumContentOffset.y > table.minimumContentOffset.y
  }

  /// A position of the view in the content: an offset, and the distance to a part, which stays valid while heights are
  /// measured.
  struct ViewPosition {
    var offset: Point
    var part: TablePosition?
    var distance = 0.0
  }

  /// The present position of the view.
  var viewPosition: ViewPosition {
    guard table.geometry.isLengthGuessed, let part = layout.topPart() else {
      return ViewPosition(offset: table.contentOffset)
    }
    return ViewPosition(
      offset: table.contentOffset, part: part, distance: table.contentOffset.y - layout.position(of: part))
  }

  /// Moves the view back to a position.
  func go(to position: ViewPosition) {
    table.contentOffset = offset(of: position)
    // The next layout keeps the position of the shown parts.
    if table.geometry.isLengthGuessed { table.layoutIfNeeded() }
  }

  private func offset(of target: ViewPosition) -> Point {
    guard let part = target.part else { return target.offset }
    return Point(
      x: target.offset.x, y: (layout.position(of: part) + target.distance).snapped(toScale: table.displayScale))
  }

  /// Scrolls through a visible row that is higher than the view.
  ///
  /// - Returns: False at the end of the row.
  private func readOn(in row: RowPath, _ forward: Bool) -> Bool {
    let range = heights.row(row)
    guard table.bounds.intersects(range), range.upperBound - range.lowerBound > readableHeight(in: row) else {
      return false
    }
    let top = table.contentOffset.y + layout.coveredHeight(of: heights.placedSection(row.section))
    let bottom = table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom
    let rest = forward ? range.upperBound - bottom : top - range.lowerBound
    guard rest * table.displayScale >= 1 else { return false }
    let before = table.contentOffset.y
    _ = scroll(forward, by: min(rest, pageHeight))
    return table.contentOffset.y != before
  }

  /// Focuses a row, or scrolls towards it by a page if it is more than a view's height away.
  ///
  /// - Parameters:
  ///   - row: Nil for the end of the content.
  ///   - isAway: Whether the view was scrolled away from the focused row to other rows. The row is then shown at any
  ///     distance, unless it is ahead of the view.
  private func advance(to row: RowPath?, _ forward: Bool, from start: ViewPosition, isAway: Bool) {
    go(to: start)
    if isAway, let row, isAhead(row, !forward) || table.focus.map({ isAhead($0.row, forward) }) ?? false {
      return table.focusRow(at: row)
    }
    if let row, focusRow(at: row, near: start, forward) { return }
    _ = scroll(forward, by: pageHeight)
  }

  /// Focuses a row and shows it, unless it is more than a view's height away from a position.
  ///
  /// - Returns: False if it is farther away; the view is then at the position, and the focus does not change.
  func focusRow(at row: RowPath, near start: ViewPosition, _ forward: Bool) -> Bool {
    go(to: start)
    // Rows that come into view may get other heights.
    for _ in 0..<(table.geometry.isLengthGuessed ? 10 : 1) {
      let wanted = offset(showing: row, forward)
      let distance = wanted - offset(of: start).y
      guard (forward ? distance : -distance) <= readableHeight(in: row) else {
        go(to: start)
        return false
      }
      if wanted == table.contentOffset.y { break }
      table.contentOffset.y = wanted
      if table.geometry.isLengthGuessed { table.layoutIfNeeded() }
    }
    table.focus = RowFocus(row: row)
    return true
  }

  /// The vertical offset that shows a row. Of a row higher than the view its near end is shown; the offset does not
  /// change if that end was passed.
  private func offset(showing row: RowPath, _ forward: Bool) -> Double {
    let range = heights.row(row)
    let placed = heights.placedSection(row.section)
    guard range.upperBound - range.lowerBound > readableHeight(in: row) else {
      return table.offset(forRow: row, .nearest).y
    }
    let top = table.contentOffset.y + layout.coveredHeight(of: placed)
    let bottom = table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom
    let isInView = range.upperBound > top && range.lowerBound < bottom
    if isInView && (forward ? range.lowerBound < top : range.upperBound > bottom) { return table.contentOffset.y }
    return table.offset(forRow: row, forward ? .top : .bottom).y
  }

  /// The height in points; at least a pixel.
  private func readableHeight(in row: RowPath) -> Double {
    layout.readableHeight(in: heights.placedSection(row.section))
  }

  /// The distance of a page, in points: the view's height without one row.
  private var pageHeight: Double {
    let section = heights.section(at: table.bounds.minY).map { heights.placedSection($0) }
    let height = layout.readableHeight(in: section)
    return max(height / 2, height - table.theme.metrics.row.height, 1 / table.displayScale)
  }

  /// Whether a focusable row is visible inside the insets.
  private var showsFocusableRows: Bool {
    let inset = table.adjustedContentInset
    let (top, bottom) = (table.bounds.minY + inset.top, table.bounds.maxY - inset.bottom)
    return table.stage.cells.contains { cell in
      guard let path = cell.rowPath else { return false }
      let range = heights.row(path)
      return range.upperBound > top && range.lowerBound < bottom && mayFocus(path)
    }
  }

  /// Whether a row is completely outside the view in a direction.
  private func isAhead(_ row: RowPath, _ forward: Bool) -> Bool {
    let range = heights.row(row)
    let inset = table.adjustedContentInset
    return forward
      ? range.lowerBound >= table.bounds.maxY - inset.bottom : range.upperBound <= table.bounds.minY + inset.top
  }
}
