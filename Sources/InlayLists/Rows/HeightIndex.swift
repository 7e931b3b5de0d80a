/// Where the parts of a table lie from top to bottom, in points of its content.
///
/// Prefix sums over sections and, inside a section, over runs of rows of equal height: O(log sections + log runs)
/// from a row to its place and back, O(1) memory for a section of uniform rows.
struct HeightIndex: Sendable {
  struct Section: Sendable {
    var header = 0.0
    var rows = RowHeights()
    var footer = 0.0

    var total: Double { header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// The height above each section, and at last that of everything.
  private var starts: [Double] = [0]

  init() {}

  /// - Parameter top: The height above the first section.
  init(sections: [Section], top: Double) {
    self.sections = sections
    starts = [top]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append((starts.last ?? 0) + section.total) }
  }

  /// The end of the last section.
  var end: Double { starts.last ?? 0 }

  /// What the index takes in memory.
  var byteCount: Int {
    sections.reduce(starts.capacity * MemoryLayout<Double>.size) { $0 + $1.rows.byteCount }
  }

  func start(ofSection section: Int) -> Double { starts[section] }

  func end(ofSection section: Int) -> Double { starts[section + 1] }

  /// The section at a height: the last one that begins at or before it, clamped to those there are; nil without any.
  func section(at y: Double) -> Int? {
    guard !sections.isEmpty else { return nil }
    return min(RowHeights.lastIndex(in: starts) { $0 <= y }, sections.count - 1)
  }

  func header(ofSection section: Int) -> ClosedRange<Double> {
    let start = starts[section]
    return start...start + sections[section].header
  }

  func footer(ofSection section: Int) -> ClosedRange<Double> {
    let start = starts[section] + sections[section].header + sections[section].rows.total
    return start...start + sections[section].footer
  }

  func row(_ path: RowPath) -> ClosedRange<Double> {
    let section = sections[path.section]
    let start = starts[path.section] + section.header + section.rows.offset(ofRow: path.row)
    return start...start + section.rows.height(ofRow: path.row)
  }

  /// The rows of a section that a stretch of the content meets.
  func rows(ofSection section: Int, from low: Double, to high: Double) -> Range<Int> {
    let rows = sections[section].rows
    guard rows.count > 0 else { return 0..<0 }
    let top = starts[section] + sections[section].header
    guard high > top, low < top + rows.total else { return 0..<0 }
    let first = rows.row(at: low - top)
    var last = rows.row(at: high - top)
    if last > first && top + rows.offset(ofRow: last) >= high { last -= 1 }
    return first..<last + 1
  }
}
