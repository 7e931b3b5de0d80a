import InlayGeometry

/// Changes of sections' cards in running updates, and the rows that they move past others.
extension ListLayout {
  /// The ends of a section of the present layout with another row, or another height of it, in some layout.
  /// O(updates · log rows).
  package func openEnds(ofSection section: Int) -> Corners {
    var (ends, section) = (Corners(), section)
    for (number, phase) in phases.enumerated().reversed() where ends != .all {
      guard section < heights(number + 1).sectionCount, let old = phase.plan.oldSection(of: section) else {
        return .all
      }
      ends.formUnion(openEnds(ofSection: section, formerly: old, by: number))
      section = old
    }
    return ends
  }

  private func openEnds(ofSection section: Int, formerly old: Int, by number: Int) -> Corners {
    let phase = phases[number]
    let (rows, oldRows) = (heights(number + 1)[section].rows, phase.heights[old].rows)
    guard let ends = rows.seenEnds, let oldEnds = oldRows.seenEnds else {
      return rows.seenEnds == oldRows.seenEnds ? [] : .all
    }
    func isSame(_ row: Int, _ oldRow: Int) -> Bool {
      let oldPosition = TablePosition.row(RowPath(section: old, row: oldRow))
      return TablePosition.row(RowPath(section: section, row: row)).before(phase.plan, in: phase.heights) == oldPosition
        && phase.plan.animation(reloading: oldPosition) == nil
        && rows.height(ofRow: row) == oldRows.height(ofRow: oldRow)
    }
    return (isSame(ends.lowerBound, oldEnds.lowerBound) ? Corners() : .top)
      .union(isSame(ends.upperBound, oldEnds.upperBound) ? [] : .bottom)
  }

  /// Whether rows of a section of the present layout come, leave or change, so that its background may be visible.
  func changesRows(ofSection section: Int) -> Bool {
    var section = section
    for phase in phases.reversed() {
      guard let old = phase.plan.oldSection(of: section), phase.plan.rowChanges[ofSection: old] == nil,
        !phase.plan.reloadedSections.contains(old),
        !phase.plan.updates.reloadedRows.contains(where: { $0.section == old })
      else { return true }
      section = old
    }
    return false
  }

  /// Whether a row slides above the others, because it is moved; nil if none is.
  package var isAboveRows: ((RowPath) -> Bool)? { movesRows ? { move(of: $0) != nil } : nil }

  private var movesRows: Bool {
    phases.contains { !$0.plan.updates.movedRows.isEmpty || !$0.plan.updates.movedSections.isEmpty }
  }

  /// The last update that moves a row of the present layout past others, by itself or with its section, and the row's
  /// former corners if by itself; nil for none.
  func move(of path: RowPath) -> (phase: Phase, corners: Corners?)? {
    guard movesRows else { return nil }
    let positions = positions(of: .row(path), in: phases.count)
    for (number, phase) in phases.enumerated().reversed() {
      guard case .row(let new) = positions[number + 1] else { return nil }
      if phase.plan.rowsMovedFrom[new] != nil, case .row(let old) = positions[number] {
        return (phase, RowPosition(row: old.row, among: phase.heights[old.section].rows.seenEnds).corners)
      }
      if phase.plan.hasMoved(.section(new.section)) { return (phase, nil) }
    }
    return nil
  }
}
