import InlayGeometry

/// The elements at both ends of two lists that are the same, without hashing.
struct CommonEnds {
  /// The elements between, before and afterwards.
  let old: Range<Int>
  let new: Range<Int>
  private let oldCount: Int

  /// Compares in step: each element once at most. O(elements).
  init<Element>(_ old: [Element], _ new: [Element], isSame: (Element, Element) -> Bool) {
    self.init(old, new, from: (0, 0), isSame: isSame)
  }

  /// The same for values, by their memory as far as it is equal. O(1) for chunks that the lists share.
  init<Element: Equatable>(_ old: ChunkedList<Element>, _ new: ChunkedList<Element>) {
    let start = Self.equalCount(old.chunks, new.chunks, fromEnd: false)
    let left = min(old.count, new.count) - start
    let end = left == 0 ? 0 : min(left, Self.equalCount(old.chunks, new.chunks, fromEnd: true))
    self.init(old, new, from: (start, end), isSame: ==)
  }

  /// Whether both lists are the same.
  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  private init<List: RandomAccessCollection<Element>, Element>(
    _ old: List, _ new: List, from known: (start: Int, end: Int), isSame: (Element, Element) -> Bool
  ) where List.Index == Int {
    let (start, end) = OrderedDifference.commonEnds(old.count, new.count, from: known) { isSame(old[$0], new[$1]) }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
    oldCount = old.count
  }

  /// The previous index of each new element; -1 for a new one.
  ///
  /// - Parameter find: Gives these for the elements between; nil for a new one.
  func origins(_ find: (Int) -> Int?) -> [Int] {
    var origins: [Int] = []
    origins.reserveCapacity(oldCount - old.count + new.count)
    origins += 0..<old.lowerBound
    for index in new { origins.append(find(index) ?? -1) }
    origins += old.upperBound..<oldCount
    return origins
  }

  /// The number of elements with equal memory at the start, or at the end. Different memory may be of equal values.
  private static func equalCount<Element>(_ old: [[Element]], _ new: [[Element]], fromEnd: Bool) -> Int {
    var count = 0
    // The place of a chunk in each list, and the elements of it that are counted.
    var (a, b, inA, inB) = (0, 0, 0, 0)
    while a < old.count, b < new.count {
      let (left, right) = (old[fromEnd ? old.count - 1 - a : a], new[fromEnd ? new.count - 1 - b : b])
      let length = min(left.count - inA, right.count - inB)
      let (startA, startB) = fromEnd ? (left.count - inA - length, right.count - inB - length) : (inA, inB)
      let equal = left[startA..<startA + length].withUnsafeBytes { left in
        right[startB..<startB + length].withUnsafeBytes { equalBytes(left, $0, fromEnd: fromEnd) }
      }
      count += equal / MemoryLayout<Element>.stride
      guard equal == length * MemoryLayout<Element>.stride else { break }
      (inA, inB) = (inA + length, inB + length)
      if inA == left.count { (a, inA) = (a + 1, 0) }
      if inB == right.count { (b, inB) = (b + 1, 0) }
    }
    return count
  }

  /// - Parameter b: As long as `a`.
  private static func equalBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, fromEnd: Bool) -> Int {
    if a.baseAddress == b.baseAddress { return a.count }
    var equal = 0
    while equal + 8 <= a.count {
      let offset = fromEnd ? a.count - equal - 8 : equal
      let (left, right) = (
        a.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      guard left == right else { return equal }
      equal += 8
    }
    while equal < a.count {
      let offset = fromEnd ? a.count - equal - 1 : equal
      guard a[offset] == b[offset] else { break }
      equal += 1
    }
    return equal
  }
}
