import InlayGeometry

/// What keeps its place in the view while heights change.
extension ListLayout {
  /// The start of an item, on a device pixel; the end of the content before it if the item does not exist.
  package func position(of item: AnchorItem) -> Double {
    guard item.section < heights.sectionCount else { return grid.y(heights.end) }
    let section = heights.placedSection(item.section)
    switch item {
    case .header: return grid.y(section.start)
    case .row(let path): return grid.y(section.row(path.row).lowerBound)
    case .footer: return grid.y(section.footer.lowerBound)
    }
  }

  /// The topmost visible part, or the topmost of those shown before; nil in an empty table.
  package func topItem(among parts: ShownParts? = nil) -> AnchorItem? {
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
package enum AnchorItem {
  case header(Int)
  case row(RowPath)
  case footer(Int)

  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

/// The parts shown before a layout: the first and the last row, and the sections with headers and footers.
package struct ShownParts {
  package let rows: ClosedRange<RowPath>?
  package let headers: [Int]
  package let footers: [Int]

  package init(rows: ClosedRange<RowPath>?, headers: [Int], footers: [Int]) {
    (self.rows, self.headers, self.footers) = (rows, headers, footers)
  }

  package var isEmpty: Bool { rows == nil && headers.isEmpty && footers.isEmpty }
}
