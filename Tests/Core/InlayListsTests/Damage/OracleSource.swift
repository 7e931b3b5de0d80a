import InlayDecorations
import InlayGraphics
import InlayLayers

@testable import InlayLists
@testable import InlayViews

/// Sections of rows with their own numbers, with headers and footers.
final class OracleSource: TableViewDataSource, TableViewDelegate {
  struct Section {
    var id: Int
    var rows: [Int]
  }

  private(set) var nextID = 0
  var sections: [Section] = []
  var isSelfSizing = false
  var hasIndex = false
  private(set) var commits = 0
  /// Whether some sections have their own header views.
  var hasHeaderViews = false
  /// Whether some sections have their own decorations.
  var hasDecorations = false
  /// The decoration of these sections.
  var decorations = Decoration.builtIn
  /// Whether some rows have their own accessories, images and backgrounds.
  var isRich = false
  private let image: Image?
  /// The table whose visible cells are changed; other tables show the rows with these changes.
  private unowned let table: TableView

  init(_ counts: [Int], shownBy table: TableView) {
    self.table = table
    image = try? Image(
      pixelWidth: 2, pixelHeight: 2, premultipliedPixels: [0xFF00_FF00, 0xFF00_0000, 0xFFFF_0000, 0xFF00_00FF])
    sections = counts.map { makeSection(rows: $0) }
  }

  func makeRows(_ count: Int) -> [Int] {
    nextID += count
    return Array(nextID - count..<nextID)
  }

  func makeSection(rows: Int) -> Section {
    nextID += 1
    return Section(id: nextID, rows: makeRows(rows))
  }

  func renew(sections count: Int, rows: () -> Int) {
    sections = (0..<count).map { _ in makeSection(rows: rows()) }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    hasIndex ? ["A", "B", "C", "D", "E"] : nil
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].id % 3 == 0 ? "Section \(sections[section].id)" : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].id % 4 == 1 ? "Something about section \(sections[section].id)" : nil
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let id = sections[section].id
    guard hasHeaderViews, id % 2 == 0 else {
      guard id % 3 == 1 else { return nil }
      let bar = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") as? OracleBar
      bar?.label.text = "Bar \(id)"
      return bar
    }
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 24))
    view.backgroundColor = .fixed(RGBColor(rgb: 0x0088FF, alpha: id % 3 == 0 ? 0.5 : 1))
    view.cornerRadius = sections[section].id % 4 == 0 ? 6 : 0
    return view
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    let id = sections[section].id
    return hasHeaderViews && id % 2 == 0 ? .fixed(24.3) : id % 3 == 1 ? .fixed(23.5) : nil
  }

  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
    hasDecorations && sections[section].id % 3 == 0 ? decorations[sections[section].id % decorations.count] : nil
  }

  /// A coloured view, opaque or not.
  private static func view(_ size: Size, _ rgb: UInt32, _ id: Int) -> Layer {
    let view = Layer()
    view.frame = Rect(origin: .zero, size: size)
    view.backgroundColor = .fixed(RGBColor(rgb: rgb, alpha: id % 3 == 0 ? 0.5 : 1))
    return view
  }

  private func enrich(_ cell: TableViewCell, _ id: Int) {
    if id % 5 == 1 { cell.image = image }
    if id % 6 == 2 { cell.highlightedImage = image }
    if id % 7 == 2 { cell.accessoryView = Self.view(Size(width: 30, height: 20), 0xFF8800, id) }
    if id % 5 == 2 { cell.editingAccessories = .layer(Self.view(Size(width: 25, height: 25), 0x8800FF, id)) }
    if id % 4 == 3 { cell.selectedBackgroundView = Self.view(.zero, 0x00FF88, id) }
    if id % 8 == 3 { cell.multipleSelectionBackgroundView = Self.view(.zero, 0xFF88FF, id) }
    if id % 6 == 4 { cell.backgroundView = Self.view(.zero, 0xDDDD88, id) }
    if id % 9 == 5 { cell.backgroundColor = .fixed(RGBColor(rgb: 0xFFCCCC)) }
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    sections[section].id % 4 == 1 ? .fixed(31.5) : nil
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    let id = id(path)
    if id % 3 == 1 || id % 7 == 2 { return .fixed(0) }
    // Lower than the corners of cards.
    if id % 11 == 3 { return .fixed(3) }
    if id % 13 == 5 { return .fixed(6.3) }
    return isSelfSizing && id % 2 == 0 ? .automatic() : .fixed([44, 30.3, 60][id % 3])
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { id(path) % 5 != 4 }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { id(path) % 2 == 0 }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    TableViewCell.EditingStyle.allCases[id(path) % 3]
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    commits += 1
    switch editingStyle {
    case .none: break
    case .insert:
      sections[path.section].rows.insert(makeRows(1)[0], at: path.row)
      try? tableView.insertRows(at: [path])
    case .delete:
      sections[path.section].rows.remove(at: path.row)
      try? tableView.deleteRows(at: [path])
    }
  }

  private func id(_ path: RowPath) -> Int { sections[path.section].rows[path.row] }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let id = sections[path.section].rows[path.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let isLong = isSelfSizing && id % 3 == 0
    cell.textLabel.text = isLong ? "A longer title that goes on in another line, \(id)" : "Row \(id)"
    cell.detailTextLabel.text = "Detail \(id % 7)"
    cell.accessories = .sample(id)
    cell.isEnabled = id % 5 != 0
    if isRich { enrich(cell, id) }
    if tableView !== table, let shown = table.cellForRow(at: path) { copyChanges(of: shown, to: cell) }
    return cell
  }

  /// All changes of visible cells, except highlighting, which no row sets.
  private func copyChanges(of shown: TableViewCell, to cell: TableViewCell) {
    cell.textLabel.text = shown.textLabel.text
    if let copy = shown.accessories.copied { cell.accessories = copy }
    if let copy = shown.editingAccessories.copied { cell.editingAccessories = copy }
    cell.isEnabled = shown.isEnabled
    cell.indentationLevel = shown.indentationLevel
    cell.separatorInset = shown.separatorInset
  }
}

/// A reused header that shows the layers below it.
final class OracleBar: TableViewHeaderFooterView {
  let label = Label(textStyle: .header)

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundColor = .init(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.6)
    addSublayer(label)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    label.frame = bounds
  }
}
