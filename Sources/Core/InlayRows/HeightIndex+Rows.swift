/// Rows beside others, without those of height 0.
extension HeightIndex {
  /// The next row with a height after a row, or before it, in any section. The row need not exist.
  /// O(log² sections + log runs) for each section whose rows all have the height 0.
  package func row(nextTo path: RowPath, forward: Bool) -> RowPath? {
    guard path.section >= 0, path.section < sectionCount else { return nil }
    var section = path.section
    var rows = self[section].rows
    var found = forward ? rows.seenRow(from: path.row + 1) : rows.seenRow(before: path.row)
    while found == nil {
      let number = forward ? rowsBefore(section: section + 1) : rowsBefore(section: section) - 1
      guard let next = self.section(withRow: number) else { return nil }
      section = next
      rows = self[section].rows
      found = forward ? rows.seenRow(from: 0) : rows.seenRow(before: rows.count)
    }
    return found.map { RowPath(section: section, row: $0) }
  }

  /// The row at a vertical position of the content, or the nearest before it, or the first.
  package func row(near y: Double) -> RowPath? {
    guard let section = self.section(at: y) else { return nil }
    let placed = placedSection(section)
    if let row = placed.rows(from: y, to: y.nextUp).first { return RowPath(section: section, row: row) }
    let after = RowPath(section: section, row: y < placed.footer.lowerBound ? 0 : placed.count)
    return row(nextTo: after, forward: false) ?? row(nextTo: RowPath(section: 0, row: -1), forward: true)
  }
}
