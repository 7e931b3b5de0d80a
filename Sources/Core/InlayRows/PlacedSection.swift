import InlayGeometry

/// A section with its position in the content, in points.
struct PlacedSection {
  let section: HeightIndex.Section
  let start: Double
  /// The number of rows in the sections before.
  let rowsBefore: Int

  var end: Double { footer.upperBound }
  var count: Int { section.rows.count }

  var whole: ClosedRange<Double> { ClosedRange(from: start, to: end) }

  var header: ClosedRange<Double> { ClosedRange(from: start, to: start + section.header.height) }

  var footer: ClosedRange<Double> {
    let begin = start + section.header.height + section.rows.total
    return ClosedRange(from: begin, to: begin + section.footer.height)
  }

  func row(_ row: Int) -> ClosedRange<Double> {
    let begin = start + section.header.height + section.rows.offset(ofRow: row)
    return ClosedRange(from: begin, to: begin + section.rows.height(ofRow: row))
  }

  /// The rows that intersect a range of the content, without rows of height 0.
  func rows(from low: Double, to high: Double) -> SeenRows {
    let rows = section.rows
    guard rows.count > 0 else { return SeenRows() }
    let top = start + section.header.height
    guard high > top, low < top + rows.total else { return SeenRows() }
    let first = rows.row(at: low - top)
    var last = rows.row(at: high - top)
    if last > first && top + rows.offset(ofRow: last) >= high { last -= 1 }
    return rows.seen(in: first..<last + 1)
  }
}
