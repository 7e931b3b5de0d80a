/// Items shown by rows as those of a form.
extension DiffableDataSource {
  /// Makes the new data source, without sections, that of a table, and the rows' actions those of its delegate. With
  /// another delegate the table shows the same rows, without their actions for taps, switches and detail buttons.
  ///
  ///     let source = DiffableDataSource<String, String>(table: table) { name in
  ///       Row(name, detail: networks[name]?.status) { join(name) }
  ///     }
  ///
  /// `canEdit` and `commit` are those of the rows. The snapshot decides which items there are: actions of a minus and a
  /// plus apply another one.
  ///
  /// - Parameter rowProvider: The row of an item as it is now. Called when the row comes into view, is reloaded, filled
  ///   again or used; `Row.id` has no meaning. `reconfigureItems` shows a changed row, `reloadItems` one with another
  ///   class of cell or that begins or ceases to have a subtitle.
  public convenience init(table: TableView, rowProvider: @escaping (ItemID) -> Row) {
    var kinds = RowCellKinds()
    self.init(table: table) { table, path, item in
      let row = rowProvider(item)
      let cell = table.dequeueReusableCell(withIdentifier: kinds.identifier(of: row, in: table), for: path)
      row.fill(cell)
      return cell
    }
    canEdit = { rowProvider($0).editingStyle != .none }
    commit = { style, item in
      let row = rowProvider(item)
      (style == .delete ? row.deleteAction : row.insertAction)?()
    }
    let delegate = RowDelegate { [unowned self] path in itemIdentifier(for: path).map(rowProvider) }
    rowDelegate = delegate
    table.delegate = delegate
  }
}

/// Calls the actions of rows.
final class RowDelegate: TableViewDelegate {
  /// Nil for a row that does not exist.
  private let row: (RowPath) -> Row?

  init(_ row: @escaping (RowPath) -> Row?) { self.row = row }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { row(path)?.action != nil }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.deselectRow(at: path)
    row(path)?.action?()
  }

  func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {
    row(path)?.didSwitch?(isOn)
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath) { row(path)?.detailAction?() }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    row(path)?.editingStyle ?? .none
  }
}
