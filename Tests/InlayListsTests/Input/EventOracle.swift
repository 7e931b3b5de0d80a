import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayLists

/// Sends random events to a random table, with updates and scrolling between them, and checks after each what must hold:
/// the state, and that what a surface shows after incremental frames is the whole picture, byte for byte.
final class EventOracle {
  private var random: SeededRandom
  private let table: TableView
  private let inner = TableView(frame: Rect(x: 0, y: 0, width: 220, height: 60))
  /// Lies above a corner of the table.
  private let control = Switch()
  private let source: EventSource
  private let scene: Scene
  private let events: EventDispatcher
  private let reference = Renderer()
  private let surface: ImageSurface
  private var point = Point(x: 100, y: 100)
  private var isDown = false
  /// Whether the lines of a row were pressed last, which is let go soon.
  private var holdsRow = false
  /// What came of all events.
  private(set) var uses = 0
  private(set) var selections = 0
  private(set) var ringsSeen = 0
  private(set) var commits = 0
  private(set) var moves = 0
  private var failure: String?
  /// Whether the last event pressed a control of a row that is edited.
  private var isOnControl = false

  init(seed: UInt64, textContext: TextContext) throws {
    var random = SeededRandom(seed: seed)
    let size = Size(width: 240, height: 200)
    let frame = Rect(x: 10, y: 0, width: 220, height: 200)
    switch Int.random(in: 0...3, using: &random) {
    case 0: table = TableView(frame: frame, style: .plain)
    case 1: table = TableView(frame: frame, style: .grouped)
    default: table = RoundedTableView(frame: frame)
    }
    table.decoration = DecorationKind.builtIn.randomElement(using: &random) ?? .none
    source = EventSource((0..<5).map { _ in Int.random(in: 0...6, using: &random) })
    if Bool.random(using: &random) { table.tableHeaderView = inner }
    if Bool.random(using: &random) { source.titles = ["A", "B", "C", "D", "E"] }
    if Int.random(in: 0...2, using: &random) == 0 { table.rowHeight = TableView.automaticDimension }
    table.allowsMultipleSelection = Bool.random(using: &random)
    for list in [table, inner] {
      list.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
      list.register(OracleBar.self, forHeaderFooterViewReuseIdentifier: "bar")
      list.dataSource = source
      list.delegate = source
    }
    let root = Layer()
    root.frame = Rect(origin: .zero, size: size)
    root.addSublayer(table)
    control.frame.origin = Point(x: 180, y: 160)
    root.addSublayer(control)
    scene = Scene(
      root: root, size: size, scale: [1, 1.25, 1.5, 2, 3][Int.random(in: 0...4, using: &random)],
      textContext: textContext)
    scene.traits.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    events = EventDispatcher(scene: scene)
    surface = try ImageSurface(for: scene)
    self.random = random
    source.move = { [unowned self] list, path, newPath in move(list, path, newPath) }
    source.commit = { [unowned self] list, style, path in commit(list, style, path) }
  }

  func run(steps: Int) throws -> String? {
    for step in 0..<steps {
      let kind = act()
      if let problem = stateProblem() { return "step \(step), \(kind): \(problem)" }
      // Several events between two frames are as good as one.
      if int(0...3) == 0 { continue }
      scene.tick(at: Double(step))
      if let problem = try stateProblem() ?? pictureProblem() { return "step \(step), \(kind), frame: \(problem)" }
    }
    selections += source.selections
    commits += source.commits
    return nil
  }

  private func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func act() -> String {
    // Few presses meet the lines of a row: most of these are to move it.
    let kind = holdsRow && int(0...2) > 0 ? 6 : int(0...19)
    isOnControl = false
    switch kind {
    case 0...3:
      scene.root.layoutIfNeeded()
      point = Point(x: Double(int(0...239)), y: Double(int(0...199)))
      if int(0...2) == 0, let control = anyControl {
        point = control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
      }
      let hit = scene.root.hitTest(point)
      isOnControl = (hit as? EditingControl)?.acts ?? (hit is ReorderControl)
      send(.pointer(PointerEvent(.down, at: point)))
      isDown = int(0...1) == 0
      holdsRow = isDown && hit is ReorderControl
      if !isDown { send(.pointer(PointerEvent(.up, at: point))) }
      return "\(isDown ? "down" : "tap") \(point)"
    case 4...5:
      send(.pointer(PointerEvent(.up, at: point)))
      isDown = false
      holdsRow = false
      return "up \(point)"
    case 6...8:
      // Far enough to take a row across another.
      let reach = int(0...2) == 0 || holdsRow ? 180 : 8
      point.x += Double(int(-reach...reach)) / 3
      point.y += Double(int(-reach...reach)) / 3
      send(.pointer(PointerEvent(.moved, at: point)))
      return "moved \(point)"
    case 9:
      send(.pointer(PointerEvent(.cancelled, at: point)))
      isDown = false
      holdsRow = false
      return "cancelled"
    case 10...11:
      let distance = Size(width: 0, height: Double(int(-200...200)) / 3)
      send(.wheel(WheelEvent(at: Point(x: Double(int(0...239)), y: Double(int(0...199))), by: distance)))
      return "wheel \(distance)"
    case 12...16:
      let key = KeyEvent.Key.allCases.randomElement(using: &random) ?? .down
      send(.key(KeyEvent(key)))
      if key == .escape { (isDown, holdsRow) = (false, false) }
      return "key \(key)"
    default: return change()
    }
  }

  /// A plus, a minus or the lines of a row in view.
  private var anyControl: Layer? {
    let controls = table.visibleCells.flatMap { [$0.editingControl, $0.reorderControl] as [Layer?] }
    return controls.compactMap { $0 }.randomElement(using: &random)
  }

  private func send(_ event: Event) {
    if events.send(event) { uses += 1 }
  }

  private func change() -> String {
    let section = int(0...4)
    let count = source.counts[section]
    switch int(0...8) {
    case 0:
      // An update is of use only to a table that has no reload before it.
      scene.root.layoutIfNeeded()
      guard table.tableHeaderView == nil, count < 9 else { return "none" }
      source.counts[section] += 1
      try? table.insertRows(at: [RowPath(section: section, row: int(0...count))])
      return "insert"
    case 1:
      scene.root.layoutIfNeeded()
      guard table.tableHeaderView == nil, count > 0 else { return "none" }
      source.counts[section] -= 1
      try? table.deleteRows(at: [RowPath(section: section, row: int(0...count - 1))])
      return "delete"
    case 2:
      source.counts[section] = int(0...6)
      table.reloadData()
      inner.reloadData()
      return "reload"
    case 3:
      table.contentOffset.y += Double(int(-50...50))
      return "offset"
    case 4:
      table.visibleCells.randomElement(using: &random)?.isEnabled.toggle()
      return "enable"
    case 5:
      scene.traits.safeArea = int(0...1) == 0 ? .zero : Insets(top: Double(int(0...30)), bottom: Double(int(0...30)))
      return "safe area"
    case 6, 7:
      for list in [table, inner] {
        list.isEditing.toggle()
        list.allowsSelectionDuringEditing = true
        list.allowsMultipleSelectionDuringEditing = int(0...3) == 0
      }
      return "editing"
    default:
      scene.traits.direction = scene.traits.direction == .leftToRight ? .rightToLeft : .leftToRight
      return "direction"
    }
  }

  /// A minus takes its row out and a plus puts one in: by an update, or by a reload where two tables show the same rows.
  private func commit(_ list: TableView, _ style: TableViewCell.EditingStyle, _ path: RowPath) {
    guard path.section < source.counts.count, path.row < source.counts[path.section] else { return }
    if style == .insert && source.counts[path.section] > 8 { return }
    source.counts[path.section] += style == .delete ? -1 : 1
    if table.tableHeaderView != nil {
      table.reloadData()
      inner.reloadData()
      return
    }
    do {
      if style == .delete { try list.deleteRows(at: [path]) } else { try list.insertRows(at: [path]) }
    } catch {
      failure = "\(error)"
    }
  }

  private func move(_ list: TableView, _ path: RowPath, _ newPath: RowPath) {
    moves += 1
    source.counts[path.section] -= 1
    source.counts[newPath.section] += 1
    if table.tableHeaderView != nil {
      table.reloadData()
      inner.reloadData()
    } else {
      do { try list.moveRow(at: path, to: newPath) } catch { failure = "\(error)" }
    }
  }

  // MARK: What must hold

  private func stateProblem() -> String? {
    if let failure { return failure }
    for list in [table, inner] where list.superlayer != nil {
      if let row = list.focusedRow, !list.contains(row) { return "the focus is at \(row), which is not there" }
      if let row = list.selection.highlighted, !list.contains(row) { return "\(row) is highlighted and not there" }
      if let row = list.selection.highlighted, !isDown { return "\(row) is highlighted and nothing is down" }
      if list.rowPathsForSelectedRows.contains(where: { !list.contains($0) }) { return "a selected row is not there" }
      if !list.allowsSeveralSelectedRows && list.selection.selected.count > 1 { return "two rows are selected" }
      if isOnControl && list.selection.highlighted != nil { return "the press of a control highlights a row" }
    }
    if let view = events.focusedView, !view.isFocused { return "the focused view does not know it" }
    let focused = [table, inner, control].filter { $0.isFocused && $0.scene === scene }
    return focused.count > 1 ? "several views have the focus" : nil
  }

  private func pictureProblem() throws -> String? {
    for list in [table, inner] where list.superlayer != nil {
      let rings = list.visibleCells.filter { $0.focusRing?.superlayer === $0 }.compactMap(\.rowPath)
      ringsSeen += rings.count
      let row = list.focusState == .shown ? list.focusedRow : nil
      let expected = row.flatMap { list.cellForRow(at: $0) == nil ? nil : $0 }
      if rings != (expected.map { [$0] } ?? []) { return "rings at \(rings), the focus at \(String(describing: row))" }
      for cell in list.visibleCells where cell.isHighlighted != (cell.rowPath == list.selection.highlighted) {
        return "\(String(describing: cell.rowPath)) looks pressed, or should"
      }
    }
    if control.sublayers.isEmpty == (control.focusState == .shown) { return "the switch has a ring, or should" }
    guard let frame = scene.frame else { return "no frame" }
    try scene.render(into: surface)
    let whole = try ImageSurface(for: scene)
    try reference.paint(frame, region: DeviceRegion(frame.bounds), into: whole)
    return surface.pixels() == whole.pixels() ? nil : "the incremental picture is another than the whole one"
  }
}

/// Sections whose rows have all kinds of accessories, some of them disabled.
final class EventSource: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  var titles: [String] = []
  var selections = 0
  private(set) var commits = 0
  var commit: (TableView, TableViewCell.EditingStyle, RowPath) -> Void = { _, _, _ in }
  var move: (TableView, RowPath, RowPath) -> Void = { _, _, _ in }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Section \(section)" : nil
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(path.row)"
    cell.accessoryType = TableViewCell.AccessoryType.allCases[(path.row * 7 + path.section) % 6]
    cell.isEnabled = (path.row + path.section) % 4 != 0
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { selections += 1 }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> Layer? {
    guard section % 3 == 1 else { return nil }
    let bar = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") as? OracleBar
    bar?.label.text = "Bar \(section)"
    return bar
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? {
    section % 3 == 1 ? 20 : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { path.row % 5 != 4 }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { path.row % 3 == 1 }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    TableViewCell.EditingStyle.allCases[(path.row + path.section) % 3]
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    commits += 1
    commit(tableView, editingStyle, path)
  }

  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    move(tableView, path, newPath)
  }
}
