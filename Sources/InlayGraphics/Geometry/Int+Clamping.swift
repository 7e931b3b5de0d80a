extension Int {
  /// A number without its fraction. What is beyond ±2^53, up to which every whole number is a `Double`, becomes that limit,
  /// and what is not a number 0.
  @inlinable package init(clamping value: Double) {
    self = Int(value.limited(to: 0x1p53))
  }
}

extension Double {
  /// The number itself, or the nearer end of ±`limit` where it is beyond; 0 for what is not a number.
  @inlinable package func limited(to limit: Double) -> Double {
    isNaN ? 0 : Swift.max(-limit, Swift.min(limit, self))
  }
}
