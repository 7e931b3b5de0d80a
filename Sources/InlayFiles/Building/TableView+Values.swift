import InlayGraphics
import InlayLayers
import InlayLists

extension TableView {
  /// The table of a value, with nothing in it yet.
  static func make(_ value: Value) -> TableView {
    switch value["style"]?.text {
    case "rounded": return RoundedTableView()
    case "insetGrouped": return TableView(style: .insetGrouped)
    case "grouped": return TableView(style: .grouped)
    default: return TableView(style: .plain)
    }
  }

  /// Sets the metrics and colours that a value names, and nothing else: the rest stays the theme's.
  func setMetrics(_ value: Value, _ decorations: DecorationRegistry) {
    setColumn(value)
    if let height = value["rowHeight"]?.height { rowHeight = height }
    if let height = value["sectionHeaderHeight"]?.height { sectionHeaderHeight = height }
    if let height = value["sectionFooterHeight"]?.height { sectionFooterHeight = height }
    if let insets = value["separatorInset"]?.insets { separatorInset = insets }
    if let kind = decorations.kind(value["decoration"]) { decoration = kind }
    if let radius = value["cornerRadius"]?.number { sectionCornerRadius = radius }
    if let inset = value["decorationInset"]?.number { decorationInset = inset }
    if let border = value["sectionBorder"] {
      var made = ThemeBorder()
      border.set("width", \.number) { made.width = $0 }
      border.set("color", \.color) { made.color = $0 }
      sectionBorder = made
    }
    if let shadow = value["sectionShadow"] {
      var made = ThemeShadow(radius: 0, offset: .zero, opacity: 0)
      shadow.set("radius", \.number) { made.radius = $0 }
      shadow.set("offset", \.size) { made.offset = $0 }
      shadow.set("opacity", \.number) { made.opacity = $0 }
      sectionShadow = made
      overrides.shadowColor = shadow["color"]?.color
    }
    if let given = value["isTableHeaderPinned"]?.boolean { isTableHeaderPinned = given }
    if let color = value["separatorColor"]?.color { separatorColor = color }
    if let color = value["cellBackgroundColor"]?.color { cellBackgroundColor = color }
    if let color = value["cellSelectedBackgroundColor"]?.color { cellSelectedBackgroundColor = color }
    value.set("contentInset", \.insets) { contentInset = $0 }
    pinsBelowContentInset = false
    value.set("contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.self) {
      contentInsetAdjustmentBehavior = $0
    }
    value.set("separatorStyle", SeparatorStyle.self) { separatorStyle = $0 }
    value.set("separatorInsetReference", SeparatorInsetReference.self) { separatorInsetReference = $0 }
    value.set("sectionHeadersPinToVisibleBounds", \.boolean) { sectionHeadersPinToVisibleBounds = $0 }
    value.set("showsVerticalScrollIndicator", \.boolean) { showsVerticalScrollIndicator = $0 }
    value.set("indicatorStyle", IndicatorStyle.self) { indicatorStyle = $0 }
    value.set("scrollIndicatorInsets", \.insets) { scrollIndicatorInsets = $0 }
  }

  /// Sets what a value says of editing, and nothing else.
  func setEditing(_ value: Value) {
    value.set("allowsSelectionDuringEditing", \.boolean) { allowsSelectionDuringEditing = $0 }
    value.set("allowsMultipleSelectionDuringEditing", \.boolean) { allowsMultipleSelectionDuringEditing = $0 }
    value.set("isEditing", \.boolean) { isEditing = $0 }
  }

  /// The parts of a table that are layers of their own, by their keys.
  static let partKeys: [(key: String, attach: @Sendable (TableView, Layer?) -> Void)] = [
    ("tableHeader", { $0.tableHeaderView = $1 }),
    ("tableFooter", { $0.tableFooterView = $1 }),
    ("backgroundView", { $0.backgroundView = $1 }),
    ("emptyStateView", { $0.emptyStateView = $1 }),
  ]

  /// Shows rows, with those selected that say so.
  ///
  /// What a file says of a row is shown: where it selects rows that the table would not let a finger select, the table
  /// allows it, and while it is edited too.
  func show(_ rows: any TableRows, _ value: Value) {
    rows.registerCells(in: self)
    delegate = rows
    dataSource = rows
    setEditing(value)
    setSelectionRules(value)
    showSelected(rows.selectedRows)
  }

  func setSelectionRules(_ value: Value) {
    value.set("allowsSelection", \.boolean) { allowsSelection = $0 }
    value.set("allowsMultipleSelection", \.boolean) { allowsMultipleSelection = $0 }
  }

  /// Selects rows that say so, beside those that are selected.
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

extension Value {
  /// A height in points, or `auto`.
  var height: Double? { text == "auto" ? TableView.automaticDimension : number }
}

extension TableView {
  fileprivate func setColumn(_ value: Value) {
    if let inset = value["horizontalInset"]?.number { horizontalInset = inset }
    if let rounded = self as? RoundedTableView, value.has("maximumWidth") {
      rounded.maximumWidth = value["maximumWidth"]?.number
    }
    if let given = value["showsRoundedCorners"]?.boolean { showsRoundedCorners = given }
    if let given = value["revertsInCompactWidth"]?.boolean { revertsInCompactWidth = given }
    if let inset = value["headerTextInset"]?.number { headerTextInset = inset }
  }
}
