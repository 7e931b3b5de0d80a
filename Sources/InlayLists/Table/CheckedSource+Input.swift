/// Input on rows. Every row is checked before it is reported to the delegate or the data source.
extension CheckedSource {
  /// Reports input on a row to the delegate, if the row exists.
  ///
  /// - Parameter call: Gets the delegate, and the row as the data source knows it.
  func tell(_ path: RowPath, in table: TableView, _ call: (any TableViewDelegate, RowPath) -> Void) {
    guard let delegate, has(path, in: table) else { return }
    let own = own(path)
    calling { call(delegate, own) }
  }

  /// Reports the end of a press. The row may be gone.
  func didUnhighlight(_ path: RowPath, in table: TableView) {
    let own = own(path)
    calling { delegate?.tableView(table, didUnhighlightRowAt: own) }
  }

  /// The delegate's permission for a row; true if the row does not exist.
  func allows(_ path: RowPath, in table: TableView, _ ask: (any TableViewDelegate, RowPath) -> Bool) -> Bool {
    var isAllowed = true
    tell(path, in: table) { isAllowed = ask($0, $1) }
    return isAllowed
  }

  /// The delegate's replacement for a row; nil for none.
  func replacement(
    for path: RowPath, in table: TableView, _ ask: (any TableViewDelegate, RowPath) -> RowPath?
  ) -> RowPath? {
    var row: RowPath? = path
    tell(path, in: table) { row = ask($0, $1).map { move?.shown($0) ?? $0 } }
    return row
  }

  /// The settings of a row while the table is edited; nil for a row that does not exist any more.
  func editing(ofRow path: RowPath, in table: TableView) -> RowEditing? {
    guard let dataSource, has(path, in: table) else { return nil }
    let own = own(path)
    return asking(for: path) {
      var editing = RowEditing()
      editing.isMovable = dataSource.tableView(table, canMoveRowAt: own)
      editing.isEditable = dataSource.tableView(table, canEditRowAt: own)
      guard editing.isEditable else { return editing }
      editing.style =
        actions(at: path)?.editingStyle ?? delegate?.tableView(table, editingStyleForRowAt: own) ?? .delete
      editing.indents = delegate?.tableView(table, shouldIndentWhileEditingRowAt: own) ?? true
      return editing
    }
  }

  func commit(_ style: TableViewCell.EditingStyle, _ path: RowPath, in table: TableView) {
    guard has(path, in: table) else { return }
    dataSource?.tableView(table, commit: style, forRowAt: own(path))
  }

  /// The actions of a row, or else the delegate's, at a side; nil for the standard ones.
  func actions(at edge: SwipeEdge, ofRow path: RowPath, in table: TableView) -> SwipeActionsConfiguration? {
    guard has(path, in: table) else { return nil }
    if let own = actions(at: path)?.swipeActions[edge] { return own }
    guard let delegate else { return nil }
    let own = own(path)
    return edge == .leading
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: own)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: own)
  }

  /// Whether a row can be edited, and a tap on its control would delete it.
  func offersDeletion(ofRow path: RowPath, in table: TableView) -> Bool {
    guard let dataSource, has(path, in: table), dataSource.tableView(table, canEditRowAt: own(path)) else {
      return false
    }
    let style = actions(at: path)?.editingStyle ?? delegate?.tableView(table, editingStyleForRowAt: own(path))
    return style ?? .delete == .delete
  }

  /// The delegate's title of the action that deletes a row; nil for the standard one.
  func deletionTitle(ofRow path: RowPath, in table: TableView) -> String? {
    guard let delegate, has(path, in: table) else { return nil }
    return delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: own(path))
  }

  /// The target of a dragged row; nil if it does not exist.
  func target(ofRow path: RowPath, to proposed: RowPath, in table: TableView) -> RowPath? {
    guard has(path, in: table) else { return nil }
    let from = own(path)
    let target =
      delegate?.tableView(table, targetRowPathForMoveFromRowAt: from, toProposedRowPath: proposed) ?? proposed
    guard target.row >= 0, target.section >= 0, has(section: target.section, in: table), has(path, in: table) else {
      return nil
    }
    let count = currentRowCount(ofSection: target.section, in: table)
    return target.row < (target.section == path.section ? count : count + 1) ? target : nil
  }

  /// Has the data source move the dragged row, and reports counts that do not match.
  func finishMove(in table: TableView) {
    guard let move else { return }
    setMove(nil)
    dataSource?.tableView(table, moveRowAt: move.from, to: move.to)
    for section in [move.from.section, move.to.section] where has(section: section, in: table) {
      _ = currentRowCount(ofSection: section, in: table)
    }
  }

  func indexTitles(in table: TableView) -> [String] {
    calling { dataSource?.sectionIndexTitles(for: table) } ?? []
  }

  /// The section of a title; nil without a data source.
  func section(forIndexTitle title: String, at index: Int, in table: TableView) -> Int? {
    dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index)
  }
}
