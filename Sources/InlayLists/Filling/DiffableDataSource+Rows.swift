/// Items shown by rows as those of a form.
extension DiffableDataSource {
  /// Makes the new data source, without sections, that of a table, and its delegate, which calls the rows' actions. With
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
    self.init(table: table) { table, path, item in rowProvider(item).cell(for: path, in: table) }
    self.rowProvider = rowProvider
    canEdit = { rowProvider($0).editingStyle != .none }
    commit = { style, item in rowProvider(item).commit(style) }
    table.delegate = self
  }
}
