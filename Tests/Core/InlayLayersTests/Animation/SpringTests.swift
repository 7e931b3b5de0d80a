import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct SpringTests {
  /// Position and velocity by Runge and Kutta's method.
  private func integrated(_ spring: Spring, to time: Double) -> (value: Double, velocity: Double) {
    let omega = 2 * Double.pi / spring.response
    func force(_ x: Double, _ v: Double) -> Double { omega * omega * (1 - x) - 2 * spring.dampingRatio * omega * v }
    let steps = 4_000
    let h = time / Double(steps)
    var (x, v) = (0.0, spring.initialVelocity)
    for _ in 0..<steps {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  private static let springs = [0.15, 0.5, 0.825, 0.9999, 1, 1.0001, 1.5, 4].flatMap { ratio in
    [-6.0, 0, 9].map { Spring(dampingRatio: ratio, response: 0.55, initialVelocity: $0) }
  }

  @Test("the closed form obeys the spring's equation of motion", arguments: springs)
  func motion(spring: Spring) {
    for time in [0.05, 0.2, 0.6, 1.3] {
      let expected = integrated(spring, to: time)
      #expect(abs(spring.value(at: time) - expected.value) < 1e-8)
      #expect(abs(spring.velocity(at: time) - expected.velocity) < 1e-6)
    }
    #expect(spring.value(at: 0) == 0 && spring.velocity(at: 0) == spring.initialVelocity)
  }

  @Test("after the settling duration a spring stays at its rest, and shortly before it does not", arguments: springs)
  func settling(spring: Spring) {
    let settled = spring.settlingDuration
    var farthest = 0.0
    for step in 0...2_000 {
      #expect(abs(spring.value(at: settled * (1 + Double(step) / 1_000)) - 1) <= 1.000_01e-4)
      farthest = max(farthest, abs(spring.value(at: settled * (0.6 + Double(step) / 10_000)) - 1))
    }
    #expect(farthest > 1e-4)
  }

  @Test("critical damping is the limit of weaker and of stronger damping")
  func limit() {
    for time in stride(from: 0.0, through: 2, by: 0.1) {
      let critical = Spring(response: 0.5).value(at: time)
      for ratio in [1 - 1e-9, 1 + 1e-9] {
        #expect(abs(Spring(dampingRatio: ratio, response: 0.5).value(at: time) - critical) < 1e-6)
      }
    }
  }

  @Test("a spring without damping never rests; one without response rests at once; NaN counts as 0")
  func extremes() {
    #expect(Spring(dampingRatio: 0, response: 1).settlingDuration == .infinity)
    #expect(abs(Spring(dampingRatio: 0, response: 1).value(at: 1_000.5) - 2) < 1e-6)
    for response in [0, -1, Double.nan] {
      let spring = Spring(dampingRatio: .nan, response: response, initialVelocity: .nan)
      #expect(spring.value(at: 0) == 1 && spring.settlingDuration == 0 && spring.dampingRatio == 0)
    }
    let strong = Spring(dampingRatio: 1e6, response: 1e-3)
    #expect(strong.value(at: 10).isFinite && strong.settlingDuration.isFinite)
  }
}
