import InlayGeometry

/// The heights of the rows of a section on device pixels, in points.
package struct SectionExtent {
  package var range: ClosedRange<Double>
  /// The lesser height of the first and the last row.
  package var shortestEnd: Double
  package var isOneRow: Bool

  package var height: Double { range.upperBound - range.lowerBound }
}

extension HeightIndex {
  /// The extent of a section's rows; nil without rows. O(log sections + log rows)
  package func extent(ofSection number: Int, on grid: DeviceGrid) -> SectionExtent? {
    let section = placedSection(number)
    guard let rows = section.section.rows.seenEnds else { return nil }
    let (first, last) = (grid.y(section.row(rows.lowerBound)), grid.y(section.row(rows.upperBound)))
    return SectionExtent(
      range: ClosedRange(from: first.lowerBound, to: last.upperBound),
      shortestEnd: min(first.upperBound - first.lowerBound, last.upperBound - last.lowerBound),
      isOneRow: rows.lowerBound == rows.upperBound)
  }
}
