import InlayGraphics
import InlayLayers

extension TableView {
  /// The position of a row in the view.
  public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
    /// By the least scrolling.
    case none
    case top, middle, bottom
  }

  /// Scrolls a row into view at once. Rows of automatic height are measured before, so the position is exact.
  final func jump(to path: RowPath, _ position: ScrollPosition) {
    halt()
    reloadIfIdle()
    guard contains(path) else { return }
    // Rows that come into view may get other heights.
    for _ in 0..<(geometry.usesSelfSizing && !source.isAsking ? 10 : 1) {
      // Calls during a layout may remove the row.
      guard contains(path) else { return }
      updateContentSize()
      let offset = offset(forRow: path, position)
      guard offset != contentOffset else { return }
      contentOffset = offset
      if geometry.usesSelfSizing && !source.isAsking {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
  }

  func offset(forRow path: RowPath, _ position: ScrollPosition) -> Point {
    let section = heights.placedSection(path.section)
    let row = section.row(path.row)
    let covered = coveredHeight(of: section)
    let inset = adjustedContentInset
    let bottom = contentOffset.y + bounds.height - inset.bottom
    var y = contentOffset.y
    switch position {
    case .none:
      if row.lowerBound < contentOffset.y + covered {
        y = row.lowerBound - covered
      } else if row.upperBound > bottom {
        y += row.upperBound - bottom
      }
    case .top: y = row.lowerBound - covered
    case .middle: y = (row.lowerBound + row.upperBound - inset.top - bounds.height + inset.bottom) / 2
    case .bottom: y = row.upperBound - bounds.height + inset.bottom
    }
    let clamped = clampedContentOffset(Point(x: contentOffset.x, y: y))
    return Point(x: clamped.x, y: clamped.y.snapped(toScale: deviceScale))
  }

  /// The covered height at the top of the view for rows of a section, in points: the content inset and pinned headers.
  func coveredHeight(of section: PlacedSection) -> Double {
    let header = sectionHeadersPinToVisibleBounds ? section.section.header.height : 0
    let pinned = isTableHeaderPinned ? max(header, tableHeaderHeight) : header
    return max(adjustedContentInset.top, pinnedTop(ofHeight: pinned) - bounds.minY + pinned)
  }

  /// The scrolling progress of a table of guessed length, by the numbers of rows above and below the view, which change
  /// monotonically with scrolling; nil for other tables.
  func scrollProgressByRows() -> ScrollProgress? {
    guard geometry.usesSelfSizing, geometry.isLengthGuessed, heights.rowCount > 0 else { return nil }
    let above = rowsAbove(bounds.minY)
    let below = Double(heights.rowCount) - rowsAbove(bounds.maxY)
    guard above + below > 0 else { return nil }
    // By the estimated height, since a length that changes moves the indicator too. The rows alone may fit into the
    // view.
    let rows = Double(heights.rowCount) * estimatedHeight
    let most = maximumContentOffset.y > minimumContentOffset.y ? Self.longestIndicator : 1
    return ScrollProgress(position: above / (above + below), length: min(most, bounds.height / max(1, rows)))
  }

  private static var longestIndicator: Double { 0.9 }

  /// The number of rows above a vertical position, with the fraction of the row there.
  private func rowsAbove(_ y: Double) -> Double {
    guard let number = heights.section(at: y) else { return 0 }
    let section = heights.placedSection(number)
    guard let row = section.rows(from: y, to: y.nextUp).first else {
      let isBelowRows = y >= section.footer.lowerBound && section.count > 0
      return Double(section.rowsBefore + (isBelowRows ? section.count : 0))
    }
    let range = section.row(row)
    let part = (y - range.lowerBound) / max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
    return Double(section.rowsBefore + row) + min(1, max(0, part))
  }
}
