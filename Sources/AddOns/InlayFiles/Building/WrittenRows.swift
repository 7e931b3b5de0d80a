import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// The rows written in a scene file, read when they come into view.
final class WrittenRows: TableRows {
  /// The table's sections with the script's changes. A caller that changes them informs the table.
  var sections: WrittenSections
  var indexTitles: [String] = []
  /// Owns this, directly or indirectly.
  unowned let builder: LayerBuilder
  let account: SceneBudget.Account
  private let filler = CellFiller()
  /// The nesting of the file's layers down to the rows' own.
  private let depthOfLayers: Int
  let hasRowHeights: Bool
  /// Layers of rows, and views of headers and footers by section id, made once.
  private(set) var layersOfRows: [WrittenSections.RowID: RowLayers] = [:]
  /// Values of switches that input changed.
  private var turnedSwitches: [WrittenSections.RowID: [Int: Bool]] = [:]
  private(set) var headers: [Int: View] = [:]
  private(set) var footers: [Int: View] = [:]

  init(_ table: Value, builder: LayerBuilder, account: SceneBudget.Account, depth: Int, hasRowHeights: Bool) {
    self.account = account
    self.hasRowHeights = hasRowHeights
    depthOfLayers = depth + 1
    sections = WrittenSections(table.list("sections"))
    self.builder = builder
  }

  func row(_ path: RowPath) -> Value { sections[path.section][path.row].value }

  var selectedRows: [RowPath] { (0..<sections.count).flatMap(selectedRows) }

  /// The selected rows of a section.
  func selectedRows(ofSection section: Int) -> [RowPath] {
    let rows = sections[section]
    return (0..<rows.rowCount).map { RowPath(section: section, row: $0) }.filter(isSelected)
  }

  func isSelected(_ path: RowPath) -> Bool { ObjectSpec.isSelected(row(path)) }

  /// The place in the file of the row or section that a part of a table shows.
  func place(of part: Layer, in table: TableView) -> Place? {
    guard let shown = table.part(of: part), let section = shown.section, section < sections.count else { return nil }
    if let row = shown.row { return row < sections[section].rowCount ? sections[section][row].value.place : nil }
    return sections[section].value.place
  }

  // MARK: Deletions

  /// - Throws: `InlayError` when the table refuses the edit.
  func deleteRow(
    _ path: RowPath, in table: TableView, _ animation: RowAnimation = .none
  ) throws(InlayError) {
    let row = sections[path.section][path.row]
    builder.forgetNames(of: row.value)
    forget(sections.deleteRow(path))
    try table.deleteRows(at: [path], with: animation)
  }

  /// - Throws: `InlayError` when the table refuses the edit.
  func deleteSection(_ section: Int, in table: TableView, _ animation: RowAnimation) throws(InlayError) {
    if let gone = sections.deleteSection(section) {
      forgetNames(of: gone)
      headers[gone.id] = nil
      footers[gone.id] = nil
      if !layersOfRows.isEmpty || !turnedSwitches.isEmpty { forget(gone.rows.map(\.id)) }
    }
    try table.deleteSections([section], with: animation)
  }

  /// Replaces all sections. Rows and sections that stay keep their layers and the values of their switches. Rows that
  /// changed keep the views at their sides that are described as before: an edited field keeps its text and the focus.
  func replaceSections(by new: Value.Elements, keeping kept: WrittenSections.Kept, _ values: EqualValues) {
    var old: [RowPath: (row: Value, layers: RowLayers)] = [:]
    for (path, before) in kept.changedRows {
      let row = sections[before.section][before.row]
      if let layers = layersOfRows[row.id] { old[path] = (row.value, layers) }
    }
    let stayingTitles = kept.sections.filter { !kept.changedTitles.contains($0.key) }.map { sections[$0.value].id }
    let keptTitles = Set(stayingTitles)
    forgetNames(keeping: kept, keptTitles, values, new)
    sections.replace(by: new, keeping: kept)
    for (path, old) in old {
      let row = sections[path.section][path.row]
      layersOfRows[row.id] = RowLayers(row.value, builder: builder, depth: depthOfLayers) { name in
        values.areEqual(old.row[name], row.value[name]) ? old.layers : nil
      }
    }
    headers = headers.filter { keptTitles.contains($0.key) }
    footers = footers.filter { keptTitles.contains($0.key) }
    guard !layersOfRows.isEmpty || !turnedSwitches.isEmpty else { return }
    let rows = Set((0..<sections.count).flatMap { sections[$0].rows.map(\.id) })
    layersOfRows = layersOfRows.filter { rows.contains($0.key) }
    turnedSwitches = turnedSwitches.filter { rows.contains($0.key) }
  }

  /// Removes the layers and switch values of rows.
  private func forget(_ rows: [WrittenSections.RowID]) {
    for id in rows {
      layersOfRows[id] = nil
      turnedSwitches[id] = nil
    }
  }

  func registerCells(in table: TableView) { filler.registerCells(in: table) }

  // MARK: Rows

  func numberOfSections(in tableView: TableView) -> Int { account.sections(sections.count) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    guard account.takePart() else { return account.spareCell }
    let row = sections[path.section][path.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: filler.identifier(for: row.value), for: path)
    let layers = layersOfRows[row.id] ?? RowLayers(row.value, builder: builder, depth: depthOfLayers)
    layersOfRows[row.id] = layers
    filler.fill(cell, row.value, layers, builder: builder, turned: turnedSwitches[row.id] ?? [:]) { [weak self] in
      self?.turnedSwitches[row.id, default: [:]][$0] = $1
    }
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    ObjectSpec.canEdit(row(path))
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    ObjectSpec.canMove(row(path))
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    ObjectSpec.editingStyle(row(path))
  }

  /// A tap on a minus deletes its row. A plus has nothing to insert: the file describes no new rows.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    if editingStyle == .delete { delete(path, in: tableView) }
  }

  /// Deletes a row at a person's wish.
  func delete(_ path: RowPath, in table: TableView, _ animation: RowAnimation = .none) {
    guard hasRow(path) else { return }
    // Reloads where the reported counts differ.
    if (try? deleteRow(path, in: table, animation)) == nil { table.reloadData() }
  }

  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    guard hasRow(path), newPath.section < sections.count else { return }
    sections.moveRow(path, to: newPath)
  }

  func hasRow(_ path: RowPath) -> Bool {
    path.section < sections.count && path.row < sections[path.section].rowCount
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    ObjectSpec.indentsWhileEditing(row(path))
  }

  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
    builder.decorations.kind(sections[section].value["decoration"])
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  // MARK: Headers and footers

  /// The text of a header or footer, which is a text itself or an object with an optional text.
  private func text(_ key: String, _ section: Int) -> String? {
    // Headers end with the budget, even those that a table makes from texts.
    account.isSpent ? nil : sections[section].value[key].flatMap { $0.text ?? $0["text"]?.text }
  }

  private func height(_ key: String, _ section: Int, standard: @autoclosure () -> Height) -> Height? {
    guard let value = sections[section].value[key] else { return nil }
    // A header without text in a plain table has height only if the file sets one.
    return value["height"]?.height ?? (value["view"] == nil ? nil : standard())
  }

  private func view(_ key: String, _ section: Int, _ made: inout [Int: View]) -> View? {
    let section = sections[section]
    if let view = made[section.id] { return view }
    // A text is a part too, which the table makes.
    guard let part = section.value[key], account.takePart(), let value = part["view"] else { return nil }
    let view = SectionLayerView.view(of: builder.layer(value, depth: depthOfLayers))
    made[section.id] = view
    return view
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    text("header", section)
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    text("footer", section)
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    height("header", section, standard: tableView.sectionHeaderHeight ?? .fixed(tableView.themeHeaderHeight))
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    height("footer", section, standard: tableView.sectionFooterHeight ?? .fixed(tableView.themeFooterHeight))
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    view("header", section, &headers)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    view("footer", section, &footers)
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? { row(path)["height"]?.height }
}
