/// The time and the progress of an animation.
public struct AnimationTiming: Hashable, Sendable {
  private enum Pace: Hashable, Sendable {
    case curve(TimingCurve)
    case spring(Spring)
  }

  private let pace: Pace
  /// One pass from start to end, in seconds: a spring's is its settling duration.
  public let duration: Double
  /// The time from adding the animation to its beginning, in seconds, at most `longest`; 0 by default. Until then the
  /// start value is shown. A negative delay begins during the animation. NaN counts as 0.
  public var delay: Double {
    get { ownDelay }
    set { ownDelay = newValue.magnitudeLimited(to: 0...Self.longest) }
  }
  private var ownDelay = 0.0
  /// The number of passes; 1 by default. It may have a fraction, and may be infinite. Zero and less count as 1.
  public var repeatCount = 1.0
  /// Whether each pass returns to the start, in as much time again; false by default. The model's value follows the
  /// last return too.
  public var autoreverses = false

  /// No pass and no delay is longer, in seconds: a million.
  static let longest = 1e6
  /// A spring that does not rest by then, in seconds, rests: ten minutes.
  static let longestSpring = 600.0

  /// A curve over some seconds, at most `longest`. Zero, less, and NaN count as 0.
  public static func curve(
    _ curve: TimingCurve = .default, duration: Double, delay: Double = 0
  ) -> AnimationTiming {
    AnimationTiming(.curve(curve), duration: duration > 0 ? min(duration, longest) : 0, delay: delay)
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping; 1, the default, is the least that does not overshoot.
  ///   - response: The time that determines the stiffness, in seconds.
  ///   - initialVelocity: The velocity at the beginning, in distances per second.
  ///   - delay: The time before the animation begins, in seconds.
  public static func spring(
    dampingRatio: Double = 1, response: Double, initialVelocity: Double = 0, delay: Double = 0
  ) -> AnimationTiming {
    let spring = Spring(dampingRatio: dampingRatio, response: response, initialVelocity: initialVelocity)
    return .spring(spring, delay: delay)
  }

  static func spring(_ spring: Spring, delay: Double = 0) -> AnimationTiming {
    AnimationTiming(.spring(spring), duration: min(spring.settlingDuration, longestSpring), delay: delay)
  }

  private init(_ pace: Pace, duration: Double, delay: Double) {
    self.pace = pace
    self.duration = duration
    self.delay = delay
  }

  /// The same with several passes.
  public func repeated(_ count: Double, autoreverses: Bool = false) -> AnimationTiming {
    var timing = self
    timing.repeatCount = count
    timing.autoreverses = autoreverses
    return timing
  }

  /// The time from the moment when the animation is added to its end, in seconds.
  package var totalDuration: Double {
    let pass = autoreverses ? 2 * duration : duration
    return pass > 0 ? delay + pass * (repeatCount > 0 ? repeatCount : 1) : delay
  }

  /// Whether nothing is ever shown of it.
  var isInstant: Bool { !(totalDuration > 0) }

  /// The progress from start (0) to end (1), in seconds after the animation was added. Springs, and curves with such
  /// control points, overshoot.
  package func progress(at elapsed: Double) -> Double {
    let time = elapsed - delay
    guard time > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    if repeatCount == 1 && !autoreverses { return value(at: time) }
    let passed = time / duration
    let whole = passed.rounded(.down)
    let part = (passed - whole) * duration
    let isReturning = autoreverses && !whole.truncatingRemainder(dividingBy: 2).isZero
    return value(at: isReturning ? duration - part : part)
  }

  private func value(at time: Double) -> Double {
    switch pace {
    case .curve(let curve): curve.value(at: time / duration)
    case .spring(let spring): spring.value(at: time)
    }
  }
}

extension Double {
  /// Zero for NaN and for numbers nearer to 0 than the range; at most its end, with the sign.
  func magnitudeLimited(to range: ClosedRange<Double>) -> Double {
    guard magnitude >= range.lowerBound else { return 0 }
    return Double(signOf: self, magnitudeOf: Swift.min(magnitude, range.upperBound))
  }

  /// Zero for negative numbers.
  var positive: Double { Swift.max(0, self) }
}
