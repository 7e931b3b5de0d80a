/// Rows of one section, ascending, without rows of height 0, unless that height is a guess.
struct SeenRows: Sequence, Equatable {
  /// The first rows without a gap; empty if there are no rows.
  var head = 0..<0
  /// The other ranges, rarely any. None is empty or begins at the end of another.
  var rest: [Range<Int>] = []

  init() {}

  init(_ range: Range<Int>) { head = range }

  var count: Int {
    rest.isEmpty ? head.count : rest.reduce(head.count) { $0 + $1.count }
  }
  var isEmpty: Bool { head.isEmpty }
  var first: Int? { head.first }
  var last: Int? { (rest.last ?? head).last }

  /// O(gaps).
  func contains(_ row: Int) -> Bool { head.contains(row) || rest.contains { $0.contains(row) } }

  /// - Parameter range: Begins at or after the end of all ranges added before.
  mutating func append(_ range: Range<Int>) {
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

  func makeIterator() -> Iterator { Iterator(head: head, rest: rest[...]) }

  struct Iterator: IteratorProtocol {
    var head: Range<Int>
    var rest: ArraySlice<Range<Int>>

    mutating func next() -> Int? {
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
  var seenEnds: ClosedRange<Int>? {
    guard let first = seenRow(from: 0), let last = seenRow(before: count) else { return nil }
    return first...last
  }
}
