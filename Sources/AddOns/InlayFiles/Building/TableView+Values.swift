import InlayGraphics
import InlayLayers
import InlayLists

extension TableView {
  /// The table of a value, without rows.
  static func make(_ value: Value) -> TableView {
    let style = value["style"]?.text ?? ""
    let table = TableView(style: style == "rounded" ? .insetGrouped : TableView.Style(rawValue: style) ?? .plain)
    // The format has a style for columns with the theme's maximum.
    if style == "insetGrouped" { table.maximumColumnWidth = .infinity }
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
