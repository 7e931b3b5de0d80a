import InlayGraphics
import InlayLayers

/// Moving the focus by keys, and scrolling through what has no rows: nothing is passed over unseen.
extension TableView {
  /// To the next row that may have the focus, wherever the view is. While no such row is in view, or only the one that has
  /// the focus, what lies before the next is scrolled through.
  func moveFocus(forward: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(forward, by: theme.metrics.rowHeight) }
    guard let row = focus?.row else { return beginFocus(forward) }
    if readOn(in: row, forward) { return true }
    let start = place
    // The row with the focus may lie ahead, behind a text.
    let isAhead = isAhead(row, forward)
    let isAway = !isInView(heights.row(row)) && showsFocusableRows
    let next = isAhead && !isAway ? row : search(from: self.row(nextTo: row, forward: forward), forward: forward)
    let target = next ?? (isAhead ? row : nil)
    advance(to: target, forward, from: start, isAway: isAway)
    return true
  }

  /// By as much as is in view, to the nearest row on this side of there.
  func pageFocus(forward: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(forward, by: pageHeight) }
    guard let row = focus?.row else { return beginFocus(forward) }
    let stretch = heights.row(row)
    let isAway = !isInView(stretch)
    if isAway && !showsFocusableRows { return moveFocus(forward: forward) }
    if readOn(in: row, forward) { return true }
    let start = place
    let height = stretch.upperBound - stretch.lowerBound
    let page = max(0, readableHeight(in: row) - height)
    let middle = stretch.lowerBound + height / 2
    let target = self.row(near: forward ? middle + page : max(0, middle - page))
    let isBeyond = target.map { forward ? $0 > row : $0 < row } ?? false
    let near = isBeyond ? search(from: target, forward: !forward, before: row) : nil
    let far = isBeyond ? target : self.row(nextTo: row, forward: forward)
    let next = near ?? search(from: far, forward: forward)
    advance(to: next, forward, from: start, isAway: isAway)
    return true
  }

  /// To the first or the last row that may have the focus, with the content's end in view.
  func moveFocus(toEnd: Bool) -> Bool {
    guard heights.rowCount > 0 else { return scroll(toEnd, by: .infinity) }
    let edge = toEnd ? heights.sectionCount - 1 : 0
    let outside = RowPath(section: edge, row: toEnd ? heights[edge].rows.count : -1)
    if let row = search(from: row(nextTo: outside, forward: !toEnd), forward: !toEnd) { focus = RowFocus(row: row) }
    _ = scroll(toEnd, by: .infinity)
    return true
  }

  /// Without a row that has the focus: to one in view, or on to where there are some.
  private func beginFocus(_ forward: Bool) -> Bool {
    focusFirstRow()
    if focus == nil { _ = scroll(forward, by: pageHeight) }
    return true
  }

  // MARK: Scrolling

  /// Scrolls by a distance, in points, as far as the content goes.
  ///
  /// - Returns: Whether the content is longer than the view, or was scrolled.
  private func scroll(_ forward: Bool, by distance: Double) -> Bool {
    let start = contentOffset.y
    // What comes into view may turn out to have other heights.
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

  /// A place of the view in the content: an offset, and by which part it is found again while heights are measured.
  struct Place {
    var offset: Point
    var part: AnchorItem?
    var distance = 0.0
  }

  /// Where the view is.
  var place: Place {
    guard geometry.isLengthGuessed, let part = topVisibleItem() else { return Place(offset: contentOffset) }
    return Place(offset: contentOffset, part: part, distance: contentOffset.y - position(of: part))
  }

  /// Brings the view back.
  func go(to place: Place) {
    contentOffset = offset(of: place)
    // What is on show is what the next layout keeps in its place.
    if geometry.isLengthGuessed { layoutIfNeeded() }
  }

  private func offset(of place: Place) -> Point {
    guard let part = place.part else { return place.offset }
    return Point(x: place.offset.x, y: (position(of: part) + place.distance).snapped(toScale: deviceScale))
  }

  /// Through a row that is higher than the view, as long as there is more of it.
  private func readOn(in row: RowPath, _ forward: Bool) -> Bool {
    let stretch = heights.row(row)
    guard isInView(stretch), stretch.upperBound - stretch.lowerBound > readableHeight(in: row) else { return false }
    let top = contentOffset.y + coveredHeight(of: heights.placedSection(row.section))
    let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
    let rest = forward ? stretch.upperBound - bottom : top - stretch.lowerBound
    guard rest * deviceScale >= 1 else { return false }
    let before = contentOffset.y
    _ = scroll(forward, by: min(rest, pageHeight))
    return contentOffset.y != before
  }

  /// Gives a row the focus, or scrolls towards it by a page where more than the view holds lies before it; nil for the
  /// content's end.
  ///
  /// - Parameter isAway: Whether the view was scrolled away from the row with the focus, to others. The next row is shown
  ///   wherever it is then, unless it lies on the way on from the view.
  private func advance(to row: RowPath?, _ forward: Bool, from start: Place, isAway: Bool) {
    go(to: start)
    if isAway, let row, isAhead(row, !forward) || focus.map({ isAhead($0.row, forward) }) ?? false {
      return focusRow(at: row)
    }
    if let row, focusRow(at: row, near: start, forward) { return }
    _ = scroll(forward, by: pageHeight)
  }

  /// Gives a row the focus and shows it, unless more than the view holds lies between it and a place.
  ///
  /// - Returns: False where the view is at the place, and the focus where it was.
  func focusRow(at row: RowPath, near start: Place, _ forward: Bool) -> Bool {
    go(to: start)
    // What comes into view may turn out to have other heights.
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

  /// Where the table is scrolled to show a row: the end of one that is higher than the view by which it comes into view,
  /// or no farther where that end is past.
  private func offset(showing row: RowPath, _ forward: Bool) -> Double {
    let stretch = heights.row(row)
    let placed = heights.placedSection(row.section)
    guard stretch.upperBound - stretch.lowerBound > readableHeight(in: row) else { return offset(forRow: row, .none).y }
    let top = contentOffset.y + coveredHeight(of: placed)
    let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
    let isInView = stretch.upperBound > top && stretch.lowerBound < bottom
    if isInView && (forward ? stretch.lowerBound < top : stretch.upperBound > bottom) { return contentOffset.y }
    return offset(forRow: row, forward ? .top : .bottom).y
  }

  // MARK: What is in view

  /// Of the view, what insets and the headers above a row do not cover, in points; at least a pixel.
  private func readableHeight(in row: RowPath) -> Double {
    readableHeight(below: coveredHeight(of: heights.placedSection(row.section)))
  }

  private func readableHeight(below covered: Double) -> Double {
    let inset = adjustedContentInset
    let height = max(0, bounds.height - inset.bottom)
    return max(height - max(inset.top, covered), 1 / deviceScale)
  }

  /// By how much a page is scrolled, in points: a line of what was in view stays there.
  private var pageHeight: Double {
    let section = heights.section(at: bounds.minY)
    let height = readableHeight(below: section.map { coveredHeight(of: heights.placedSection($0)) } ?? 0)
    return max(height / 2, height - theme.metrics.rowHeight, 1 / deviceScale)
  }

  /// Whether some row that may have the focus is in view, clear of the insets.
  private var showsFocusableRows: Bool {
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    return stage.cells.contains { cell in
      guard let path = cell.rowPath else { return false }
      let stretch = heights.row(path)
      return stretch.upperBound > top && stretch.lowerBound < bottom && mayFocus(path)
    }
  }

  /// Whether a row lies wholly beyond the view in a direction.
  private func isAhead(_ row: RowPath, _ forward: Bool) -> Bool {
    let stretch = heights.row(row)
    let inset = adjustedContentInset
    return forward ? stretch.lowerBound >= bounds.maxY - inset.bottom : stretch.upperBound <= bounds.minY + inset.top
  }
}
