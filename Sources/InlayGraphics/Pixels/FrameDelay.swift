/// The time of a frame in an animated PNG: a fraction of seconds.
struct FrameDelay: Hashable {
  let numerator: UInt16
  let denominator: UInt16

  private static let largest = 65_535.0

  /// The simplest fraction within a nanosecond of a time, or else the nearest of the continued fraction; at least
  /// 1/65,535 and at most 65,535 seconds.
  init(seconds: Double) {
    let wanted = min(max(seconds, 1 / Self.largest), Self.largest)
    var (before, last) = ((0.0, 1.0), (1.0, 0.0))
    var rest = wanted
    while true {
      let whole = rest.rounded(.down)
      let next = (whole * last.0 + before.0, whole * last.1 + before.1)
      guard next.0 <= Self.largest, next.1 <= Self.largest else { break }
      (before, last) = (last, next)
      guard abs(next.0 / next.1 - wanted) > 1e-9, rest > whole else { break }
      rest = 1 / (rest - whole)
    }
    // A time that only 0 approximates has the shortest.
    numerator = UInt16(max(1, last.0))
    denominator = last.0 < 1 ? UInt16(Self.largest) : UInt16(last.1)
  }
}
