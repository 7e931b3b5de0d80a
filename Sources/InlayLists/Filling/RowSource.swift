/// A data source of `Row`s, whose actions the table calls beside its delegate: a `Form`, or a `DiffableDataSource` of rows.
protocol RowSource: AnyObject {
  /// Nil for a row that does not exist, and for a data source of cells.
  func row(at path: RowPath) -> Row?

  /// Input turned the switch of a row.
  func noteSwitch(_ isOn: Bool, at path: RowPath)
}

/// Input on rows with actions.
extension CheckedSource {
  /// The row of a data source of rows, by its path in the table; nil for cells.
  func row(at path: RowPath) -> Row? {
    guard let rowSource = dataSource as? any RowSource else { return nil }
    return calling { rowSource.row(at: own(path)) }
  }

  /// Whether a press of a row has an effect. Rows without an action are not highlighted.
  func takesPress(_ path: RowPath) -> Bool { row(at: path).map { $0.onTap != nil } ?? true }

  /// Deselects a row with actions that was tapped, and calls its action.
  func performAction(of path: RowPath, in table: TableView) {
    guard let row = row(at: path) else { return }
    table.deselectRow(at: path)
    calling { row.onTap?() }
  }

  func switchDidChange(to isOn: Bool, at path: RowPath, in table: TableView) {
    guard has(path, in: table), let row = row(at: path), let rowSource = dataSource as? any RowSource else { return }
    rowSource.noteSwitch(isOn, at: own(path))
    calling { row.onChange?(isOn) }
  }
}
