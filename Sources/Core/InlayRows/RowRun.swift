import InlaySystem

/// Consecutive rows of equal height, in 12 bytes: ten million rows of unequal heights make ten million runs.
@usableFromInline struct RowRun: SumTreeElement, Equatable {
  /// The halves of the height's bits: a 64-bit property would make each run 16 bytes.
  @usableFromInline let low: UInt32
  @usableFromInline let high: UInt32
  /// The bits from the lowest: the count, and the origin of the height.
  @usableFromInline let packed: UInt32

  static var maximumCount: Int { (1 << 28) - 1 }
  @inlinable static var originShift: UInt32 { 28 }

  /// - Parameters:
  ///   - count: 1...maximumCount.
  ///   - height: In points.
  init(count: Int, height: Double, origin: HeightOrigin) {
    require(count > 0 && count <= Self.maximumCount, "a run of \(count) rows")
    let bits = height.bitPattern
    low = UInt32(truncatingIfNeeded: bits)
    high = UInt32(truncatingIfNeeded: bits >> 32)
    packed = UInt32(count) | UInt32(origin.rawValue) << Self.originShift
  }

  @inlinable var height: Double { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
  var count: Int { Int(packed & UInt32(Self.maximumCount)) }
  @inlinable var origin: HeightOrigin {
    HeightOrigin(rawValue: UInt8(truncatingIfNeeded: packed >> Self.originShift)) ?? .given
  }

  @usableFromInline static var leafCapacity: Int { 128 }

  @usableFromInline var extent: Extent {
    let count = self.count
    return Extent(count: count, rows: count, guesses: origin.isGuess ? count : 0, height: Double(count) * height)
  }

  @usableFromInline func split(at position: Int) -> (RowRun, RowRun) {
    (with(count: position), with(count: count - position))
  }

  @usableFromInline func merged(with next: RowRun) -> RowRun? {
    guard low == next.low, high == next.high, origin == next.origin, count + next.count <= Self.maximumCount else {
      return nil
    }
    return with(count: count + next.count)
  }

  func with(count: Int) -> RowRun { RowRun(count: count, height: height, origin: origin) }
}
