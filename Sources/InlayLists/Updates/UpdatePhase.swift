import InlayLayers

/// An animated update that runs: the table as it was before, and what changed.
final class UpdatePhase {
  let plan: UpdatePlan
  /// The heights before the update; the index is persistent, so this is no copy of all.
  let heights: HeightIndex
  /// The view's range in that content, in points.
  let view: ClosedRange<Double>
  /// From the content's positions before the update to the present ones, in points: the offset follows what is visible.
  var shift = 0.0
  /// The time of the update, in seconds.
  private let start: Double
  private let timing: AnimationTiming
  /// Whether rows slide; if not, they only fade.
  let slides: Bool
  private var completion: ((Bool) -> Void)?

  /// Until the update is over.
  private(set) var isShown = true
  /// 0...1.
  private(set) var progress = 0.0
  /// The share of the update's offsets that is not presented any more.
  private var reached = 0.0

  init(
    _ plan: UpdatePlan, from heights: HeightIndex, in view: ClosedRange<Double>, at start: Double,
    _ timing: AnimationTiming, slides: Bool, completion: ((Bool) -> Void)?
  ) {
    self.plan = plan
    self.heights = heights
    self.view = view
    self.start = start
    self.timing = timing
    self.slides = slides
    reached = slides ? 0 : 1
    self.completion = completion
  }

  func isOver(at time: Double) -> Bool { time - start >= timing.totalDuration }

  /// - Parameter earlier: The phase before, of which never more is left: so parts keep their order in between.
  func advance(to time: Double, after earlier: UpdatePhase?) {
    progress = isOver(at: time) ? 1 : max(0, min(timing.progress(at: time - start), 1))
    reached = slides ? min(progress, earlier?.reached ?? 1) : 1
  }

  /// The share of the update's offsets that is presented.
  var rest: Double { 1 - reached }

  /// The range before the update, in points of the present content.
  func formerRange(of position: TablePosition) -> ClosedRange<Double> {
    let range = heights.range(of: position)
    return ClosedRange(from: range.lowerBound + shift, to: range.upperBound + shift)
  }

  /// What is left of the way between two positions, in points.
  func offset(from old: Double, to new: Double) -> Double { old * rest + new * reached - new }

  /// Nothing of the update is left.
  func end() { (progress, reached, isShown) = (1, 1, false) }

  /// The completion, to be called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }
}
