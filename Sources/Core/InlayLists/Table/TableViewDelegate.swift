import InlayGraphics

/// The look of a table's rows and sections, and rules and reports of input, not of calls such as `selectRow(at:)`. All
/// methods have defaults.
///
/// The compiler accepts a method whose label or type differs from the one here. The table reports the likely ones as
/// problems, such as `tableView(_:heightForRowAt:)` that returns a `Double`, or `tableView(_:didSelectRow:)`.
public protocol TableViewDelegate: ScrollViewDelegate, _TableViewDelegateNearMisses {
  /// The height of a row; nil, as by default, for the theme's. Unlike in UIKit it is called only with
  /// `TableView.rowHeight` set to `byDelegate`: for every row when the table reloads. A row of height 0 has no cell, no
  /// line and no focus, and does not count in the positions of the other rows.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height?

  /// The height of a header; nil, as by default, for the table's `sectionHeaderHeight`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height?

  /// The height of a footer; nil, as by default, for the table's `sectionFooterHeight`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height?

  /// A view instead of the header's text; nil for the text. Called when the header comes into view; in a plain table
  /// also at a reload, for the sections without text or height up to the first with a view.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// A view instead of the footer's text; nil for the text. Called as for headers.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// A cell is about to be shown: it was filled and placed.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath)

  /// A cell left the view. The path is the row's while it was shown; the row may not exist any more.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath)
  /// A header is about to be shown.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// A footer is about to be shown.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// A header left the view; its section may not exist any more.
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// A footer left the view; its section may not exist any more.
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  /// Whether a row may be highlighted, and so selected.
  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool
  /// A press of a row began.
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath)
  /// The press of a row ended. It also ends when the row is deleted or requested again: the path is the earlier one
  /// then, and may be of no row.
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath)

  /// The row to select instead; by default the same row. `nil` selects none.
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath?
  /// A row was selected by input, not by a call of the table.
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath)

  /// The row to deselect instead; by default the same row. `nil` deselects none.
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath?
  /// A row was deselected by input, not by a call of the table.
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath)

  /// Returns the menu of an enabled row, which a long press, a secondary click, the Menu key, Shift with F10 and
  /// assistive technology open. Called for each request, and when assistive technology reads the row.
  ///
  /// - Parameters:
  ///   - tableView: The table of the row.
  ///   - path: The row.
  ///   - point: The beginning of the press, in the table's own space, in points; the middle of the row for keys.
  /// - Returns: `nil`, the default, for none. An empty menu shows nothing, and the request counts as handled: the press
  ///   has no other effect.
  func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath, at point: Point) -> Menu?

  /// Whether keys may move the focus to a row. Disabled rows never get it.
  func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool

  /// The control of an editable row; `delete` by default, as in UIKit.
  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle

  /// Whether an editable row of style `none` is indented as those with a control. True by default.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool

  /// The actions that a swipe uncovers at a row's leading side; nil for none. Called when a swipe of the row begins.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration?

  /// The actions that a swipe uncovers at a row's trailing side. Called when a swipe of the row begins.
  ///
  /// - Returns: A configuration without actions for none. Nil, as by default, for the standard action "Delete" of a row
  ///   that can be edited and has the editing style `delete`: it calls `tableView(_:commit:forRowAt:)`.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration?

  /// The title of the action that deletes a row; nil, as by default, for "Delete" in the user's language
  /// (the word `inlay.delete`).
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: RowPath) -> String?

  /// The target of a dragged row; the proposed position by default. The row does not move to a position that does not
  /// exist.
  func tableView(
    _ tableView: TableView, targetRowPathForMoveFromRowAt path: RowPath, toProposedRowPath proposed: RowPath
  ) -> RowPath

  /// The decoration of a section's rows; nil for the table's `decoration`. Called at each layout for the visible
  /// sections.
  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration?
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    tableView.source.noteDefault(.rowHeight)
    return nil
  }
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    tableView.source.noteDefault(.headerHeight)
    return nil
  }
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    tableView.source.noteDefault(.footerHeight)
    return nil
  }
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.source.noteDefault(.headerView)
    return nil
  }
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.source.noteDefault(.footerView)
    return nil
  }
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { true }
  public func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) {}
  public func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? {
    tableView.source.noteDefault(.selectionRule)
    return path
  }
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.source.noteDefault(.selection)
  }
  public func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? { path }
  public func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) {
    tableView.source.noteDefault(.deselection)
  }
  public func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath, at point: Point) -> Menu? {
    tableView.source.noteDefault(.contextMenu)
    return nil
  }
  public func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool { true }
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt path: RowPath
  ) -> TableViewCell.EditingStyle { .delete }
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool { true }
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    tableView.source.noteDefault(.leadingSwipe)
    return nil
  }
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    tableView.source.noteDefault(.trailingSwipe)
    return nil
  }
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String? { nil }
  public func tableView(
    _ tableView: TableView, targetRowPathForMoveFromRowAt path: RowPath, toProposedRowPath proposed: RowPath
  ) -> RowPath { proposed }
  public func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? { nil }
}
