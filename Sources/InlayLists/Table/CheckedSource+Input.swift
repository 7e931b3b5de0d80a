/// Input on rows. Every row is checked before it is reported to the delegate or the data source.
extension CheckedSource {
  func shouldHighlight(_ path: RowPath, in table: TableView) -> Bool {
    answer(path, in: table, standard: true) { $0.tableView(table, shouldHighlightRowAt: $1) }
  }

  func didHighlight(_ path: RowPath, in table: TableView) {
    answer(path, in: table, standard: ()) { $0.tableView(table, didHighlightRowAt: $1) }
  }

  func didUnhighlight(_ path: RowPath, in table: TableView) {
    answer(path, in: table, standard: ()) { $0.tableView(table, didUnhighlightRowAt: $1) }
  }

  /// The row to select instead; nil for none.
  func willSelect(_ path: RowPath, in table: TableView) -> RowPath? {
    answer(path, in: table, standard: path) { $0.tableView(table, willSelectRowAt: $1).map(shown) }
  }

  func didSelect(_ path: RowPath, in table: TableView) {
    answer(path, in: table, standard: ()) { $0.tableView(table, didSelectRowAt: $1) }
  }

  func willDeselect(_ path: RowPath, in table: TableView) -> RowPath? {
    answer(path, in: table, standard: path) { $0.tableView(table, willDeselectRowAt: $1).map(shown) }
  }

  func didDeselect(_ path: RowPath, in table: TableView) {
    answer(path, in: table, standard: ()) { $0.tableView(table, didDeselectRowAt: $1) }
  }

  func switchDidChange(to isOn: Bool, _ path: RowPath, in table: TableView) {
    answer(path, in: table, standard: ()) { $0.tableView(table, switchDidChangeTo: isOn, forRowAt: $1) }
  }

  func accessoryButtonTapped(_ path: RowPath, in table: TableView) {
    answer(path, in: table, standard: ()) { $0.tableView(table, accessoryButtonTappedForRowAt: $1) }
  }

  func canFocus(_ path: RowPath, in table: TableView) -> Bool {
    answer(path, in: table, standard: true) { $0.tableView(table, canFocusRowAt: $1) }
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
      editing.style = delegate?.tableView(table, editingStyleForRowAt: own) ?? .delete
      editing.indents = delegate?.tableView(table, shouldIndentWhileEditingRowAt: own) ?? true
      return editing
    }
  }

  func commit(_ style: TableViewCell.EditingStyle, _ path: RowPath, in table: TableView) {
    guard has(path, in: table) else { return }
    dataSource?.tableView(table, commit: style, forRowAt: own(path))
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

  func indexTitles(in table: TableView) -> [String] { dataSource?.sectionIndexTitles(for: table) ?? [] }

  /// The section of a title; nil without a data source.
  func section(forIndexTitle title: String, at index: Int, in table: TableView) -> Int? {
    dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index)
  }

  private func shown(_ path: RowPath) -> RowPath { move?.shown(path) ?? path }

  /// The delegate's answer for a row; the standard one if the row does not exist.
  private func answer<Answer>(
    _ path: RowPath, in table: TableView, standard: Answer, _ ask: (any TableViewDelegate, RowPath) -> Answer
  ) -> Answer {
    guard let delegate, has(path, in: table) else { return standard }
    return ask(delegate, own(path))
  }
}
