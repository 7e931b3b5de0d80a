import InlayGraphics
import InlayLayers
import InlayLists

/// The rows that stand in a scene file, read when they come into view.
class WrittenRows: TableRows {
  /// What the table has, as a script has changed it. Whoever changes it tells the table.
  final var sections: WrittenSections
  final var indexTitles: [String] = []
  /// Owns this, directly or not.
  private unowned let builder: LayerBuilder
  final let account: SceneBudget.Account
  private let filler = CellFiller()
  /// How many of the file's layers lie in each other down to the rows' own.
  private let depthOfLayers: Int
  /// Layers of rows, and of sections by their ids, made once.
  private var layersOfRows: [WrittenSections.RowID: RowLayers] = [:]
  /// What input made of switches.
  private var turnedSwitches: [WrittenSections.RowID: Bool] = [:]
  private var headers: [Int: Layer] = [:]
  private var footers: [Int: Layer] = [:]

  init(_ table: Value, builder: LayerBuilder, account: SceneBudget.Account, depth: Int) {
    self.account = account
    depthOfLayers = depth + 1
    sections = WrittenSections(table.list("sections"))
    self.builder = builder
  }

  final func row(_ path: RowPath) -> Value { sections[path.section][path.row].value }

  final var selectedRows: [RowPath] { (0..<sections.count).flatMap(selectedRows) }

  /// Those of a section that say so.
  final func selectedRows(ofSection section: Int) -> [RowPath] {
    let rows = sections[section]
    return (0..<rows.rowCount).map { RowPath(section: section, row: $0) }.filter(isSelected)
  }

  final func isSelected(_ path: RowPath) -> Bool { ObjectSpec.isSelected(row(path)) }

  /// Where the file describes the row or section that a part of a table shows.
  final func place(of part: Layer, in table: TableView) -> Place? {
    guard let shown = table.part(of: part), let section = shown.section, section < sections.count else { return nil }
    if let row = shown.row { return row < sections[section].rowCount ? sections[section][row].value.place : nil }
    return sections[section].value.place
  }

  // MARK: What goes

  /// - Throws: `InlayError` when the table does not take it.
  final func deleteRow(_ path: RowPath, in table: TableView) throws(InlayError) {
    forget(sections.deleteRow(path))
    try table.deleteRows(at: [path])
  }

  /// - Throws: `InlayError` when the table does not take it.
  final func deleteSection(_ section: Int, in table: TableView) throws(InlayError) {
    if let gone = sections.deleteSection(section) {
      headers[gone.id] = nil
      footers[gone.id] = nil
      if !layersOfRows.isEmpty || !turnedSwitches.isEmpty { forget(gone.rows.map(\.id)) }
    }
    try table.deleteSections([section])
  }

  /// Lets go of what was made for rows, and of what input made of them.
  private func forget(_ rows: [WrittenSections.RowID]) {
    for id in rows {
      layersOfRows[id] = nil
      turnedSwitches[id] = nil
    }
  }

  final func registerCells(in table: TableView) { filler.registerCells(in: table) }

  // MARK: Rows

  final func numberOfSections(in tableView: TableView) -> Int { account.sections(sections.count) }

  final func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rowCount
  }

  final func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    guard account.takePart() else { return account.spareCell }
    let row = sections[path.section][path.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: filler.identifier(for: row.value), for: path)
    let layers = layersOfRows[row.id] ?? RowLayers(row.value, builder: builder, depth: depthOfLayers)
    layersOfRows[row.id] = layers
    filler.fill(cell, row.value, layers, builder: builder)
    if let isOn = turnedSwitches[row.id] { cell.isOn = isOn }
    return cell
  }

  final func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {
    turnedSwitches[sections[path.section][path.row].id] = isOn
  }

  final func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    ObjectSpec.canEdit(row(path))
  }

  final func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    ObjectSpec.canMove(row(path))
  }

  final func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    ObjectSpec.editingStyle(row(path))
  }

  /// A minus takes its row out. What a plus would put in stands nowhere.
  final func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    guard editingStyle == .delete, hasRow(path) else { return }
    // A table that was told of other rows reloads.
    if (try? deleteRow(path, in: tableView)) == nil { tableView.reloadData() }
  }

  final func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    guard hasRow(path), newPath.section < sections.count else { return }
    sections.moveRow(path, to: newPath)
    if (try? tableView.moveRow(at: path, to: newPath)) == nil { tableView.reloadData() }
  }

  private func hasRow(_ path: RowPath) -> Bool {
    path.section < sections.count && path.row < sections[path.section].rowCount
  }

  final func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    ObjectSpec.indentsWhileEditing(row(path))
  }

  final func tableView(_ tableView: TableView, decorationForSection section: Int) -> DecorationKind? {
    builder.decorations.kind(sections[section].value["decoration"])
  }

  final func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  // MARK: Headers and footers

  /// A header or footer is a text by itself, or an object that may have one.
  private func text(_ key: String, _ section: Int) -> String? {
    // Beyond the budget there are no headers either, though a table would make those with a text itself.
    account.isSpent ? nil : sections[section].value[key].flatMap { $0.text ?? $0["text"]?.text }
  }

  private func height(_ key: String, _ section: Int, standard: Double) -> Double? {
    guard let value = sections[section].value[key] else { return nil }
    // A plain table has no room for a header without text unless it is asked for.
    return value["height"]?.height ?? (value["view"] == nil ? nil : standard)
  }

  private func view(_ key: String, _ section: Int, _ made: inout [Int: Layer]) -> Layer? {
    let section = sections[section]
    if let view = made[section.id] { return view }
    guard account.takePart(), let value = section.value[key]?["view"] else { return nil }
    let view = builder.layer(value, depth: depthOfLayers)
    made[section.id] = view
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
