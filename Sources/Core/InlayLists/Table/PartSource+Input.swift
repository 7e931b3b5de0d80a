import InlayGraphics

/// Input on rows. Every row is checked before it is reported to the delegate or the data source.
extension PartSource {
  /// Reports input on a row to the delegate, if the row exists.
  ///
  /// - Parameter call: Gets the delegate, and the row as the data source knows it.
  func tell(_ path: RowPath, _ call: (any TableViewDelegate, RowPath) -> Void) {
    guard let delegate, has(path) else { return }
    let own = own(path)
    calling { call(delegate, own) }
  }

  /// Reports that input selected a row.
  func didSelect(_ path: RowPath) {
    tell(path) { $0.tableView(table, didSelectRowAt: $1) }
    reportNearMisses(at: path)
  }

  /// Reports that input deselected a row.
  func didDeselect(_ path: RowPath) {
    tell(path) { $0.tableView(table, didDeselectRowAt: $1) }
    reportNearMisses(at: path)
  }

  /// The context menu of a row, or else the delegate's, for a point of the table's own space; nil for none.
  func contextMenu(of path: RowPath, at point: Point) -> Menu? {
    if let own = actions(at: path)?.contextMenu, let menu = calling(own) { return menu }
    var menu: Menu?
    tell(path) { menu = $0.tableView(table, contextMenuForRowAt: $1, at: point) }
    if menu == nil { reportNearMisses(at: path) }
    return menu
  }

  /// Whether a row has a context menu, asked without a request. The app is not asked for the menu of a row that has one
  /// of its own, which may be costly.
  func offersContextMenu(ofRow path: RowPath, at point: Point) -> Bool {
    if actions(at: path)?.contextMenu != nil { return true }
    return contextMenu(of: path, at: point) != nil
  }

  /// Reports the end of a press. The row may be gone.
  func didUnhighlight(_ path: RowPath) {
    let own = own(path)
    calling { delegate?.tableView(table, didUnhighlightRowAt: own) }
  }

  /// The delegate's permission for a row; true if the row does not exist.
  func allows(_ path: RowPath, _ ask: (any TableViewDelegate, RowPath) -> Bool) -> Bool {
    var isAllowed = true
    tell(path) { isAllowed = ask($0, $1) }
    return isAllowed
  }

  /// The delegate's replacement for a row; nil for none.
  func replacement(for path: RowPath, _ ask: (any TableViewDelegate, RowPath) -> RowPath?) -> RowPath? {
    var row: RowPath? = path
    tell(path) { row = ask($0, $1).map { move?.shown($0) ?? $0 } }
    return row
  }

  /// The settings of a row while the table is edited; nil for a row that does not exist any more.
  func editing(ofRow path: RowPath) -> RowEditing? {
    guard let dataSource, has(path) else { return nil }
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

  func commit(_ style: TableViewCell.EditingStyle, _ path: RowPath) {
    guard has(path) else { return }
    dataSource?.tableView(table, commit: style, forRowAt: own(path))
  }

  /// The actions of a row, or else the delegate's, at a side; nil for the standard ones.
  func actions(at edge: HorizontalEdge, ofRow path: RowPath) -> SwipeActionsConfiguration? {
    guard has(path) else { return nil }
    if let own = actions(at: path)?.swipeActions[edge] { return own }
    guard let delegate else { return nil }
    let own = own(path)
    let actions =
      edge == .leading
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: own)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: own)
    reportNearMisses(at: path)
    return actions
  }

  /// Whether a row can be edited, and a tap on its control would delete it.
  func offersDeletion(ofRow path: RowPath) -> Bool {
    guard let dataSource, has(path), dataSource.tableView(table, canEditRowAt: own(path)) else { return false }
    let style = actions(at: path)?.editingStyle ?? delegate?.tableView(table, editingStyleForRowAt: own(path))
    return style ?? .delete == .delete
  }

  /// The delegate's title of the action that deletes a row; nil for the standard one.
  func deletionTitle(ofRow path: RowPath) -> String? {
    guard let delegate, has(path) else { return nil }
    return delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: own(path))
  }

  /// The target of a dragged row; nil if it does not exist.
  func target(ofRow path: RowPath, to proposed: RowPath) -> RowPath? {
    guard has(path) else { return nil }
    let from = own(path)
    let wanted =
      delegate?.tableView(table, targetRowPathForMoveFromRowAt: from, toProposedRowPath: proposed) ?? proposed
    let target = (dataSource as? any RowSource)?.target(ofRowAt: from, to: wanted) ?? wanted
    guard target.row >= 0, target.section >= 0, has(section: target.section), has(path) else { return nil }
    let count = currentRowCount(ofSection: target.section)
    return target.row < (target.section == path.section ? count : count + 1) ? target : nil
  }

  /// Has the data source move the dragged row, and reports counts that do not match.
  func finishMove() {
    guard let move else { return }
    setMove(nil)
    dataSource?.tableView(table, moveRowAt: move.from, to: move.to)
    for section in [move.from.section, move.to.section] where has(section: section) {
      _ = currentRowCount(ofSection: section)
    }
  }

  var indexTitles: [String] { calling { dataSource?.sectionIndexTitles(for: table) } ?? [] }

  /// The section of a title; nil without a data source.
  func section(forIndexTitle title: String, at index: Int) -> Int? {
    dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index)
  }
}
