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

  /// The same for values, by their memory as far as it is equal. O(1) for lists that share their storage.
  init<Element: Equatable>(_ old: [Element], _ new: [Element]) {
    let stride = MemoryLayout<Element>.stride
    let equal = old.withUnsafeBytes { a in new.withUnsafeBytes { b in Self.equalMemory(a, b, stride: stride) } }
    self.init(old, new, from: equal, isSame: ==)
  }

  /// Whether both lists are the same.
  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  private init<Element>(
    _ old: [Element], _ new: [Element], from known: (start: Int, end: Int), isSame: (Element, Element) -> Bool
  ) {
    let count = min(old.count, new.count)
    var (start, end) = known
    while start < count - end, isSame(old[start], new[start]) { start += 1 }
    while end < count - start, isSame(old[old.count - 1 - end], new[new.count - 1 - end]) { end += 1 }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
    oldCount = old.count
  }

  /// For each new element its index before; -1 for a new one.
  ///
  /// - Parameter find: Gives these for the elements between; nil for a new one.
  func origins(_ find: (Int) -> Int?) -> [Int] {
    Array(0..<old.lowerBound) + new.map { find($0) ?? -1 } + Array(old.upperBound..<oldCount)
  }

  /// The elements with equal bytes at the start and at the end. Different bytes may be of equal values.
  private static func equalMemory(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, stride: Int
  ) -> (start: Int, end: Int) {
    if old.baseAddress == new.baseAddress { return (old.count / stride, 0) }
    func isEqual(_ a: Int, _ b: Int) -> Bool {
      old.loadUnaligned(fromByteOffset: a, as: UInt64.self) == new.loadUnaligned(fromByteOffset: b, as: UInt64.self)
    }
    let length = min(old.count, new.count)
    var bytes = 0
    while bytes + 8 <= length, isEqual(bytes, bytes) { bytes += 8 }
    let start = bytes / stride
    bytes = 8
    while bytes <= length - start * stride, isEqual(old.count - bytes, new.count - bytes) { bytes += 8 }
    return (start, (bytes - 8) / stride)
  }
}
