import InlayLayers

/// Tells a table how its sections look. Everything has a default.
public protocol TableViewDelegate: AnyObject {
  /// In points, or `TableView.automaticDimension`; nil for the table's `sectionHeaderHeight`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double?

  /// In points, or `TableView.automaticDimension`; nil for the table's `sectionFooterHeight`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double?

  /// A layer instead of the header's text; nil for the text. Asked when the header comes into view.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Layer?

  /// A layer instead of the footer's text; nil for the text. Asked when the footer comes into view.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Layer?

  // MARK: Selection by input; calls such as `selectRow(at:)` do not ask

  /// Whether a row may look pressed, and so be selected.
  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath)
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath)

  /// The row to select instead; nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath?
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath)

  /// The row to deselect instead; nil for none.
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath?
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath)

  // MARK: Accessories and focus

  /// The round button at a row's side was tapped, which neither highlights nor selects the row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath)

  /// A tap or a key turned the switch of a row: to be kept, since the row's cell will show other rows.
  func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath)

  /// Whether keys may move the focus to a row. Disabled rows never get it.
  func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool

  // MARK: Editing

  /// The control of a row that can be edited; as in UIKit `delete` unless you say otherwise.
  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle

  /// Whether a row that can be edited and whose style is `none` is moved in as those with a control are: true unless you
  /// say otherwise.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool

  // MARK: Look

  /// How the backgrounds of a section's rows are drawn; nil for the table's `decoration`. Asked at each layout for the
  /// sections in view.
  func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind?
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? { nil }
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double? { nil }
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Layer? { nil }
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Layer? { nil }
  public func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { true }
  public func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? { path }
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? { path }
  public func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool { true }
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt path: RowPath
  ) -> TableViewCell.EditingStyle { .delete }
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool { true }
  public func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind? { nil }
}

/// A delegate whose rows have heights of their own.
///
/// A protocol by itself, since a table asks such a delegate for every row when it reloads: conform only when heights
/// differ. Rows of a plain delegate have the table's `rowHeight` and cost nothing.
public protocol TableViewRowHeightDelegate: TableViewDelegate {
  /// Whether rows of the table have heights of their own now: true unless you say otherwise. When not, the table's
  /// `rowHeight` holds and no row is asked for. Asked when the table reloads.
  func hasRowHeights(in tableView: TableView) -> Bool

  /// In points; `TableView.automaticDimension` for what the cell asks for. A row of height 0 is gone: it has no cell, no
  /// line and no focus, and the positions of the other rows are as if it did not exist.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double
}

extension TableViewRowHeightDelegate {
  public func hasRowHeights(in tableView: TableView) -> Bool { true }
}

/// What a row of automatic height is taken to be high until it is measured.
public enum RowEstimate: Hashable, Sendable {
  /// In points.
  case height(Double)
  /// As the measured rows with cells of this identifier are on average.
  case reuseIdentifier(String)
}

/// A delegate that knows something of rows of automatic height before they are measured. Without it they are taken to be
/// as high as the measured ones are on average. Asked for every row when the table reloads.
public protocol TableViewRowEstimateDelegate: TableViewDelegate {
  func tableView(_ tableView: TableView, estimateForRowAt path: RowPath) -> RowEstimate
}
