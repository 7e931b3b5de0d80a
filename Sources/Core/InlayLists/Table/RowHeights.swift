/// The heights of a table's rows.
public enum RowHeights: Hashable, Sendable {
  /// All rows have one height, in points. A table of ten million such rows takes the memory of one.
  case uniform(Double)

  /// Each row is as high as its cell's content, at least the theme's height. Rows are measured when they come into
  /// view.
  ///
  /// - Parameter estimate: The height before any row is measured, in points; nil for the theme's. Later it is the mean
  ///   of the measured rows.
  case automatic(estimate: Double? = nil)

  /// The delegate gives each row its height: `tableView(_:heightForRowAt:)` is called for every row when the table
  /// reloads. With other heights the answers have no effect, which is reported once.
  case perRow
}
