import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A movement along one axis that comes to rest: `target + (a + b t) exp(-rate t)`.
///
/// With `b` 0 it is the deceleration of UIKit's scroll views, otherwise a critically damped spring. The rest of a decay
/// is a decay with the same rate and target. Positions are in points, times in seconds from its start.
struct Decay: Equatable {
  var target: Double
  /// The distance from the target at the start.
  private let a: Double
  /// The velocity in points per second.
  private let b: Double
  /// A second.
  private let rate: Double

  /// Momentum: the velocity decreases by the rate alone.
  init(from position: Double, velocity: Double, decay rate: Double) {
    target = position + velocity / rate
    a = -velocity / rate
    b = 0
    self.rate = rate
  }

  /// A critically damped spring to a target. Its stiffness is the square of the rate, for a mass of 1.
  init(from position: Double, velocity: Double, to target: Double, spring rate: Double) {
    self.target = target
    a = position - target
    b = velocity + rate * a
    self.rate = rate
  }

  /// A decay of momentum's form that begins with a velocity and ends at a target in its direction.
  init(from position: Double, velocity: Double, reaching target: Double) {
    self.target = target
    a = position - target
    b = 0
    rate = -velocity / a
  }

  func position(at time: Double) -> Double { target + (a + b * time) * exp(-rate * time) }

  /// Returns the velocity in points per second.
  func velocity(at time: Double) -> Double { (b - rate * (a + b * time)) * exp(-rate * time) }

  /// The time at which momentum is at a position between its start and its target.
  func time(at position: Double) -> Double {
    let share = (position - target) / a
    return share > 0 ? max(0, -log(share) / rate) : .infinity
  }

  /// The time at which a spring passes its target; nil if it stays on its side.
  var crossing: Double? { b != 0 && -a / b > 0 ? -a / b : nil }

  /// The time after which the distance from the target stays below another, for a spring that does not pass its target.
  func duration(until distance: Double) -> Double {
    if b == 0 { return max(0, log(abs(a) / distance) / rate) }
    // The distance increases until here, and decreases afterwards.
    var low = max(0, 1 / rate - a / b)
    func isFar(_ time: Double) -> Bool { abs((a + b * time) * exp(-rate * time)) > distance }
    guard isFar(low) else { return 0 }
    var step = 1 / rate
    while isFar(low + step) && step < Self.longest { step *= 2 }
    for _ in 0..<Self.bisections {
      step /= 2
      if isFar(low + step) { low += step }
    }
    return low + step
  }

  private static var longest: Double { 1e6 }
  private static var bisections: Int { 50 }

  /// Moves the whole movement.
  mutating func shift(by distance: Double) { target += distance }
}

extension ScrollView {
  /// The part of its velocity that a scroll view keeps in each millisecond after a drag, with UIKit's values.
  public enum DecelerationRate: Hashable, Sendable {
    /// The rate 0.998: a drag's velocity continues for half a second's distance.
    case normal
    /// The rate 0.99: a drag's velocity continues for a tenth of a second's distance.
    case fast

    /// The exponent of the decay a second: velocity is `v * exp(-decay * t)`.
    var decay: Double { -1_000 * log(self == .normal ? 0.998 : 0.99) }
  }
}
