import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText

@testable import InlayLists
@testable import InlayViews

/// Sends random events to a random table, with updates and scrolling between them, and checks after each the
/// state, and that a surface with incremental frames shows the whole picture, byte for byte.
final class EventOracle {
  var random: SeededRandom
  let table: TableView
  let inner = TableView(frame: Rect(x: 0, y: 0, width: 220, height: 60))
  /// Covers a corner of the table.
  private let control = Switch()
  let source: EventSource
  let scene: Scene
  private let events: Scene
  private let reference = Renderer()
  private let surface: ImageSurface
  var point = Point(x: 100, y: 100)
  /// The fingers that may be down.
  var fingers: Set<Int> = []
  /// Those of the last presses of other fingers.
  var buttons: [Int: PointerEvent.Button] = [:]
  /// Of the last event with a time.
  var time = 0.0
  /// Whether all events have times.
  let hasTimes: Bool
  /// Whether the handle of a row was pressed last, which is released soon.
  var holdsRow = false
  /// Whether the last event pressed a control of an edited row.
  var isOnControl = false
  private(set) var outcome = Outcome()
  private var failure: String?

  /// The results of all events.
  struct Outcome {
    var uses = 0
    var selections = 0
    var ringsSeen = 0
    var commits = 0
    var moves = 0
    var contexts = 0

    var hasAll: Bool {
      uses > 0 && selections > 0 && ringsSeen > 0 && commits > 0 && moves > 0 && contexts > 0
    }

    mutating func add(_ other: Outcome) {
      uses += other.uses
      selections += other.selections
      ringsSeen += other.ringsSeen
      commits += other.commits
      moves += other.moves
      contexts += other.contexts
    }
  }

  init(seed: UInt64, textContext: TextContext) throws {
    var random = SeededRandom(seed: seed)
    let size = Size(width: 240, height: 200)
    let frame = Rect(x: 10, y: 0, width: 220, height: 200)
    switch Int.random(in: 0...3, using: &random) {
    case 0: table = TableView(frame: frame, style: .plain)
    case 1: table = TableView(frame: frame, style: .grouped)
    default: table = TableView(frame: frame, style: .insetGrouped)
    }
    table.decoration = Decoration.builtIn.randomElement(using: &random) ?? .plainRows
    source = EventSource((0..<5).map { _ in Int.random(in: 0...6, using: &random) })
    if Bool.random(using: &random) { table.tableHeaderView = inner }
    if Bool.random(using: &random) { source.titles = ["A", "B", "C", "D", "E"] }
    if Int.random(in: 0...2, using: &random) == 0 { table.rowHeight = .automatic() }
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
    events = scene
    hasTimes = Bool.random(using: &random)
    surface = try ImageSurface(for: scene)
    self.random = random
    source.move = { [unowned self] list, path, newPath in move(list, path, newPath) }
    source.commit = { [unowned self] list, style, path in commit(list, style, path) }
  }

  func run(steps: Int) throws -> String? {
    for step in 0..<steps {
      // Few presses hit the handle of a row: most of these are to move it.
      let event: EventStep = !holdsRow ? random.step() : [.move, .move, .move, .release, random.step()][int(0...4)]
      let note = "step \(step), \(act(event))"
      if let problem = stateProblem() { return "\(note): \(problem)" }
      // Several events between two frames are as useful as one.
      if int(0...3) == 0 { continue }
      time = max(time, scene.time) + random.clockStep()
      if int(0...5) == 0 {
        scene.advanceClock(to: time)
        clockMovedAlone = true
        continue
      }
      scene.tick(at: time)
      clockMovedAlone = false
      if let problem = try stateProblem() ?? pictureProblem() { return "\(note), frame: \(problem)" }
    }
    outcome.selections += source.selections
    outcome.commits += source.commits
    outcome.contexts += source.contexts
    return nil
  }

  func send(_ event: Event) {
    if events.send(event) { outcome.uses += 1 }
  }

  func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A minus deletes its row and a plus inserts one: by an update, or by a reload where two tables show the same rows.
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
    outcome.moves += 1
    source.counts[path.section] -= 1
    source.counts[newPath.section] += 1
    if table.tableHeaderView != nil {
      table.reloadData()
      inner.reloadData()
    }
  }

  // MARK: Invariants

  /// Whether the clock moved since the last tick without one.
  private var clockMovedAlone = false

  private func stateProblem() -> String? {
    if let failure { return failure }
    for list in [table, inner] where list.superlayer != nil {
      if let row = list.focusedRowPath, !list.contains(row) { return "the focus is at \(row), which is not there" }
      if let row = list.selection.highlighted, !list.contains(row) { return "\(row) is highlighted and not there" }
      if let row = list.selection.highlighted, fingers.isEmpty { return "\(row) is highlighted and nothing is down" }
      if list.selectedRowPaths.contains(where: { !list.contains($0) }) { return "a selected row is not there" }
      if !list.allowsSeveralSelectedRows && list.selection.selected.count > 1 { return "two rows are selected" }
      if isOnControl && list.selection.highlighted != nil { return "the press of a control highlights a row" }
    }
    let input = scene.eventDispatcher
    if input.presses.keys.contains(where: { !fingers.contains($0) }) { return "a finger that is up is down" }
    // Ticks and events with times do what is due, and not the clock alone.
    if !clockMovedAlone,
      let press = input.presses.values.first(where: { $0.nextTimer.map { $0 <= scene.time } ?? false })
    {
      return "finger \(press.start.id) did not get what was due"
    }
    for press in input.presses.values {
      guard let taker = press.taker(in: scene) else { continue }
      if taker.presses.filter({ input.isDown($0) }).count > 1 { return "an interaction has two fingers" }
    }
    let hovered = input.hoveredViews.compactMap(\.object).map { ObjectIdentifier($0) }
    if let cell = table.visibleCells.first(where: { $0.isHovered && !hovered.contains(ObjectIdentifier($0)) }) {
      return "no pointer is over \(String(describing: cell.rowPath))"
    }
    if let view = events.focusedView, !view.isFocused { return "the focused view does not know it" }
    let focused = [table, inner, control].filter { $0.isFocused && $0.scene === scene }
    return focused.count > 1 ? "several views have the focus" : nil
  }

  private func pictureProblem() throws -> String? {
    for list in [table, inner] where list.superlayer != nil {
      let rings = list.visibleCells.filter { $0.focusRing?.superlayer === $0 }.compactMap(\.rowPath)
      outcome.ringsSeen += rings.count
      let row = list.isFocusVisible ? list.focusedRowPath : nil
      let expected = row.flatMap { list.cellForRow(at: $0) == nil ? nil : $0 }
      if rings != (expected.map { [$0] } ?? []) { return "rings at \(rings), the focus at \(String(describing: row))" }
      for cell in list.visibleCells where cell.isHighlighted != (cell.rowPath == list.selection.highlighted) {
        return "\(String(describing: cell.rowPath)) looks pressed, or should"
      }
    }
    if control.sublayers.isEmpty == control.isFocusVisible { return "the switch has a ring, or should" }
    guard let frame = scene.frame else { return "no frame" }
    try scene.render(into: surface)
    let whole = try ImageSurface(for: scene)
    try reference.paint(frame, region: DeviceRegion(frame.bounds), into: whole)
    return surface.pixels() == whole.pixels() ? nil : "the incremental picture is another than the whole one"
  }
}
