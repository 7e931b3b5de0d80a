extension Double {
  /// The number as messages show it: the shortest decimal text that reads as this number again, and a whole number
  /// without a fraction or an exponent.
  package var text: String { self == rounded() && magnitude < 1e18 ? "\(Int(self))" : description }
}

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

extension Range<Int> {
  /// The first index of the range that meets a condition; the upper bound if there is none. The indices that meet it
  /// must be behind all others. O(log count).
  @inlinable package func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
