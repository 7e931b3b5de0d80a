/// Rows of one section, ascending, without rows of height 0, unless that height is a guess.
@usableFromInline package struct SeenRows: Sequence, Equatable {
  /// The first rows without a gap; empty if there are no rows.
  @usableFromInline var head = 0..<0
  /// The other ranges, rarely any. None is empty or begins at the end of another.
  @usableFromInline var rest: [Range<Int>] = []

  package init() {}

  package init(_ range: Range<Int>) { head = range }

  @inlinable package var count: Int {
    rest.isEmpty ? head.count : rest.reduce(head.count) { $0 + $1.count }
  }
  @inlinable package var isEmpty: Bool { head.isEmpty }
  @inlinable package var first: Int? { head.first }
  package var last: Int? { (rest.last ?? head).last }

  /// O(gaps).
  @inlinable package func contains(_ row: Int) -> Bool { head.contains(row) || rest.contains { $0.contains(row) } }

  /// - Parameter range: Begins at or after the end of all ranges added before.
  package mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    if head.isEmpty {
      head = range
    } else if rest.isEmpty && head.upperBound == range.lowerBound {
      head = head.lowerBound..<range.upperBound
    } else if let last = rest.last, last.upperBound == range.lowerBound {
      rest[rest.count - 1] = last.lowerBound..<range.upperBound
    } else {
      rest.append(range)
    }
  }

  /// The first `count` rows.
  func prefix(_ count: Int) -> SeenRows {
    var rows = SeenRows(head.prefix(count))
    for range in rest { rows.append(range.prefix(Swift.max(0, count - rows.count))) }
    return rows
  }

  /// The rows up to and including one.
  func prefix(through row: Int) -> SeenRows {
    var rows = SeenRows()
    for range in [head] + rest where range.lowerBound <= row {
      rows.append(range.lowerBound..<Swift.min(range.upperBound, row + 1))
    }
    return rows
  }

  @inlinable package func makeIterator() -> Iterator { Iterator(head: head, rest: rest[...]) }

  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline var head: Range<Int>
    @usableFromInline var rest: ArraySlice<Range<Int>>

    @inlinable init(head: Range<Int>, rest: ArraySlice<Range<Int>>) {
      self.head = head
      self.rest = rest
    }

    @inlinable package mutating func next() -> Int? {
      if head.isEmpty {
        guard let next = rest.popFirst() else { return nil }
        head = next
      }
      let row = head.lowerBound
      head = row + 1..<head.upperBound
      return row
    }
  }
}

extension RowRuns {
  /// The first and the last row with a height; nil if no row has one. O(log runs).
  package var seenEnds: ClosedRange<Int>? {
    guard let first = seenRow(from: 0), let last = seenRow(before: count) else { return nil }
    return first...last
  }

  /// Whether a row has the known height 0.
  package func isGone(_ row: Int) -> Bool { height(ofRow: row) <= 0 && !isGuessed(row) }
}
