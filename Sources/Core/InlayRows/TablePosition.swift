import InlayGeometry

/// A part of a table, or a gap between two parts, which updates move.
package enum TablePosition: Hashable {
  case header(Int)
  case row(RowPath)
  case footer(Int)
  /// The rows of a section, which its card surrounds.
  case rows(Int)
  /// A section with its header and footer.
  case section(Int)
  /// The gap above a row, which may be the count.
  case rowGap(RowPath)
  /// The gap above a section, which may be the count.
  case sectionGap(Int)
  /// The beginning of the content.
  case top

  /// The section of the part; nil for gaps between sections.
  var section: Int? {
    switch self {
    case .header(let section), .footer(let section), .rows(let section), .section(let section): section
    case .row(let path), .rowGap(let path): path.section
    case .sectionGap, .top: nil
    }
  }

  /// Whether nothing is at the position.
  var isGap: Bool {
    switch self {
    case .rowGap, .sectionGap: true
    default: false
    }
  }

  var isSection: Bool {
    if case .section = self { return true }
    return false
  }

  /// The section of the part, or the one below a gap.
  var sectionNumber: Int? {
    if case .sectionGap(let section) = self { return section }
    return section
  }

  /// The position after an update. Removed parts leave a gap behind the part before them.
  ///
  /// - Parameters:
  ///   - heights: Those afterwards.
  ///   - isOrdered: Whether a moved row or section leaves a gap too, so that the order of all positions stays.
  func after(_ plan: UpdatePlan, in heights: HeightIndex, isOrdered: Bool = false) -> TablePosition {
    changed(
      isOrdered && plan.moves(self), plan.newSection, plan.newPath, plan.sections.gapBehindRemaining,
      { plan.rowChanges[ofSection: $0.section]?.gapBehindRemaining(before: $0.row) },
      { plan.reloadedSections.contains($0) ? heights[$1].rows.count : nil })
  }

  /// The position before an update. Inserted parts leave a gap in front of the part behind them.
  ///
  /// - Parameters:
  ///   - heights: Those before.
  ///   - isOrdered: Whether a moved row or section comes out of a gap too.
  func before(_ plan: UpdatePlan, in heights: HeightIndex, isOrdered: Bool = false) -> TablePosition {
    changed(
      isOrdered && plan.hasMoved(self), plan.oldSection, plan.oldPath, plan.sectionsBefore.successor,
      { plan.rowChangesBack[ofSection: $0.section]?.successor(of: $0.row) },
      { plan.reloadedSections.contains($1) ? heights[$1].rows.count : nil })
  }

  /// - Parameters:
  ///   - isGap: Whether a gap is left though the part exists in the other layout too.
  ///   - reloadedCount: The rows of a reloaded section in the other layout, which replace those of their numbers.
  private func changed(
    _ isGap: Bool, _ section: (Int) -> Int?, _ path: (RowPath) -> RowPath?, _ sectionGap: (Int) -> Int,
    _ rowGap: (RowPath) -> Int?, _ reloadedCount: (Int, Int) -> Int?
  ) -> TablePosition {
    if case .sectionGap(let gap) = self { return .sectionGap(sectionGap(gap)) }
    guard let number = self.section else { return self }
    if !isGap, case .row(let row) = self, let other = path(row) { return .row(other) }
    guard let other = section(number), !(isGap && isSection) else { return .sectionGap(sectionGap(number)) }
    switch self {
    case .header: return .header(other)
    case .footer: return .footer(other)
    case .rows: return .rows(other)
    case .row(let row), .rowGap(let row):
      guard let count = reloadedCount(number, other) else {
        return .rowGap(RowPath(section: other, row: rowGap(row) ?? row.row))
      }
      if row.row < count, !self.isGap { return .row(RowPath(section: other, row: row.row)) }
      return .rowGap(RowPath(section: other, row: min(row.row, count)))
    case .section, .sectionGap, .top: return .section(other)
    }
  }
}

extension HeightIndex {
  /// The vertical range of a position, in points of the content. O(log sections + log runs).
  package func range(of position: TablePosition) -> ClosedRange<Double> {
    switch position {
    case .top: return 0...0
    case .sectionGap(let section):
      let start = start(ofSection: section)
      return start...start
    case .header(let section): return placed(section).header
    case .footer(let section): return placed(section).footer
    case .section(let section): return placed(section).whole
    case .rows(let section):
      let placed = placed(section)
      return ClosedRange(from: placed.header.upperBound, to: placed.footer.lowerBound)
    case .row(let path), .rowGap(let path):
      let placed = placed(path.section)
      guard path.row < placed.count else { return placed.footer.lowerBound...placed.footer.lowerBound }
      let row = placed.row(path.row)
      return position.isGap ? row.lowerBound...row.lowerBound : row
    }
  }

  private func placed(_ section: Int) -> PlacedSection { placedSection(max(0, min(section, sectionCount - 1))) }
}
