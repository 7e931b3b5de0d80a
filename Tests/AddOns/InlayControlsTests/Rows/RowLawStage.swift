import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayControls
@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// A table whose rows have controls of every kind, and what it is to show.
final class RowLawStage {
  /// Where the rows come from.
  enum Filling: CaseIterable {
    /// A form.
    case form
    /// A diffable data source of rows.
    case rows
    /// A diffable data source of cells, which set their accessories themselves.
    case cells
  }

  struct Item {
    let id: Int
    var kind: RowLawKind
    var value: Int
    var text = ""
    var isEnabled = true

    var title: String { "Row \(id)" }
    var spokenLabel: String? { id % 5 == 0 ? "Spoken \(id)" : nil }
  }

  let filling: Filling
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .grouped)
  private(set) var sections: [(id: Int, items: [Item])] = []
  private var nextID = 0
  private(set) lazy var form = Form { [unowned self] in
    sections.map { section in Section { for item in section.items { row(item) } }.id(section.id) }
  }
  private(set) lazy var source: DiffableDataSource<Int, Int> = {
    if filling == .rows {
      return DiffableDataSource(tableView: table) { [unowned self] in row(item($0)) }
    }
    return DiffableDataSource(tableView: table) { [unowned self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      let item = item(id)
      cell.textLabel.text = item.title
      cell.accessories = accessory(of: item)
      cell.isEnabled = item.isEnabled
      cell.accessibilityLabel = item.spokenLabel
      return cell
    }
  }()
  private(set) lazy var scene = Scene(root: table, size: table.frame.size, scale: 1)
  private(set) lazy var events = scene
  private(set) var problems: [String] = []

  /// What controls told since this was emptied.
  var told: [(id: Int, value: Int)] = []
  /// The row whose list of values was opened last.
  var opened: Int?
  /// The rows that the last updates removed, or replaced.
  var left: Set<Int> = []
  /// Rows to be filled again, and to be asked for again.
  private var changed: Set<Int> = []

  init(_ filling: Filling, _ random: inout SeededRandom) {
    self.filling = filling
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    if random.chance(0.5) { table.rowHeight = .automatic() }
    if filling == .form { form.show(in: table) } else { _ = source }
    scene.theme = .groupedClassic
    scene.onProblem = { [unowned self] in if $0.message.contains("converge") { problems.append($0.message) } }
    for _ in 0..<random.int(1...3) { addSection(&random) }
  }

  var items: [Item] { sections.flatMap(\.items) }

  private func item(_ id: Int) -> Item { items.first { $0.id == id } ?? Item(id: id, kind: .plain, value: 0) }

  func item(at path: RowPath) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  // MARK: Changes

  private func newItem(_ random: inout SeededRandom) -> Item {
    nextID += 1
    return Item(
      id: nextID, kind: random.pick(RowLawKind.allCases), value: random.int(0...3), isEnabled: random.chance(0.95))
  }

  private func addSection(_ random: inout SeededRandom) {
    nextID += 1
    let items = (0..<random.int(0...7)).map { _ in newItem(&random) }
    sections.insert((nextID, items), at: random.int(0...sections.count))
  }

  /// Some random changes.
  func change(_ random: inout SeededRandom) {
    for _ in 0..<random.int(0...4) {
      guard !sections.isEmpty else { return addSection(&random) }
      let number = random.int(0...sections.count - 1)
      let count = sections[number].items.count
      switch random.int(0...11) {
      case 0: sections[number].items.shuffle(using: &random)
      case 1...3: sections[number].items.insert(newItem(&random), at: random.int(0...count))
      case 4...5 where count > 0: sections[number].items.remove(at: random.int(0...count - 1))
      case 6...7 where count > 0:
        let row = random.int(0...count - 1)
        sections[number].items[row].value = random.int(0...3)
        changed.insert(sections[number].items[row].id)
      case 8 where count > 0:
        let row = random.int(0...count - 1)
        sections[number].items[row].kind = random.pick(RowLawKind.allCases)
        left.insert(sections[number].items[row].id)
        changed.insert(sections[number].items[row].id)
      case 9 where count > 0:
        let item = sections[number].items.remove(at: random.int(0...count - 1))
        let other = random.int(0...sections.count - 1)
        sections[other].items.insert(item, at: random.int(0...sections[other].items.count))
        if filling == .form && other != number { left.insert(item.id) }
      case 10 where count > 0 && sections.count > 1:
        // A section goes, and its rows come into another one.
        let items = sections.remove(at: number).items
        sections[random.int(0...sections.count - 1)].items += items
        if filling == .form { left.formUnion(items.map(\.id)) }
      case 11:
        if sections.count < 4 { addSection(&random) } else { sections.shuffle(using: &random) }
      default: break
      }
    }
  }

  func reverse() { for index in sections.indices { sections[index].items.reverse() } }

  /// Updates the table.
  func show(animated: Bool, completion: (() -> Void)? = nil) {
    let known = Set(items.map(\.id))
    if filling == .form { return form.update(animated: animated) { _ in completion?() } }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      try? snapshot.appendSections([section.id])
      try? snapshot.appendItems(section.items.map(\.id))
    }
    try? snapshot.reconfigureItems(changed.filter(known.contains))
    changed = []
    source.apply(snapshot, animated: animated) { _ in completion?() }
  }

  // MARK: Rows

  private func row(_ item: Item) -> Row {
    var row = Row(item.title, accessory(of: item), isEnabled: item.isEnabled).id(item.id)
    if let label = item.spokenLabel { row = row.accessibilityLabel(label) }
    if item.id % 3 == 0 { row = row.onDelete {} }
    guard filling == .form else { return row }
    let value = item.kind == .field ? item.text : "\(item.value)"
    return row.rules(for: value, .check { $0 == "3" || $0.contains("7") ? "wrong" : nil })
  }

  /// What is wrong with a row of the form.
  func error(of item: Item) -> String? {
    guard filling == .form else { return nil }
    return form.sections.lazy.flatMap(\.rows).first { $0.id == AnyHashable(item.id) }?.validation?.words
  }

  private func tell(_ id: Int, _ value: Int) { told.append((id, value)) }

  private func typed(_ id: Int, _ text: String) {
    for section in sections.indices {
      for row in sections[section].items.indices where sections[section].items[row].id == id {
        sections[section].items[row].text = text
      }
    }
    tell(id, text.count)
  }

  private func accessory(of item: Item) -> RowAccessory {
    let (id, value) = (item.id, item.value)
    return RowAccessory(
      item.kind.parts.map { part in
        switch part {
        case .label: .label("Value \(value)")
        case .toggle: .switch(isOn: value % 2 == 1) { [unowned self] in tell(id, $0 ? 1 : 0) }
        case .segments: .segments(["a", "b", "c", "d"], selectedIndex: value) { [unowned self] in tell(id, $0) }
        case .stepper: .stepper(Double(value)) { [unowned self] in tell(id, Int($0)) }
        case .slider: .slider(Double(value), in: 0...3) { [unowned self] in tell(id, Int($0)) }
        case .field: .textField(item.text) { [unowned self] in typed(id, $0) }
        case .popUp: .popUp(["a", "b", "c", "d"], selectedIndex: value) { [unowned self] in tell(id, $0) }
        case .button: .button("Do \(value)") { [unowned self] in tell(id, 9) }
        case .progress: .progress(Double(value) / 3)
        case .badge: .badge("\(value)")
        case .info: .info { [unowned self] in tell(id, 8) }
        case .activity: .activity(isAnimating: value % 2 == 1)
        case .disclosure: .disclosure
        }
      })
  }
}

/// The accessories of a row.
enum RowLawKind: CaseIterable {
  case plain, disclosure, label, toggle, segments, stepper, slider, field, popUp, button, progress, badge, info, several
  case activity

  enum Part {
    case label, toggle, segments, stepper, slider, field, popUp, button, progress, badge, info, activity, disclosure
  }

  var parts: [Part] {
    switch self {
    case .plain: []
    case .disclosure: [.disclosure]
    case .label: [.label, .disclosure]
    case .toggle: [.toggle]
    case .segments: [.segments]
    case .stepper: [.stepper]
    case .slider: [.slider]
    case .field: [.field]
    case .popUp: [.popUp]
    case .button: [.button]
    case .progress: [.progress]
    case .badge: [.badge]
    case .info: [.info]
    case .several: [.label, .toggle, .info]
    case .activity: [.activity]
    }
  }
}

extension RowLawKind.Part {
  /// What is wrong with the view of a row: its kind, its value, or whom it tells.
  func problem(_ layer: Layer, of item: RowLawStage.Item, _ stage: RowLawStage) -> String? {
    let value = item.value
    var (shown, wanted): (String, String) = ("", "")
    var told: Int?
    stage.told = []
    switch (self, layer) {
    case (.label, let label as Label): (shown, wanted) = (label.text, "Value \(value)")
    case (.toggle, let control as Switch):
      (shown, wanted, told) = ("\(control.isOn)", "\(value % 2 == 1)", value % 2)
      control.onChange?(control.isOn)
    case (.segments, let control as SegmentedControl):
      (shown, wanted, told) = ("\(control.selectedIndex ?? -1)", "\(value)", value)
      control.onChange?(value)
    case (.stepper, let control as Stepper):
      (shown, wanted, told) = ("\(control.value)", "\(Double(value))", value)
      control.onChange?(control.value)
    case (.slider, let control as Slider):
      (shown, wanted, told) = ("\(control.value)", "\(Double(value))", value)
      control.onChange?(control.value)
    case (.field, let field as TextField):
      (shown, wanted, told) = (field.text, item.text, item.text.count)
      field.onChange?(field.text)
      if stage.filling == .form, field.error != stage.error(of: item) {
        return "its field says \(field.error ?? "nothing")"
      }
    case (.popUp, let control as PopUpButton):
      (shown, wanted, told) = ("\(control.selectedIndex ?? -1)", "\(value)", value)
      control.onChange?(value)
      if control.isMenuPresented, stage.opened != item.id { return "its list is open" }
    case (.button, let button as Button):
      (shown, wanted, told) = (button.title, "Do \(value)", 9)
      button.onTap?()
    case (.progress, let bar as ProgressView): (shown, wanted) = ("\(bar.progress ?? -1)", "\(Double(value) / 3)")
    case (.badge, let badge as Badge): (shown, wanted) = (badge.text, "\(value)")
    case (.info, let mark as AccessoryView):
      told = 8
      mark.onTap?()
    case (.activity, let view as ActivityIndicator): (shown, wanted) = ("\(view.isAnimating)", "\(value % 2 == 1)")
    case (.disclosure, let mark as AccessoryView): if mark.kind != .disclosureIndicator { return "has \(mark.kind)" }
    default: return "has \(layer) for \(self)"
    }
    if shown != wanted { return "its \(self) shows \(shown), wanted \(wanted)" }
    if stage.told.map(\.id) != told.map({ _ in [item.id] }) ?? [] || stage.told.first?.value != told {
      return "its \(self) tells \(stage.told)"
    }
    return nil
  }
}
