import InlayGeometry

/// The sections and rows that intersect the view, without sections of height 0.
package struct VisibleParts {
  package struct Section {
    package let number: Int
    let placed: PlacedSection
    let rows: SeenRows

    /// The first row, from 0; nil for a section without rows.
    package var firstRow: Int? { rows.first }

    /// The rows with guessed heights, ascending.
    package var guessedRows: [Int] { placed.section.rows.guesses > 0 ? rows.filter(placed.section.rows.isGuessed) : [] }

    /// The range of the header or footer, if its height is a guess.
    package func guessedRange(_ kind: PartKind) -> ClosedRange<Double>? {
      let isHeader = kind == .header
      guard (isHeader ? placed.section.header : placed.section.footer).isEstimated else { return nil }
      return isHeader ? placed.header : placed.footer
    }
  }

  /// Ascending.
  package private(set) var sections: [Section] = []
  package private(set) var rowCount = 0
  /// Whether more rows are visible than a table shows.
  package internal(set) var isCut = false
  /// Whether the last row's height is unknown, and the rows below it are left out until it is measured.
  var awaitsHeights = false

  init() {}

  mutating func append(_ number: Int, _ section: PlacedSection, _ rows: SeenRows) {
    sections.append(Section(number: number, placed: section, rows: rows))
    rowCount += rows.count
  }

  /// A visible section by its number; nil for another. O(log visible sections).
  func section(_ number: Int) -> PlacedSection? { index(of: number).map { sections[$0].placed } }

  func contains(_ path: RowPath) -> Bool {
    index(of: path.section).map { sections[$0].rows.contains(path.row) } ?? false
  }

  /// The index of a visible section by its number; nil for another. O(log visible sections).
  func index(of number: Int) -> Int? {
    let index = sections.indices.partitioningIndex { sections[$0].number >= number }
    return index < sections.count && sections[index].number == number ? index : nil
  }
}

/// The range of scrolling in which the same parts are visible.
package struct OffsetRange {
  private let x: Double
  private let size: Size
  /// The ranges of the view's top and bottom, without their ends.
  private let top: ClosedRange<Double>
  private let bottom: ClosedRange<Double>

  /// Returns nil if the view ends on the edge of a part, or outside the sections.
  package init?(_ visible: VisibleParts, in bounds: Rect) {
    guard let first = visible.sections.first?.placed, let last = visible.sections.last?.placed,
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
