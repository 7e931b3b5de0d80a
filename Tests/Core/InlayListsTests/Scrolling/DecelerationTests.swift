import Foundation
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The formulas are those of "How UIScrollView works" by Ilya Lobanov, which were measured.
@Suite struct DecelerationTests {
  private let range = ScrollRange(least: 0, most: 10_000, length: 480, bounces: true)

  private func momentum(
    _ position: Double, _ velocity: Double, _ rate: ScrollView.DecelerationRate = .normal, tolerance: Double = 0.5
  ) -> AxisMotion {
    AxisMotion(
      decelerating: AxisMotion.State(position: position, velocity: velocity, time: 0), in: range, decay: rate.decay,
      tolerance: tolerance)
  }

  @Test(
    "momentum loses the rate's part each millisecond",
    arguments: [(ScrollView.DecelerationRate.normal, 0.998), (.fast, 0.99)])
  func velocity(rate: ScrollView.DecelerationRate, part: Double) {
    let motion = momentum(1_000, 2_000, rate)
    for milliseconds in [0, 1, 16, 250, 500.0] {
      let time = milliseconds / 1_000
      let coefficient = 1_000 * log(part)
      #expect(abs(motion.velocity(at: time) - 2_000 * pow(part, milliseconds)) < 0.01)
      let published = 1_000 + (pow(part, milliseconds) - 1) / coefficient * 2_000
      #expect(abs(motion.position(at: time) - published) < 0.01, "at \(time) s")
    }
  }

  @Test("momentum ends half a pixel before its target, at the published place and time")
  func end() {
    let motion = momentum(1_000, 2_000)
    let coefficient = 1_000 * log(0.998)
    #expect(abs(motion.target - (1_000 - 2_000 / coefficient)) < 0.01)
    #expect(abs(motion.end - log(-coefficient * 0.5 / 2_000) / coefficient) < 1e-9)
    #expect(abs(motion.position(at: motion.end.nextDown) - motion.target) < 0.5 + 1e-9)
    #expect(motion.position(at: motion.end) == motion.target && motion.velocity(at: motion.end) == 0)
    #expect(abs(momentum(0, 1_000).target - momentum(0, 1_000, .fast).target) > 350, "the rates differ")
  }

  @Test("momentum that reaches an end continues as the published spring, with the velocity that is left")
  func bounce() {
    let motion = momentum(9_500, 2_000)
    let coefficient = -1_000 * log(0.998)
    // Where the distance is 500 points.
    let reached = -log(1 - 500 * coefficient / 2_000) / coefficient
    let velocity = 2_000 - 500 * coefficient
    #expect(abs(motion.position(at: reached) - 10_000) < 1e-6)
    #expect(abs(motion.velocity(at: reached) - velocity) < 1e-6)
    for time in [0.02, 0.1, 0.3, 0.6] {
      // Mass 1, stiffness 100, critically damped.
      let published = 10_000 + exp(-10 * time) * velocity * time
      #expect(abs(motion.position(at: reached + time) - published) < 0.01, "\(time) s after")
    }
    #expect(motion.target == 10_000 && motion.end < reached + 1.5)
    let other = AxisMotion(
      decelerating: AxisMotion.State(position: 500, velocity: -2_000, time: 0), in: range,
      decay: ScrollView.DecelerationRate.normal.decay, tolerance: 0.5)
    #expect(abs(other.position(at: reached + 0.1) + motion.position(at: reached + 0.1) - 10_000) < 1e-6, "mirrored")
  }

  @Test("content that does not bounce stops at its end")
  func stop() {
    var range = range
    range.bounces = false
    let motion = AxisMotion(
      decelerating: AxisMotion.State(position: 9_500, velocity: 2_000, time: 0), in: range,
      decay: ScrollView.DecelerationRate.normal.decay, tolerance: 0.5)
    #expect(motion.target == 10_000 && motion.position(at: motion.end.nextDown) < 10_000 + 1e-6)
    #expect(motion.velocity(at: motion.end.nextDown) > 900)
  }

  @Test("from beyond an end content springs back, and a fling inwards continues inside")
  func inwards() {
    let back = momentum(10_080, 0)
    #expect(abs(back.position(at: 0.1) - (10_000 + 80 * 2 * exp(-1))) < 0.01 && back.target == 10_000)
    let fling = momentum(10_080, -3_000)
    #expect(fling.target < 9_300 && fling.target > 9_000)
    var last = (position: 10_080.0, velocity: -3_000.0)
    for step in 1...3_000 {
      let time = Double(step) / 1_000
      let new = (position: fling.position(at: time), velocity: fling.velocity(at: time))
      #expect(abs(new.position - last.position - (new.velocity + last.velocity) / 2_000) < 0.02, "smooth at \(time)")
      last = new
    }
  }

  @Test("a movement planned anew from any of its states is the same")
  func replanning() {
    withSeeds(200) { random in
      let state = AxisMotion.State(
        position: random.double(-300...10_300), velocity: random.double(-8_000...8_000), time: random.double(0...10))
      let rate = random.pick([ScrollView.DecelerationRate.normal, .fast])
      func plan(_ state: AxisMotion.State) -> AxisMotion {
        AxisMotion(decelerating: state, in: range, decay: rate.decay, tolerance: 0.25)
      }
      let motion = plan(state)
      guard motion.end - state.time < 30 else { return "takes \(motion.end - state.time) s" }
      let middle = random.double(state.time...max(state.time, motion.end))
      let again = plan(
        AxisMotion.State(position: motion.position(at: middle), velocity: motion.velocity(at: middle), time: middle))
      for _ in 0..<20 {
        let time = random.double(middle...motion.end + 1)
        let (one, other) = (motion.position(at: time), again.position(at: time))
        // Near the ends of phases one of the plans is over before the other.
        if abs(one - other) > (time < motion.end - 0.01 ? 1e-6 : 0.3) { return "\(one) and \(other) at \(time)" }
      }
      return range.contains(motion.target) ? nil : "rests at \(motion.target)"
    }
  }

  @Test("a given target is reached without passing it, fast if it is near and by a spring if it is far")
  func targets() {
    withSeeds(300) { random in
      let velocity = random.double(-5_000...5_000)
      let distance = random.double(-3_000...3_000)
      let motion = AxisMotion(
        endingDrag: AxisMotion.State(position: 0, velocity: velocity, time: 0), to: distance, decay: 1, tolerance: 0.5)
      if motion.target != distance || motion.end > 9 { return "\(motion)" }
      if abs(motion.velocity(at: 0) - velocity) > 1e-6 { return "begins with \(motion.velocity(at: 0))" }
      for step in 0...100 {
        let position = motion.position(at: motion.end * Double(step) / 100)
        if (position - distance) * distance > 1e-6 { return "\(velocity) to \(distance) passes it: \(position)" }
      }
      return nil
    }
  }
}
