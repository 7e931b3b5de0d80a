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
    // The focused row may be ahead of the view.
    let isAhead = isAhead(row, forward)
    let isAway = !table.bounds.intersects(heights.row(row)) && showsFocusableRows
    let next =
      isAhead && !isAway
      ? row
      : search(
        from: heights.row(nextTo: row, forward: forward), forward: forward, isNear: !isAway)
    let target = next ?? (isAhead ? row : nil)
    advance(to: target, forward, isAway: isAway)
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
    let height = range.upperBound - range.lowerBound
    let page = max(0, readableHeight(in: row) - height)
    let middle = range.lowerBound + height / 2
    let target = heights.row(near: forward ? middle + page : max(0, middle - page))
    let isBeyond = target.map { forward ? $0 > row : $0 < row } ?? false
    let near = isBeyond ? search(from: target, forward: !forward, before: row) : nil
    let far = isBeyond ? target : heights.row(nextTo: row, forward: forward)
    let next = near ?? search(from: far, forward: forward, isNear: !isAway)
    advance(to: next, forward, isAway: isAway)
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
    func goal(from y: Double) -> Double {
      let (least, most) = (table.minimumContentOffset.y, table.maximumContentOffset.y)
      return max(least, min(y + (forward ? distance : -distance), most)).snapped(toScale: table.displayScale)
    }
    if distance < .infinity { table.contentOffset.y = goal(from: start) } else { table.jump(to: goal) }
    return table.contentOffset.y != start || table.maximumContentOffset.y > table.minimumContentOffset.y
  }

  /// Scrolls through a visible row that is higher than the view.
  ///
  /// - Returns: False at the end of the row.
  private func readOn(in row: RowPath, _ forward: Bool) -> Bool {
    let range = heights.row(row)
    guard table.bounds.intersects(range), range.upperBound - range.lowerBound > readableHeight(in: row) else {
      return false
    }
    let top = table.contentOffset.y + layout.coveredHeight(ofSection: row.section)
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
  private func advance(to row: RowPath?, _ forward: Bool, isAway: Bool) {
    if isAway, let row, isAhead(row, !forward) || table.focus.map({ isAhead($0.row, forward) }) ?? false {
      return table.focusRow(at: row)
    }
    if let row, focusRow(at: row, isNear: forward) { return }
    _ = scroll(forward, by: pageHeight)
  }

  /// Focuses a row and shows it, unless it is more than a view's height away.
  ///
  /// - Parameter forward: Whether it is below.
  /// - Returns: False if it is farther away; neither the view nor the focus changes.
  func focusRow(at row: RowPath, isNear forward: Bool) -> Bool {
    func isNear(_ y: Double) -> Bool {
      let distance = y - table.contentOffset.y
      return (forward ? distance : -distance) <= readableHeight(in: row)
    }
    var y = offset(showing: row, forward)
    // Rows that come into view may get other heights.
    for _ in 0..<10 where isNear(y) && table.measurer.measureRows(inViewAt: y) {
      guard table.contains(row) else { return false }
      y = offset(showing: row, forward)
    }
    guard isNear(y) else { return false }
    table.contentOffset.y = y
    table.focus = RowFocus(row: row)
    return true
  }

  /// The vertical offset that shows a row. Of a row higher than the view its near end is shown; the offset does not
  /// change if that end was passed.
  private func offset(showing row: RowPath, _ forward: Bool) -> Double {
    let range = heights.row(row)
    guard range.upperBound - range.lowerBound > readableHeight(in: row) else {
      return table.offset(forRow: row, .nearest).y
    }
    let top = table.contentOffset.y + layout.coveredHeight(ofSection: row.section)
    let bottom = table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom
    let isInView = range.upperBound > top && range.lowerBound < bottom
    if isInView && (forward ? range.lowerBound < top : range.upperBound > bottom) { return table.contentOffset.y }
    return table.offset(forRow: row, forward ? .top : .bottom).y
  }

  /// The height in points; at least a pixel.
  private func readableHeight(in row: RowPath) -> Double {
    layout.readableHeight(ofSection: row.section)
  }

  /// The distance of a page, in points: the view's height without one row.
  private var pageHeight: Double {
    let height = layout.readableHeight(ofSection: nil)
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
