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
      formula("sections", "The number of sections.", .integer(0...sectionLimit), .number(1)) { $0.value.sections = $1 },
      formula("rowsPerSection", "The number of rows in each section.", .integer(0...rowLimit), .required) {
        $0.value.rowsPerSection = $1
      },
      formula("title", "The title of each row, with {section} and {row}.", .text, .none) { $0.value.title = $1 },
      formula("detail", "The second text of each row, with {section} and {row}.", .text, .none) {
        $0.value.detail = $1
      },
    ])

  /// Read by `WrittenRows`.
  static let section = ObjectSpec(
    "a section",
    [
      Key(
        "header", "The text above the rows, or a view with its height.", .either([.text, .object(.sectionTitle)]), .none
      ),
      Key(
        "footer", "The text below the rows, or a view with its height.", .either([.text, .object(.sectionTitle)]), .none
      ),
      Key("decoration", "The decoration of this section, instead of the table's.", .decoration, .derived),
      Key("rows", "The rows.", .list(.object(.row)), .emptyList),
      identity,
    ])

  /// The identity by which an `apply` step finds rows and sections; without one it uses the title or the header's text.
  private static let identity = Key(
    "id", "What tells the row or section from others in an apply step; the title if left out.", .text, .none)

  /// Read by `WrittenRows`.
  static let sectionTitle = ObjectSpec(
    "a section's header or footer",
    [
      Key("text", "The text.", .text, .none),
      Key("view", "A layer in place of the text.", .layer, .none).with(\.excludes, ["text"]),
      Key("height", "The height in points, or auto.", Form<Height>.height.type, .derived),
    ])

  /// Settings of a row that a table requests before the row has a cell.
  static let rowStyle = Field(
    "style", "The place of the detail: none, at the end, after a short title, or below the title.",
    .choice(of: TableViewCell.Style.self), .text("value1"))
  static let editingStyle = Field(
    "editingStyle", "The control of the row while the table is edited.", .choice(of: TableViewCell.EditingStyle.self),
    .text("delete"))
  static let canEdit = Field("canEdit", "Whether the row can be edited.", .boolean, .boolean(true))
  static let canMove = Field(
    "canMove", "Whether the row can be moved while the table is edited.", .boolean, .boolean(false))
  static let indentsWhileEditing = Field(
    "shouldIndentWhileEditing", "Whether the row's content makes room for the editing control.", .boolean,
    .boolean(true))
  static let accessory = Field(
    "accessory", "The standard view at the trailing side; detail is a button with an i.",
    .name(FormatNames.accessories), .text("none"))
  static let editingAccessory = Field(
    "editingAccessory", "The standard view at the trailing side while the table is edited.",
    .name(FormatNames.accessories), .text("none"))
  static let isOn = Field("isOn", "Whether the row's switch is on.", .boolean, .boolean(false))
  static let isSelected = Field("isSelected", "Whether the row is selected.", .boolean, .boolean(false))

  static let row = ObjectSpec("a row", contentKeys + stateKeys + actionKeys + lookKeys + spokenKeys + [identity])

  private static let cell = Keys<TableViewCell>()

  private static let contentKeys: [Key] = [
    cell.made("title", "The first text.", .text, .none) { $0.textLabel.text = $1.flatMap($2.text) ?? "" },
    cell.made("detail", "The second text.", .text, .none) { $0.detailTextLabel.text = $1.flatMap($2.text) ?? "" },
    rowStyle.key,
    cell.made("image", "The image at the leading side.", .image, .none) { $0.image = $2.image($1) },
    // A person's name, whose initials are before the texts. Read by `CellFiller` too.
    Keys<AvatarCell>().made("avatar", "A name whose initials are in a circle at the leading side.", .text, .none) {
      $0.avatar.fullName = $1.flatMap($2.text) ?? ""
    },
    cell.made("highlightedImage", "The image while the row is pressed or selected.", .image, .none) {
      $0.highlightedImage = $2.image($1)
    },
    accessory.key,
    // Read by `CellFiller`, as those for one part.
    Key(
      "accessories",
      "The parts at the trailing side, in reading order: names as of accessory, and others.",
      .list(.either([Form<StandardAccessory>.name(FormatNames.accessories).type, .object(.accessory)]), most: 16), .none
    ).with(\.excludes, ["accessory", "accessoryView"]),
    cell.part("accessoryView", "A layer of its own at the trailing side, such as a control.") { $0.accessoryView = $1 },
    editingAccessory.key,
    cell.part("editingAccessoryView", "A layer of its own at the trailing side while the table is edited.") {
      $0.editingAccessories = $1.map { .layer($0) } ?? []
    },
  ]

  private static let stateKeys: [Key] = [
    editingStyle.key, canEdit.key, canMove.key, indentsWhileEditing.key,
    cell(
      "indentationLevel", "The number of steps by which image and texts are indented.", .integer(0...indentationLimit),
      .number(0)
    ) { $0.indentationLevel = $1 },
    cell(
      "indentationWidth", "The width of a step, in points. Layers of content stay where they are.",
      .number(.notNegative), .derived
    ) { $0.indentationWidth = $1 },
    isOn.key.with(
      \.advice, { _, row, _ in hasSwitch(row) ? nil : "has no effect: the row has no switch; write accessory: switch" }),
    cell("isEnabled", "Whether the row's control can be used.", .boolean, .boolean(true)) { $0.isEnabled = $1 },
    isSelected.key,
    cell("isHighlighted", "Whether the row looks pressed.", .boolean, .boolean(false)) { $0.isHighlighted = $1 },
    cell(
      "selectionStyle", "Whether a selected row looks selected.", .choice(of: TableViewCell.SelectionStyle.self),
      .text("default")
    ) { $0.selectionStyle = $1 },
    cell(
      "pressesControl",
      "Whether a press anywhere on the row acts on its first control, such as a switch, and selects nothing. A row "
        + "with a text field does so by itself.", .boolean, .boolean(false)
    ) { $0.pressesControl = $1 }.with(
      \.advice,
      { _, row, _ in hasParts(row) ? nil : "has no effect: the row has no control; write accessory: switch" }),
    // Read by `WrittenRows`.
    Key("height", "The height in points, or auto.", Form<Height>.height.type, .derived),
  ]

  /// Whether a row has a part at its trailing side that may be a control.
  private static func hasParts(_ row: Value) -> Bool {
    hasSwitch(row) || row["accessoryView"] != nil || !row.list("accessories").isEmpty
  }

  private static func hasSwitch(_ row: Value) -> Bool {
    row["accessoryView"] == nil && row["accessory"]?.text == "switch"
      || row.list("accessories").contains { $0.text == "switch" }
      || row["editingAccessoryView"] == nil && row["editingAccessory"]?.text == "switch"
  }

  /// A part of the list `accessories` that is more than a name.
  static let accessoryPart = ObjectSpec(
    "an accessory",
    [
      Key(
        "label", "A text in the style of details, or the text with a colour.",
        .either([.text, .object(.accessoryLabel)]), .none),
      Key(
        "badge", "A number or a short text in a capsule; nothing for 0.", .either([.integer(0...1_000_000), .text]),
        .none
      ),
      Key("image", "An image in its own size.", .image, .none),
      Key("switch", "A switch, and whether it is on.", .boolean, .none),
      Key("view", "A layer of its own, such as a control.", .layer, .none),
    ], hasOneKey: true)

  /// Read by `CellFiller`.
  static let accessoryLabel = ObjectSpec(
    "an accessory's label",
    [
      Key("text", "The text, with digits of one width.", .text, .required),
      Key("color", "The colour of the text, instead of the detail's.", .color, .derived),
    ])

  /// Read by `WrittenRows`.
  private static let actionKeys: [Key] = [
    Key("leadingActions", "The actions of a swipe from the leading side.", .list(.object(.swipeAction)), .none),
    // Actions of a row: without the key, a row that can be edited has the action that deletes it.
    Key(
      "trailingActions",
      "The actions of a swipe from the trailing side; deleting if left out, where the row can be edited.",
      .list(.object(.swipeAction)), .derived),
    performsFirstAction.key,
    // The page or the card of this name is shown after a tap.
    Key("push", "The name of the page or card that a tap shows.", .text, .none).with(\.mention, .layer),
  ]

  static let performsFirstAction = Field(
    "performsFirstActionWithFullSwipe", "Whether a swipe across the whole row performs the first action.", .boolean,
    .boolean(true))

  /// An action on a button that a swipe uncovers.
  static let swipeAction = ObjectSpec(
    "an action",
    [
      Key("title", "The text of the action's button.", .text, .none), swipeActionStyle.key,
      Key("image", "The image of the action's button.", .image, .none),
      Key("backgroundColor", "The colour of the action's button.", .color, .derived),
    ])

  static let swipeActionStyle = Field(
    "style", "The role of the action.", .name(FormatNames.roles), .text("normal"))

  private static let lookKeys: [Key] = [
    cell("category", "The theme's category, which colours the row.", .text, .none) { $0.category = $1 }.with(
      \.mention, .category),
    cell("separatorInset", "The insets of the separator, instead of the table's.", .insets(), .derived) {
      $0.separatorInset = $1
    },
    cell.orNull(
      "titleStyle", "The theme's text style of the title; title if left out.", .choice(of: TextStyle.self), .derived
    ) { $0.textLabel.textStyle = $1 ?? .title },
    cell.orNull(
      "detailStyle", "The theme's text style of the detail; subtitle below the title, and detail beside it.",
      .choice(of: TextStyle.self), .derived
    ) { $0.detailTextLabel.textStyle = $1 ?? ($0.style == .subtitle ? .subtitle : .detail) },
    cell.made("titleFont", "What differs from the font of the title's style.", .object(.font), .derived) {
      cell, font, _ in cell.textLabel.fontChanges = font.map(fontChanges)
    },
    cell.made("detailFont", "What differs from the font of the detail's style.", .object(.font), .derived) {
      cell, font, _ in cell.detailTextLabel.fontChanges = font.map(fontChanges)
    },
    cell("titleColor", "The colour of the title.", .color, .derived) { $0.textLabel.textColor = $1 },
    cell("detailColor", "The colour of the detail.", .color, .derived) { $0.detailTextLabel.textColor = $1 },
    cell(
      "alignment", "The side to which the title is aligned, with a detail below it.", .name(FormatNames.alignments),
      .text("natural")
    ) { $0.textLabel.textAlignment = $1 },
    cell("backgroundColor", "The colour of the row.", .color, .none) { $0.backgroundColor = $1 },
    cell("selectedBackgroundColor", "The colour of the selected row.", .color, .none) {
      $0.selectedBackgroundColor = $1
    },
    cell.part("backgroundView", "A layer behind the row.") { $0.backgroundView = $1 },
    cell.part("selectedBackgroundView", "A layer behind the selected row.") { $0.selectedBackgroundView = $1 },
    // Read by `RowLayers`.
    Key("content", "Layers above the row's own content.", .list(.layer), .emptyList),
  ]

  private static let spokenKeys: [Key] = [
    cell.orNull("accessibilityLabel", "What a screen reader calls the row, instead of the title.", .text, .none) {
      $0.accessibilityLabel = $1
    },
    cell.orNull(
      "accessibilityValue", "The value that a screen reader reads, instead of the detail or the control's value.",
      .text, .none
    ) { $0.accessibilityValue = $1 },
  ]
}

/// The formula of generated rows in a file.
struct RowFormula {
  var sections = 1
  var rowsPerSection = 0
  var title = ""
  var detail = ""
}
