import InlayControls
import InlayLayers
import InlayLists

/// Written and generated sections and rows.
extension ObjectSpec {
  /// The maximum number of a table's sections. Tables request the row counts of all sections.
  static let sectionLimit = 1_000_000
  static let rowLimit = 1_000_000_000
  private static let indentationLimit = 1_000

  private static let formula = Keys<Box<RowFormula>>()

  static let generate = ObjectSpec(
    "generated rows",
    [
      formula("sections", .integer(0...sectionLimit), .number(1)) { $0.value.sections = $1 },
      formula("rowsPerSection", .integer(0...rowLimit), .required) { $0.value.rowsPerSection = $1 },
      formula("title", .text, .none) { $0.value.title = $1 },
      formula("detail", .text, .none) { $0.value.detail = $1 },
    ])

  /// Read by `WrittenRows`.
  static let section = ObjectSpec(
    "a section",
    [
      Key("header", .either([.text, .object(.sectionTitle)]), .none),
      Key("footer", .either([.text, .object(.sectionTitle)]), .none),
      Key("decoration", .decoration, .derived),
      Key("rows", .list(.object(.row)), .emptyList),
      identity,
    ])

  /// By which an `apply` step finds rows and sections; else by title or header text.
  private static let identity = Key("id", .text, .none)

  /// Read by `WrittenRows`.
  static let sectionTitle = ObjectSpec(
    "a section's header or footer",
    [
      Key("text", .text, .none),
      Key("view", .layer, .none).with(\.excludes, ["text"]),
      Key("height", Form<Double>.height.type, .derived),
    ])

  /// Settings of a row that a table requests before the row has a cell.
  static let rowStyle = Field("style", .choice(of: TableViewCell.Style.self), .text("value1"))
  static let editingStyle = Field("editingStyle", .choice(of: TableViewCell.EditingStyle.self), .text("delete"))
  static let canEdit = Field("canEdit", .boolean, .boolean(true))
  static let canMove = Field("canMove", .boolean, .boolean(false))
  static let indentsWhileEditing = Field("shouldIndentWhileEditing", .boolean, .boolean(true))
  static let isSelected = Field("isSelected", .boolean, .boolean(false))

  static let row = ObjectSpec("a row", contentKeys + stateKeys + actionKeys + lookKeys + [identity])

  private static let cell = Keys<TableViewCell>()

  private static let contentKeys: [Key] = [
    cell.made("title", .text, .none) { $0.textLabel.text = $1.flatMap($2.text) ?? "" },
    cell.made("detail", .text, .none) { $0.detailTextLabel.text = $1.flatMap($2.text) ?? "" },
    rowStyle.key,
    cell.made("image", .image, .none) { $0.image = $2.image($1) },
    // A person's name, whose initials stand before the texts. Read by `CellFiller` too.
    Keys<AvatarCell>().made("avatar", .text, .none) { $0.avatar.fullName = $1.flatMap($2.text) ?? "" },
    cell.made("highlightedImage", .image, .none) { $0.highlightedImage = $2.image($1) },
    cell("accessory", .name(FormatNames.accessories), .text("none")) { $0.accessoryType = $1 },
    cell.part("accessoryView") { $0.accessoryView = $1 },
    cell("editingAccessory", .name(FormatNames.accessories), .text("none")) { $0.editingAccessoryType = $1 },
    cell.part("editingAccessoryView") { $0.editingAccessoryView = $1 },
  ]

  private static let stateKeys: [Key] = [
    editingStyle.key, canEdit.key, canMove.key, indentsWhileEditing.key,
    cell("indentationLevel", .integer(0...indentationLimit), .number(0)) { $0.indentationLevel = $1 },
    cell("indentationWidth", .number(.notNegative), .derived) { $0.indentationWidth = $1 },
    cell("isOn", .boolean, .boolean(false)) { $0.isOn = $1 },
    cell("isEnabled", .boolean, .boolean(true)) { $0.isEnabled = $1 },
    isSelected.key,
    cell("isHighlighted", .boolean, .boolean(false)) { $0.isHighlighted = $1 },
    cell("selectionStyle", .choice(of: TableViewCell.SelectionStyle.self), .text("default")) { $0.selectionStyle = $1 },
    // Read by `WrittenRows`.
    Key("height", Form<Double>.height.type, .derived),
  ]

  /// Read by `WrittenRows`.
  private static let actionKeys: [Key] = [
    Key("leadingActions", .list(.object(.swipeAction)), .none),
    // Without the key, a row that can be edited has the action that deletes it.
    Key("trailingActions", .list(.object(.swipeAction)), .derived),
    performsFirstAction.key,
    // The page or the card of this name is shown after a tap.
    Key("push", .text, .none).with(\.mention, .layer),
  ]

  static let performsFirstAction = Field("performsFirstActionWithFullSwipe", .boolean, .boolean(true))

  /// An action on a button that a swipe uncovers.
  static let swipeAction = ObjectSpec(
    "an action",
    [
      Key("title", .text, .none), swipeActionStyle.key, Key("image", .image, .none),
      Key("backgroundColor", .color, .derived),
    ])

  static let swipeActionStyle = Field("style", .choice(of: ContextualAction.Style.self), .text("normal"))

  private static func setFont(of label: Label, _ value: Value?, _ source: any KeySource) {
    if let value { label.font = source.font(value) } else { label.resetFont() }
  }

  private static let lookKeys: [Key] = [
    cell("category", .text, .none) { $0.category = $1 }.with(\.mention, .category),
    cell("separatorInset", .insets(), .derived) { $0.separatorInset = $1 },
    cell.made("titleFont", .object(.font), .derived) { setFont(of: $0.textLabel, $1, $2) },
    cell.made("detailFont", .object(.font), .derived) { setFont(of: $0.detailTextLabel, $1, $2) },
    cell("titleColor", .color, .derived) { $0.textLabel.textColor = $1 },
    cell("detailColor", .color, .derived) { $0.detailTextLabel.textColor = $1 },
    cell("alignment", .name(FormatNames.alignments), .text("natural")) { $0.textLabel.alignment = $1 },
    cell("backgroundColor", .color, .none) { $0.backgroundColor = $1 },
    cell("selectedBackgroundColor", .color, .none) { $0.selectedBackgroundColor = $1 },
    cell.part("backgroundView") { $0.backgroundView = $1 },
    cell.part("selectedBackgroundView") { $0.selectedBackgroundView = $1 },
    // Read by `RowLayers`.
    Key("content", .list(.layer), .emptyList),
  ]
}

/// The formula of generated rows in a file.
struct RowFormula {
  var sections = 1
  var rowsPerSection = 0
  var title = ""
  var detail = ""
}
