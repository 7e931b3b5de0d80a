import InlayGraphics
import InlayLayers

extension TableView {
  /// Where a row is to come to lie in the view.
  public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
    /// Wherever the least scrolling brings it.
    case none
    case top, middle, bottom
  }

  /// Scrolls a row into view, as far as the content goes; at once. A row that does not exist is passed over.
  ///
  /// Rows of automatic height are measured on the way, so that the row lies where it should.
  public final func scrollToRow(at path: RowPath, position: ScrollPosition) {
    settle()
    guard contains(path) else { return }
    // What comes into view may turn out to have other heights.
    for _ in 0..<(geometry.usesSelfSizing && !source.isAsking ? 10 : 1) {
      // Whoever is asked on the way may take the row away.
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

  /// What rows of a section are not to lie under at the top of the view, in points: the content inset, and the headers that
  /// stay there.
  func coveredHeight(of section: PlacedSection) -> Double {
    let header = sectionHeadersPinToVisibleBounds ? section.section.header.height : 0
    let pinned = isTableHeaderPinned ? max(header, tableHeaderHeight) : header
    return max(adjustedContentInset.top, pinnedTop(ofHeight: pinned) - bounds.minY + pinned)
  }

  /// A table whose rows are measured as they come into view does not know how long it is. Its indicator goes by rows
  /// then: their number above and below the view, which scrolling one way only ever changes one way.
  func scrollProgressByRows() -> ScrollProgress? {
    guard geometry.usesSelfSizing, geometry.isLengthGuessed, heights.rowCount > 0 else { return nil }
    let above = rowsAbove(bounds.minY)
    let below = Double(heights.rowCount) - rowsAbove(bounds.maxY)
    guard above + below > 0 else { return nil }
    // As long as it would be with the rows' first guesses: a length that changes would move the indicator too. It may be
    // that only what is around the rows does not fit into the view.
    let rows = Double(heights.rowCount) * estimatedHeight
    let most = maximumContentOffset.y > minimumContentOffset.y ? Self.longestIndicator : 1
    return ScrollProgress(position: above / (above + below), length: min(most, bounds.height / max(1, rows)))
  }

  private static var longestIndicator: Double { 0.9 }

  /// How many rows lie above a height, with the part of the row there.
  private func rowsAbove(_ y: Double) -> Double {
    guard let number = heights.section(at: y) else { return 0 }
    let section = heights.placedSection(number)
    guard let row = section.rows(from: y, to: y.nextUp).first else {
      let isBelowRows = y >= section.footer.lowerBound && section.count > 0
      return Double(section.rowsBefore + (isBelowRows ? section.count : 0))
    }
    let stretch = section.row(row)
    let part = (y - stretch.lowerBound) / max(stretch.upperBound - stretch.lowerBound, .leastNormalMagnitude)
    return Double(section.rowsBefore + row) + min(1, max(0, part))
  }
}
