import InlayGraphics
import InlayLayers
import InlayLists

extension ObjectSpec {
  static let tableKeys = lookKeys + barKeys + selectionKeys + rowKeys

  private static let table = Keys<TableView>()

  private static let lookKeys: [Key] = [
    // Read by `TableView.make`.
    Key(
      "style", "The look of sections: without gaps, in groups, or as cards in a column.",
      .choice(["plain", "grouped", "insetGrouped", "rounded"]), .text("plain")
    )
    .with(\.change, .none),
    table.made(
      "decoration", "How the backgrounds of rows and sections are drawn, instead of the theme's.", .decoration, .derived
    ) { $0.decoration = $2.decorations.kind($1) },
    table.orNull(
      "horizontalInset", "From the sides to the column of cards, in points.", .number(.notNegative), .derived
    ) { $0.cardInset = $1 },
    table.orNull(
      "maximumWidth",
      "The greatest width of the column, in points; null for none. If left out, it is the theme's, 700 in modern.",
      .anyNumber, .derived
    ) {
      $0.maximumCardWidth = $1.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    },
    // The decoration's radius, not the layer's.
    table.orNull("cornerRadius", "The radius of the cards' corners, in points.", .number(.notNegative), .derived) {
      $0.sectionCornerRadius = $1
    },
    table.orNull(
      "decorationInset", "From the sides of rows to their cards, in points, in tables without a column.",
      .number(.notNegative), .derived
    ) { $0.decorationInset = $1 },
    table.orNull("sectionBorder", "The line around cards.", .object(.sectionBorder, Border()), .none) {
      $0.sectionBorder = $1
    },
    table.orNull("sectionShadow", "The shadow of cards.", .object(.sectionShadow, Shadow(opacity: 0)), .none) {
      $0.sectionShadow = $1
    },
    table("showsRoundedCorners", "Whether cards have round corners.", .boolean, .boolean(true)) {
      $0.overrides.showsRoundedCorners = $1
    },
    table(
      "revertsInCompactWidth", "Whether a rounded table is a grouped one in compact width.", .boolean, .boolean(false)
    ) { $0.revertsInCompactWidth = $1 },
    table.orNull("headerTextInset", "From the column's edge to the texts of headers and footers.", .anyNumber, .derived)
    { $0.headerTextInset = $1 },
    table.orNull("cellBackgroundColor", "The colour of rows.", .color, .derived) { $0.cellBackgroundColor = $1 },
    table.orNull("cellSelectedBackgroundColor", "The colour of selected rows.", .color, .derived) {
      $0.cellSelectedBackgroundColor = $1
    },
    table.orNull("rowHeight", "The height of all rows, in points, or auto.", .height, .derived) {
      $0.rowHeight = $1
    },
    table.orNull("sectionHeaderHeight", "The height of all headers, in points, or auto.", .height, .derived) {
      $0.sectionHeaderHeight = $1
    },
    table.orNull("sectionFooterHeight", "The height of all footers, in points, or auto.", .height, .derived) {
      $0.sectionFooterHeight = $1
    },
  ]

  private static let barKeys: [Key] = [
    table("separatorStyle", "The lines between rows.", .choice(of: TableView.SeparatorStyle.self), .text("singleLine"))
    { $0.separatorStyle = $1 },
    table.orNull("separatorColor", "The colour of the lines.", .color, .derived) { $0.separatorColor = $1 },
    table.orNull("separatorInset", "The insets of the lines.", .insets(), .derived) {
      $0.separatorInset = $1
    },
    table(
      "separatorInsetReference", "Whether the insets count from the row's edges or from its content.",
      .choice(of: TableView.SeparatorInsetReference.self), .text("fromCellEdges")
    ) { $0.separatorInsetReference = $1 },
    table.orNull(
      "sectionHeadersPinToVisibleBounds", "Whether headers stay at the top while their section scrolls.", .boolean,
      .derived
    ) {
      $0.sectionHeadersPinToVisibleBounds = $1 ?? ($0.style == .plain)
    },
    table.made("sectionIndexTitles", "The titles of the index at the trailing side.", .list(.text), .emptyList) {
      table, titles, source in
      source.setIndexTitles(titles, of: table)
    }.with(\.stage, .sectionIndex),
    table("showsVerticalScrollIndicator", "Whether the scroll indicator is shown.", .boolean, .boolean(false)) {
      $0.showsVerticalScrollIndicator = $1
    },
    table(
      "indicatorStyle", "The colour of the scroll indicator.", .name(FormatNames.indicatorStyles), .text("default")
    ) { $0.indicatorAppearance = $1 },
    table("scrollIndicatorsFade", "Whether the indicator fades when the scrolling ends.", .boolean, .boolean(false)) {
      $0.scrollIndicatorsFade = $1
    },
    table("scrollIndicatorInsets", "The insets of the indicator.", .insets(), .numbers([0, 0, 0, 0])) {
      $0.scrollIndicatorInsets = $1
    },
    table.orNull("contentOffset", "The point of the content at the top left.", .offset, .numbers([0, 0])) {
      $0.contentOffset = $1 ?? $0.startOffset
    }.with(\.stage, .derived),
    table(
      "contentAnchor", "Where the table stays while rows are added: at its top, or at its end as in a chat.",
      .choice(of: TableView.AnchorPosition.self), .text("start")
    ) { $0.contentAnchor = $1 },
    table("bounces", "Whether content can be dragged beyond its ends.", .boolean, .boolean(true)) { $0.bounces = $1 },
    table(
      "alwaysBounceVertical", "Whether it can where the content is shorter than the table.", .boolean, .boolean(true)
    ) { $0.alwaysBounceVertical = $1 },
    table.made("refreshControl", "Whether pulling the table down refreshes it.", .boolean, .boolean(false)) {
      $2.setRefreshControl($1?.boolean, of: $0)
    },
    table.made("isRefreshing", "Whether the refresh control turns.", .boolean, .boolean(false)) {
      $2.setRefreshing($1?.boolean, of: $0)
    }.with(\.stage, .refreshing),
    table("isPagingEnabled", "Whether scrolling ends at multiples of the height.", .boolean, .boolean(false)) {
      $0.isPagingEnabled = $1
    },
    table("decelerationRate", "How fast scrolling ends.", .name(FormatNames.decelerationRates), .text("normal")) {
      $0.decelerationRate = $1
    },
    table("contentInset", "The space around the content.", .insets(), .numbers([0, 0, 0, 0])) { $0.contentInset = $1 },
    table(
      "contentInsetAdjustmentBehavior", "When the safe area is added to the insets.",
      .choice(of: ScrollView.ContentInsetAdjustmentBehavior.self), .text("automatic")
    ) { $0.contentInsetAdjustmentBehavior = $1 },
  ]

  private static let selectionKeys: [Key] = [
    table("allowsSelection", "Whether rows can be selected.", .boolean, .boolean(true)) { $0.allowsSelection = $1 }
      .with(\.stage, .selection),
    table("allowsMultipleSelection", "Whether several rows can be selected.", .boolean, .boolean(false)) {
      $0.allowsMultipleSelection = $1
    }
    .with(\.stage, .selection),
    table("isEditing", "Whether the table is edited.", .boolean, .boolean(false)) { $0.isEditing = $1 }.with(
      \.stage, .editing),
    table(
      "allowsSelectionDuringEditing", "Whether rows can be selected while the table is edited.", .boolean,
      .boolean(false)
    ) { $0.allowsSelectionDuringEditing = $1 }
    .with(\.stage, .editingRules),
    table(
      "allowsMultipleSelectionDuringEditing", "Whether several rows can be selected while the table is edited.",
      .boolean, .boolean(false)
    ) {
      $0.allowsMultipleSelectionDuringEditing = $1
    }.with(\.stage, .editingRules),
  ]

  private static let rowKeys: [Key] = [
    table.part("tableHeader", "A layer above all sections.") { $0.tableHeaderView = $1 },
    table.part("tableFooter", "A layer below all sections.") { $0.tableFooterView = $1 },
    table("isTableHeaderPinned", "Whether the table's header stays at the top.", .boolean, .boolean(false)) {
      $0.isTableHeaderPinned = $1
    },
    table.part("backgroundView", "A layer behind the rows, which does not scroll.") { $0.backgroundView = $1 },
    table.part("emptyStateView", "A layer that is shown while the table has no rows.") { $0.emptyStateView = $1 },
    // Read by `LayerBuilder.setRows`.
    Key("generate", "Rows by a formula.", .object(.generate), .none).with(\.excludes, ["sections"]),
    Key("sections", "The sections.", .list(.object(.section)), .emptyList),
  ]

  private static let borderKey = Keys<Box<Border>>()

  static let sectionBorder = ObjectSpec(
    "a border",
    [
      borderKey("width", "The width of the line, in points.", .number(.notNegative), .number(0)) {
        $0.value.width = $1
      },
      borderKey("color", "The colour of the line.", .color, .derived) { $0.value.color = $1 },
    ])

  private static let shadowKey = Keys<Box<Shadow>>()

  static let sectionShadow = ObjectSpec(
    "a shadow",
    [
      shadowKey("radius", "The blur: the sigma of a Gaussian, in points.", .number(blurRadius), .number(0)) {
        $0.value.radius = $1
      },
      shadowKey("offset", "The place of the shadow, relative to the card.", .size(), .numbers([0, 0])) {
        $0.value.offset = $1
      },
      shadowKey("opacity", "From 0, invisible, to 1.", .anyNumber, .number(0)) { $0.value.opacity = $1 },
      shadowKey("color", "The colour of the shadow.", .color, .derived) { $0.value.color = $1 },
    ])
}
