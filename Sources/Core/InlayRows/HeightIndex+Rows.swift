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

  /// The row at a vertical position of the content; nil between rows. O(log sections + log runs).
  package func row(at y: Double) -> RowPath? {
    guard let section = self.section(at: y) else { return nil }
    return placedSection(section).rows(from: y, to: y.nextUp).first.map { RowPath(section: section, row: $0) }
  }

  /// The row at a vertical position of the content, or the nearest before it, or the first.
  package func row(near y: Double) -> RowPath? {
    if let row = row(at: y) { return row }
    guard let section = self.section(at: y) else { return nil }
    let placed = placedSection(section)
    let after = RowPath(section: section, row: y < placed.footer.lowerBound ? 0 : placed.count)
    return row(nextTo: after, forward: false) ?? row(nextTo: RowPath(section: 0, row: -1), forward: true)
  }
}

/// The heights of single rows.
extension HeightIndex {
  /// The position of a row among the rows of its section with a height.
  package func position(of path: RowPath) -> RowPosition {
    RowPosition(row: path.row, among: self[path.section].rows.seenEnds)
  }

  /// Whether a row has the known height 0.
  package func isGone(_ path: RowPath) -> Bool {
    let rows = self[path.section].rows
    return rows.height(ofRow: path.row) <= 0 && !rows.isGuessed(path.row)
  }

  /// Whether a row's content decides its height, measured or not.
  package func isAutomatic(_ path: RowPath) -> Bool { self[path.section].rows.isAutomatic(path.row) }

  /// Whether a row was measured, with its present or an earlier content.
  package func wasMeasured(_ path: RowPath) -> Bool { self[path.section].rows.origin(ofRow: path.row).wasMeasured }

  /// Sets the measured height of a row. Ignores rows that do not exist.
  ///
  /// - Parameter height: In points; nil for a row that keeps its guessed height.
  package mutating func measure(_ path: RowPath, _ height: Double?) { set(height, .measured, of: path) }

  /// Has a row measured again; it keeps its height until then.
  package mutating func forgetMeasure(of path: RowPath) { set(nil, .remembered, of: path) }

  private mutating func set(_ height: Double?, _ origin: HeightOrigin, of path: RowPath) {
    update(path.section) { section in
      guard path.row < section.rows.count else { return }
      section.rows.set(height ?? section.rows.height(ofRow: path.row), origin, ofRow: path.row)
    }
  }

  /// Returns the index with the rows of a section to be measured again; nil if the inset of its cards is the one with
  /// which they were measured.
  package func forgettingMeasures(ofSection number: Int, unlessCardInset inset: Double) -> HeightIndex? {
    guard number < sectionCount, inset != self[number].cardInset else { return nil }
    var index = self
    index.update(number) { section in
      section.cardInset = inset
      section.rows.forgetMeasures(keepingGiven: true)
    }
    return index
  }
}
