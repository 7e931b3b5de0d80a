import InlayGraphics

/// The sections and rows that intersect the view, without sections of height 0.
struct VisibleParts {
  /// Of the sections, ascending.
  private(set) var sectionNumbers: [Int] = []
  private(set) var sections: [PlacedSection] = []
  /// For each section.
  private(set) var rows: [SeenRows] = []
  private(set) var rowCount = 0

  mutating func append(_ number: Int, _ section: PlacedSection, _ rows: SeenRows) {
    sectionNumbers.append(number)
    sections.append(section)
    self.rows.append(rows)
    rowCount += rows.count
  }

  /// A visible section by its number; nil for another. O(log visible sections).
  func section(_ number: Int) -> PlacedSection? { index(of: number).map { sections[$0] } }

  func contains(_ path: RowPath) -> Bool { index(of: path.section).map { rows[$0].contains(path.row) } ?? false }

  private func index(of number: Int) -> Int? {
    let index = sectionNumbers.indices.partitioningIndex { sectionNumbers[$0] >= number }
    return index < sectionNumbers.count && sectionNumbers[index] == number ? index : nil
  }
}
