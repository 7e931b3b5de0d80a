import InlayGraphics
import InlayLayers

/// The card around the rows of a section during an animated update.
struct TransitionCard {
  /// The presented top and bottom, in points of the content, on device pixels.
  var range: ClosedRange<Double>
  /// Whether other rows were, or will be, the first or the last one. The card is clipped there as a whole, since no row
  /// has the corners: rows come, leave and slide inside it.
  var ends = OpenEnds()
  /// From the position in the layout, in points, of a section that slides in from a side or out.
  var dx = 0.0
  var opacity = 1.0
  /// Whether rows come, leave or change, so that the ground may be visible.
  var changesRows = false
}

/// The ends of a section's card whose row changes.
struct OpenEnds: Hashable {
  var top = false
  var bottom = false

  init(top: Bool = false, bottom: Bool = false) {
    self.top = top
    self.bottom = bottom
  }

  init(_ corners: Corners) { self.init(top: corners.contains(.top), bottom: corners.contains(.bottom)) }

  /// The position of a row without the corners at open ends.
  func position(_ position: RowPosition) -> RowPosition {
    switch (position.isFirst && !top, position.isLast && !bottom) {
    case (true, true): .only
    case (true, false): .first
    case (false, true): .last
    case (false, false): .middle
    }
  }

  var corners: Corners { (top ? Corners.top : []).union(bottom ? .bottom : []) }
}

extension LayoutHistory {
  /// The ends of a section of the present layout with another row, or another height of it, in some shown layout. O(phases · log rows).
  func openEnds(ofSection section: Int, present: HeightIndex) -> OpenEnds {
    guard !isEmpty, section < present.sectionCount else { return OpenEnds() }
    var open = OpenEnds()
    let ends = present[section].rows.seenEnds
    let sections = positions(of: .section(section), in: last, present: present)
    let rows = ends.map { [$0.lowerBound, $0.upperBound] }?.map {
      positions(of: .row(RowPath(section: section, row: $0)), in: last, present: present)
    }
    for (index, phase) in phases.enumerated() {
      guard case .section(let old) = sections[index] else { return OpenEnds(top: true, bottom: true) }
      let oldEnds = phase.heights[old].rows.seenEnds
      guard let rows, let oldEnds else {
        if ends != oldEnds { return OpenEnds(top: true, bottom: true) }
        continue
      }
      let isSame = zip(rows, [oldEnds.lowerBound, oldEnds.upperBound]).map { positions, row in
        let path = RowPath(section: old, row: row)
        return positions[index] == .row(path) && phase.plan.animation(reloading: path) == nil
          && hasHeight(of: positions, at: index, present: present)
      }
      open.top = open.top || !isSame[0]
      open.bottom = open.bottom || !isSame[1]
    }
    return open
  }

  /// Whether a row has the same height in a former layout and in the present one.
  private func hasHeight(of positions: [TablePosition], at index: Int, present: HeightIndex) -> Bool {
    guard case .row(let old) = positions[index], case .row(let new) = positions[positions.count - 1] else {
      return false
    }
    return phases[index].heights[old.section].rows.height(ofRow: old.row)
      == present[new.section].rows.height(ofRow: new.row)
  }

  /// Whether a row of the present layout was moved in a running phase, by itself or with its section.
  func isMoved(_ path: RowPath, present: HeightIndex) -> (row: Bool, section: Bool) {
    guard phases.contains(where: { !$0.plan.updates.movedRows.isEmpty || !$0.plan.updates.movedSections.isEmpty })
    else { return (false, false) }
    let positions = positions(of: .row(path), in: last, present: present)
    var moved = (row: false, section: false)
    for (index, phase) in phases.enumerated() {
      guard case .row(let path) = positions[index + 1] else { continue }
      if phase.plan.rowsMovedFrom[path] != nil { moved.row = true }
      if phase.plan.updates.movedSections.contains(where: { $0.to == path.section }) { moved.section = true }
    }
    return moved
  }

  /// The corners of a row that a running phase moves by itself, and how much of their radius it has: first those that it
  /// had, then those that it gets. Nil for other rows.
  func corners(moving path: RowPath, present: HeightIndex) -> (corners: Corners, share: Double)? {
    guard isMoved(path, present: present).row else { return nil }
    let positions = positions(of: .row(path), in: last, present: present)
    // The heaviest of the former layouts.
    let share = weight(ofLayout: last)
    let layout = share < 0.5 ? first : last
    guard case .row(let row) = positions[layout - first] else { return ([], 0) }
    let (heights, _) = self.layout(layout, present: present)
    let position = RowPosition(row: row.row, among: heights[row.section].rows.seenEnds)
    return (position.corners, abs(2 * share - 1))
  }

  /// Whether rows of a section come, leave or change in a running phase, so that its ground may be visible.
  func changesRows(ofSection section: Int, in layout: Int, present: HeightIndex) -> Bool {
    let sections = positions(of: .section(section), in: layout, present: present)
    for (index, phase) in phases.enumerated() {
      guard case .section(let old) = sections[index], case .section(let new) = sections[index + 1] else { return true }
      let plan = phase.plan
      if plan.rowChanges[old] != nil || plan.reloadedSections.contains(old) || plan.newSection(of: old) != new
        || plan.updates.reloadedRows.contains(where: { $0.section == old })
      {
        return true
      }
    }
    return false
  }

  /// The last running phase that reloaded a row of the present layout, with its animation.
  func reload(of path: RowPath, present: HeightIndex) -> (phase: Int, animation: RowAnimation)? {
    guard phases.contains(where: { !$0.plan.reloadedRows.isEmpty || !$0.plan.reloadedSections.isEmpty }) else {
      return nil
    }
    let positions = positions(of: .row(path), in: last, present: present)
    for (index, phase) in phases.enumerated().reversed() {
      guard case .row(let old) = positions[index] else { return nil }
      if let animation = phase.plan.animation(reloading: old) { return (first + index, animation) }
    }
    return nil
  }
}

extension UpdatePlan {
  /// The animation of a row that is reloaded, by itself or with its section; nil for one that is not.
  func animation(reloading path: RowPath) -> RowAnimation? {
    if reloadedRows.contains(path) { return updates.animations.reloadedRows[path] ?? RowAnimation.none }
    guard reloadedSections.contains(path.section) else { return nil }
    return updates.animations.reloadedSections[path.section] ?? RowAnimation.none
  }
}
