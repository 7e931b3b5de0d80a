import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// All values that the look of a rounded table depends on; a table can reach the state in different ways.
struct TableState {
  struct Section: Equatable {
    var name: Int
    var rows: [Int]
  }

  /// Rows by their names, which moves keep.
  var sections = [Section(name: 0, rows: [0, 1, 2]), Section(name: 1, rows: [3, 4])]
  var selected: Set<Int> = []
  var highlighted: Int?
  var theme = Theme.settings
  var appearance = Appearance.light
  var decoration = Decoration.cornerImages
  var radius = 7.0
  var sizeClass = SizeClass.regular
  var size = Size(width: 130, height: 150)
  var offset = 0.0
  var showsRoundedCorners = true
  var hasLines = true
  var cellColor: Color?
  /// Whether some rows have the height 0.
  var isCollapsed = false
  /// The updates from the state before; nil where the table is to be reloaded.
  var updates: TableUpdates?
  private var nextName = 5

  func path(of name: Int) -> RowPath? {
    for (section, rows) in sections.map(\.rows).enumerated() {
      if let row = rows.firstIndex(of: name) { return RowPath(section: section, row: row) }
    }
    return nil
  }

  var selectedPaths: Set<RowPath> { Set(selected.compactMap(path)) }

  /// Changes a table from another state to this one, by setting only the different values.
  func apply(to test: StateTable, from old: TableState?) throws {
    let table = test.table
    func changes<T: Equatable>(_ path: KeyPath<TableState, T>) -> Bool { old?[keyPath: path] != self[keyPath: path] }
    // Only different values, since another environment makes a table ask for all heights again.
    if changes(\.theme.name) { test.scene.theme = theme }
    if changes(\.appearance) { test.scene.traits.appearance = appearance }
    if changes(\.sizeClass) { test.scene.traits.sizeClass = sizeClass }
    if changes(\.size) {
      test.scene.size = size
      table.frame = Rect(origin: .zero, size: size)
    }
    table.decoration = decoration
    table.sectionCornerRadius = radius
    table.overrides.showsRoundedCorners = showsRoundedCorners
    table.separatorStyle = hasLines ? .singleLine : .none
    table.cellBackgroundColor = cellColor
    test.source.isCollapsed = isCollapsed
    if old?.sections != sections || updates != nil {
      test.source.sections = sections
      if let updates {
        try table.applyUpdates(updates)
        #expect(Set(table.selectedRowPaths) == selectedPaths, "after \(updates)")
      } else {
        table.reloadData()
      }
    }
    if updates == nil && changes(\.isCollapsed) { table.reloadData() }
    for path in table.selectedRowPaths where !selectedPaths.contains(path) { table.deselectRow(at: path) }
    for path in selectedPaths { table.selectRow(at: path) }
    if old?.offset != offset { table.contentOffset = Point(x: 0, y: offset) }
    highlight(in: test)
  }

  /// A row whose cell is highlighted by the state.
  func highlight(in test: StateTable) {
    test.scene.tick(at: 0)
    let path = highlighted.flatMap(path)
    for cell in test.table.visibleCells { cell.isHighlighted = cell.rowPath == path }
  }

  /// A state that differs in one value.
  func changed(_ random: inout SeededRandom) -> TableState {
    var next = self
    next.updates = nil
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      next.sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in next.newSection(&random) }
      next.selected = []
      next.highlighted = nil
    case 1...6: next.updateRows(&random)
    case 7...8:
      guard let row = next.randomRow(&random) else { break }
      next.selected.formSymmetricDifference([row])
    case 9: next.highlighted = next.randomRow(&random)
    case 10: next.theme = Self.themes[Int.random(in: 0..<Self.themes.count, using: &random)]
    case 11: next.appearance = Appearance.allCases[Int.random(in: 0..<4, using: &random)]
    case 12: next.decoration = Decoration.builtIn[Int.random(in: 0..<5, using: &random)]
    case 13: next.radius = Double(Int.random(in: 0...14, using: &random))
    case 14: next.sizeClass = next.sizeClass == .regular ? .compact : .regular
    case 15: next.size = Size(width: Double(Int.random(in: 60...160, using: &random)), height: 150)
    case 16: next.offset = Double(Int.random(in: -20...200, using: &random))
    case 17: next.showsRoundedCorners.toggle()
    case 18: next.isCollapsed.toggle()
    default:
      next.hasLines.toggle()
      next.cellColor = next.hasLines ? nil : .rgb(0xFFDDCC)
    }
    return next
  }

  // MARK: Rows inserted, deleted, moved and reloaded

  private mutating func newRow() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func newSection(_ random: inout SeededRandom) -> Section {
    let name = newRow()
    return Section(name: name, rows: (0..<Int.random(in: 0...5, using: &random)).map { _ in newRow() })
  }

  /// Changes several rows and sections, and reports which.
  private mutating func updateRows(_ random: inout SeededRandom) {
    var updates = TableUpdates()
    let old = self
    func happens() -> Bool { Int.random(in: 0..<4, using: &random) == 0 }
    var keptSections: [Section] = []
    var movedSections: [Section] = []
    var movedRows: [Int] = []
    for (number, section) in old.sections.enumerated() {
      if happens() && happens() {
        updates.deleteSections([number])
        continue
      }
      var section = section
      for (row, name) in section.rows.enumerated() where happens() {
        let path = RowPath(section: number, row: row)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: updates.deleteRows(at: [path])
        case 1: updates.reloadRows(at: [path])
        default: movedRows.append(name)
        }
        if !updates.reloadedRows.contains(path) { section.rows.removeAll { $0 == name } }
      }
      if happens() && happens() { movedSections.append(section) } else { keptSections.append(section) }
    }
    sections = keptSections
    for section in movedSections {
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    }
    let places = sections.indices
    var insertedRows: [Int] = []
    for name in movedRows where !places.isEmpty {
      let section = Int.random(in: places, using: &random)
      sections[section].rows.insert(name, at: Int.random(in: 0...sections[section].rows.count, using: &random))
    }
    if !places.isEmpty && happens() {
      let section = Int.random(in: places, using: &random)
      let name = newRow()
      insertedRows.append(name)
      sections[section].rows.insert(name, at: Int.random(in: 0...sections[section].rows.count, using: &random))
    }
    if sections.count < 5 && happens() {
      let section = newSection(&random)
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    }
    say(&updates, from: old, movedSections.map(\.name), movedRows, insertedRows)
    self.updates = updates
    selected = selected.filter { path(of: $0) != nil }
    highlighted = highlighted.flatMap { path(of: $0) == nil ? nil : $0 }
  }

  /// Names moved and inserted rows by their positions.
  private func say(
    _ updates: inout TableUpdates, from old: TableState, _ movedSections: [Int], _ movedRows: [Int],
    _ insertedRows: [Int]
  ) {
    for (number, section) in sections.enumerated() {
      guard let oldNumber = old.sections.firstIndex(where: { $0.name == section.name }) else {
        updates.insertSections([number])
        continue
      }
      if movedSections.contains(section.name) { updates.moveSection(oldNumber, toSection: number) }
    }
    for name in movedRows {
      if let from = old.path(of: name), let to = path(of: name) { updates.moveRow(at: from, to: to) }
    }
    updates.insertRows(at: insertedRows.compactMap(path))
  }

  private func randomRow(_ random: inout SeededRandom) -> Int? {
    sections.flatMap(\.rows).randomElement(using: &random)
  }

  static let themes: [Theme] = {
    var framed = Theme.settings
    framed.name = "framed"
    framed.card.border = Border(width: 1, color: .rgb(0x884400))
    framed.card.shadow = Shadow(opacity: 0.4, radius: 3, offset: Size(width: 0, height: 2))
    framed.colors[.highlightedLabel] = .rgb(0xFF0000)
    var narrow = Theme.settings
    narrow.name = "narrow"
    narrow.metrics.card.inset = 6
    narrow.metrics.section.firstTop = 29
    narrow.colors[.cellBackground] = .rgb(0xDDEEFF)
    return [.settings, framed, narrow]
  }()
}

extension TableState: CustomStringConvertible {
  var description: String {
    let rows = sections.map { "\($0.name)\($0.rows)" }.joined(separator: " ")
    let marked = "selected \(selected.sorted()), highlighted \(highlighted.map(String.init) ?? "none")"
    return "\(rows), \(marked), \(theme.name) "
      + "\(appearance) \(decoration) radius \(radius) \(sizeClass) \(size.width) wide from \(offset), "
      + "rounded \(showsRoundedCorners), lines \(hasLines), collapsed \(isCollapsed)"
  }
}

/// A rounded table that shows the rows of a state.
struct StateTable {
  let table = TableView(style: .insetGrouped)
  let source = StateSource()
  let scene: Scene

  init(_ state: TableState, fonts: TextContext) {
    table.frame = Rect(origin: .zero, size: state.size)
    table.register(TableViewCell.self, style: .default, forCellReuseIdentifier: "row")
    table.delegate = source
    table.dataSource = source
    table.rowHeight = .byDelegate
    table.revertsInCompactWidth = true
    table.allowsMultipleSelection = true
    // Automatic heights are estimates until the rows are visible, and would depend on the table's history.
    table.sectionHeaderHeight = .fixed(18)
    scene = Scene.inSettings(root: table, size: state.size, textContext: fonts)
  }

  func picture() throws -> Picture { try scene.picture() }
}

/// Named rows with heights by their names; of sections, some have a header.
final class StateSource: TableViewDataSource, TableViewDelegate {
  var sections: [TableState.Section] = []
  var isCollapsed = false

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].name % 2 == 1 ? "Header \(sections[section].name)" : nil
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    let name = sections[path.section].rows[path.row]
    return .fixed(isCollapsed && name % 3 == 1 ? 0 : name % 5 == 0 ? 33 : 24)
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let name = sections[path.section].rows[path.row]
    cell.textLabel.text = "Row \(name)"
    // The shadow of a switch extends beyond its row.
    cell.accessories = name % 3 == 0 ? .toggle() : []
    return cell
  }
}
