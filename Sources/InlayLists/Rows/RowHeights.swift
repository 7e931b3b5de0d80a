/// The heights of one section's rows, as runs of equal heights.
///
/// Uniform rows are one run whatever their number, so they take no memory each. All look-ups are O(log runs).
struct RowHeights: Sendable {
  private(set) var count = 0
  /// The sum of all heights.
  private(set) var total = 0.0

  /// For each run, the rows and the height before it, and the height of each of its rows.
  private var firstRows: [Int] = []
  private var offsets: [Double] = []
  private var heights: [Double] = []

  init() {}

  init(count: Int, height: Double) {
    append(height, count: count)
  }

  /// What the rows take in memory.
  var byteCount: Int {
    MemoryLayout<Self>.size + (firstRows.capacity + offsets.capacity + heights.capacity) * MemoryLayout<Double>.size
  }

  /// Adds rows of one height at the end. O(1), amortised.
  mutating func append(_ height: Double, count added: Int = 1) {
    guard added > 0 else { return }
    if heights.last != height {
      firstRows.append(count)
      offsets.append(total)
      heights.append(height)
    }
    count += added
    // From the run's start, so that a sum of equal heights is one product and does not drift.
    let run = heights.count - 1
    total = offsets[run] + Double(count - firstRows[run]) * height
  }

  /// The height of the rows before a row.
  func offset(ofRow row: Int) -> Double {
    guard row < count else { return total }
    let run = Self.lastIndex(in: firstRows) { $0 <= row }
    return offsets[run] + Double(row - firstRows[run]) * heights[run]
  }

  func height(ofRow row: Int) -> Double {
    heights[Self.lastIndex(in: firstRows) { $0 <= row }]
  }

  /// The row at a distance from the section's first row: the last one that begins at or before it, so rows without
  /// height are passed over. Clamped to the rows there are; the section must not be empty.
  func row(at offset: Double) -> Int {
    let run = Self.lastIndex(in: offsets) { $0 <= offset }
    guard heights[run] > 0 else { return (run + 1 < firstRows.count ? firstRows[run + 1] : count) - 1 }
    let end = run + 1 < firstRows.count ? firstRows[run + 1] : count
    let inRun = ((offset - offsets[run]) / heights[run]).rounded(.down)
    return max(0, min(firstRows[run] + Int(max(0, min(inRun, 1e15))), end - 1))
  }

  /// The last index whose element the predicate holds for, 0 when there is none. The elements ascend.
  static func lastIndex<T>(in elements: [T], where holds: (T) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(elements[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
