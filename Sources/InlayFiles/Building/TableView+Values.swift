import InlayGraphics
import InlayLayers
import InlayLists

extension TableView {
  /// The table of a value, with nothing in it yet.
  static func make(_ value: Value) -> TableView {
    let table: TableView =
      switch value["style"]?.text {
      case "rounded": RoundedTableView()
      case "insetGrouped": TableView(style: .insetGrouped)
      case "grouped": TableView(style: .grouped)
      default: TableView(style: .plain)
      }
    table.pinsBelowContentInset = false
    return table
  }

  /// Selects rows that say so, beside those that are selected. What a file says of a row is shown: where the table would
  /// not let a finger select it, the table allows it, and while it is edited too.
  func showSelected(_ rows: [RowPath]) {
    guard !rows.isEmpty else { return }
    let areSeveral = rows.count > 1 || !rowPathsForSelectedRows.isEmpty
    allowsSelection = true
    if areSeveral { allowsMultipleSelection = true }
    if isEditing {
      allowsSelectionDuringEditing = true
      if areSeveral { allowsMultipleSelectionDuringEditing = true }
    }
    for path in rows { selectRow(at: path) }
  }
}
