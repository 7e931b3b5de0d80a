import InlayGraphics

/// The presented frame of a table's part during an animated update, in points of the content.
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
  var range: ClosedRange<Double> {
    guard let window else { return ClosedRange(from: y, to: y + height) }
    let low = min(max(y, window.lowerBound), window.upperBound)
    return ClosedRange(from: low, to: max(low, min(y + height, window.upperBound)))
  }
}

extension LayoutHistory {
  /// The placement of a part in its runs.
  ///
  /// - Parameters:
  ///   - positions: Those of the part in all layouts, oldest first.
  ///   - runs: The outermost first; not empty.
  ///   - natural: The layout in which the part has the position.
  ///   - view: The view's range in that layout: the parts outside have no cells.
  func placement(
    of position: TablePosition, _ positions: [TablePosition], in runs: [TransitionRun], _ natural: Int,
    view: ClosedRange<Double>,
    width: Double, present: HeightIndex, grid: DeviceGrid
  ) -> TransitionPlacement {
    let heights = layout(natural, present: present).heights
    // The layouts whose means the positions around each run are, and those inside the last one.
    var ranges = [first...last]
    for run in runs { ranges.append(ranges[ranges.count - 1].clamped(to: run.layouts)) }
    func mean(_ positions: [TablePosition], _ level: Int) -> ClosedRange<Double> {
      self.mean(of: positions, in: ranges[level], or: natural, present: present)
    }
    let part = heights.range(of: position)
    let own = mean(positions, runs.count)
    // Of a height that changes, as much is visible as the parts inside the runs leave free.
    let change = (own.upperBound - own.lowerBound) - (part.upperBound - part.lowerBound)
    let range = abs(change) > 1e-6 ? own : part
    var placement = TransitionPlacement()
    placement.height = grid.y(range.upperBound) - grid.y(range.lowerBound)
    var y = own.lowerBound
    var window = change < -1e-6 ? own : nil
    for (level, run) in runs.enumerated().reversed() {
      let (inner, innerEnd) = (mean(run.firsts, level + 1), mean(run.lasts, level + 1))
      let (top, bottom) = (inner.lowerBound, max(inner.lowerBound, innerEnd.upperBound))
      var (low, high) = (mean(run.firsts, level).lowerBound, mean(run.lasts, level).upperBound)
      if level == 0 {
        low = presented(run.firsts, present: present).start.position(on: grid)
        high = presented(run.lasts, present: present).end.position(on: grid)
      }
      high = max(low, high)
      // Parts outside of the view do not move the others.
      let offset = top - heights.range(of: run.firsts[natural - first]).lowerBound
      let seenTop = max(top, min(view.lowerBound + offset, bottom))
      let seenBottom = min(bottom, max(view.upperBound + offset, top))
      let share = weight(of: ranges[level + 1], in: ranges[level])
      let begin = low + (seenTop - top) * share
      let end = high - (bottom - seenBottom) * share
      let missing = (seenBottom - seenTop) - (end - begin)
      let move = begin - seenTop + missing * run.animation.slide
      let rest = run.isEntering ? 1 - progress(ofPhase: run.phase) : progress(ofPhase: run.phase)
      let slides = phase(run.phase)?.slides ?? true
      if run.animation.fades || !slides { placement.opacity *= 1 - rest }
      if slides { placement.dx += run.animation.side * width * rest }
      y += move
      if let inner = window {
        let start = min(max(low, inner.lowerBound + move), high)
        window = ClosedRange(from: start, to: max(start, min(high, inner.upperBound + move)))
      } else {
        window = ClosedRange(from: low, to: high)
      }
    }
    placement.y = grid.y(y)
    placement.dx = (placement.dx * grid.scale).rounded() / grid.scale
    placement.window = window.map {
      runs.count > 1 ? ClosedRange(from: grid.y($0.lowerBound), to: grid.y($0.upperBound)) : $0
    }
    return placement
  }

  /// The share of some layouts in the weight of others.
  private func weight(of layouts: ClosedRange<Int>, in all: ClosedRange<Int>) -> Double {
    let total = all.reduce(0) { $0 + weight(ofLayout: $1) }
    return total > 0 ? layouts.reduce(0) { $0 + weight(ofLayout: $1) } / total : 0
  }
}
