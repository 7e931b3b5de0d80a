/// Consecutive rows of equal height, in 12 bytes: ten million rows of unequal heights make ten million runs.
@usableFromInline struct RowRun: SumTreeElement, Equatable {
  /// The halves of the height's bits: a 64-bit property would make each run 16 bytes.
  @usableFromInline let low: UInt32
  @usableFromInline let high: UInt32
  /// From the lowest bit: the count, whether the height is estimated, and the kind of the rows.
  @usableFromInline let packed: UInt32

  static var maximumCount: Int { (1 << 27) - 1 }
  @inlinable static var estimatedBit: UInt32 { 1 << 27 }
  @inlinable static var kindShift: UInt32 { 28 }

  /// The number of kinds of rows. Rows of a kind have equal estimates.
  static var kindCount: Int { 16 }

  /// - Parameters:
  ///   - count: 1...maximumCount.
  ///   - height: In points.
  init(count: Int, height: Double, isEstimated: Bool, kind: Int) {
    precondition(count > 0 && count <= Self.maximumCount, "a run of \(count) rows")
    let bits = height.bitPattern
    low = UInt32(truncatingIfNeeded: bits)
    high = UInt32(truncatingIfNeeded: bits >> 32)
    packed =
      UInt32(count) | (isEstimated ? Self.estimatedBit : 0)
      | UInt32(max(0, min(kind, Self.kindCount - 1))) << Self.kindShift
  }

  var height: Double { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
  var count: Int { Int(packed & (Self.estimatedBit - 1)) }
  @inlinable var isEstimated: Bool { packed & Self.estimatedBit != 0 }
  @inlinable var kind: Int { Int(packed >> Self.kindShift) }

  @usableFromInline static var leafCapacity: Int { 128 }

  @usableFromInline var extent: Extent {
    let count = self.count
    return Extent(count: count, rows: count, guesses: isEstimated ? count : 0, height: Double(count) * height)
  }

  @usableFromInline func split(at position: Int) -> (RowRun, RowRun) {
    (with(count: position), with(count: count - position))
  }

  @usableFromInline func merged(with next: RowRun) -> RowRun? {
    let mask = ~(Self.estimatedBit - 1)
    guard low == next.low, high == next.high, packed & mask == next.packed & mask,
      count + next.count <= Self.maximumCount
    else { return nil }
    return with(count: count + next.count)
  }

  func with(count: Int) -> RowRun { RowRun(count: count, height: height, isEstimated: isEstimated, kind: kind) }
}
