import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText

@testable import InlayLists
@testable import InlayViews

/// Random gestures on the rows of a random table, with changes between them. After every frame the incremental picture
/// is the whole one; once nothing is pressed, open or refreshed any more, it is that of a new table, byte for byte.
final class GestureOracle {
  private var random: SeededRandom
  private let source: GestureSource
  private let stage: GestureStage
  private let hand: TimedHand
  private let frames: IncrementalPicture
  private var isDown = false
  private(set) var outcome = Outcome()

  /// What happened, to see that the steps reach everything.
  struct Outcome {
    var opened = 0
    var performed = 0
    var lifted = 0
    var moved = 0
    var refreshed = 0
    var rested = 0

    mutating func add(_ other: Outcome) {
      opened += other.opened
      performed += other.performed
      lifted += other.lifted
      moved += other.moved
      refreshed += other.refreshed
      rested += other.rested
    }

    var hasAll: Bool { [opened, performed, lifted, moved, refreshed, rested].allSatisfy { $0 > 0 } }
  }

  init(seed: UInt64, fonts: TextContext) throws {
    var random = SeededRandom(seed: seed)
    source = GestureSource(
      (0..<3).map { section in (0..<Int.random(in: 0...6, using: &random)).map { section * 10 + $0 } })
    let kind = Decoration.builtIn.randomElement(using: &random) ?? .plainRows
    let style = TableView.Style.allCases.randomElement(using: &random) ?? .plain
    stage = GestureStage(
      source, style: style, decoration: kind, scale: [1, 1.5, 2][Int.random(in: 0...2, using: &random)],
      isRightToLeft: Bool.random(using: &random), fonts: fonts)
    stage.table.asksBeforeDeleting = Bool.random(using: &random)
    hand = TimedHand(stage.scene, stage.events)
    frames = try IncrementalPicture(of: stage.scene)
    self.random = random
    source.table = stage.table
    stage.scene.tick(at: 0)
  }

  private func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func run(steps: Int) throws -> String? {
    for number in 0..<steps {
      let step: GestureStep = random.step()
      act(step)
      hand.time += int(0...2) == 0 ? random.clockStep() : Double(int(1...12)) / 60
      if int(0...4) == 0 {
        stage.scene.advanceClock(to: hand.time)
        continue
      }
      stage.scene.tick(at: hand.time)
      note()
      if let problem = try frames.problem() { return "step \(number), \(step): \(problem)" }
      guard int(0...11) == 0 else { continue }
      if let problem = try restProblem() { return "step \(number), at rest after \(step): \(problem)" }
    }
    return try restProblem()
  }

  private func act(_ step: GestureStep) {
    let table = stage.table
    switch step {
    case .press:
      if isDown { hand.release() }
      hand.send(.down, place)
      isDown = true
    case .sideways, .vertical:
      let (near, far) = (Double(int(-9...9)), Double(int(-220...220)))
      let way = step == .sideways ? Size(width: far, height: near) : Size(width: near, height: far)
      hand.move(by: way, over: Double(int(1...18)) / 60)
    case .release:
      hand.release(after: Double(int(0...6)) / 60)
      isDown = false
    case .cancel:
      hand.send(.cancelled, hand.point)
      isDown = false
    case .tap: if !isDown { hand.tap(place.x, place.y) }
    case .reorder: reorder()
    case .wait: hand.wait(Double(int(1...40)) / 60)
    case .open:
      let path = table.visibleRowPaths.randomElement(using: &random) ?? .first
      table.openSwipeActions(ofRowAt: path, at: int(0...1) == 0 ? .leading : .trailing, animated: int(0...1) == 0)
    case .scroll: table.contentOffset.y = Double(max(0, int(-120...120)))
    case .editing: table.isEditing.toggle()
    case .reload: table.reloadData()
    case .reconfigure: table.reconfigureRows(at: table.visibleRowPaths)
    case .delete:
      stage.scene.root.layoutIfNeeded()
      source.deleteRow(at: table.visibleRowPaths.randomElement(using: &random))
    case .endRefreshing: stage.control.endRefreshing(animated: int(0...3) > 0)
    case .complete: source.complete()
    case .deselect:
      if let path = table.selectedRowPath { table.deselectRow(at: path, animated: true) }
    }
  }

  /// Drags a row of an edited table by its handle.
  private func reorder() {
    stage.scene.root.layoutIfNeeded()
    let control = stage.table.visibleCells.compactMap(\.reorderControl).randomElement(using: &random)
    guard let control else {
      stage.table.isEditing = true
      return
    }
    if isDown { hand.release() }
    hand.send(.down, control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil))
    isDown = true
    hand.move(by: Size(width: 0, height: Double(int(-150...150))), over: Double(int(1...40)) / 60)
  }

  /// A point of the table, often of a control.
  private var place: Point {
    stage.scene.root.layoutIfNeeded()
    if int(0...2) == 0 {
      let controls = stage.table.visibleCells.flatMap { cell -> [Layer] in
        let buttons = cell.slide?.actions.sublayers ?? []
        let own: [Layer?] = [cell.editingControl, cell.reorderControl, cell.switchControl]
        return buttons + own.compactMap { $0 }
      }
      if let control = controls.randomElement(using: &random) {
        return control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
      }
    }
    return Point(x: Double(int(0...219)), y: Double(int(0...199)))
  }

  private func note() {
    if stage.table.swipedRowPath != nil { outcome.opened += 1 }
    if stage.table.lift != nil { outcome.lifted += 1 }
    if stage.control.isRefreshing { outcome.refreshed += 1 }
    outcome.performed = source.performed
    outcome.moved = source.moved
  }

  /// Ends everything, waits, and compares with a new table.
  private func restProblem() throws -> String? {
    let table = stage.table
    if isDown { hand.release(after: 0.2) }
    isDown = false
    source.complete()
    stage.control.endRefreshing()
    table.closeSwipeActions(animated: int(0...1) == 0)
    for _ in 0..<600 where stage.scene.nextTickTime != nil {
      hand.time += 1.0 / 60
      stage.scene.tick(at: hand.time)
    }
    if let time = stage.scene.nextTickTime { return "a tick is due at \(time), and the clock is at \(hand.time)" }
    if let problem = try frames.problem() { return problem }
    outcome.rested += 1
    let fresh = GestureStage(
      source, style: table.style, decoration: table.standardDecoration, scale: stage.scene.scale,
      isRightToLeft: stage.scene.traits.effectiveDirection == .rightToLeft, fonts: stage.scene.textContext)
    fresh.table.isEditing = table.isEditing
    for path in table.selectedRowPaths { fresh.table.selectRow(at: path) }
    fresh.scene.tick(at: 0)
    fresh.table.contentOffset = table.contentOffset
    let difference = try stage.scene.picture().difference(from: try fresh.scene.picture())
    if let difference { return "a new table differs: \(difference)" }
    let counts = (layerCount(table), layerCount(fresh.table))
    return counts.0 == counts.1 ? nil : "\(counts.0) layers, \(counts.1) in a new table"
  }
}

/// A random step of gestures.
enum GestureStep: String, OracleStep {
  case press, sideways, vertical, release, cancel, tap, wait
  case reorder, open, scroll, editing, reload, delete, reconfigure, endRefreshing, complete, deselect

  var weight: Int {
    switch self {
    case .press, .sideways: 6
    case .vertical, .release, .tap, .reorder: 4
    case .wait, .open: 2
    default: 1
    }
  }
}

/// A table with a refresh control in a scene.
struct GestureStage {
  let table: TableView
  let scene: Scene
  let events: Scene
  let control = RefreshControl()

  init(
    _ source: GestureSource, style: TableView.Style, decoration: Decoration, scale: Double, isRightToLeft: Bool,
    fonts: TextContext?
  ) {
    let size = Size(width: 220, height: 200)
    let frame = Rect(origin: .zero, size: size)
    table =
      style == .insetGrouped ? TableView(frame: frame, style: .insetGrouped) : TableView(frame: frame, style: style)
    table.decoration = decoration
    table.sectionHeaderHeight = .fixed(18)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    table.refreshControl = control
    scene = Scene.inSettings(root: table, size: size, scale: scale, textContext: fonts)
    scene.traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
    events = scene
  }
}

/// Named rows whose actions delete, reload, or wait for their completion.
final class GestureSource: TableViewDataSource, TableViewDelegate {
  private var sections: [[Int]]
  private var turned: Set<Int> = []
  weak var table: TableView?
  private(set) var performed = 0
  private(set) var moved = 0
  private var completions: [(Bool) -> Void] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  func complete() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(true) }
  }

  func deleteRow(at path: RowPath?) {
    guard let path, path.section < sections.count, path.row < sections[path.section].count else { return }
    sections[path.section].remove(at: path.row)
    do { try table?.deleteRows(at: [path]) } catch { table?.reloadData() }
  }

  private func action(_ number: Int, of name: Int) -> ContextualAction {
    ContextualAction(role: number == 0 ? .destructive : .normal, title: "Do \(number)") {
      [unowned self] _, completion in
      performed += 1
      let path = sections.indices.lazy.compactMap { section in
        self.sections[section].firstIndex(of: name).map { RowPath(section: section, row: $0) }
      }.first
      switch (number + name) % 4 {
      case 0: deleteRow(at: path)
      case 1: table?.reloadData()
      case 2: return completions.append(completion)
      default: break
      }
      completion(true)
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let name = sections[path.section][path.row]
    cell.textLabel.text = "Row \(name)"
    let toggle = RowAccessory.switch(isOn: turned.contains(name)) { [weak self] _ in
      self?.turned.formSymmetricDifference([name])
    }
    cell.accessories = name % 3 == 0 ? (name % 2 == 0 ? toggle : [toggle, .info {}]) : .disclosure
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    sections[path.section][path.row] % 4 != 3
  }
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    sections[path.section][path.row] % 3 != 2
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {
    performed += 1
    deleteRow(at: path)
  }

  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    moved += 1
    sections[newPath.section].insert(sections[path.section].remove(at: path.row), at: newPath.row)
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    let name = sections[path.section][path.row]
    return name % 2 == 0 ? SwipeActionsConfiguration(actions: [action(1, of: name)]) : nil
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    let name = sections[path.section][path.row]
    guard name % 3 != 0 else { return nil }
    return SwipeActionsConfiguration(
      actions: [action(0, of: name), action(2, of: name)], performsFirstActionWithFullSwipe: name % 2 == 0)
  }
}
