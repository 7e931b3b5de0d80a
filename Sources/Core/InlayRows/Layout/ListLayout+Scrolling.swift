import InlayGeometry

/// Offsets that show a row.
extension ListLayout {
  /// The covered height at the top of the view for rows of a section: the content inset and pinned headers.
  package func coveredHeight(ofSection number: Int) -> Double { coveredHeight(of: heights.placedSection(number)) }

  /// The height of the view that rows of a section have, at least a pixel.
  ///
  /// - Parameter number: Nil for the section at the top of the view.
  package func readableHeight(ofSection number: Int?) -> Double {
    readableHeight(in: (number ?? heights.section(at: bounds.minY)).map { heights.placedSection($0) })
  }

  func coveredHeight(of section: PlacedSection) -> Double {
    let header = pinning.headers ? section.section.header.height : 0
    let pinned = pinning.tableHeader ? max(header, headerHeight) : header
    return max(inset.top, pinnedTop(ofHeight: pinned) - bounds.minY + pinned)
  }

  /// An edge of the view at which a row is shown.
  package enum Edge { case top, middle, bottom }

  /// The vertical offset at which a row is at a position of the view, for nil by the least scrolling that shows it. It
  /// may be outside the content.
  package func offset(forRow path: RowPath, at edge: Edge?) -> Double {
    let section = heights.placedSection(path.section)
    let row = section.row(path.row)
    let covered = coveredHeight(of: section)
    let bottom = bounds.maxY - inset.bottom
    switch edge {
    case nil:
      if row.lowerBound < bounds.minY + covered { return row.lowerBound - covered }
      return row.upperBound > bottom ? bounds.minY + (row.upperBound - bottom) : bounds.minY
    case .top: return row.lowerBound - covered
    case .middle: return (row.lowerBound + row.upperBound - inset.top - bounds.height + inset.bottom) / 2
    case .bottom: return row.upperBound - bounds.height + inset.bottom
    }
  }

  /// The height of the view without insets and the headers above a section's rows; at least a pixel.
  ///
  /// - Parameter section: Nil for rows without headers.
  func readableHeight(in section: PlacedSection?) -> Double {
    let covered = section.map(coveredHeight) ?? 0
    return max(max(0, bounds.height - inset.bottom) - max(inset.top, covered), 1 / grid.scale)
  }

  /// The scrolling progress by the numbers of rows above and below the view, which change monotonically with scrolling,
  /// where the length is a guess; nil without rows, and where all are in view. Lengths are parts of the content, by the
  /// estimated height: a length that changes moves the indicator too.
  package func progress(rowHeight: Double) -> (position: Double, length: Double)? {
    guard heights.rowCount > 0 else { return nil }
    let above = rowsAbove(bounds.minY)
    let below = Double(heights.rowCount) - rowsAbove(bounds.maxY)
    guard above + below > 0 else { return nil }
    let rows = Double(heights.rowCount) * rowHeight
    return (above / (above + below), bounds.height / max(1, rows))
  }

  /// The vertical offset of a progress by rows; nil if there is none.
  package func offset(atProgress position: Double) -> Double? {
    let hidden = Double(heights.rowCount) - rowsAbove(bounds.maxY) + rowsAbove(bounds.minY)
    guard heights.rowCount > 0, hidden > 0 else { return nil }
    let above = position * hidden
    let number = min(Int(above), heights.rowCount - 1)
    guard let range = heights.path(ofRow: number).map({ heights.row($0) }) else { return nil }
    return range.lowerBound + (above - Double(number)) * (range.upperBound - range.lowerBound)
  }

  /// The number of rows above a vertical position, with the fraction of the row there.
  private func rowsAbove(_ y: Double) -> Double {
    guard let number = heights.section(at: y) else { return 0 }
    let section = heights.placedSection(number)
    guard let row = section.rows(from: y, to: y.nextUp).first else {
      return Double(section.rowsBefore + (y < section.header.upperBound ? 0 : section.count))
    }
    let range = section.row(row)
    let part = (y - range.lowerBound) / max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
    return Double(section.rowsBefore + row) + min(1, max(0, part))
  }
}
