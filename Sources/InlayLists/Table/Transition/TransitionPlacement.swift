import InlayGraphics

/// Where a part of a table is presented during an animated update, in points of the content.
struct TransitionPlacement {
  /// The top of the part's content.
  var y = 0.0
  /// From the part's sides in the layout.
  var dx = 0.0
  var opacity = 1.0
  /// The visible range; nil for all of the part.
  var window: ClosedRange<Double>?
  /// The height that the part has in its layout.
  var height = 0.0

  /// The part's visible range.
  var stretch: ClosedRange<Double> {
    guard let window else { return ClosedRange(from: y, to: y + height) }
    let low = min(max(y, window.lowerBound), window.upperBound)
    return ClosedRange(from: low, to: max(low, min(y + height, window.upperBound)))
  }
}

/// Neighbouring parts that come or leave together. They stay in their places among themselves, and as much of them is
/// visible as the parts around leave free.
struct TransitionRun {
  let first: TablePlace
  let last: TablePlace
  /// The layout in which they exist.
  let layout: Int
  let animation: RowAnimation
  /// The phase in which they come or leave.
  let phase: Int
}

extension LayoutHistory {
  /// The run of a part of a layout that comes in; nil for one that exists in all shown layouts before.
  func run(entering place: TablePlace, in layout: Int, present: HeightIndex) -> TransitionRun? {
    let places = places(of: place, in: layout, present: present).prefix(max(0, layout - first + 1))
    guard let index = places.lastIndex(where: \.isGap), index < phases.count else { return nil }
    let plan = phases[index].plan
    let layout = first + index + 1
    let part = places[index + 1]
    if case .sectionGap = places[index], let section = part.section {
      let animation = plan.updates.animations.insertedSections[section] ?? .none
      let run = plan.sectionsBefore.removedRun(around: section)
      return TransitionRun(
        first: .section(run.lowerBound), last: .section(run.upperBound), layout: layout, animation: animation,
        phase: first + index)
    }
    guard case .row(let path) = part else { return nil }
    let rows: ClosedRange<Int>
    let animation: RowAnimation?
    if let old = plan.oldSection(of: path.section), plan.reloadedSections.contains(old) {
      let count = self.layout(layout, present: present).heights[path.section].rows.count
      rows = min(phases[index].heights[old].rows.count, path.row)...max(count - 1, path.row)
      animation = plan.updates.animations.reloadedSections[old]
    } else {
      rows = plan.rowChangesBack[path.section]?.removedRun(around: path.row) ?? path.row...path.row
      animation = plan.updates.animations.insertedRows[path]
    }
    return TransitionRun(
      first: .row(RowPath(section: path.section, row: rows.lowerBound)),
      last: .row(RowPath(section: path.section, row: rows.upperBound)), layout: layout, animation: animation ?? .none,
      phase: first + index)
  }

  /// The run of a part that the phase after a layout deletes; nil for a part that exists afterwards.
  func run(leaving place: TablePlace, in layout: Int, _ animation: RowAnimation, present: HeightIndex)
    -> TransitionRun?
  {
    guard let phase = phase(layout), let section = place.section else { return nil }
    let after = place.after(phase.plan, in: self.layout(layout + 1, present: present).heights)
    guard after.isGap else { return nil }
    if case .sectionGap = after {
      let run = phase.plan.sections.removedRun(around: section)
      return TransitionRun(
        first: .section(run.lowerBound), last: .section(run.upperBound), layout: layout, animation: animation,
        phase: layout)
    }
    guard case .row(let path) = place else { return nil }
    let rows: ClosedRange<Int>
    if phase.plan.reloadedSections.contains(section), case .rowGap(let gap) = after {
      rows = min(gap.row, path.row)...max(phase.heights[section].rows.count - 1, path.row)
    } else {
      rows = phase.plan.rowChanges[section]?.removedRun(around: path.row) ?? path.row...path.row
    }
    return TransitionRun(
      first: .row(RowPath(section: section, row: rows.lowerBound)),
      last: .row(RowPath(section: section, row: rows.upperBound)), layout: layout, animation: animation, phase: layout)
  }

  /// How much of a part is there, 0...1: the weight of the layouts with it.
  private func share(of place: TablePlace, in layout: Int, present: HeightIndex) -> Double {
    let places = places(of: place, in: layout, present: present)
    return places.indices.reduce(0) { places[$1].isGap ? $0 : $0 + weight(ofLayout: first + $1) }
  }

  /// The placement of a part of a run.
  ///
  /// - Parameters:
  ///   - natural: The layout whose distances inside the run are shown.
  ///   - view: The view's range in that layout: the parts outside have no cells.
  func placement(
    of place: TablePlace, in run: TransitionRun, _ natural: Int, view: ClosedRange<Double>, width: Double,
    present: HeightIndex, grid: DeviceGrid
  ) -> TransitionPlacement {
    let before = presented(run.first, in: run.layout, present: present).start
    let behind = presented(run.last, in: run.layout, present: present).end
    let low = before.position(on: grid)
    let high = max(low, behind.position(on: grid))
    let extent = extent(of: place, in: run, natural, present: present)
    let part = layout(natural, present: present).heights.stretch(of: place)
    let (top, bottom) = (extent.top, extent.top + extent.length)
    // What lies outside the view does not move the rest.
    let seenTop = max(top, min(view.lowerBound, bottom))
    let seenBottom = min(bottom, max(view.upperBound, top))
    let share = share(of: place, in: natural, present: present)
    let begin = low + (seenTop - top) * share
    let end = high - (bottom - seenBottom) * share
    let missing = (seenBottom - seenTop) - (end - begin)
    var placement = TransitionPlacement()
    placement.height = grid.y(part.upperBound) - grid.y(part.lowerBound)
    placement.window = window(of: place, in: run, natural, within: low...high, present: present, grid: grid)
    let way = 1 - progressOfRun(run)
    var y = begin + extent.top + extent.offset - seenTop
    switch run.animation {
    case .top: y -= missing
    case .bottom: y += missing
    case .middle: y -= missing / 2
    case .left: placement.dx = -width * way
    case .right: placement.dx = width * way
    case .fade, .automatic, .none: break
    }
    placement.y = grid.y(y)
    placement.dx = (placement.dx * grid.scale).rounded() / grid.scale
    return placement
  }

  /// The distances inside a run: those of the natural layout, or, if later updates change a run that still comes in, a
  /// mean of the layouts that have it.
  ///
  /// - Returns: The run's top in the natural layout, its length, and the distance of the part from its top.
  private func extent(of place: TablePlace, in run: TransitionRun, _ natural: Int, present: HeightIndex)
    -> (top: Double, length: Double, offset: Double)
  {
    let firsts = places(of: run.first, in: run.layout, present: present)
    let lasts = places(of: run.last, in: run.layout, present: present)
    func extent(in number: Int, _ place: TablePlace) -> (top: Double, length: Double, offset: Double) {
      let heights = layout(number, present: present).heights
      let index = number - first
      let isKnown = number != run.layout && firsts.indices.contains(index)
      let top = heights.stretch(of: isKnown ? firsts[index] : run.first).lowerBound
      let bottom = heights.stretch(of: isKnown ? lasts[index] : run.last).upperBound
      return (top, max(0, bottom - top), heights.stretch(of: place).lowerBound - top)
    }
    let own = extent(in: natural, place)
    guard run.phase < run.layout, run.layout >= first, run.layout < last else { return own }
    let places = places(of: place, in: natural, present: present)
    var (length, offset, total) = (0.0, 0.0, 0.0)
    for number in run.layout...last where weight(ofLayout: number) > 0 {
      let part = extent(in: number, places[number - first])
      length += weight(ofLayout: number) * part.length
      offset += weight(ofLayout: number) * part.offset
      total += weight(ofLayout: number)
    }
    return total > 0 ? (own.top, length / total, offset / total) : own
  }

  /// The visible range of a part of a run: between the parts of the run that later updates delete.
  private func window(
    of place: TablePlace, in run: TransitionRun, _ natural: Int, within range: ClosedRange<Double>,
    present: HeightIndex, grid: DeviceGrid
  ) -> ClosedRange<Double> {
    guard run.phase < run.layout, run.layout >= first, run.layout < last else { return range }
    let places = places(of: place, in: natural, present: present)
    var (low, high) = (range.lowerBound, range.upperBound)
    for number in run.layout..<min(natural, last) {
      guard let plan = phase(number)?.plan else { continue }
      let (before, behind) = places[number - first].removedNeighbors(plan, areSections: run.first.isSection)
      if let before { low = max(low, presented(before, in: number, present: present).end.position(on: grid)) }
      if let behind { high = min(high, presented(behind, in: number, present: present).start.position(on: grid)) }
    }
    low = min(low, range.upperBound)
    return ClosedRange(from: low, to: max(low, high))
  }

  /// How far the parts of a run have come, 0...1.
  private func progressOfRun(_ run: TransitionRun) -> Double {
    let progress = progress(ofPhase: run.phase)
    return run.phase < run.layout ? progress : 1 - progress
  }
}
