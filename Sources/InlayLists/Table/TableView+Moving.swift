import InlayGraphics
import InlayLayers

/// Moving the focus by keys, and scrolling through content without focusable rows: all of the content is shown.
extension TableView {
  /// Moves the focus to the next focusable row, wherever the view is. If no other focusable row is visible, scrolls
  /// through the content before the next one.
  func moveFocus(forward: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(forward, by: theme.metrics.row.height) }
    guard let row = focus?.row else { return beginFocus(forward) }
    if readOn(in: row, forward) { return true }
    let start = viewPosition
    // The focused row may be ahead of the view.
    let isAhead = isAhead(row, forward)
    let isAway = !isInView(heights.row(row)) && showsFocusableRows
    let next = isAhead && !isAway ? row : search(from: self.row(nextTo: row, forward: forward), forward: forward)
    let target = next ?? (isAhead ? row : nil)
    advance(to: target, forward, from: start, isAway: isAway)
    return true
  }

  /// Moves the focus by the height of the view, to the nearest focusable row before that position.
  func pageFocus(forward: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(forward, by: pageHeight) }
    guard let row = focus?.row else { return beginFocus(forward) }
    let range = heights.row(row)
    let isAway = !isInView(range)
    if isAway && !showsFocusableRows { return moveFocus(forward: forward) }
    if readOn(in: row, forward) { return true }
    let start = viewPosition
    let height = range.upperBound - range.lowerBound
    let page = max(0, readableHeight(in: row) - height)
    let middle = range.lowerBound + height / 2
    let target = self.row(near: forward ? middle + page : max(0, middle - page))
    let isBeyond = target.map { forward ? $0 > row : $0 < row } ?? false
    let near = isBeyond ? search(from: target, forward: !forward, before: row) : nil
    let far = isBeyond ? target : self.row(nextTo: row, forward: forward)
    let next = near ?? search(from: far, forward: forward)
    advance(to: next, forward, from: start, isAway: isAway)
    return true
  }

  /// Moves the focus to the first or the last focusable row, and scrolls to the beginning or end of the content.
  func moveFocus(toEnd: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(toEnd, by: .infinity) }
    let edge = toEnd ? heights.sectionCount - 1 : 0
    let outside = RowPath(section: edge, row: toEnd ? heights[edge].rows.count : -1)
    if let row = search(from: row(nextTo: outside, forward: !toEnd), forward: !toEnd) { focus = RowFocus(row: row) }
    _ = scroll(toEnd, by: .infinity)
    return true
  }

  /// Without a focused row: focuses a visible one, or scrolls on.
  private func beginFocus(_ forward: Bool) -> Bool {
    focusFirstRow()
    if focus == nil { _ = scroll(forward, by: pageHeight) }
    return true
  }

  /// Scrolls by a distance, in points, clamped to the content.
  ///
  /// - Returns: Whether the content is longer than the view, or was scrolled.
  private func scroll(_ forward: Bool, by distance: Double) -> Bool {
    let start = contentOffset.y
    // Rows that come into view may get other heights.
    for _ in 0..<(geometry.isLengthGuessed ? 10 : 1) {
      let (least, most) = (minimumContentOffset.y, maximumContentOffset.y)
      let y = max(least, min(contentOffset.y + (forward ? distance : -distance), most)).snapped(toScale: deviceScale)
      if y == contentOffset.y { break }
      contentOffset.y = y
      if distance < .infinity { break }
      layoutIfNeeded()
    }
    return contentOffset.y != start || maximumContentOffset.y > minimumContentOffset.y
  }

  /// A position of the view in the content: an offset, and the distance to a part, which stays valid while heights are
  /// measured.
  struct ViewPosition {
    var offset: Point
    var part: AnchorItem?
    var distance = 0.0
  }

  /// The present position of the view.
  var viewPosition: ViewPosition {
    guard geometry.isLengthGuessed, let part = topVisibleItem() else { return ViewPosition(offset: contentOffset) }
    return ViewPosition(offset: contentOffset, part: part, distance: contentOffset.y - position(of: part))
  }

  /// Moves the view back to a position.
  func go(to position: ViewPosition) {
    contentOffset = offset(of: position)
    // The next layout keeps the position of the shown parts.
    if geometry.isLengthGuessed { layoutIfNeeded() }
  }

  private func offset(of target: ViewPosition) -> Point {
    guard let part = target.part else { return target.offset }
    return Point(x: target.offset.x, y: (position(of: part) + target.distance).snapped(toScale: deviceScale))
  }

  /// Scrolls through a visible row that is higher than the view.
  ///
  /// - Returns: False at the end of the row.
  private func readOn(in row: RowPath, _ forward: Bool) -> Bool {
    let range = heights.row(row)
    guard isInView(range), range.upperBound - range.lowerBound > readableHeight(in: row) else { return false }
    let top = contentOffset.y + coveredHeight(of: heights.placedSection(row.section))
    let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
    let rest = forward ? range.upperBound - bottom : top - range.lowerBound
    guard rest * deviceScale >= 1 else { return false }
    let before = contentOffset.y
    _ = scroll(forward, by: min(rest, pageHeight))
    return contentOffset.y != before
  }

  /// Focuses a row, or scrolls towards it by a page if it is more than a view's height away.
  ///
  /// - Parameters:
  ///   - row: Nil for the end of the content.
  ///   - isAway: Whether the view was scrolled away from the focused row to other rows. The row is then shown at any
  ///     distance, unless it is ahead of the view.
  private func advance(to row: RowPath?, _ forward: Bool, from start: ViewPosition, isAway: Bool) {
    go(to: start)
    if isAway, let row, isAhead(row, !forward) || focus.map({ isAhead($0.row, forward) }) ?? false {
      return focusRow(at: row)
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
    for _ in 0..<(geometry.isLengthGuessed ? 10 : 1) {
      let wanted = offset(showing: row, forward)
      let distance = wanted - offset(of: start).y
      guard (forward ? distance : -distance) <= readableHeight(in: row) else {
        go(to: start)
        return false
      }
      if wanted == contentOffset.y { break }
      contentOffset.y = wanted
      if geometry.isLengthGuessed { layoutIfNeeded() }
    }
    focus = RowFocus(row: row)
    return true
  }

  /// The vertical offset that shows a row. Of a row higher than the view its near end is shown; the offset does not
  /// change if that end was passed.
  private func offset(showing row: RowPath, _ forward: Bool) -> Double {
    let range = heights.row(row)
    let placed = heights.placedSection(row.section)
    guard range.upperBound - range.lowerBound > readableHeight(in: row) else { return offset(forRow: row, .none).y }
    let top = contentOffset.y + coveredHeight(of: placed)
    let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
    let isInView = range.upperBound > top && range.lowerBound < bottom
    if isInView && (forward ? range.lowerBound < top : range.upperBound > bottom) { return contentOffset.y }
    return offset(forRow: row, forward ? .top : .bottom).y
  }

  /// The height of the view without insets and the headers above a row, in points; at least a pixel.
  private func readableHeight(in row: RowPath) -> Double {
    readableHeight(below: coveredHeight(of: heights.placedSection(row.section)))
  }

  private func readableHeight(below covered: Double) -> Double {
    let inset = adjustedContentInset
    let height = max(0, bounds.height - inset.bottom)
    return max(height - max(inset.top, covered), 1 / deviceScale)
  }

  /// The distance of a page, in points: the view's height without one row.
  private var pageHeight: Double {
    let section = heights.section(at: bounds.minY)
    let height = readableHeight(below: section.map { coveredHeight(of: heights.placedSection($0)) } ?? 0)
    return max(height / 2, height - theme.metrics.row.height, 1 / deviceScale)
  }

  /// Whether a focusable row is visible inside the insets.
  private var showsFocusableRows: Bool {
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    return stage.cells.contains { cell in
      guard let path = cell.rowPath else { return false }
      let range = heights.row(path)
      return range.upperBound > top && range.lowerBound < bottom && mayFocus(path)
    }
  }

  /// Whether a row is completely outside the view in a direction.
  private func isAhead(_ row: RowPath, _ forward: Bool) -> Bool {
    let range = heights.row(row)
    let inset = adjustedContentInset
    return forward ? range.lowerBound >= bounds.maxY - inset.bottom : range.upperBound <= bounds.minY + inset.top
  }
}
