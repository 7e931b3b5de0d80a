import InlayGraphics
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct VelocityTrackerTests {
  /// Points at a constant velocity, in points a second.
  private func tracker(_ velocity: Double, every step: Double, until end: Double) -> VelocityTracker {
    var tracker = VelocityTracker(at: 0)
    for index in 1...Int((end / step).rounded()) {
      tracker.move(by: Size(width: velocity * step, height: -velocity * step), at: Double(index) * step)
    }
    return tracker
  }

  @Test("a constant velocity is exact, for any rate of events", arguments: [0.001, 0.008, 1.0 / 60, 0.04])
  func constant(step: Double) {
    let velocity = tracker(1_234, every: step, until: 0.4).velocity(at: 0.4)
    #expect(abs(velocity.width - 1_234) < 1e-6 && abs(velocity.height + 1_234) < 1e-6)
  }

  @Test("only the last 100 milliseconds count")
  func window() {
    var tracker = tracker(5_000, every: 0.01, until: 0.3)
    for index in 1...11 { tracker.move(by: Size(width: 1, height: 0), at: 0.3 + Double(index) / 100) }
    #expect(abs(tracker.velocity(at: 0.41).width - 100) < 1e-6)
  }

  @Test("a pointer that rests has no velocity, nor one that never moved")
  func rest() {
    let tracker = tracker(1_000, every: 0.01, until: 0.2)
    #expect(tracker.velocity(at: 0.24).width > 900)
    #expect(tracker.velocity(at: 0.26) == .zero && VelocityTracker(at: 3).velocity(at: 3) == .zero)
  }

  @Test("points at equal times, and at earlier ones, are one")
  func equalTimes() {
    var tracker = VelocityTracker(at: 0)
    for _ in 0..<3 { tracker.move(by: Size(width: 10, height: 0), at: 0) }
    #expect(tracker.velocity(at: 0) == .zero)
    for index in 1...5 {
      for part in [0, -1, 0.0] { tracker.move(by: Size(width: 2, height: 0), at: Double(index) / 100 + part) }
    }
    #expect(abs(tracker.velocity(at: 0.05).width - 600) < 1e-6)
    tracker.move(by: Size(width: 1e300, height: 1e308), at: 0.051)
    tracker.move(by: Size(width: 1e300, height: 1e308), at: 0.052)
    let velocity = tracker.velocity(at: 0.052)
    #expect(velocity.width == 100_000 && velocity.height.isFinite)
  }
}
