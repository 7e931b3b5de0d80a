/// The height of rows, headers or footers.
///
/// A number is a fixed height in points: `table.rowHeight = 44`.
public enum Height: Hashable, Sendable {
  /// A height in points; less than 0.1 counts as 0. A table of ten million rows of one height takes the memory of one
  /// row.
  case fixed(Double)

  /// The height of the content, which is measured when it comes into view. A row has at least the theme's height.
  ///
  /// - Parameter estimate: The height until it is measured, in points; `nil`, the default, for the theme's. For a
  ///   table's rows it is the height before any of them is measured; later it is the mean of the measured rows, also if
  ///   a delegate gives a row no estimate.
  case automatic(estimate: Double? = nil)

  /// The delegate's height for each row, from `tableView(_:heightForRowAt:)`, when the table reloads. With other
  /// heights of rows its answers have no effect, which is reported once. Headers and footers are requested in any case,
  /// so for them, and as an answer, this is the same as nil.
  case byDelegate
}

extension Height: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The height of the content, with the theme's estimate: the same as `automatic(estimate:)` without one.
  public static var automatic: Height { .automatic(estimate: nil) }

  /// A fixed height, in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// A fixed height, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}
