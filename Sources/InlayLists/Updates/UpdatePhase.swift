import InlayLayers

/// An update whose rows still move: the table as it was before, and what changed.
final class UpdatePhase {
  let plan: UpdatePlan
  /// The heights before the update; the index is persistent, so this is no copy of all.
  let heights: HeightIndex
  /// The view's range in that content, in points.
  let view: ClosedRange<Double>
  /// From the content's positions before the update to the present ones, in points: the offset follows what is visible.
  var shift = 0.0
  /// The time of the update, in seconds.
  let start: Double
  /// Nil for an update without animation, during another one.
  let timing: AnimationTiming?
  /// Whether rows slide; if not, they only fade.
  let slides: Bool
  private var completion: ((Bool) -> Void)?

  init(
    _ plan: UpdatePlan, from heights: HeightIndex, in view: ClosedRange<Double>, at start: Double,
    _ timing: AnimationTiming?, slides: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.plan = plan
    self.heights = heights
    self.view = view
    self.start = start
    self.timing = timing
    self.slides = slides
    self.completion = completion
  }

  /// 0...1.
  func progress(at time: Double) -> Double {
    guard let timing, !isOver(at: time) else { return 1 }
    return max(0, min(timing.progress(at: time - start), 1))
  }

  func isOver(at time: Double) -> Bool { timing.map { time - start >= $0.totalDuration } ?? true }

  /// The completion, to be called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }
}
