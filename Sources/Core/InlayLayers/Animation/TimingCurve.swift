/// The progress of an animation from its start (0) to its end (1): a cubic Bézier curve from (0, 0) to (1, 1), time
/// across and progress down.
public struct TimingCurve: Hashable, Sendable {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  /// A curve with two control points. Times are limited to 0...1; progress may leave it, and overshoots: it is limited
  /// to a million. NaN counts as 0.
  public init(controlPoints firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
    first = (firstX > 0 ? min(firstX, 1) : 0, firstY.magnitudeLimited(to: 0...1e6))
    second = (secondX > 0 ? min(secondX, 1) : 0, secondY.magnitudeLimited(to: 0...1e6))
  }

  /// The same speed throughout.
  public static let linear = TimingCurve(controlPoints: 0, 0, 1, 1)
  /// A slow beginning.
  public static let easeIn = TimingCurve(controlPoints: 0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = TimingCurve(controlPoints: 0, 0, 0.58, 1)
  /// A slow beginning and a slow end.
  public static let easeInOut = TimingCurve(controlPoints: 0.42, 0, 0.58, 1)
  /// Core Animation's default: a quick start and a slow end.
  public static let `default` = TimingCurve(controlPoints: 0.25, 0.1, 0.25, 1)

  /// The progress at a fraction of the duration; 0 before it and 1 after it. Exact to 1e-9 where the curve is not
  /// vertical.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y && second.x == second.y { return time }
    return Self.coordinate(first.y, second.y, at: parameter(at: time))
  }

  /// The curve's parameter at a time, by Newton's method within an interval that is halved where a step leaves it.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<64 {
      let excess = Self.coordinate(first.x, second.x, at: parameter) - time
      if excess == 0 { break }
      if excess > 0 { high = parameter } else { low = parameter }
      var next = parameter - excess / Self.slope(first.x, second.x, at: parameter)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == parameter { break }
      parameter = next
    }
    return parameter
  }

  private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter * (3 * rest * (rest * first + parameter * second) + parameter * parameter)
  }

  private static func slope(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
  }

  public static func == (a: TimingCurve, b: TimingCurve) -> Bool { a.first == b.first && a.second == b.second }

  public func hash(into hasher: inout Hasher) {
    for number in [first.x, first.y, second.x, second.y] { hasher.combine(number) }
  }
}
