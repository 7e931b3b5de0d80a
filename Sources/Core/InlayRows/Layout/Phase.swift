/// An update that runs: the list before it, and what changed. The offsets between the two layouts get less and less.
package struct Phase {
  /// The number of the update, from 1: see `PartID.end`.
  package let serial: UInt32
  let plan: UpdatePlan
  /// The heights before the update; the index is persistent, so this copies nothing.
  let heights: HeightIndex
  /// The view's range in that content, in points.
  let view: ClosedRange<Double>
  /// Whether parts that end stay until the update is over.
  let isAnimated: Bool
  /// Whether rows slide; if not, they only fade.
  let slides: Bool
  /// The distance from the content's positions before the update to those in the next layout, in points: the offset
  /// follows what is visible.
  var shift = 0.0
  /// 0...1.
  private(set) var progress = 0.0
  /// The share of the update's offsets that is presented.
  private(set) var rest = 1.0

  init(
    _ plan: UpdatePlan, serial: UInt32, from heights: HeightIndex, in view: ClosedRange<Double>, isAnimated: Bool,
    slides: Bool
  ) {
    self.plan = plan
    self.serial = serial
    self.heights = heights
    self.view = view
    self.isAnimated = isAnimated
    self.slides = slides
  }

  /// - Parameters:
  ///   - progress: 0...1.
  ///   - earlier: The phase before, of which never more is left: so parts keep their order in between.
  mutating func advance(to progress: Double, after earlier: Phase?) {
    self.progress = progress
    rest = max(slides ? 1 - progress : 0, earlier?.rest ?? 0)
  }
}
