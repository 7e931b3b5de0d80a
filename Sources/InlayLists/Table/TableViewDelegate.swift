import InlayLayers

/// Tells a table how its sections look. Everything has a default.
public protocol TableViewDelegate: AnyObject {
  /// In points; nil for the table's `sectionHeaderHeight`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double?

  /// In points; nil for the table's `sectionFooterHeight`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double?

  /// A layer instead of the header's text; nil for the text. Asked when the header comes into view.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Layer?

  /// A layer instead of the footer's text; nil for the text. Asked when the footer comes into view.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Layer?

  /// How the backgrounds of a section's rows are drawn; nil for the table's `decoration`. Asked at each layout for the
  /// sections in view.
  func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind?
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? { nil }
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double? { nil }
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Layer? { nil }
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Layer? { nil }
  public func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind? { nil }
}

/// A delegate whose rows have heights of their own.
///
/// A protocol by itself, since a table asks such a delegate for every row when it reloads: conform only when heights
/// differ. Rows of a plain delegate have the table's `rowHeight` and cost nothing.
public protocol TableViewRowHeightDelegate: TableViewDelegate {
  /// In points.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double
}
