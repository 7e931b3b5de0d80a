import InlayGeometry

/// The part that keeps its position in the view while heights change.
extension ListLayout {
  /// The start of a part, on a device pixel; the end of the content before it if its section does not exist.
  package func position(of part: TablePosition) -> Double {
    let exists = part.section.map { $0 < heights.sectionCount } ?? true
    return grid.y(exists ? heights.range(of: part).lowerBound : heights.end)
  }

  /// The topmost visible part, or the topmost of those shown before; nil in an empty table.
  package func topPart(among parts: ShownParts? = nil) -> TablePosition? {
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

extension ListLayout {
  /// The parts in view, as if they were shown.
  package var shownParts: ShownParts {
    let visible = visibleParts().sections
    let rows = visible.flatMap { section in
      [section.rows.first, section.rows.last].compactMap { $0 }.map { RowPath(section: section.number, row: $0) }
    }
    return ShownParts(
      rows: rows.first.flatMap { first in rows.last.map { first...$0 } },
      headers: visible.filter { isHeaderShown($0.placed) }.map(\.number),
      footers: visible.filter { isInView($0.placed.footer) }.map(\.number))
  }
}

extension UpdatePlan {
  /// The part of the layout before an update that keeps its place in the view: the topmost one if as many rows stay with
  /// it as with any, or else the topmost of the most rows that stay; nil in an empty table.
  ///
  /// - Parameter least: The least vertical offset, in points, of a view that stays inside its content; nil for another.
  package func anchor(from before: ListLayout, to after: ListLayout, insideFrom least: Double?) -> TablePosition? {
    let (view, pixel) = (before.bounds, 1 / after.grid.scale)
    var distances = -.infinity...Double.infinity
    if let least {
      let most = max(least, after.tableFooter.upperBound + after.inset.bottom - after.bounds.height)
      distances = ClosedRange(from: least - view.minY - pixel / 2, to: most - view.minY + pixel / 2)
    }
    let top = before.topPart()
    let range = ClosedRange(from: view.minY, to: view.maxY)
    guard let rows = anchor(in: range, from: before.heights, to: after.heights, within: distances) else { return top }
    if let top, abs(after.position(of: successor(of: top)) - before.position(of: top) - rows.distance) <= pixel {
      return top
    }
    return .row(rows.before)
  }

  /// A part after the update, or what follows it there.
  package func successor(of part: TablePosition) -> TablePosition {
    switch part {
    case .row(let path): return .row(successor(of: path))
    case .header(let section): return .header(newSection(of: section) ?? sections.successor(of: section))
    case .footer(let section):
      return newSection(of: section).map { .footer($0) } ?? .header(sections.successor(of: section))
    default: return part
    }
  }
}

/// The parts shown before a layout: the first and the last row, and the sections with headers and footers.
package struct ShownParts {
  var rows: ClosedRange<RowPath>?
  var headers: [Int] = []
  var footers: [Int] = []

  init(rows: ClosedRange<RowPath>?, headers: [Int], footers: [Int]) {
    (self.rows, self.headers, self.footers) = (rows, headers, footers)
  }

  package init() {}

  package var isEmpty: Bool { rows == nil && headers.isEmpty && footers.isEmpty }
}
