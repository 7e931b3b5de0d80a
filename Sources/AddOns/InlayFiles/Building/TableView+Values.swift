import InlayGraphics
import InlayLayers
import InlayLists

extension TableView {
  /// The table of a value, without rows.
  static func make(_ value: Value) -> TableView {
    let style = value["style"]?.text ?? ""
    let table = TableView(style: style == "rounded" ? .insetGrouped : TableView.Style(rawValue: style) ?? .plain)
    // The format has a style for columns with the theme's maximum.
    if style == "insetGrouped" { table.maximumCardWidth = .infinity }
    // The format pins headers at the top wherever the content begins, except in pages.
    table.pinsBelowContentInset = false
    return table
  }

  /// Selects rows beside the selected ones. A selection in a file is shown even where the table would not let a finger
  /// select the row: the rules are changed to allow it, also those for editing.
  func showSelected(_ rows: [RowPath]) {
    guard !rows.isEmpty else { return }
    let areSeveral = rows.count > 1 || !selectedRowPaths.isEmpty
    allowsSelection = true
    if areSeveral { allowsMultipleSelection = true }
    if isEditing {
      allowsSelectionDuringEditing = true
      if areSeveral { allowsMultipleSelectionDuringEditing = true }
    }
    for path in rows { selectRow(at: path) }
  }

  /// The offset of a table whose file has none.
  var startOffset: Point {
    if contentAnchor == .end { return Point(x: 0, y: maximumContentOffset.y) }
    // A table that is refreshed makes space above its content, if it shows the top.
    let least = minimumContentOffset.y
    let isRefreshing = refreshControl?.isRefreshing ?? false
    return Point(x: 0, y: isRefreshing && least + RefreshControl.height >= 0 ? least : 0)
  }
}
