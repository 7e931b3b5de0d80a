import InlayLists

/// The rows of a scene's table: written in the file or generated.
protocol TableRows: TableViewDataSource, TableViewDelegate {
  /// Titles of the index at the trailing side; none for no index.
  var indexTitles: [String] { get set }

  /// The initially selected rows.
  var selectedRows: [RowPath] { get }

  /// The table's part of the budget.
  var account: SceneBudget.Account { get }

  /// Whether a row has, or may get, a height of its own: only then is every row asked for its height.
  var hasRowHeights: Bool { get }

  /// Registers the cell classes of the rows.
  func registerCells(in table: TableView)
}

extension TableRows {
  var selectedRows: [RowPath] { [] }
  var hasRowHeights: Bool { false }
}

extension Value {
  /// Whether a step replaces a table's rows; null removes them.
  var setsRows: Bool { has("generate") || has("sections") }

  /// The rows of a table's value. They ask the builder for their layers.
  func tableRows(builder: LayerBuilder, depth: Int) -> any TableRows {
    let account = builder.budget.account(ofTable: index)
    if let generate = self["generate"] { return GeneratedRows(generate, account: account) }
    let sections = list("sections")
    return WrittenRows(
      self, builder: builder, account: account, depth: depth,
      hasRowHeights: builder.insertsHeights || sections.hasRowsOfHeights)
  }
}

extension Value.Elements {
  /// Whether any row of these sections has a height of its own.
  var hasRowsOfHeights: Bool { contains { $0.list("rows").contains { $0["height"] != nil } } }

  /// Whether any of these steps of a script inserts a row with a height of its own.
  var insertsRowsOfHeights: Bool {
    contains { step in
      guard let insert = step["insert"] ?? step["apply"] else { return false }
      return insert.list("rows").contains { $0["height"] != nil } || insert.list("sections").hasRowsOfHeights
    }
  }
}
