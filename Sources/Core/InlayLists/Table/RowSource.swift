import InlayGraphics

/// A data source whose rows have actions, which the table calls beside its delegate.
package protocol RowSource: AnyObject {
  /// Returns nil for a row that does not exist, and for a data source of cells.
  func actions(at path: RowPath) -> RowActions?

  /// Whether a view inside a row may take the focus. True if only its cell knows.
  func mayHoldFocus(at path: RowPath) -> Bool

  /// The table may have another language: the rows show words of the library in it.
  func environmentDidChange(in table: TableView)

  /// Whether a row that was tapped stays selected, and does nothing else. One with actions does not.
  func keepsSelection(ofRowAt path: RowPath) -> Bool

  /// Returns the row's target if it is dragged to a position, as far as the delegate lets it.
  func target(ofRowAt path: RowPath, to wanted: RowPath) -> RowPath
}

extension RowSource {
  package func mayHoldFocus(at path: RowPath) -> Bool { true }
  package func environmentDidChange(in table: TableView) {}
  package func keepsSelection(ofRowAt path: RowPath) -> Bool { actions(at: path) == nil }
  package func target(ofRowAt path: RowPath, to wanted: RowPath) -> RowPath { wanted }
}

/// The actions of a row; nil for none.
package struct RowActions {
  package var onTap: (() -> Void)?
  package var onFocus: (() -> Void)?
  /// The menu for a long press, a secondary click, the Menu key or assistive technology.
  package var contextMenu: (() -> Menu?)?
  package var onDelete: (() -> Void)?
  package var onInsert: (() -> Void)?
  package var swipeActions: [HorizontalEdge: SwipeActionsConfiguration] = [:]

  package init() {}

  /// A row with a delete action has a minus, even with an insert action.
  package var editingStyle: TableViewCell.EditingStyle {
    onDelete != nil ? .delete : onInsert != nil ? .insert : .none
  }

  /// Calls the action of a minus or a plus.
  package func commit(_ style: TableViewCell.EditingStyle) {
    if style == .delete { onDelete?() } else if style == .insert { onInsert?() }
  }
}

/// Input on rows with actions.
extension PartSource {
  /// The actions of a row, by its path in the table; nil for cells.
  func actions(at path: RowPath) -> RowActions? {
    guard let rowSource = dataSource as? any RowSource else { return nil }
    return calling { rowSource.actions(at: own(path)) }
  }

  /// Whether a view inside a row may take the focus.
  func mayHoldFocus(_ path: RowPath) -> Bool {
    guard let rowSource = dataSource as? any RowSource else { return true }
    return calling { rowSource.mayHoldFocus(at: own(path)) }
  }

  func environmentDidChange() {
    guard let rowSource = dataSource as? any RowSource else { return }
    calling { rowSource.environmentDidChange(in: table) }
  }

  /// Whether a press of a row has an effect. Rows without an action are not highlighted.
  func takesPress(_ path: RowPath) -> Bool { actions(at: path).map { $0.onTap != nil } ?? true }

  func keepsSelection(ofRow path: RowPath) -> Bool {
    guard let rowSource = dataSource as? any RowSource else { return true }
    return calling { rowSource.keepsSelection(ofRowAt: own(path)) }
  }

  /// Deselects a row with actions that was tapped, and calls its action.
  func performAction(of path: RowPath) {
    guard let actions = actions(at: path) else { return }
    table.deselectRow(at: path)
    calling { actions.onTap?() }
  }
}
