import InlayLayers

/// An update of a table that runs: the layout before it, and what changed. The offsets between the two layouts get less
/// and less.
final class UpdatePhase {
  let plan: UpdatePlan
  /// The heights before the update; the index is persistent, so this is no copy of all.
  let heights: HeightIndex
  /// The view's range in that content, in points.
  let view: ClosedRange<Double>
  /// From the content's positions before the update to those in the next layout, in points: the offset follows what is
  /// visible.
  var shift = 0.0
  /// The time of the update, in seconds.
  private let start: Double
  /// Nil for an update without animation, during another one.
  private let timing: AnimationTiming?
  /// Whether rows slide; if not, they only fade.
  let slides: Bool
  private var completion: ((Bool) -> Void)?

  /// 0...1.
  private(set) var progress = 0.0
  /// The share of the update's offsets that is presented.
  private(set) var rest = 1.0

  init(
    _ plan: UpdatePlan, from heights: HeightIndex, in view: ClosedRange<Double>, at start: Double,
    _ timing: AnimationTiming?, slides: Bool, completion: ((Bool) -> Void)?
  ) {
    self.plan = plan
    self.heights = heights
    self.view = view
    self.start = start
    self.timing = timing
    self.slides = slides
    self.completion = completion
  }

  var isAnimated: Bool { timing != nil }

  func isOver(at time: Double) -> Bool { timing.map { time - start >= $0.totalDuration } ?? true }

  /// - Parameter earlier: The phase before, of which never more is left: so parts keep their order in between.
  func advance(to time: Double, after earlier: UpdatePhase?) {
    progress = isOver(at: time) ? 1 : max(0, min(timing?.progress(at: time - start) ?? 1, 1))
    rest = max(slides ? 1 - progress : 0, earlier?.rest ?? 0)
  }

  /// The completion, to be called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }
}
