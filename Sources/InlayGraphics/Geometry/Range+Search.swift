extension Range<Int> {
  /// The first index of the range that meets a condition; the upper bound if there is none. The indices that meet it must
  /// be behind all others. O(log count).
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
