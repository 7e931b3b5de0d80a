import InlayGeometry

/// The sections and rows that intersect the view, without sections of height 0.
package struct VisibleParts {
  /// Of the sections, ascending.
  package private(set) var sectionNumbers: [Int] = []
  package private(set) var sections: [PlacedSection] = []
  /// For each section.
  package private(set) var rows: [SeenRows] = []
  package private(set) var rowCount = 0
  /// Whether more rows are visible than a table shows.
  package var isCut = false

  package init() {}

  mutating func append(_ number: Int, _ section: PlacedSection, _ rows: SeenRows) {
    sectionNumbers.append(number)
    sections.append(section)
    self.rows.append(rows)
    rowCount += rows.count
  }

  /// A visible section by its number; nil for another. O(log visible sections).
  package func section(_ number: Int) -> PlacedSection? { index(of: number).map { sections[$0] } }

  package func contains(_ path: RowPath) -> Bool {
    index(of: path.section).map { rows[$0].contains(path.row) } ?? false
  }

  /// The index of a visible section by its number; nil for another. O(log visible sections).
  package func index(of number: Int) -> Int? {
    let index = sectionNumbers.indices.partitioningIndex { sectionNumbers[$0] >= number }
    return index < sectionNumbers.count && sectionNumbers[index] == number ? index : nil
  }
}

/// The range of scrolling in which the same parts are visible.
package struct OffsetRange {
  private let x: Double
  private let size: Size
  /// The ranges of the view's top and bottom, without their ends.
  private let top: ClosedRange<Double>
  private let bottom: ClosedRange<Double>

  /// Nil if the view ends on the edge of a part, or outside the sections.
  package init?(_ visible: VisibleParts, in bounds: Rect) {
    guard let first = visible.sections.first, let last = visible.sections.last,
      first.start <= bounds.minY, last.end >= bounds.maxY
    else { return nil }
    x = bounds.minX
    size = bounds.size
    top = first.part(at: bounds.minY)
    bottom = last.part(at: bounds.maxY)
    if !holds(in: bounds) { return nil }
  }

  /// Whether the same parts are visible in other bounds.
  package func holds(in bounds: Rect) -> Bool {
    bounds.minX == x && bounds.size == size && bounds.minY > top.lowerBound && bounds.minY < top.upperBound
      && bounds.maxY > bottom.lowerBound && bounds.maxY < bottom.upperBound
  }
}

extension PlacedSection {
  /// The header, row or footer at a position inside the section.
  fileprivate func part(at y: Double) -> ClosedRange<Double> {
    if y < header.upperBound || (count == 0 && y < footer.lowerBound) { return header }
    if y >= footer.lowerBound { return footer }
    return row(section.rows.row(at: y - header.upperBound))
  }
}
