import InlayGraphics
import InlayLayers
import InlayLists

extension ObjectSpec {
  static let tableKeys = lookKeys + barKeys + selectionKeys + rowKeys

  private static let table = Keys<TableView>()

  private static let lookKeys: [Key] = [
    // Read by `TableView.make`.
    Key("style", .choice(["plain", "grouped", "insetGrouped", "rounded"]), .text("plain"))
      .with(\.mayChange, { _, _ in false }),
    table.made("decoration", .decoration, .derived) { $0.overrides.decoration = $2.decorations.kind($1) },
    table.orNull("horizontalInset", .number(.notNegative), .derived) { $0.overrides.columnInset = $1 },
    table.orNull("maximumWidth", .anyNumber, .derived) { $0.overrides.maximumWidth = .some($1) },
    // The decoration's radius, not the layer's.
    table.orNull("cornerRadius", .number(.notNegative), .derived) { $0.overrides.cornerRadius = $1 },
    table.orNull("decorationInset", .number(.notNegative), .derived) { $0.overrides.decorationInset = $1 },
    table.orNull("sectionBorder", .object(.sectionBorder, ThemeBorder()), .none) { $0.overrides.border = $1 },
    table.orNull("sectionShadow", .object(.sectionShadow, ownShadow), .none) {
      $0.overrides.shadow = $1?.shadow
      $0.overrides.shadowColor = $1?.color
    },
    table("showsRoundedCorners", .boolean, .boolean(true)) { $0.showsRoundedCorners = $1 },
    table("revertsInCompactWidth", .boolean, .boolean(false)) { $0.revertsInCompactWidth = $1 },
    table.orNull("headerTextInset", .anyNumber, .derived) { $0.headerTextInset = $1 },
    table.orNull("cellBackgroundColor", .color, .derived) { $0.cellBackgroundColor = $1 },
    table.orNull("cellSelectedBackgroundColor", .color, .derived) { $0.cellSelectedBackgroundColor = $1 },
    table.orNull("rowHeight", .height, .derived) {
      $0.overrides.heights.rows = $1.map { $0 == TableView.automaticDimension ? .automatic() : .uniform($0) }
    },
    table.orNull("sectionHeaderHeight", .height, .derived) { $0.overrides.heights.sectionHeader = $1 },
    table.orNull("sectionFooterHeight", .height, .derived) { $0.overrides.heights.sectionFooter = $1 },
  ]

  private static let barKeys: [Key] = [
    table("separatorStyle", .choice(of: TableView.SeparatorStyle.self), .text("singleLine")) { $0.separatorStyle = $1 },
    table.orNull("separatorColor", .color, .derived) { $0.separatorColor = $1 },
    table.orNull("separatorInset", .insets(), .derived) { $0.overrides.separatorInset = $1 },
    table(
      "separatorInsetReference", .choice(of: TableView.SeparatorInsetReference.self), .text("fromCellEdges")
    ) { $0.separatorInsetReference = $1 },
    table.orNull("sectionHeadersPinToVisibleBounds", .boolean, .derived) {
      $0.sectionHeadersPinToVisibleBounds = $1 ?? ($0.style == .plain)
    },
    table.made("sectionIndexTitles", .list(.text), .emptyList) { table, titles, source in
      if let titles { source.setIndexTitles(titles, of: table) }
    }.with(\.stage, .sectionIndex),
    table("showsVerticalScrollIndicator", .boolean, .boolean(false)) { $0.showsVerticalScrollIndicator = $1 },
    table("indicatorStyle", .choice(of: ScrollView.IndicatorStyle.self), .text("default")) { $0.indicatorStyle = $1 },
    table("scrollIndicatorsFade", .boolean, .boolean(false)) { $0.scrollIndicatorsFade = $1 },
    table("scrollIndicatorInsets", .insets(), .numbers([0, 0, 0, 0])) { $0.scrollIndicatorInsets = $1 },
    table("contentOffset", .offset, .numbers([0, 0])) { $0.contentOffset = $1 }.with(\.stage, .derived),
    table("bounces", .boolean, .boolean(true)) { $0.bounces = $1 },
    table("alwaysBounceVertical", .boolean, .boolean(false)) { $0.alwaysBounceVertical = $1 },
    table("refreshControl", .boolean, .boolean(false)) {
      $0.refreshControl = $1 ? $0.refreshControl ?? RefreshControl() : nil
    },
    table("isRefreshing", .boolean, .boolean(false)) { $0.setRefreshing($1) }.with(\.stage, .refreshing),
    table("isPagingEnabled", .boolean, .boolean(false)) { $0.isPagingEnabled = $1 },
    table("decelerationRate", .name(FormatNames.decelerationRates), .text("normal")) { $0.decelerationRate = $1 },
    table("contentInset", .insets(), .numbers([0, 0, 0, 0])) { $0.contentInset = $1 },
    table(
      "contentInsetAdjustmentBehavior", .choice(of: ScrollView.ContentInsetAdjustmentBehavior.self), .text("automatic")
    ) { $0.contentInsetAdjustmentBehavior = $1 },
  ]

  private static let selectionKeys: [Key] = [
    table("allowsSelection", .boolean, .boolean(true)) { $0.allowsSelection = $1 }.with(\.stage, .selection),
    table("allowsMultipleSelection", .boolean, .boolean(false)) { $0.allowsMultipleSelection = $1 }
      .with(\.stage, .selection),
    table("isEditing", .boolean, .boolean(false)) { $0.isEditing = $1 }.with(\.stage, .editing),
    table("allowsSelectionDuringEditing", .boolean, .boolean(false)) { $0.allowsSelectionDuringEditing = $1 }
      .with(\.stage, .editingRules),
    table("allowsMultipleSelectionDuringEditing", .boolean, .boolean(false)) {
      $0.allowsMultipleSelectionDuringEditing = $1
    }.with(\.stage, .editingRules),
  ]

  private static let rowKeys: [Key] = [
    table.part("tableHeader") { $0.tableHeaderView = $1 },
    table.part("tableFooter") { $0.tableFooterView = $1 },
    table("isTableHeaderPinned", .boolean, .boolean(false)) { $0.isTableHeaderPinned = $1 },
    table.part("backgroundView") { $0.backgroundView = $1 },
    table.part("emptyStateView") { $0.emptyStateView = $1 },
    // Read by `LayerBuilder.setRows`.
    Key("generate", .object(.generate), .none).with(\.excludes, ["sections"]),
    Key("sections", .list(.object(.section)), .emptyList),
  ]

  private static let borderKey = Keys<Box<ThemeBorder>>()

  static let sectionBorder = ObjectSpec(
    "a border",
    [
      borderKey("width", .number(.notNegative), .number(0)) { $0.value.width = $1 },
      borderKey("color", .color, .derived) { $0.value.color = $1 },
    ])

  private static let shadowKey = Keys<Box<(shadow: ThemeShadow, color: LayerColor?)>>()
  private static let ownShadow: (shadow: ThemeShadow, color: LayerColor?) =
    (ThemeShadow(radius: 0, offset: .zero, opacity: 0), nil)

  static let sectionShadow = ObjectSpec(
    "a shadow",
    [
      shadowKey("radius", .number(blurRadius), .number(0)) { $0.value.shadow.radius = $1 },
      shadowKey("offset", .size(), .numbers([0, 0])) { $0.value.shadow.offset = $1 },
      shadowKey("opacity", .anyNumber, .number(0)) { $0.value.shadow.opacity = $1 },
      shadowKey("color", .color, .derived) { $0.value.color = $1 },
    ])
}
