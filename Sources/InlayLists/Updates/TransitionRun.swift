/// Neighbouring parts that come or leave together and slide equally (`RowAnimation.slide`). They stay in their positions
/// among themselves, and as much of them is visible as the parts around leave free.
///
/// A run may lie inside another one: rows come inside a section that comes, or rows leave that have not come yet. The
/// distances inside a run are a mean of the layouts with it, as the presented positions are a mean of all layouts: so
/// what is inside changes its position steadily too, and parts never overlap.
struct TransitionRun {
  /// The positions of the first and of the last part in all layouts, oldest first.
  let firsts: [TablePosition]
  let lasts: [TablePosition]
  /// The layouts with the parts: from the one after the phase on, or up to the one before it.
  let layouts: ClosedRange<Int>
  let animation: RowAnimation
  /// The phase in which they come or leave.
  let phase: Int
  let isEntering: Bool
}

extension LayoutHistory {
  /// The runs around a part of a layout, the outermost first.
  ///
  /// - Parameter positions: Those of the part in all layouts, oldest first.
  func runs(of position: TablePosition, _ positions: [TablePosition], in layout: Int, present: HeightIndex)
    -> [TransitionRun]
  {
    guard position.section != nil, !isEmpty, positions.contains(where: \.isGap) else { return [] }
    let finder = RunFinder(history: self, present: present, position: position, layout: layout, positions: positions)
    let (entering, leaving) = (finder.entering(), finder.leaving())
    func isWhole(_ run: TransitionRun) -> Bool { run.firsts[finder.index(of: run)].isSection }
    // Of those of one kind, runs that leave are parts of those that enter.
    return entering.filter(isWhole) + leaving.filter(isWhole)
      + entering.filter { !isWhole($0) } + leaving.filter { !isWhole($0) }
  }
}

/// Finds the runs around a part.
private struct RunFinder {
  let history: LayoutHistory
  let present: HeightIndex
  let position: TablePosition
  let layout: Int
  /// Of the part in all layouts.
  let positions: [TablePosition]
  /// Whether the part is moved by itself, or with its section: then it comes or leaves alone.
  private let movesRow: Bool
  private let movesSection: Bool

  init(history: LayoutHistory, present: HeightIndex, position: TablePosition, layout: Int, positions: [TablePosition]) {
    self.history = history
    self.present = present
    self.position = position
    self.layout = layout
    self.positions = positions
    func isMoved(_ index: Int, _ position: TablePosition) -> (Bool, Bool) {
      let plans = (index > 0 ? history.phases[index - 1].plan : nil, history.phases.dropFirst(index).first?.plan)
      func moves(_ position: TablePosition) -> Bool {
        plans.0?.hasMoved(position) ?? false || plans.1?.moves(position) ?? false
      }
      return (moves(position), position.section.map { moves(.section($0)) } ?? false)
    }
    var (row, section) = (false, false)
    for (index, position) in positions.enumerated() {
      let isMoved = isMoved(index, position)
      if case .row = position { row = row || isMoved.0 }
      section = section || isMoved.1
    }
    movesRow = row
    movesSection = section
  }

  /// The index of a layout in which the parts of a run exist.
  func index(of run: TransitionRun) -> Int { (run.isEntering ? run.phase + 1 : run.phase) - history.first }

  private func heights(_ index: Int) -> HeightIndex {
    history.layout(history.first + index, present: present).heights
  }

  // MARK: Entering

  /// The runs of earlier phases around those of later ones.
  func entering() -> [TransitionRun] {
    var runs: [TransitionRun] = []
    for index in 0..<max(0, layout - history.first) where positions[index].isGap {
      let animations = history.phases[index].plan.updates.animations
      let part = positions[index + 1]
      guard let range = inserted(around: part, positions[index], index) else { continue }
      if case .sectionGap = positions[index] {
        let section = part.section ?? range.lowerBound
        let animation = animations.insertedSections[section] ?? .none
        runs.append(run(sections: range, part, index, animation, isEntering: true))
      } else if let section = part.section {
        let path = RowPath(section: section, row: part.row ?? 0)
        let old = positions[index].section ?? 0
        let animation = animations.reloadedSections[old] ?? animations.insertedRows[path] ?? .none
        runs.append(run(rows: range, part, index, animation, isEntering: true))
      }
    }
    return runs
  }

  /// The parts that come with one, or around a gap.
  private func inserted(around part: TablePosition, _ gap: TablePosition, _ index: Int) -> ClosedRange<Int>? {
    let plan = history.phases[index].plan
    if case .sectionGap = gap {
      guard case .sectionGap(let number) = part else {
        return part.section.map { plan.sectionsBefore.removedRun(around: $0) }
      }
      guard !movesRow, !movesSection else { return nil }
      return plan.sectionsBefore.removedRun(acrossGap: number)
    }
    guard let row = part.row, let section = part.section, !(part.isGap && movesRow) else { return nil }
    let range: ClosedRange<Int>?
    if let old = gap.section, plan.reloadedSections.contains(old) {
      let count = history.phases[index].heights[old].rows.count
      let last = max(heights(index + 1)[section].rows.count - 1, row)
      range = part.isGap && (row <= count || row > last) ? nil : min(count, row)...last
    } else if part.isGap {
      range = plan.rowChangesBack[section]?.removedRun(acrossGap: row)
    } else {
      range = plan.rowChangesBack[section]?.removedRun(around: row) ?? row...row
    }
    return range
  }

  // MARK: Leaving

  /// The runs of later phases around those of earlier ones.
  func leaving() -> [TransitionRun] {
    var runs: [TransitionRun] = []
    let begin = max(0, layout - history.first)
    for index in (begin..<max(begin, history.phases.count)).reversed() where positions[index + 1].isGap {
      let plan = history.phases[index].plan
      let part = positions[index]
      guard let range = removed(around: part, positions[index + 1], index) else { continue }
      if case .sectionGap = positions[index + 1] {
        let animation = plan.updates.animations.deletedSections[part.section ?? range.lowerBound] ?? .none
        runs.append(run(sections: range, part, index, animation, isEntering: false))
      } else if let section = part.section, let row = part.row {
        let animation = plan.animation(deleting: RowPath(section: section, row: part.isGap ? row - 1 : row))
        runs.append(run(rows: range, part, index, animation, isEntering: false))
      }
    }
    return runs
  }

  /// The parts that leave with one, or around a gap.
  private func removed(around part: TablePosition, _ gap: TablePosition, _ index: Int) -> ClosedRange<Int>? {
    let plan = history.phases[index].plan
    if case .sectionGap = gap {
      guard case .sectionGap(let number) = part else {
        guard let section = part.section else { return nil }
        return limited(plan.sections.removedRun(around: section), .section(section), index)
      }
      guard !movesRow, !movesSection, let run = plan.sections.removedRun(acrossGap: number) else { return nil }
      let limited = limited(run, .section(number - 1), index)
      return limited.contains(number) ? limited : nil
    }
    guard let row = part.row, let section = part.section, !(part.isGap && movesRow) else { return nil }
    let range: ClosedRange<Int>?
    if plan.reloadedSections.contains(section) {
      let count = heights(index + 1)[gap.section ?? 0].rows.count
      let last = max(history.phases[index].heights[section].rows.count - 1, row)
      range = part.isGap && (row <= count || row > last) ? nil : min(count, row)...last
    } else if part.isGap {
      range = plan.rowChanges[section]?.removedRun(acrossGap: row)
    } else {
      range = plan.rowChanges[section]?.removedRun(around: row) ?? row...row
    }
    guard let range else { return nil }
    let own = part.isGap ? row - 1 : row
    let limited = limited(range, .row(RowPath(section: section, row: own)), index)
    return limited.contains(row) ? limited : nil
  }

  /// The parts of a run that came with one of them, if not all did.
  private func limited(_ range: ClosedRange<Int>, _ part: TablePosition, _ layout: Int) -> ClosedRange<Int> {
    guard layout > 0, range.lowerBound < range.upperBound else { return range }
    let own = part.number
    var (low, high) = (range.lowerBound, range.upperBound)
    let earlier = history.positions(of: part, in: history.first + layout, isOrdered: true, present: present)
    /// Of a part of another layout.
    func limit(_ number: Int, _ index: Int, isAbove: Bool, isIncluded: Bool) {
      let position = earlier[index].with(number)
      let later = history.positions(of: position, in: history.first + index, isOrdered: true, present: present)[layout]
      guard later.isSection == part.isSection || later.isGap else { return }
      let side = isIncluded ? 0 : 1
      if isAbove {
        low = max(low, later.isGap ? later.number : later.number + side)
      } else {
        high = min(high, later.isGap ? later.number - 1 : later.number - side)
      }
    }
    for index in (0..<layout).reversed() {
      let (old, new) = (earlier[index], earlier[index + 1])
      if old.isGap {
        // The rows that come with their section are in its run.
        guard old.isSectionGap == part.isSection, let run = inserted(around: new, old, index) else { break }
        limit(run.lowerBound, index + 1, isAbove: true, isIncluded: true)
        limit(run.upperBound, index + 1, isAbove: false, isIncluded: true)
        break
      }
      let near = insertedNeighbors(of: new, old, index)
      if let above = near.before { limit(above, index + 1, isAbove: true, isIncluded: false) }
      if let below = near.behind { limit(below, index + 1, isAbove: false, isIncluded: false) }
    }
    return min(low, own)...max(high, own)
  }

  private func insertedNeighbors(of part: TablePosition, _ old: TablePosition, _ index: Int) -> (
    before: Int?, behind: Int?
  ) {
    let plan = history.phases[index].plan
    if part.isSection { return plan.sectionsBefore.removedNeighbors(of: part.number) }
    guard let section = part.section else { return (nil, nil) }
    if let old = old.section, plan.reloadedSections.contains(old) {
      let count = history.phases[index].heights[old].rows.count
      return (nil, count < heights(index + 1)[section].rows.count ? count : nil)
    }
    return plan.rowChangesBack[section]?.removedNeighbors(of: part.number) ?? (nil, nil)
  }

  // MARK: Runs

  private func run(
    sections: ClosedRange<Int>, _ part: TablePosition, _ index: Int, _ animation: RowAnimation, isEntering: Bool
  ) -> TransitionRun {
    let ends =
      movesSection
      ? part.section.map { [.section($0)] }
      : [TablePosition.section(sections.lowerBound), .section(sections.upperBound)]
    return run(ends ?? [part], isPlain: movesSection, part, index, animation, isEntering)
  }

  private func run(
    rows: ClosedRange<Int>, _ part: TablePosition, _ index: Int, _ animation: RowAnimation, isEntering: Bool
  ) -> TransitionRun {
    let ends = [rows.lowerBound, rows.upperBound].map {
      TablePosition.row(RowPath(section: part.section ?? 0, row: $0))
    }
    return run(ends, isPlain: false, part, index, animation, isEntering)
  }

  private func run(
    _ ends: [TablePosition], isPlain: Bool, _ part: TablePosition, _ index: Int, _ animation: RowAnimation,
    _ isEntering: Bool
  ) -> TransitionRun {
    let phase = history.first + index
    let layout = isEntering ? phase + 1 : phase
    func all(_ position: TablePosition) -> [TablePosition] {
      if movesRow { return positions }
      return history.positions(of: position, in: layout, isOrdered: !isPlain, present: present)
    }
    let firsts = all(ends[0])
    let lasts = ends.count > 1 && ends[1] != ends[0] && !movesRow ? all(ends[1]) : firsts
    return TransitionRun(
      firsts: firsts, lasts: lasts,
      layouts: isEntering ? layout...history.last : history.first...layout, animation: animation, phase: phase,
      isEntering: isEntering)
  }
}

extension TablePosition {
  fileprivate var isSectionGap: Bool {
    if case .sectionGap = self { return true }
    return false
  }

  /// Of a row, or of the one below a gap.
  fileprivate var row: Int? {
    switch self {
    case .row(let path), .rowGap(let path): path.row
    default: nil
    }
  }

  /// Of a row in its section, or of a section, or of the one below a gap.
  fileprivate var number: Int {
    switch self {
    case .row(let path), .rowGap(let path): path.row
    case .sectionGap(let section): section
    default: section ?? 0
    }
  }

  /// Another row of the section, or another section.
  fileprivate func with(_ number: Int) -> TablePosition {
    if case .row(let path) = self { return .row(RowPath(section: path.section, row: number)) }
    return .section(number)
  }
}

extension IndexChanges {
  /// The removed elements around a gap between two of them; nil if one of the two remains.
  fileprivate func removedRun(acrossGap index: Int) -> ClosedRange<Int>? {
    let run = removedRun(around: index)
    return run.lowerBound < index && isRemoved(index) ? run : nil
  }
}
