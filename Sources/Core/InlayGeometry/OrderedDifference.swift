/// The common elements of two ordered lists.
package enum OrderedDifference {
  /// The numbers of elements that are the same at the start of both lists, and at the end of the rest.
  ///
  /// Compares in step: each element once at most. O(elements).
  ///
  /// - Parameters:
  ///   - old: The number of elements of the old list.
  ///   - new: The number of elements of the new list.
  ///   - known: Numbers that are known to be the same, at most as many as both lists have.
  ///   - isSame: Compares the element at an index of the old list with the element at an index of the new list.
  @inlinable @inline(__always) package static func commonEnds(
    _ old: Int, _ new: Int, from known: (start: Int, end: Int) = (0, 0), isSame: (Int, Int) -> Bool
  ) -> (start: Int, end: Int) {
    let count = min(old, new)
    var (start, end) = known
    while start < count - end, isSame(start, start) { start += 1 }
    while end < count - start, isSame(old - 1 - end, new - 1 - end) { end += 1 }
    return (start, end)
  }

  /// The elements of a reordered list that stay, so that the fewest move: a longest increasing subsequence.
  ///
  /// - Parameter origins: For each element its index before, each at most once; negative for a new element.
  /// - Returns: For each element whether it stays. False for new elements.
  ///
  /// O(count + moved elements × log count): an element that extends the longest sequence so far costs O(1), and those
  /// that do not are as many as move. Without a move no memory but the result is needed.
  package static func staying(_ origins: [Int]) -> [Bool] {
    guard !isAscending(origins) else { return origins.map { $0 >= 0 } }
    // The last elements of the best sequences of each length, which have the smallest such ends.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: origins.count)
    for (index, origin) in origins.enumerated() where origin >= 0 {
      if let last = ends.last, origins[last] > origin {
        let length = ends.indices.partitioningIndex { origins[ends[$0]] > origin }
        if length > 0 { previous[index] = ends[length - 1] }
        ends[length] = index
      } else {
        previous[index] = ends.last ?? -1
        ends.append(index)
      }
    }
    var staying = Array(repeating: false, count: origins.count)
    var index = ends.last ?? -1
    while index >= 0 {
      staying[index] = true
      index = previous[index]
    }
    return staying
  }

  private static func isAscending(_ origins: [Int]) -> Bool {
    var last = -1
    for origin in origins where origin >= 0 {
      guard origin > last else { return false }
      last = origin
    }
    return true
  }
}
