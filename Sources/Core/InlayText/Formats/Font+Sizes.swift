/// The tracking and the line height of texts by their size.
extension Font {
  /// The size, in points, from which letters have the distances for large texts: see `Font`.
  package static let displaySize = 20.0

  /// The tracking that makes Inter's texts as wide as Apple's at a size, in ems. From 20 points up it is 0, since Inter
  /// Display is closer itself.
  package static func tracking(at size: Double, weight: Weight = .regular) -> Double {
    guard size < displaySize else { return 0 }
    let tracking = interpolated(trackingsBySize, at: size)
    return weight >= .semibold ? tracking * boldTrackingShare : tracking
  }

  /// The height of a line at a size, in ems, as in Apple's text styles at their standard sizes.
  package static func lineHeight(at size: Double) -> Double {
    // This also handles a size that is not a number.
    guard size > 11 else { return 13.0 / 11 }
    let known = min(size, 34)
    return interpolated(lineHeightsBySize, at: known) / known
  }

  /// The tracking of the built-in themes' styles.
  private static let trackingsBySize: [(size: Double, value: Double)] = [
    (12, 0), (13, -0.006), (15, -0.016), (16, -0.0235),
  ]

  /// The share of the tracking for semibold and bolder letters, which are wider.
  private static let boldTrackingShare = 0.0175 / 0.0235

  /// The heights in points.
  private static let lineHeightsBySize: [(size: Double, value: Double)] = [
    (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41),
  ]

  /// The value at a size between two known sizes; the first or the last value beyond them.
  private static func interpolated(_ known: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let upper = known.firstIndex(where: { $0.size >= size }) else { return known.last?.value ?? 0 }
    guard upper > 0, known[upper].size > size else { return known[upper].value }
    let (low, high) = (known[upper - 1], known[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
