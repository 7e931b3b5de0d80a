extension Int {
  /// A number without its fraction. Numbers beyond ±2^53, up to which every whole number is a `Double`, become that
  /// limit, and a value that is not a number becomes 0.
  @inlinable package init(clamping value: Double) {
    self = Int(value.limited(to: 0x1p53))
  }
}

extension Double {
  /// The number itself, or the nearer end of ±`limit` where it is beyond; 0 for a value that is not a number.
  @inlinable package func limited(to limit: Double) -> Double {
    isNaN ? 0 : Swift.max(-limit, Swift.min(limit, self))
  }
}
