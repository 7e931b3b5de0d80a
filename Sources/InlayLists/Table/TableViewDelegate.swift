/// Says how a table's rows and sections look and what may be done with them, and hears what is done. Everything has a
/// default.
///
/// A table recognises the default answers for heights and views: what a type does not implement is asked for once when
/// the table reloads, whatever the number of rows and sections.
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights and views

  /// In points; `TableView.automaticDimension` for what the cell asks for. Unless implemented, rows have the table's
  /// `rowHeight`. Asked for every row when the table reloads. A row of height 0 is gone: it has no cell, no line and no
  /// focus, and the positions of the other rows are as if it did not exist.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double

  /// The height that a row of automatic height is taken to have until it is measured, in points. Unless implemented, and
  /// for `TableView.automaticDimension`, the mean of the measured rows. Asked for every such row when the table reloads.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt path: RowPath) -> Double

  /// In points, or `TableView.automaticDimension`. Unless implemented, the table's `sectionHeaderHeight`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

  /// In points, or `TableView.automaticDimension`. Unless implemented, the table's `sectionFooterHeight`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

  /// A view instead of the header's text; nil for the text. Asked when the header comes into view; in a plain table once
  /// at a reload too, for the first section without a text.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// A view instead of the footer's text; nil for the text. Asked as for headers.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Display

  /// A cell is about to be shown: it was filled and placed.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath)

  /// A cell left the view. The row has the address that it had while it was shown; it may be gone.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath)
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

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

  /// Where a row goes that is dragged to the place of another; the proposed place unless implemented. One that does not
  /// exist leaves the row where it is.
  func tableView(
    _ tableView: TableView, targetRowPathForMoveFromRowAt path: RowPath, toProposedRowPath proposed: RowPath
  ) -> RowPath

  // MARK: Look

  /// How the backgrounds of a section's rows are drawn; nil for the table's `decoration`. Asked at each layout for the
  /// sections in view.
  func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind?
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double { .unanswered }
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt path: RowPath) -> Double { .unanswered }
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { .unanswered }
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double { .unanswered }
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { UnansweredView() }
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { UnansweredView() }
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
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
  public func tableView(
    _ tableView: TableView, targetRowPathForMoveFromRowAt path: RowPath, toProposedRowPath proposed: RowPath
  ) -> RowPath { proposed }
  public func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind? { nil }
}
