import InlayGraphics

/// The layouts that a table shows a mixture of while updates are animated: those before each running update, and the
/// present one.
///
/// The presented position of an edge is a mean of its positions in all of them. The weights are not negative and add up
/// to 1, and every layout has the parts in one order, so parts never overlap in between. Layouts are numbered from the
/// table's first animated update on.
struct LayoutHistory {
  /// Oldest first. The heights of each are the layout before it.
  private(set) var phases: [UpdatePhase] = []
  /// The number of the first phase's layout.
  private(set) var first = 0
  /// Of the layouts, at the time of `update(to:)`; the last one is the present layout's.
  private var weights: [Double] = [1]
  /// Of the phases, 0...1.
  private var progress: [Double] = []

  var isEmpty: Bool { phases.isEmpty }
  /// The number of the present layout.
  var last: Int { first + phases.count }

  mutating func append(_ phase: UpdatePhase, at time: Double) {
    phases.append(phase)
    update(to: time)
  }

  /// Sets the weights of a time, and forgets layouts that are not shown any more.
  ///
  /// - Returns: The phases that are forgotten.
  @discardableResult
  mutating func update(to time: Double) -> [UpdatePhase] {
    let over = phases.prefix { $0.isOver(at: time) }
    phases.removeFirst(over.count)
    first += over.count
    progress = phases.map { $0.progress(at: time) }
    weights = []
    // Of an older layout never more is left than of a newer one has come.
    var reached = 1.0
    for (phase, progress) in zip(phases, progress) {
      let next = phase.slides ? min(reached, progress) : reached
      weights.append(reached - next)
      reached = next
    }
    weights.append(reached)
    return Array(over)
  }

  mutating func removeAll() -> [UpdatePhase] {
    let removed = phases
    first = last
    phases = []
    weights = [1]
    progress = []
    return removed
  }

  /// The content moved below the view, which shows the same parts as before.
  func shift(by distance: Double) { for phase in phases { phase.shift += distance } }

  func phase(_ number: Int) -> UpdatePhase? {
    phases.indices.contains(number - first) ? phases[number - first] : nil
  }

  /// Of a phase, 0...1; 1 for one that is over.
  func progress(ofPhase number: Int) -> Double {
    progress.indices.contains(number - first) ? progress[number - first] : 1
  }

  func weight(ofLayout number: Int) -> Double {
    weights.indices.contains(number - first) ? weights[number - first] : 0
  }

  /// The heights of a layout, and its shift to the present content.
  func layout(_ number: Int, present: HeightIndex) -> (heights: HeightIndex, shift: Double) {
    phase(number).map { ($0.heights, $0.shift) } ?? (present, 0)
  }

  /// The positions of a part in all layouts, oldest first.
  ///
  /// - Parameters:
  ///   - layout: The number of the layout in which the part has the given position.
  ///   - isOrdered: Whether moves leave gaps, so that the order of all positions is the same in all layouts.
  func positions(of position: TablePosition, in layout: Int, isOrdered: Bool = false, present: HeightIndex)
    -> [TablePosition]
  {
    var positions: [TablePosition] = []
    positions.reserveCapacity(phases.count + 1)
    positions.append(position)
    var earlier = position
    for number in stride(from: layout - 1, through: first, by: -1) {
      let phase = phases[number - first]
      earlier = earlier.before(phase.plan, in: phase.heights, isOrdered: isOrdered)
      positions.append(earlier)
    }
    positions.reverse()
    var later = position
    for number in max(layout, first)..<max(layout, last) {
      later = later.after(
        phases[number - first].plan, in: self.layout(number + 1, present: present).heights, isOrdered: isOrdered)
      positions.append(later)
    }
    return positions
  }

  /// The mean range of a part in some layouts, in points of the content.
  ///
  /// - Parameters:
  ///   - positions: Those of the part in all layouts, oldest first.
  ///   - natural: The layout that counts if no weight is left.
  func mean(of positions: [TablePosition], in range: ClosedRange<Int>, or natural: Int, present: HeightIndex)
    -> ClosedRange<Double>
  {
    var (low, high, total) = (0.0, 0.0, 0.0)
    func add(_ number: Int, _ weight: Double) {
      let (heights, shift) = layout(number, present: present)
      let range = heights.range(of: positions[number - first])
      low += weight * (range.lowerBound + shift)
      high += weight * (range.upperBound + shift)
      total += weight
    }
    for number in range where weight(ofLayout: number) > 0 { add(number, weight(ofLayout: number)) }
    if total <= 0 { add(natural, 1) }
    return ClosedRange(from: low / total, to: max(low, high) / total)
  }

  /// The presented range of a part, in points of the content, with the range in the present layout.
  func presented(_ position: TablePosition, in layout: Int, present: HeightIndex) -> PresentedRange {
    presented(positions(of: position, in: layout, present: present), present: present)
  }

  /// The presented range of a part with the given positions in all layouts.
  func presented(_ positions: [TablePosition], present: HeightIndex) -> PresentedRange {
    let mean = mean(of: positions, in: first...last, or: last, present: present)
    let final = positions.last.map { present.range(of: $0) } ?? 0...0
    return PresentedRange(
      start: PresentedEdge(model: final.lowerBound, presented: mean.lowerBound),
      end: PresentedEdge(model: final.upperBound, presented: mean.upperBound))
  }
}

/// An edge in the present layout, and where it is presented, in points of the content.
struct PresentedEdge {
  let model: Double
  let presented: Double

  /// The presented position on device pixels. Edges that move together keep their distance.
  func position(on grid: DeviceGrid) -> Double {
    grid.y(model) + ((presented - model) * grid.scale).rounded() / grid.scale
  }
}

struct PresentedRange {
  let start: PresentedEdge
  let end: PresentedEdge
}
