import InlayLists

/// Rows by a formula, made on demand; no row takes memory.
final class GeneratedRows: TableRows {
  private static let identifier = "generated"

  var indexTitles: [String] = []
  let account: SceneBudget.Account
  private let formula: RowFormula
  private let title: RowText
  private let detail: RowText

  init(_ value: Value, account: SceneBudget.Account) {
    self.account = account
    formula = ObjectSpec.generate.applied(value, to: RowFormula())
    title = RowText(formula.title)
    detail = RowText(formula.detail)
  }

  func registerCells(in table: TableView) {
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: Self.identifier)
  }

  func numberOfSections(in tableView: TableView) -> Int { account.sections(formula.sections) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { formula.rowsPerSection }

  func _tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int { formula.sections - section }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { true }

  /// No swipe deletes a row.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { SwipeActionsConfiguration(actions: []) }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    guard account.takePart() else { return account.spareCell }
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: path)
    let row = path.section * formula.rowsPerSection + path.row
    cell.textLabel.text = account.budget.text(title.text(row: row, section: path.section))
    cell.detailTextLabel.text = account.budget.text(detail.text(row: row, section: path.section))
    return cell
  }
}

/// A text with places for the numbers of a row and its section.
struct RowText {
  private enum Part {
    case text(Substring)
    case row, section
  }

  private var parts: [Part] = []

  /// `{row}` and `{section}` are replaced by the numbers; other braces are text.
  init(_ template: String) {
    var rest = template[...]
    var literal = rest.startIndex
    while let brace = rest[literal...].firstIndex(of: "{") {
      let isRow = rest[brace...].hasPrefix("{row}")
      guard isRow || rest[brace...].hasPrefix("{section}") else {
        literal = rest.index(after: brace)
        continue
      }
      parts.append(.text(rest[..<brace]))
      parts.append(isRow ? .row : .section)
      rest = rest[rest.index(brace, offsetBy: isRow ? 5 : 9)...]
      literal = rest.startIndex
    }
    parts.append(.text(rest))
  }

  func text(row: Int, section: Int) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .row: text += String(row)
      case .section: text += String(section)
      }
    }
    return text
  }
}
