import InlayGraphics
import InlayLayers
import InlayLists

extension TableView {
  /// The table of a value, without rows.
  static func make(_ value: Value) -> TableView {
    let table: TableView =
      switch value["style"]?.text {
      case "rounded": RoundedTableView()
      case "insetGrouped": TableView(style: .insetGrouped)
      case "grouped": TableView(style: .grouped)
      default: TableView(style: .plain)
      }
    // The format pins headers at the top wherever the content begins, except in pages.
    table.pinsBelowContentInset = false
    return table
  }

  /// Selects rows beside the selected ones. A selection in a file is shown even where the table would not let a finger
  /// select the row: the rules are changed to allow it, also those for editing.
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

  /// Begins or ends refreshing. A table without a refresh control gets one.
  func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing else {
      refreshControl?.endRefreshing(animated: false)
      return
    }
    let control = refreshControl ?? RefreshControl()
    refreshControl = control
    control.beginRefreshing()
  }
}
