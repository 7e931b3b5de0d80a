/// The heights after an update.
extension HeightIndex {
  /// Makes the changes of an update: parts that stay keep their heights. O((changes + new runs) · log runs).
  ///
  /// - Parameters:
  ///   - makeSection: Gives the heights of a new or reloaded section, by its number afterwards.
  ///   - makeRow: Gives those of a new or reloaded row, by its path afterwards.
  package mutating func update(by plan: UpdatePlan, makeSection: (Int) -> Section, makeRow: (RowPath) -> RowRuns) {
    let updates = plan.updates
    var movedRows: [RowPath: (rows: RowRuns, cardInset: Double)] = [:]
    for move in updates.movedRows {
      var section = self[move.from.section]
      movedRows[move.to] = (section.rows.remove(move.from.row..<move.from.row + 1), section.cardInset)
    }
    update(plan.removedRows.keys.sorted()) { number, section in
      for range in Self.ranges(of: plan.removedRows[number] ?? []).reversed() { section.rows.remove(range) }
    }
    var movedSections: [Int: Section] = [:]
    for move in updates.movedSections { movedSections[move.to] = self[move.from] }
    for section in plan.sections.removed.reversed() { remove(section: section) }
    for section in plan.sections.inserted { insert(movedSections[section] ?? makeSection(section), at: section) }
    var insertedRows: [Int: [(row: Int, heights: RowRuns)]] = [:]
    for (section, rows) in plan.insertedRows.sorted(by: { $0.key < $1.key }) {
      for range in Self.ranges(of: rows) {
        var new = RowRuns()
        for row in range {
          let path = RowPath(section: section, row: row)
          guard let moved = movedRows[path] else {
            new.insert(makeRow(path), at: new.count)
            continue
          }
          var rows = moved.rows
          // Texts wrap at another width in another card.
          if moved.cardInset != self[section].cardInset { rows.forgetMeasures(keepingGiven: true) }
          new.insert(rows, at: new.count)
        }
        insertedRows[section, default: []].append((range.lowerBound, new))
      }
    }
    update(insertedRows.keys.sorted()) { number, section in
      for inserted in insertedRows[number] ?? [] { section.rows.insert(inserted.heights, at: inserted.row) }
    }
    for section in updates.reloadedSections {
      guard let new = plan.newSection(of: section) else { continue }
      let made = makeSection(new)
      update(new) { $0 = made }
    }
    for path in updates.reloadedRows {
      guard let new = plan.newPath(of: path) else { continue }
      let made = makeRow(new)
      update(new.section) {
        $0.rows.remove(new.row..<new.row + 1)
        $0.rows.insert(made, at: new.row)
      }
    }
  }

  /// Consecutive numbers as ranges, ascending.
  private static func ranges(of numbers: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in numbers.sorted() {
      if let last = ranges.last, last.upperBound == number {
        ranges[ranges.count - 1] = last.lowerBound..<number + 1
      } else {
        ranges.append(number..<number + 1)
      }
    }
    return ranges
  }
}
