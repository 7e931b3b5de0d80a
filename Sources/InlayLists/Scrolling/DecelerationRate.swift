import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The part of its velocity that a scroll view keeps in each millisecond after a drag, with UIKit's values.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// 0..<1; other values count as the nearest that decelerates.
  public var rawValue: Double

  public init(rawValue: Double) { self.rawValue = rawValue }

  /// 0.998: a drag's velocity continues for half a second's distance.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// 0.99: a tenth of a second's distance.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// The exponent of the decay a second: velocity is `v * exp(-decay * t)`.
  var decay: Double {
    guard rawValue > 0 else { return Self.mostDecay }
    return max(Self.leastDecay, min(-1_000 * log(rawValue), Self.mostDecay))
  }

  private static var leastDecay: Double { 0.01 }
  private static var mostDecay: Double { 1_000 }
}
