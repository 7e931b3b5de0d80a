extension RandomAccessCollection where Index == Int {
  /// The first index whose element meets a condition; the end index if there is none. The elements that meet it must be
  /// behind all others. O(log count).
  @inlinable package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
