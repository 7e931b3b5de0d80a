import InlayGeometry

/// The values from which the positions of a list's parts follow: heights, the view, pinned parts, and the updates that
/// run. All positions are in the content, in points of the list's own space. A value without layers: what is placed
/// follows from it and from the last frame (`ListFrame`).
package struct ListLayout {
  let heights: HeightIndex
  /// Differs where heights or rows may differ.
  let version: Int
  /// The visible rectangle of the content.
  package private(set) var bounds: Rect
  /// The sides of the parts in the column.
  package let column: Rect
  /// The device pixels.
  let grid: DeviceGrid
  /// The adjusted content inset.
  let inset: Insets
  let pinning: Pinning
  /// The heights of the views above and below all rows.
  let headerHeight: Double
  let footerHeight: Double
  /// The running updates, oldest first.
  let phases: [Phase]

  /// The parts that stay at the top of the view while others scroll below them.
  package struct Pinning {
    var headers = false
    var tableHeader = false
    /// True below the content inset, false at the top of the bounds.
    var isBelowInset = true
    /// The least part of a row, in points, that a pinned header leaves visible.
    var rowHeight = 0.0

    package init(headers: Bool = false, tableHeader: Bool = false, isBelowInset: Bool = true, rowHeight: Double = 0) {
      (self.headers, self.tableHeader) = (headers, tableHeader)
      (self.isBelowInset, self.rowHeight) = (isBelowInset, rowHeight)
    }
  }

  package init(
    heights: HeightIndex, version: Int = 0, bounds: Rect, column: Rect, grid: DeviceGrid, inset: Insets = Insets(),
    pinning: Pinning = Pinning(), headerHeight: Double = 0, footerHeight: Double = 0, phases: [Phase] = []
  ) {
    (self.heights, self.version) = (heights, version)
    (self.bounds, self.column, self.grid, self.inset) = (bounds, column, grid, inset)
    (self.pinning, self.headerHeight, self.footerHeight) = (pinning, headerHeight, footerHeight)
    self.phases = phases
  }

  /// The same with the view at another vertical offset.
  package func at(_ y: Double) -> ListLayout {
    var layout = self
    layout.bounds.origin.y = y
    return layout
  }

  /// The maximum number of rows that a table shows at once.
  package static let visibleRowLimit = 100_000
  /// The least number of rows of unknown height that are made before they are measured.
  private static let measureLimit = 24

  /// The visible sections and rows, up to the 24th row of unknown height, or to the first that makes those as many as
  /// the other rows above it. So many unknown rows are measured in few layouts, and few that come out higher than their
  /// guesses are made in vain. O(log sections + visible sections), and O(log rows) for each row of a section with
  /// unknown heights.
  package func visibleParts() -> VisibleParts {
    var parts = VisibleParts()
    var unknown = 0
    for number in heights.sections(from: bounds.minY, to: bounds.maxY) {
      let section = heights.placedSection(number)
      var rows = section.rows(from: bounds.minY, to: bounds.maxY)
      let space = Self.visibleRowLimit - parts.rowCount
      if rows.count > space || parts.sections.count == Self.visibleRowLimit {
        parts.isCut = true
        rows = rows.prefix(space)
      }
      if section.section.rows.guesses > 0 {
        var known = parts.rowCount - unknown
        for row in rows {
          guard section.section.rows.isGuessed(row) else {
            known += 1
            continue
          }
          unknown += 1
          guard unknown >= max(Self.measureLimit, known) else { continue }
          parts.awaitsHeights = true
          rows = rows.prefix(through: row)
          break
        }
      }
      parts.append(number, section, rows)
      if parts.isCut || parts.awaitsHeights { break }
    }
    return parts
  }

  func isInView(_ range: ClosedRange<Double>) -> Bool { bounds.intersects(range) }

  /// Whether a row exists and meets the view.
  package func isInView(_ path: RowPath) -> Bool { heights.contains(path) && isInView(heights.row(path)) }

  // MARK: Frames

  /// The frame of a part with a vertical range, with edges on device pixels.
  package func frame(_ range: ClosedRange<Double>, inColumn: Bool = true) -> Rect {
    let sides = inColumn ? column : bounds
    return Rect(minX: sides.minX, minY: grid.y(range.lowerBound), maxX: sides.maxX, maxY: grid.y(range.upperBound))
  }

  /// The view above all rows: its position, or the top of the view while it is pinned.
  package var tableHeader: ClosedRange<Double> {
    let top = pinning.tableHeader ? max(0, pinnedTop(ofHeight: headerHeight)) : 0
    return ClosedRange(from: top, to: top + headerHeight)
  }

  /// The part of a view without rows that the header view, a large title, bars and a keyboard leave free.
  ///
  /// - Parameter shift: The height of a large title, less the height of a refresh, which does not move it, in points.
  package func emptyState(in bounds: Rect, shift: Double) -> Rect {
    var top = bounds.minY + inset.top + shift
    if headerHeight > 0 {
      // A table without rows rests at its top, where the header is.
      top = pinning.tableHeader ? max(top, tableHeader.upperBound) : top + headerHeight
    }
    let (minY, maxY) = (grid.y(top), grid.y(bounds.maxY - inset.bottom))
    return Rect(minX: bounds.minX, minY: min(minY, bounds.maxY), maxX: bounds.maxX, maxY: max(minY, maxY))
  }

  package var tableFooter: ClosedRange<Double> { ClosedRange(from: heights.end, to: heights.end + footerHeight) }

  func isHeaderShown(_ section: PlacedSection) -> Bool {
    guard pinning.headers else { return isInView(section.header) }
    return section.section.header.height > 0 && isInView(section.whole)
  }

  /// The vertical range of a section's header: its position, or the top of the view while its section continues there,
  /// moved out by the section's end.
  func header(of section: PlacedSection) -> ClosedRange<Double> {
    guard pinning.headers else { return section.header }
    let height = section.section.header.height
    let y = Self.pinned(pinnedTop(ofHeight: height), height, from: section.start, to: section.end)
    return ClosedRange(from: y, to: y + height)
  }

  /// Whether a section's header is lower than in the content: rows scroll below it.
  package func isHeaderPinned(ofSection number: Int) -> Bool {
    guard pinning.headers else { return false }
    let section = heights.placedSection(number)
    return header(of: section).lowerBound > section.header.lowerBound
  }

  /// The top of a header that is pinned, while its section continues there, or is presented there.
  static func pinned(_ top: Double, _ height: Double, from start: Double, to end: Double) -> Double {
    min(max(top, start), end - height)
  }

  /// The top of a pinned header of a height. Of a header that leaves less than a row's height of the view, only the end
  /// is pinned.
  func pinnedTop(ofHeight height: Double) -> Double {
    let top = pinning.isBelowInset ? inset.top : 0
    let space = max(0, bounds.height - top - inset.bottom)
    guard height > space / 2 else { return bounds.minY + top }
    let most = space - min(pinning.rowHeight, space / 2)
    return bounds.minY + top - max(0, height - most).snapped(toScale: grid.scale)
  }

  /// The card around a section's rows.
  ///
  /// - Parameter inset: From the sides of the rows, in points.
  func card(ofSection number: Int, inset: Double) -> Rect {
    let section = heights.placedSection(number)
    return card(
      ClosedRange(from: grid.y(section.header.upperBound), to: grid.y(section.footer.lowerBound)), inset: inset)
  }

  /// The card around rows in a vertical range, moved to the side.
  func card(_ rows: ClosedRange<Double>, inset: Double, movedBy dx: Double = 0) -> Rect {
    Rect(
      minX: column.minX + inset + dx, minY: rows.lowerBound, maxX: column.maxX - inset + dx, maxY: rows.upperBound)
  }
}
