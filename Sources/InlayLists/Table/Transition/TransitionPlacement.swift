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
    let (heights, _) = layout(natural, present: present)
    let offset = natural - first - (run.layout - first)
    let ends = [run.first, run.last].map { end -> ClosedRange<Double> in
      let places = places(of: end, in: run.layout, present: present)
      let index = natural - first
      return heights.stretch(of: offset == 0 || !places.indices.contains(index) ? end : places[index])
    }
    let part = heights.stretch(of: place)
    let (top, bottom) = (ends[0].lowerBound, max(ends[0].lowerBound, ends[1].upperBound))
    // What lies outside the view does not move the rest.
    let seenTop = max(top, min(view.lowerBound, bottom))
    let seenBottom = min(bottom, max(view.upperBound, top))
    let share = share(of: place, in: natural, present: present)
    let begin = low + (seenTop - top) * share
    let end = high - (bottom - seenBottom) * share
    let missing = (seenBottom - seenTop) - (end - begin)
    var placement = TransitionPlacement()
    placement.height = grid.y(part.upperBound) - grid.y(part.lowerBound)
    placement.window = low...high
    let way = 1 - progressOfRun(run)
    var y = begin + part.lowerBound - seenTop
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

  /// How far the parts of a run have come, 0...1.
  private func progressOfRun(_ run: TransitionRun) -> Double {
    let progress = progress(ofPhase: run.phase)
    return run.phase < run.layout ? progress : 1 - progress
  }
}
