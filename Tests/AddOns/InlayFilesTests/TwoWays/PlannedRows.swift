import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

@testable import InlayFiles

/// A row in a file, and its cell in code.
struct PlannedRow {
  var style = TableViewCell.Style.value1
  var avatar: String?
  var height: Height?
  var isSelected = false
  var canEdit = true
  var canMove = false
  var shouldIndent = true
  var editingStyle = TableViewCell.EditingStyle.delete
  /// Made once, for all cells that show them.
  var layers: [(place: String, layer: PlannedLayer)] = []
  var cell: [Setting<TableViewCell>] = []
}

struct PlannedSection {
  struct Title {
    var text: String?
    var height: Height?
    var view: PlannedLayer?
  }

  var header: Title?
  var footer: Title?
  var decoration: Decoration?
  var rows: [PlannedRow] = []
}

/// The rows of a table in code.
final class PlannedTableRows: TableViewDataSource, TableViewDelegate {
  struct Content {
    var sections: [PlannedSection] = []
    /// The row count of each section, and the rows' texts, for generated rows.
    var generated: (sections: Int, rows: Int, title: String, detail: String)?
  }

  let content: Content
  var indexTitles: [String]?
  private let scene: CodeScene
  private var layers: [RowPath: [(place: String, layer: Layer)]] = [:]
  private var views: [String: View] = [:]
  private var contents: [ObjectIdentifier: [Layer]] = [:]

  init(_ content: Content, indexTitles: [String]?, scene: CodeScene) {
    self.content = content
    self.indexTitles = indexTitles
    self.scene = scene
  }

  private func row(_ path: RowPath) -> PlannedRow { content.sections[path.section].rows[path.row] }

  var selectedRows: [RowPath] {
    content.sections.enumerated().flatMap { number, section in
      section.rows.indices.filter { section.rows[$0].isSelected }.map { RowPath(section: number, row: $0) }
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { content.generated?.sections ?? content.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.generated?.rows ?? content.sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    if let generated = content.generated {
      let cell = tableView.dequeueReusableCell(withIdentifier: "generated", for: path)
      let number = path.section * generated.rows + path.row
      func text(_ text: String) -> String {
        text.replacing("{row}", with: "\(number)").replacing("{section}", with: "\(path.section)")
      }
      cell.textLabel.text = text(generated.title)
      cell.detailTextLabel.text = text(generated.detail)
      return cell
    }
    let row = row(path)
    let identifier = (row.avatar == nil ? "" : "avatar.") + row.style.rawValue
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
    do {
      if let cell = cell as? AvatarCell { cell.avatar.fullName = row.avatar ?? "" }
      for setting in row.cell { try setting.apply(cell, scene) }
      let own = try layers[path] ?? row.layers.map { ($0.place, try $0.layer.make(scene)) }
      layers[path] = own
      for (place, layer) in own where place != "content" { show(layer, at: place, of: cell) }
      for layer in contents[ObjectIdentifier(cell)] ?? [] where layer.superlayer === cell.contentView {
        layer.removeFromSuperlayer()
      }
      contents[ObjectIdentifier(cell)] = own.filter { $0.place == "content" }.map(\.layer)
      for (place, layer) in own where place == "content" { cell.contentView.addSublayer(layer) }
    } catch {
      cell.textLabel.text = "\(error)"
    }
    return cell
  }

  private func show(_ layer: Layer, at place: String, of cell: TableViewCell) {
    switch place {
    case "accessoryView": cell.accessoryView = layer
    case "editingAccessoryView": cell.editingAccessories = .layer(layer)
    case "backgroundView": cell.backgroundView = layer
    default: cell.selectedBackgroundView = layer
    }
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    content.generated == nil ? row(path).height : .automatic()
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    content.generated == nil ? row(path).canEdit : true
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    content.generated == nil ? row(path).canMove : false
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    content.generated == nil ? row(path).editingStyle : .delete
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    content.generated == nil ? row(path).shouldIndent : true
  }

  // MARK: Sections

  private func section(_ number: Int) -> PlannedSection? {
    content.generated == nil ? content.sections[number] : nil
  }

  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
    self.section(section)?.decoration
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header?.text
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer?.text
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    self.section(section)?.header?.height
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    self.section(section)?.footer?.height
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    view(self.section(section)?.header, "header \(section)")
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    view(self.section(section)?.footer, "footer \(section)")
  }

  private func view(_ title: PlannedSection.Title?, _ key: String) -> View? {
    if let view = views[key] { return view }
    views[key] = title?.view.flatMap { try? SectionLayerView.view(of: $0.make(scene)) }
    return views[key]
  }
}

extension CodeScene {
  /// Shows rows in a table and selects the planned ones, under any rules of the table.
  func show(_ content: PlannedTableRows.Content, in layer: Layer) {
    guard let table = layer as? TableView else { return }
    let old = table.dataSource as? PlannedTableRows
    let rows = PlannedTableRows(content, indexTitles: old?.indexTitles, scene: self)
    sources.append(rows)
    for style in TableViewCell.Style.allCases {
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: style.rawValue)
      table.register(AvatarCell.self, style: style, forCellReuseIdentifier: "avatar." + style.rawValue)
    }
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "generated")
    table.overrides.heights.asksForRows = content.sections.contains { $0.rows.contains { $0.height != nil } }
    table.delegate = rows
    table.dataSource = rows
    let selected = rows.selectedRows
    guard !selected.isEmpty else { return }
    table.allowsSelection = true
    if selected.count > 1 { table.allowsMultipleSelection = true }
    if table.isEditing {
      table.allowsSelectionDuringEditing = true
      if selected.count > 1 { table.allowsMultipleSelectionDuringEditing = true }
    }
    for path in selected { table.selectRow(at: path) }
  }
}
