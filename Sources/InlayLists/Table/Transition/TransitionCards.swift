import InlayGraphics
import InlayLayers

/// The card around the rows of a section during an animated update.
struct TransitionCard {
  /// The presented top and bottom, in points of the content, on device pixels.
  var stretch: ClosedRange<Double>
  /// Whether other rows were, or will be, the first or the last one. The card is clipped there as a whole, since no row
  /// has the corners: rows come, leave and slide inside it.
  var ends = OpenEnds()
  /// From the place in the layout, in points, of a section that slides in from a side or out.
  var dx = 0.0
  var opacity = 1.0
}

/// The ends of a section's card whose row changes.
struct OpenEnds: Hashable {
  var top = false
  var bottom = false

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
  /// The ends of a section of the present layout with other rows in some shown layout. O(phases · log rows).
  func openEnds(ofSection section: Int, present: HeightIndex) -> OpenEnds {
    guard !isEmpty, section < present.sectionCount else { return OpenEnds() }
    var open = OpenEnds()
    let ends = present[section].rows.seenEnds
    let sections = places(of: .section(section), in: last, present: present)
    let rows = ends.map { [$0.lowerBound, $0.upperBound] }?.map {
      places(of: .row(RowPath(section: section, row: $0)), in: last, present: present)
    }
    for (index, phase) in phases.enumerated() {
      guard case .section(let old) = sections[index] else { return OpenEnds(top: true, bottom: true) }
      let oldEnds = phase.heights[old].rows.seenEnds
      guard let rows, let oldEnds else {
        if ends != oldEnds { return OpenEnds(top: true, bottom: true) }
        continue
      }
      open.top = open.top || rows[0][index] != .row(RowPath(section: old, row: oldEnds.lowerBound))
      open.bottom = open.bottom || rows[1][index] != .row(RowPath(section: old, row: oldEnds.upperBound))
    }
    return open
  }

  /// Whether a row of the present layout was moved in a running phase, by itself or with its section.
  func isMoved(_ path: RowPath, present: HeightIndex) -> (row: Bool, section: Bool) {
    guard phases.contains(where: { !$0.plan.updates.movedRows.isEmpty || !$0.plan.updates.movedSections.isEmpty })
    else { return (false, false) }
    let places = places(of: .row(path), in: last, present: present)
    var moved = (row: false, section: false)
    for (index, phase) in phases.enumerated() {
      guard case .row(let path) = places[index + 1] else { continue }
      if phase.plan.rowsMovedFrom[path] != nil { moved.row = true }
      if phase.plan.updates.movedSections.contains(where: { $0.to == path.section }) { moved.section = true }
    }
    return moved
  }

  /// The last running phase that reloaded a row of the present layout, with its animation.
  func reload(of path: RowPath, present: HeightIndex) -> (phase: Int, animation: RowAnimation)? {
    let places = places(of: .row(path), in: last, present: present)
    for (index, phase) in phases.enumerated().reversed() {
      guard case .row(let old) = places[index] else { return nil }
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
