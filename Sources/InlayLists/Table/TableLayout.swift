import InlayGraphics
import InlayLayers

/// The frames of a table's parts: a function of the heights, the bounds and the pinned parts, without layers. All
/// positions are in the content, in points of the table's own space.
struct TableLayout {
  let heights: HeightIndex
  /// The visible rectangle of the content.
  let bounds: Rect
  /// The sides of the parts in the column.
  let column: Rect
  /// The device pixels.
  let grid: DeviceGrid
  /// The adjusted content inset.
  let inset: Insets
  let pinning: Pinning
  /// Of the views above and below all rows.
  let headerHeight: Double
  let footerHeight: Double

  /// The parts that stay at the top of the view while others scroll below them.
  struct Pinning {
    var headers = false
    var tableHeader = false
    /// Below the content inset, or at the top of the bounds.
    var isBelowInset = true
    /// The least part of a row, in points, that a pinned header leaves visible.
    var rowHeight = 0.0
  }

  /// The maximum number of rows that a table shows at once.
  static let visibleRowLimit = 100_000
  /// The number of rows of unknown height that are made before they are measured.
  private static let measureLimit = 24

  /// The visible sections and rows. O(log sections + visible sections).
  func visibleParts() -> VisibleParts {
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
        for row in rows where section.section.rows.isGuessed(row) {
          unknown += 1
          if unknown == Self.measureLimit { rows = rows.prefix(through: row) }
        }
      }
      parts.append(number, section, rows)
      if parts.rowCount >= Self.visibleRowLimit || parts.sections.count > Self.visibleRowLimit { break }
      if unknown >= Self.measureLimit { break }
    }
    return parts
  }

  func isInView(_ range: ClosedRange<Double>) -> Bool { bounds.intersects(range) }

  // MARK: Frames

  /// The frame of a part with a vertical range, with edges on device pixels.
  func frame(_ range: ClosedRange<Double>, inColumn: Bool = true) -> Rect {
    let sides = inColumn ? column : bounds
    return Rect(minX: sides.minX, minY: grid.y(range.lowerBound), maxX: sides.maxX, maxY: grid.y(range.upperBound))
  }

  /// The view above all rows: its position, or the top of the view while it is pinned.
  var tableHeader: ClosedRange<Double> {
    let top = pinning.tableHeader ? max(0, pinnedTop(ofHeight: headerHeight)) : 0
    return ClosedRange(from: top, to: top + headerHeight)
  }

  var tableFooter: ClosedRange<Double> { ClosedRange(from: heights.end, to: heights.end + footerHeight) }

  func isHeaderShown(_ section: PlacedSection) -> Bool {
    guard pinning.headers else { return isInView(section.header) }
    return section.section.header.height > 0 && isInView(section.whole)
  }

  /// The vertical range of a section's header: its position, or the top of the view while its section continues there,
  /// moved out by the section's end.
  func header(of section: PlacedSection) -> ClosedRange<Double> {
    guard pinning.headers else { return section.header }
    let height = section.section.header.height
    let y = min(max(pinnedTop(ofHeight: height), section.start), section.end - height)
    return ClosedRange(from: y, to: y + height)
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
    return Rect(
      minX: column.minX + inset, minY: grid.y(section.header.upperBound),
      maxX: column.maxX - inset, maxY: grid.y(section.footer.lowerBound))
  }

  // MARK: Scrolling

  /// The covered height at the top of the view for rows of a section: the content inset and pinned headers.
  func coveredHeight(of section: PlacedSection) -> Double {
    let header = pinning.headers ? section.section.header.height : 0
    let pinned = pinning.tableHeader ? max(header, headerHeight) : header
    return max(inset.top, pinnedTop(ofHeight: pinned) - bounds.minY + pinned)
  }

  /// The vertical offset at which a row is at a position of the view. It may be outside the content.
  func offset(forRow path: RowPath, at position: TableView.ScrollPosition) -> Double {
    let section = heights.placedSection(path.section)
    let row = section.row(path.row)
    let covered = coveredHeight(of: section)
    let bottom = bounds.maxY - inset.bottom
    switch position {
    case .none:
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

  // MARK: Anchors

  /// The start of an item, on a device pixel; the end of the content before it if the item does not exist.
  func position(of item: AnchorItem) -> Double {
    guard item.section < heights.sectionCount else { return grid.y(heights.end) }
    let section = heights.placedSection(item.section)
    switch item {
    case .header: return grid.y(section.start)
    case .row(let path): return grid.y(section.row(path.row).lowerBound)
    case .footer: return grid.y(section.footer.lowerBound)
    }
  }

  /// Whether a row exists and meets the view.
  func isInView(_ path: RowPath) -> Bool { heights.contains(path) && isInView(heights.row(path)) }

  /// The topmost visible part, or the topmost of those shown before; nil in an empty table.
  func topItem(among parts: ShownParts? = nil) -> AnchorItem? {
    for number in heights.sections(from: bounds.minY, to: max(bounds.maxY, bounds.minY.nextUp)) {
      let section = heights.placedSection(number)
      if section.section.header.height > 0, isInView(section.header), parts?.headers.contains(number) ?? true {
        return .header(number)
      }
      let rows = section.rows(from: bounds.minY, to: bounds.maxY)
      if let parts {
        if let shown = parts.rows, let first = rows.first, let last = rows.last {
          let low = RowPath(section: number, row: first)
          let high = RowPath(section: number, row: last)
          if shown.lowerBound <= high && low <= shown.upperBound { return .row(max(low, shown.lowerBound)) }
        }
      } else if let row = rows.first {
        return .row(RowPath(section: number, row: row))
      }
      if section.section.footer.height > 0, isInView(section.footer), parts?.footers.contains(number) ?? true {
        return .footer(number)
      }
    }
    return nil
  }
}

/// A part of the content that keeps its position in the view while heights above change.
enum AnchorItem {
  case header(Int)
  case row(RowPath)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

extension Rect {
  /// Whether a vertical range intersects the rectangle.
  func intersects(_ range: ClosedRange<Double>) -> Bool { range.upperBound > minY && range.lowerBound < maxY }
}

/// The parts shown before a layout: the first and the last row, and the sections with headers and footers.
struct ShownParts {
  let rows: ClosedRange<RowPath>?
  let headers: Set<Int>
  let footers: Set<Int>

  var isEmpty: Bool { rows == nil && headers.isEmpty && footers.isEmpty }
}
