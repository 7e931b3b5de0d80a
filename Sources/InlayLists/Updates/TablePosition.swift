import InlayGraphics

/// A part of a table, or a gap between two parts, which updates move.
enum TablePosition: Hashable {
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

  /// The part of another section that corresponds to this one.
  private func inSection(_ section: Int) -> TablePosition {
    switch self {
    case .header: .header(section)
    case .footer: .footer(section)
    case .rows: .rows(section)
    case .section: .section(section)
    case .row(let path): .row(RowPath(section: section, row: path.row))
    case .rowGap(let path): .rowGap(RowPath(section: section, row: path.row))
    case .sectionGap, .top: self
    }
  }

  /// The position after an update. Removed parts leave a gap behind the part before them.
  ///
  /// - Parameters:
  ///   - heights: Those afterwards.
  ///   - isOrdered: Whether a moved row or section leaves a gap too, so that the order of all positions stays.
  func after(_ plan: UpdatePlan, in heights: HeightIndex, isOrdered: Bool = false) -> TablePosition {
    if case .sectionGap(let gap) = self { return .sectionGap(plan.sections.gapBehindRemaining(before: gap)) }
    guard let section else { return self }
    let isGap = isOrdered && plan.moves(self)
    if !isGap, case .row(let path) = self, let new = plan.newPath(of: path) { return .row(new) }
    guard let new = plan.newSection(of: section), !(isGap && isSection) else {
      return .sectionGap(plan.sections.gapBehindRemaining(before: section))
    }
    guard case .row(let path) = self.asRow else { return inSection(new) }
    if plan.reloadedSections.contains(section) { return inReloaded(new, heights[new].rows.count) }
    let row = plan.rowChanges[section]?.gapBehindRemaining(before: path.row) ?? path.row
    return .rowGap(RowPath(section: new, row: row))
  }

  /// The position before an update. Inserted parts leave a gap in front of the part behind them.
  ///
  /// - Parameters:
  ///   - heights: Those before.
  ///   - isOrdered: Whether a moved row or section comes out of a gap too.
  func before(_ plan: UpdatePlan, in heights: HeightIndex, isOrdered: Bool = false) -> TablePosition {
    if case .sectionGap(let gap) = self { return .sectionGap(plan.sectionsBefore.successor(of: gap)) }
    guard let section else { return self }
    let isGap = isOrdered && plan.hasMoved(self)
    if !isGap, case .row(let path) = self, let old = plan.oldPath(of: path) { return .row(old) }
    guard let old = plan.oldSection(of: section), !(isGap && isSection) else {
      return .sectionGap(plan.sectionsBefore.successor(of: section))
    }
    guard case .row(let path) = self.asRow else { return inSection(old) }
    if plan.reloadedSections.contains(old) { return inReloaded(old, heights[old].rows.count) }
    return .rowGap(RowPath(section: old, row: plan.rowChangesBack[section]?.successor(of: path.row) ?? path.row))
  }

  var isSection: Bool {
    if case .section = self { return true }
    return false
  }

  /// A row for a row or the gap above it; otherwise the position itself.
  private var asRow: TablePosition {
    if case .rowGap(let path) = self { return .row(path) }
    return self
  }

  /// Rows of a reloaded section replace the former ones of their numbers.
  private func inReloaded(_ section: Int, _ count: Int) -> TablePosition {
    switch self {
    case .row(let path) where path.row < count: .row(RowPath(section: section, row: path.row))
    case .row(let path), .rowGap(let path): .rowGap(RowPath(section: section, row: min(path.row, count)))
    default: inSection(section)
    }
  }
}

extension HeightIndex {
  /// The vertical range of a position, in points of the content. O(log sections + log runs).
  func range(of position: TablePosition) -> ClosedRange<Double> {
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
