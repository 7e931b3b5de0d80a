import InlayGeometry

/// Removed and inserted indices of a sequence, which give the new indices of the other elements.
@usableFromInline struct IndexChanges {
  /// Ascending, by the order before.
  @usableFromInline private(set) var removed: [Int] = []
  /// Ascending, by the order afterwards.
  @usableFromInline private(set) var inserted: [Int] = []
  /// The elements with which another run of removed, or inserted, ones begins beside the one before.
  private var removedStarts: [Int] = []
  private var insertedStarts: [Int] = []

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The new index of an element; nil for a removed one. O(log changes).
  @inlinable func newIndex(of index: Int) -> Int? {
    let before = removedCount(before: index)
    if before < removed.count && removed[before] == index { return nil }
    return afterInsertions(index - before)
  }

  /// The new index of an element, or of its successor. O(log changes).
  @inlinable func successor(of index: Int) -> Int { afterInsertions(index - removedCount(before: index)) }

  /// The number of elements afterwards that are before the gap in front of an element: the gap follows the last
  /// remaining element before it. `successor(of:)` is the gap before the next remaining element. O(log changes).
  @inlinable func gapBehindRemaining(before index: Int) -> Int {
    let rank = index - removedCount(before: index)
    return rank > 0 ? afterInsertions(rank - 1) + 1 : 0
  }

  /// Splits runs between neighbours of different kinds. O(changes).
  mutating func splitRuns<Kind: Equatable>(removed kind: (Int) -> Kind, inserted otherKind: (Int) -> Kind) {
    func starts(_ indices: [Int], _ kind: (Int) -> Kind) -> [Int] {
      let kinds = indices.map(kind)
      return indices.indices.dropFirst()
        .filter { indices[$0 - 1] == indices[$0] - 1 && kinds[$0 - 1] != kinds[$0] }.map { indices[$0] }
    }
    removedStarts = starts(removed, kind)
    insertedStarts = starts(inserted, otherKind)
  }

  /// The removed elements around one without a remaining element between them, up to where runs are split.
  /// O(log changes).
  func removedRun(around index: Int) -> ClosedRange<Int> {
    let position = removedCount(before: index)
    guard position < removed.count, removed[position] == index else { return index...index }
    let first = removed.indices.partitioningIndex { removed[$0] - $0 >= index - position }
    let end = removed.indices.partitioningIndex { removed[$0] - $0 > index - position }
    let next = removedStarts.indices.partitioningIndex { removedStarts[$0] > index }
    let low = next > 0 ? max(removed[first], removedStarts[next - 1]) : removed[first]
    return low...(next < removedStarts.count ? min(removed[end - 1], removedStarts[next] - 1) : removed[end - 1])
  }

  /// The changes that lead back.
  var inverse: IndexChanges {
    var inverse = self
    (inverse.removed, inverse.inserted) = (inserted, removed)
    (inverse.removedStarts, inverse.insertedStarts) = (insertedStarts, removedStarts)
    return inverse
  }

  /// The number of removed elements before one.
  @inlinable func removedCount(before index: Int) -> Int { removed.indices.partitioningIndex { removed[$0] >= index } }

  /// The new index of the remaining element of a rank. The n-th insertion is before it if at most `rank` remaining
  /// elements are before the insertion.
  @inlinable func afterInsertions(_ rank: Int) -> Int {
    rank + inserted.indices.partitioningIndex { inserted[$0] - $0 > rank }
  }
}
