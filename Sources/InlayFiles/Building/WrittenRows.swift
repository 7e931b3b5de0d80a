import InlayLayers
import InlayLists

/// The rows that stand in a scene file, read when they come into view.
class WrittenRows: TableRows {
  private let sections: Value.Elements
  private let indexTitles: [String]
  /// Owns this, directly or not.
  private unowned let builder: LayerBuilder
  private let account: SceneBudget.Account
  private let filler = CellFiller()
  /// Layers of rows and sections, made once.
  private var layersOfRows: [RowPath: RowLayers] = [:]
  private var headers: [Int: Layer] = [:]
  private var footers: [Int: Layer] = [:]

  init(_ table: Value, builder: LayerBuilder, account: SceneBudget.Account) {
    self.account = account
    sections = table.list("sections")
    indexTitles = table.list("sectionIndexTitles").compactMap { $0.text.map(builder.budget.text) }
    self.builder = builder
  }

  final func row(_ path: RowPath) -> Value { sections[path.section].list("rows")[path.row] }

  final var selectedRows: [RowPath] {
    sections.enumerated().flatMap { section, value in
      value.list("rows").enumerated().compactMap { row, value in
        value["isSelected"]?.boolean == true ? RowPath(section: section, row: row) : nil
      }
    }
  }

  final func registerCells(in table: TableView) { filler.registerCells(in: table) }

  // MARK: Rows

  final func numberOfSections(in tableView: TableView) -> Int { account.sections(sections.count) }

  final func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].list("rows").count
  }

  final func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    guard account.takePart() else { return account.spareCell }
    let row = row(path)
    let cell = tableView.dequeueReusableCell(withIdentifier: filler.identifier(for: row), for: path)
    let layers = layersOfRows[path] ?? RowLayers(row, builder: builder)
    layersOfRows[path] = layers
    filler.fill(cell, row, layers, builder: builder)
    return cell
  }

  final func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    row(path)["canEdit"]?.boolean ?? true
  }

  final func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    row(path)["canMove"]?.boolean ?? false
  }

  final func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    row(path)["editingStyle"]?.name(TableViewCell.EditingStyle.self) ?? .delete
  }

  final func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    row(path)["shouldIndentWhileEditing"]?.boolean ?? true
  }

  final func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind? {
    sections[section]["decoration"]?.name(DecorationKind.self)
  }

  final func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  // MARK: Headers and footers

  /// A header or footer is a text by itself, or an object that may have one.
  private func text(_ key: String, _ section: Int) -> String? {
    // Beyond the budget there are no headers either, though a table would make those with a text itself.
    account.isSpent ? nil : sections[section][key].flatMap { $0.text ?? $0["text"]?.text }
  }

  private func height(_ key: String, _ section: Int, standard: Double) -> Double? {
    guard let value = sections[section][key] else { return nil }
    // A plain table has no room for a header without text unless it is asked for.
    return value["height"]?.height ?? (value["view"] == nil ? nil : standard)
  }

  private func view(_ key: String, _ section: Int, _ made: inout [Int: Layer]) -> Layer? {
    if let view = made[section] { return view }
    guard account.takePart(), let value = sections[section][key]?["view"] else { return nil }
    let view = builder.layer(value)
    made[section] = view
    return view
  }

  final func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    text("header", section)
  }

  final func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    text("footer", section)
  }

  final func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? {
    height("header", section, standard: tableView.sectionHeaderHeight)
  }

  final func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double? {
    height("footer", section, standard: tableView.sectionFooterHeight)
  }

  final func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Layer? {
    view("header", section, &headers)
  }

  final func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Layer? {
    view("footer", section, &footers)
  }
}

/// Rows of which at least one has a height of its own. A table asks only these for the height of every row.
final class WrittenRowsOfHeights: WrittenRows, TableViewRowHeightDelegate {
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double {
    row(path)["height"]?.height ?? tableView.rowHeight
  }
}
