import InlayGraphics
import InlayLayers
import InlayLists

extension TableView {
  /// The table of a value, with nothing in it yet.
  static func make(_ value: Value) -> TableView {
    let table: TableView
    switch value["style"]?.text {
    case "rounded", "insetGrouped":
      let rounded = RoundedTableView()
      rounded.setColumn(value)
      if value["style"]?.text == "insetGrouped" { rounded.maximumWidth = nil }
      table = rounded
    case "grouped": table = TableView(style: .grouped)
    default: table = TableView(style: .plain)
    }
    table.setMetrics(value)
    return table
  }

  /// A property that is not set has the theme's value, also after a change of the theme.
  private func setMetrics(_ value: Value) {
    if let given = value["rowHeight"]?.number { rowHeight = given }
    if let given = value["sectionHeaderHeight"]?.number { sectionHeaderHeight = given }
    if let given = value["sectionFooterHeight"]?.number { sectionFooterHeight = given }
    if let given = value["separatorInset"]?.insets { separatorInset = given }
    if let given = value["contentInset"]?.insets { contentInset = given }
    if let given = value["decoration"]?.name(DecorationKind.self) { decoration = given }
    if let given = value["cornerRadius"]?.number { sectionCornerRadius = given }
    if let given = value["decorationInset"]?.number { decorationInset = given }
    if let border = value["sectionBorder"] {
      var made = ThemeBorder()
      border.set(&made.width, "width", \.number)
      border.set(&made.color, "color", \.color)
      sectionBorder = made
    }
    if let shadow = value["sectionShadow"] {
      var made = ThemeShadow(radius: 0, offset: .zero, opacity: 0)
      shadow.set(&made.radius, "radius", \.number)
      shadow.set(&made.offset, "offset", \.size)
      shadow.set(&made.opacity, "opacity", \.number)
      sectionShadow = made
      if let color = shadow["color"]?.color { sectionShadowColor = color }
    }
    if let given = value["isTableHeaderPinned"]?.boolean { isTableHeaderPinned = given }
    if value["separatorStyle"]?.text == "none" { separatorStyle = .none }
    if let color = value["separatorColor"]?.color { separatorColor = color }
    if let color = value["cellBackgroundColor"]?.color { cellBackgroundColor = color }
    if let color = value["cellSelectedBackgroundColor"]?.color { cellSelectedBackgroundColor = color }
  }

  /// The parts of a table that are layers of their own, by their keys.
  static let partKeys: [(key: String, attach: @Sendable (TableView, Layer) -> Void)] = [
    ("tableHeader", { $0.tableHeaderView = $1 }),
    ("tableFooter", { $0.tableFooterView = $1 }),
    ("backgroundView", { $0.backgroundView = $1 }),
  ]

  /// Shows rows, with those selected that say so.
  ///
  /// What a file says of a row is shown: where it selects rows that the table would not let a finger select, the table
  /// allows it.
  func show(_ rows: any TableRows, _ value: Value) {
    rows.registerCells(in: self)
    delegate = rows
    dataSource = rows
    let selected = rows.selectedRows
    allowsSelection = !selected.isEmpty || (value["allowsSelection"]?.boolean ?? true)
    allowsMultipleSelection = selected.count > 1 || (value["allowsMultipleSelection"]?.boolean ?? false)
    for path in selected { selectRow(at: path) }
  }
}

extension RoundedTableView {
  fileprivate func setColumn(_ value: Value) {
    if let given = value["horizontalInset"]?.number { horizontalInset = given }
    if value.has("maximumWidth") { maximumWidth = value["maximumWidth"]?.number }
    if let given = value["showsRoundedCorners"]?.boolean { showsRoundedCorners = given }
    if let given = value["revertsInCompactWidth"]?.boolean { revertsInCompactWidth = given }
    if let inset = value["headerTextInset"]?.number { headerTextInset = inset }
  }
}
