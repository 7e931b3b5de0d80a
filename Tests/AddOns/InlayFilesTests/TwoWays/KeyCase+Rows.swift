import InlayDecorations
import InlayLayers
import InlayLists
import InlayText

@testable import InlayFiles

/// The keys of sections and rows.
extension Maker {
  func generated() -> Written<PlannedTableRows.Content> {
    let cases: [KeyCase<Box<PlannedTableRows.Content>>] = [
      KeyCase("sections", 0.7, { $0.integer(0...3) }, { $0.value.generated?.sections = $1 }),
      KeyCase("rowsPerSection", 1, { $0.integer(0...30) }, { $0.value.generated?.rows = $1 }),
      KeyCase(
        "title", 0.8, { Written($0.pick(["\"Row {row} of {section}\"", "plain"])) },
        { $0.value.generated?.title = $1.filter { $0 != "\"" } }),
      KeyCase(
        "detail", 0.5, { _ in Written("\"{section}{row}{\"") },
        { $0.value.generated?.detail = $1.filter { $0 != "\"" } }),
    ]
    let content = Box(PlannedTableRows.Content(generated: (1, 0, "", "")))
    return filled(content, object(.generate, cases))
  }

  func sections() -> Written<PlannedTableRows.Content> {
    let wasInTree = isInTree
    isInTree = false
    defer { isInTree = wasInTree }
    let sections = list(int(0...3)) { $0.section() }
    return Written(sections.text, PlannedTableRows.Content(sections: sections.value))
  }

  private func section() -> Written<PlannedSection> {
    let cases: [KeyCase<Box<PlannedSection>>] = [
      KeyCase("header", 0.5, { $0.title() }, { $0.value.header = $1 }),
      KeyCase("footer", 0.4, { $0.title() }, { $0.value.footer = $1 }),
      KeyCase("decoration", 0.2, { $0.decoration() }, { $0.value.decoration = $1 }),
      KeyCase("rows", 0.95, { maker in maker.list(maker.int(0...4)) { $0.row() } }, { $0.value.rows = $1 }),
    ]
    return filled(Box(PlannedSection()), object(.section, cases))
  }

  private func title() -> Written<PlannedSection.Title> {
    if chance(0.5) {
      let text = string()
      return Written(text.text, PlannedSection.Title(text: text.value))
    }
    typealias Title = Box<PlannedSection.Title>
    // A view has a height here: without one it gets the table's height, by another rule.
    let isView = chance(0.4)
    let cases: [KeyCase<Title>] =
      isView
      ? [
        KeyCase("view", 1, { $0.layer() }, { $0.value.view = $1 }),
        KeyCase("height", 1, { $0.number(0...30) }, { $0.value.height = .fixed($1) }),
      ]
      : [
        KeyCase("text", 0.9, { $0.string() }, { $0.value.text = $1 }),
        KeyCase("height", 0.6, { $0.height() }, { $0.value.height = $1 }),
      ]
    return filled(Title(PlannedSection.Title()), object(.sectionTitle, cases))
  }

  private func row() -> Written<PlannedRow> {
    let cases = Self.rowCases.filter { hasCategories || $0.key != "category" }
    return filled(Box(PlannedRow()), object(.row, cases))
  }

  /// The value that settings make. It needs no scene yet.
  private func filled<T>(_ box: Box<T>, _ settings: Written<[Setting<Box<T>>]>) -> Written<T> {
    let scene = CodeScene(files: files, scale: 1, theme: .settings)
    for setting in settings.value { try? setting.apply(box, scene) }
    return Written(settings.text, box.value)
  }

  private typealias RowCase = KeyCase<Box<PlannedRow>>

  private static var rowCases: [RowCase] { wholeRowCases + cellCases + layerCases }

  private static var wholeRowCases: [RowCase] {
    [
      RowCase("style", 0.5, { $0.name(TableViewCell.Style.self) }, { $0.value.style = $1 }),
      RowCase("avatar", 0.1, { $0.string() }, { $0.value.avatar = $1 }),
      RowCase("height", 0.1, { $0.height() }, { $0.value.height = $1 }),
      RowCase("isSelected", 0.2, { $0.boolean() }, { $0.value.isSelected = $1 }),
      RowCase("canEdit", 0.1, { $0.boolean() }, { $0.value.canEdit = $1 }),
      RowCase("canMove", 0.1, { $0.boolean() }, { $0.value.canMove = $1 }),
      RowCase("shouldIndentWhileEditing", 0.1, { $0.boolean() }, { $0.value.shouldIndent = $1 }),
      RowCase("editingStyle", 0.1, { $0.name(TableViewCell.EditingStyle.self) }, { $0.value.editingStyle = $1 }),
    ]
  }

  private static func cell<T>(
    _ key: String, _ make: @escaping (Maker) -> Written<T>, _ set: @escaping (TableViewCell, T) -> Void
  ) -> RowCase { cell(key, make, code: { cell, value, _ in set(cell, value) }) }

  private static func cell<T>(
    _ key: String, _ make: @escaping (Maker) -> Written<T>,
    code: @escaping (TableViewCell, T, CodeScene) throws -> Void
  ) -> RowCase {
    RowCase(key, key == "title" ? 0.9 : 0.12, make) { row, value in
      row.value.cell.append(Setting(key: key, text: "") { cell, scene in try code(cell, value, scene) })
    }
  }

  private static func font(_ settings: [Setting<Box<FontChanges>>], _ scene: CodeScene) throws -> FontChanges {
    let changes = Box(FontChanges())
    try settings.apply(to: changes, scene)
    return changes.value
  }

  private static var cellCases: [RowCase] {
    [
      cell("title", { $0.string() }, { $0.textLabel.text = $1 }),
      cell("detail", { $0.string() }, { $0.detailTextLabel.text = $1 }),
      cell("image", { $0.image() }, code: { $0.image = try $2.image($1) }),
      cell("highlightedImage", { $0.image() }, code: { $0.highlightedImage = try $2.image($1) }),
      cell("accessory", { $0.name(FormatNames.accessories) }, { $0.accessories = $1.accessory(isOn: $0.isOn) }),
      cell(
        "editingAccessory", { $0.name(FormatNames.accessories) },
        { $0.editingAccessories = $1.accessory(isOn: $0.isOn) }),
      cell("indentationLevel", { $0.integer(0...2) }, { $0.indentationLevel = $1 }),
      cell("indentationWidth", { $0.number(0...9) }, { $0.indentationWidth = $1 }),
      cell("isOn", { $0.boolean() }, { $0.isOn = $1 }),
      cell("isEnabled", { $0.boolean() }, { $0.isEnabled = $1 }),
      cell("isHighlighted", { $0.boolean() }, { $0.isHighlighted = $1 }),
      cell("selectionStyle", { $0.name(TableViewCell.SelectionStyle.self) }, { $0.selectionStyle = $1 }),
      cell("pressesControl", { $0.boolean() }, { $0.pressesControl = $1 }),
      cell("category", { _ in Written("warning") }, { $0.category = $1 }),
      cell("separatorInset", { $0.insets(0...20) }, { $0.separatorInset = $1 }),
      cell("titleStyle", { $0.name(TextStyle.self) }, { $0.textLabel.textStyle = $1 }),
      cell("detailStyle", { $0.name(TextStyle.self) }, { $0.detailTextLabel.textStyle = $1 }),
      cell(
        "titleFont", { $0.object(.font, KeyCase<Box<FontChanges>>.font) },
        code: { $0.textLabel.fontChanges = try font($1, $2) }),
      cell(
        "detailFont", { $0.object(.font, KeyCase<Box<FontChanges>>.font) },
        code: { $0.detailTextLabel.fontChanges = try font($1, $2) }),
      cell("titleColor", { $0.color() }, { $0.textLabel.textColor = $1 }),
      cell("detailColor", { $0.color() }, { $0.detailTextLabel.textColor = $1 }),
      cell("alignment", { $0.name(FormatNames.alignments) }, { $0.textLabel.textAlignment = $1 }),
      cell("backgroundColor", { $0.color() }, { $0.backgroundColor = $1 }),
      cell("selectedBackgroundColor", { $0.color() }, { $0.selectedBackgroundColor = $1 }),
      cell("accessibilityLabel", { $0.string() }, { $0.accessibilityLabel = $1 }),
      cell("accessibilityValue", { $0.string() }, { $0.accessibilityValue = $1 }),
    ]
  }

  private static var layerCases: [RowCase] {
    ["accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView"].map { key in
      RowCase(key, 0.05, { $0.layer() }, { $0.value.layers.append((key, $1)) })
    } + [
      RowCase(
        "content", 0.15, { maker in maker.list(maker.int(0...2)) { $0.layer() } },
        { row, layers in row.value.layers += layers.map { ("content", $0) } })
    ]
  }
}
