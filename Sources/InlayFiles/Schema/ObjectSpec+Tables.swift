import InlayLists

extension ObjectSpec {
  static let tableKeys: [Key] = [
    Key("style", .choice(["plain", "grouped", "insetGrouped", "rounded"]), .text("plain")),
    Key("decoration", .decoration, .derived),
    Key("horizontalInset", .number(.notNegative), .derived),
    Key("maximumWidth", .anyNumber, .derived),
    Key("cornerRadius", .number(.notNegative), .derived),
    Key("decorationInset", .number(.notNegative), .derived),
    Key("sectionBorder", .object(.sectionBorder), .none),
    Key("sectionShadow", .object(.sectionShadow), .none),
    Key("showsRoundedCorners", .boolean, .boolean(true)),
    Key("revertsInCompactWidth", .boolean, .boolean(false)),
    Key("headerTextInset", .anyNumber, .derived),
    Key("cellBackgroundColor", .color, .derived),
    Key("cellSelectedBackgroundColor", .color, .derived),
    Key("rowHeight", height, .derived),
    Key("sectionHeaderHeight", height, .derived),
    Key("sectionFooterHeight", height, .derived),
    Key(
      "separatorStyle", .choice(of: TableView.SeparatorStyle.self), .text("singleLine")),
    Key("separatorColor", .color, .derived),
    Key("separatorInset", insets, .derived),
    Key("separatorInsetReference", .choice(of: TableView.SeparatorInsetReference.self), .text("fromCellEdges")),
    Key("sectionHeadersPinToVisibleBounds", .boolean, .derived),
    Key("sectionIndexTitles", .list(.text), .emptyList),
    Key("showsVerticalScrollIndicator", .boolean, .boolean(false)),
    Key("indicatorStyle", .choice(of: ScrollView.IndicatorStyle.self), .text("default")),
    Key("scrollIndicatorInsets", insets, .numbers([0, 0, 0, 0])),
    Key("contentOffset", .point, .numbers([0, 0])),
    Key("contentInset", insets, .numbers([0, 0, 0, 0])),
    Key(
      "contentInsetAdjustmentBehavior", .choice(of: ScrollView.ContentInsetAdjustmentBehavior.self),
      .text("automatic")),
    Key("allowsSelection", .boolean, .boolean(true)),
    Key("allowsMultipleSelection", .boolean, .boolean(false)),
    Key("isEditing", .boolean, .boolean(false)),
    Key("allowsSelectionDuringEditing", .boolean, .boolean(false)),
    Key("allowsMultipleSelectionDuringEditing", .boolean, .boolean(false)),
    Key("tableHeader", .layer, .none),
    Key("tableFooter", .layer, .none),
    Key("isTableHeaderPinned", .boolean, .boolean(false)),
    Key("backgroundView", .layer, .none),
    Key("emptyStateView", .layer, .none),
    Key("generate", .object(.generate), .none),
    Key("sections", .list(.object(.section)), .emptyList),
  ]

  private static let insets = ValueType.numbers(["top", "left", "bottom", "right"], .any)
  private static let height = ValueType.either([.number(.notNegative), .choice(["auto"])])

  static let sectionBorder = ObjectSpec(
    "a border",
    [
      Key("width", .number(.notNegative), .number(0)),
      Key("color", .color, .derived),
    ])

  static let sectionShadow = ObjectSpec(
    "a shadow",
    [
      Key("radius", .number(blurRadius), .number(0)),
      Key("offset", .numbers(["width", "height"], .any), .numbers([0, 0])),
      Key("opacity", .anyNumber, .number(0)),
      Key("color", .color, .derived),
    ])

  /// The most sections of a table. Tables ask for the number of rows section by section.
  static let sectionLimit = 1_000_000
  static let rowLimit = 1_000_000_000
  private static let indentationLimit = 1_000

  static let generate = ObjectSpec(
    "generated rows",
    [
      Key("sections", .integer(0...sectionLimit), .number(1)),
      Key("rowsPerSection", .integer(0...rowLimit), .required),
      Key("title", .text, .none),
      Key("detail", .text, .none),
    ])

  static let section = ObjectSpec(
    "a section",
    [
      Key("header", .either([.text, .object(.sectionTitle)]), .none),
      Key("footer", .either([.text, .object(.sectionTitle)]), .none),
      Key("decoration", .decoration, .derived),
      Key("rows", .list(.object(.row)), .emptyList),
    ])

  static let sectionTitle = ObjectSpec(
    "a section's header or footer",
    [
      Key("text", .text, .none),
      Key("view", .layer, .none),
      Key("height", height, .derived),
    ],
    exclusions: [("view", "text")])

  static let row = ObjectSpec(
    "a row",
    [
      Key("title", .text, .none),
      Key("detail", .text, .none),
      Key("style", .choice(of: TableViewCell.Style.self), .text("value1")),
      Key("image", .file(.image), .none),
      Key("highlightedImage", .file(.image), .none),
      Key("accessory", .choice(FormatNames.accessories.all), .text("none")),
      Key("accessoryView", .layer, .none),
      Key("editingAccessory", .choice(FormatNames.accessories.all), .text("none")),
      Key("editingAccessoryView", .layer, .none),
      Key("editingStyle", .choice(of: TableViewCell.EditingStyle.self), .text("delete")),
      Key("canEdit", .boolean, .boolean(true)),
      Key("canMove", .boolean, .boolean(false)),
      Key("shouldIndentWhileEditing", .boolean, .boolean(true)),
      Key("indentationLevel", .integer(0...indentationLimit), .number(0)),
      Key("indentationWidth", .number(.notNegative), .derived),
      Key("isOn", .boolean, .boolean(false)),
      Key("isEnabled", .boolean, .boolean(true)),
      Key("isSelected", .boolean, .boolean(false)),
      Key("isHighlighted", .boolean, .boolean(false)),
      Key("selectionStyle", .choice(of: TableViewCell.SelectionStyle.self), .text("default")),
      Key("height", height, .derived),
      Key("category", .text, .none),
      Key("separatorInset", insets, .derived),
      Key("titleColor", .color, .derived),
      Key("detailColor", .color, .derived),
      Key("alignment", .choice(FormatNames.alignments.all), .text("natural")),
      Key("backgroundColor", .color, .none),
      Key("selectedBackgroundColor", .color, .none),
      Key("backgroundView", .layer, .none),
      Key("selectedBackgroundView", .layer, .none),
      Key("content", .list(.layer), .emptyList),
    ])
}
