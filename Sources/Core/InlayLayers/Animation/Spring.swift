#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The motion of a damped spring from 0 to its rest at 1, in closed form.
struct Spring: Hashable, Sendable {
  /// 1 reaches the rest as fast as possible without overshooting; less swings around it, more creeps. 0 never rests: an
  /// animation ends nevertheless, after `AnimationTiming.longestSpring`.
  let dampingRatio: Double
  /// The period of the spring without damping, in seconds: how stiff it is.
  let response: Double
  /// The velocity at the start, in distances to the rest per second; negative is away from it.
  let initialVelocity: Double

  /// A spring. A negative damping ratio counts as 0, a response of 0 or less is at rest at once. NaN and numbers within
  /// a millionth of 0 count as 0, and those beyond a million as a million.
  init(dampingRatio: Double = 1, response: Double, initialVelocity: Double = 0) {
    self.dampingRatio = dampingRatio.magnitudeLimited(to: Self.limits).positive
    self.response = response.magnitudeLimited(to: Self.limits).positive
    self.initialVelocity = initialVelocity.magnitudeLimited(to: Self.limits)
  }

  /// The limits of all numbers, so that no product of them leaves the range of numbers.
  private static let limits = 1e-6...1e6

  /// The distance from the rest, as a fraction of that at the start, below which the spring rests.
  static let restingDistance = 1e-4

  /// The frequency in radians per second.
  private var frequency: Double { 2 * Double.pi / response }

  /// The position in seconds after the start.
  func value(at time: Double) -> Double {
    guard response > 0 else { return 1 }
    guard time > 0 else { return 0 }
    let (even, odd) = swing(at: time)
    // The distance d from the rest obeys d'' + 2 ζω d' + ω² d = 0, with d = 1 and d' = -v at the start.
    return 1 - even - (dampingRatio * frequency - initialVelocity) * odd
  }

  /// The velocity in seconds after the start, in distances per second.
  func velocity(at time: Double) -> Double {
    guard response > 0 else { return 0 }
    guard time > 0 else { return initialVelocity }
    let (even, odd) = swing(at: time)
    let decay = dampingRatio * frequency
    return initialVelocity * even + (frequency * frequency - decay * initialVelocity) * odd
  }

  /// The seconds after which the spring stays within a ten thousandth of the distance from its rest.
  var settlingDuration: Double {
    guard response > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    let decay = dampingRatio * frequency
    let slope = abs(decay - initialVelocity)
    if dampingRatio > 1 {
      // The sum of both exponentials' amounts; the slower one decides.
      let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = frequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
      let amounts = (abs(spread + decay - initialVelocity) + abs(spread - decay + initialVelocity)) / (2 * spread)
      // No more than the bound for critical damping with the slower decay.
      return min(log(max(amounts, 1) / Self.restingDistance) / slow, Self.settling(decay: slow, slope: slope))
    }
    let critical = Self.settling(decay: decay, slope: slope)
    guard dampingRatio < 1 else { return critical }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let amplitude = (1 + slope / damped * (slope / damped)).squareRoot()
    return min(log(amplitude / Self.restingDistance) / decay, critical)
  }

  /// The time at which (1 + slope · t) · exp(-decay · t) falls below the resting distance for good.
  private static func settling(decay: Double, slope: Double) -> Double {
    var low = max(0, 1 / decay - 1 / slope)
    var high = max(low, 1 / decay)
    while (1 + slope * high) * exp(-decay * high) > restingDistance { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + slope * middle) * exp(-decay * middle) > restingDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// The two solutions that start as 1 with slope -ζω, and as 0 with slope 1.
  private func swing(at seconds: Double) -> (even: Double, odd: Double) {
    // Later, products would leave the range of numbers.
    let time = min(seconds, 1e12)
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let fade = exp(-decay * time)
      return (fade * cos(damped * time), fade * sin(damped * time) / damped)
    }
    if dampingRatio == 1 {
      let fade = exp(-decay * time)
      return (fade, fade * time)
    }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let spread = frequency * root
    // Products of small and large exponentials would overflow, and the slower decay's difference would be inexact.
    let slow = exp(-frequency / (dampingRatio + root) * time)
    let fast = exp(-(spread + decay) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * spread))
  }
}
