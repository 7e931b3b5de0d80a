/// Which places of a sequence go and which come, and so where the others are afterwards.
struct IndexChanges {
  /// Ascending, as counted before.
  private(set) var removed: [Int] = []
  /// Ascending, as counted afterwards.
  private(set) var inserted: [Int] = []

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Where an element is afterwards; nil for one that goes. O(log changes).
  func newIndex(of index: Int) -> Int? {
    let before = Self.count(of: removed) { $0 < index }
    if before < removed.count && removed[before] == index { return nil }
    return afterInsertions(index - before)
  }

  /// Where an element is afterwards, or what comes in its place. O(log changes).
  func place(of index: Int) -> Int { afterInsertions(index - Self.count(of: removed) { $0 < index }) }

  /// The place of the survivor of a rank. The n-th insertion comes before it when n survivors fit before that.
  private func afterInsertions(_ rank: Int) -> Int {
    var low = 0
    var high = inserted.count
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private static func count(of numbers: [Int], while holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if holds(numbers[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
