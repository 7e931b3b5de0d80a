import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayControls
@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// A random walk through rows with controls: updates animated and not, updates within updates, scrolling, reuse, text
/// scale, direction, editing, presses, swipes, typing, errors. After each tick every visible row shows and tells its
/// own: see `problem()`.
final class RowLawWalk {
  enum Step: String, CaseIterable, OracleStep {
    case update, twice, within, scroll, traits, editing, press, swipe, select, type, leave, validate, open, tick

    var weight: Int {
      switch self {
      case .update: 12
      case .scroll, .type: 3
      case .twice, .within, .press, .tick: 2
      default: 1
      }
    }
  }

  let stage: RowLawStage
  private var random: SeededRandom
  private var time = 0.0
  private var notes: [String] = []
  /// The row whose field has the focus, the field, and what it shows.
  private var edited: (id: Int, field: TextField, text: String)?
  /// Whether a step since the last look takes the focus from a field: editing has no fields, and a list of values has
  /// the keys.
  private var mayEndFocus = false

  init(seed: UInt64, filling: RowLawStage.Filling) {
    random = SeededRandom(seed: seed)
    stage = RowLawStage(filling, &random)
    // Half of the tables measure rows out of view in later ticks.
    stage.scene.finishesLayout = seed % 2 == 0
  }

  /// - Returns: What is wrong, and the steps that led there.
  func run(steps: Int) throws -> String? {
    stage.show(animated: false)
    stage.scene.tick(at: 0)
    for _ in 0..<steps {
      let step: Step = random.step()
      notes.append(step.rawValue)
      try take(step)
      if random.chance(0.2) { continue }
      time += random.pick([0, 0.05, 0.1, 0.2, 3])
      stage.scene.tick(at: time)
      if let problem = problem() { return "\(problem) after \(notes)" }
    }
    stage.scene.tick(at: time + 3)
    stage.scene.tick(at: time + 30)
    if let problem = problem() ?? tapProblem() { return "\(problem), at rest, after \(notes)" }
    return nil
  }

  private func take(_ step: Step) throws {
    let table = stage.table
    switch step {
    case .update:
      stage.change(&random)
      stage.show(animated: random.chance(0.7))
    case .twice:
      for _ in 0...1 {
        stage.change(&random)
        stage.show(animated: random.chance(0.7))
      }
    case .within:
      stage.change(&random)
      let isAnimated = random.chance(0.7)
      stage.show(animated: random.chance(0.7)) { [stage] in
        stage.reverse()
        stage.show(animated: isAnimated)
      }
    case .scroll:
      table.contentOffset.y = random.double(0...max(0, table.maximumContentOffset.y)).rounded()
    case .traits:
      switch random.int(0...2) {
      case 0: stage.scene.traits.textScale = random.pick([1, 1, 1.4])
      case 1: stage.scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
      default: stage.scene.size.height = random.pick([130, 200, 300])
      }
      table.frame.size = stage.scene.size
    case .editing:
      mayEndFocus = true
      table.setEditing(!table.isEditing, animated: random.chance(0.5))
    case .press:
      if random.chance(0.4) { return table.unhighlightRow() }
      if let path = visiblePath() { table.highlightRow(at: path) }
    case .swipe:
      guard let path = visiblePath(), random.chance(0.7) else { return table.closeSwipeActions() }
      table.openSwipeActions(ofRowAt: path, animated: random.chance(0.5))
    case .select: if let path = visiblePath() { table.selectRow(at: path) }
    case .type:
      let fields = table.visibleCells.compactMap { cell in
        cell.placedAccessories.lazy.compactMap { $0 as? TextField }.first { $0.superlayer === cell }
      }
      guard let field = edited?.field ?? (fields.isEmpty ? nil : random.pick(fields)) else { return }
      stage.events.focus(field, isVisible: false)
      stage.events.send(.text(TextEvent(random.pick(["a", "b", "7"]))))
      noteEdited()
    case .leave:
      stage.events.eventDispatcher.endFocus()
      edited = nil
    case .validate:
      guard stage.filling == .form else { return }
      stage.form.validate()
      // It may move the focus.
      edited = nil
    case .open:
      mayEndFocus = true
      for control in popUps() { control.dismissMenu(animated: false) }
      guard let path = visiblePath(), let item = stage.item(at: path), item.isEnabled else { return }
      stage.opened = item.id
      for case let control as PopUpButton in table.cellForRow(at: path)?.placedAccessories ?? [] {
        control.presentMenu()
      }
    case .tick: break
    }
  }

  private func popUps() -> [PopUpButton] {
    stage.table.visibleCells.flatMap { $0.placedAccessories.compactMap { $0 as? PopUpButton } }
  }

  private func visiblePath() -> RowPath? {
    let paths = stage.table.visibleRowPaths
    return paths.isEmpty ? nil : random.pick(paths)
  }

  // MARK: The law

  private func noteEdited() {
    guard let field = stage.events.focusedView as? TextField else {
      edited = nil
      return
    }
    let cell = field.superlayer as? TableViewCell
    guard let item = cell?.rowPath.flatMap(stage.item) else {
      edited = nil
      return
    }
    edited = (item.id, field, field.text)
  }

  /// Each visible row has its own cell, texts and states; each control that it is to have, with the row's value, in that
  /// cell; each control tells the row. The focus stays with its row and what was typed; no layout goes on without end.
  private func problem() -> String? {
    if let problem = stage.problems.first { return problem }
    var seen: [ObjectIdentifier: Int] = [:]
    for cell in stage.table.visibleCells {
      guard let path = cell.rowPath, let item = stage.item(at: path) else { return "a cell without a row" }
      if let problem = cellProblem(cell, path, item) ?? controlProblem(cell, item) {
        return "row \(item.id): \(problem)"
      }
      for layer in cell.accessoryLayers.layers {
        if let other = seen.updateValue(item.id, forKey: ObjectIdentifier(layer)) {
          return "rows \(other) and \(item.id) share a view"
        }
      }
    }
    return missingRow() ?? focusProblem()
  }

  /// At rest every row in view has a cell.
  private func missingRow() -> String? {
    guard stage.scene.isAtRest else { return nil }
    let table = stage.table
    let view = table.bounds.insetBy(dx: 0, dy: 1)
    for (section, items) in stage.sections.map(\.items).enumerated() {
      for (row, item) in items.enumerated() {
        let path = RowPath(section: section, row: row)
        guard let rect = table.rectForRow(at: path) else { return "row \(item.id) has no place" }
        if rect.intersects(view), table.cellForRow(at: path) == nil { return "row \(item.id) in view has no cell" }
      }
    }
    return nil
  }

  private func cellProblem(_ cell: TableViewCell, _ path: RowPath, _ item: RowLawStage.Item) -> String? {
    let table = stage.table
    if cell.superlayer !== table { return "its cell is not in the table" }
    if cell.textLabel.text != item.title { return "its title is \(cell.textLabel.text)" }
    if cell.isSelected != table.selectedRowPaths.contains(path) { return "is selected: \(cell.isSelected)" }
    if cell.isHighlighted != (table.selection.highlighted == path) { return "is highlighted: \(cell.isHighlighted)" }
    if cell.isEnabled != item.isEnabled { return "is enabled: \(cell.isEnabled)" }
    if cell.accessibilityLabel != item.spokenLabel ?? item.title {
      return "is called \(cell.accessibilityLabel ?? "nothing")"
    }
    let isSwiped = table.swipedRowPath == path
    if isSwiped != (cell.slideDistance != 0) { return "is swiped: \(isSwiped), slid by \(cell.slideDistance)" }
    let error = stage.error(of: item)
    let shownError = item.kind == .field ? nil : error
    if stage.filling == .form, (cell.detailTextLabel.text == "wrong") != (shownError != nil) {
      return "says \(cell.detailTextLabel.text), with the error \(error ?? "none")"
    }
    return nil
  }

  private func controlProblem(_ cell: TableViewCell, _ item: RowLawStage.Item) -> String? {
    var layers = Array(cell.accessoryLayers.layers.reversed())
    let (wanted, placed) = (cell.isEditing ? [] : item.kind.parts, cell.placedAccessories)
    if cell.record.placement.omissions.isDisjoint(with: [.accessories, .marks, .notes]), placed.count != layers.count {
      return "shows \(placed.count) of \(layers.count) accessories"
    }
    // A row with an error shows its detail, which is empty, at the trailing side.
    if !cell.isEditing, item.kind != .field, stage.error(of: item) != nil { layers.removeFirst(min(1, layers.count)) }
    guard layers.count == wanted.count else { return "has \(layers), wanted \(wanted)" }
    for layer in placed {
      if layer.superlayer !== cell { return "\(layer) lies in \(layer.superlayer.map { "\($0)" } ?? "nothing")" }
      let frame = layer.untransformedFrame
      if cell.slideDistance == 0, frame.minX < -1 || frame.maxX > cell.bounds.maxX + 1 {
        return "\(layer) is at \(frame)"
      }
      if cell.isEnabled, layer.opacity != 1 { return "\(layer) is dimmed" }
      if let control = layer as? Control, control.isHighlighted, stage.events.eventDispatcher.presses.isEmpty {
        return "\(layer) looks pressed"
      }
    }
    for (layer, part) in zip(layers, wanted) {
      if let problem = part.problem(layer, of: item, stage) {
        return problem
      }
    }
    return nil
  }

  /// A field that is edited keeps the focus and its text while its row stays.
  private func focusProblem() -> String? {
    defer { (stage.left, mayEndFocus) = ([], false) }
    guard let (id, field, text) = edited else { return nil }
    defer { noteEdited() }
    let events = stage.events
    let item = stage.items.first { $0.id == id }
    guard let item, item.kind == .field, !stage.left.contains(id) else {
      return events.focusedView === field && item?.kind != .field
        ? "row \(id) is gone, and its field has the focus" : nil
    }
    if mayEndFocus || stage.table.isEditing { return nil }
    guard events.focusedView === field else { return "the field of row \(id) lost the focus" }
    return field.text == text ? nil : "the field of row \(id) has \(field.text) for \(text)"
  }

  /// A tap on a visible control tells its row.
  private func tapProblem() -> String? {
    let (table, events) = (stage.table, stage.events)
    for control in popUps() { control.dismissMenu(animated: false) }
    table.closeSwipeActions(animated: false)
    table.isEditing = false
    stage.scene.tick(at: time + 40)
    for cell in table.visibleCells {
      // The tap before may have ended the input of a field, whose error makes its row higher.
      stage.scene.tick(at: time + 41)
      guard let path = cell.rowPath, cell.isEnabled, let item = stage.item(at: path),
        let control = cell.placedAccessories.lazy.compactMap({ $0 as? Control }).first(where: {
          $0 is Switch || $0 is Button
        })
      else { continue }
      let point = control.convert(Point(x: control.bounds.midX, y: control.bounds.midY), to: nil)
      guard table.bounds.insetBy(dx: 0, dy: 2).contains(table.convert(point, from: nil)) else { continue }
      stage.told = []
      events.send(.pointer(PointerEvent(.down, at: point)))
      events.send(.pointer(PointerEvent(.up, at: point)))
      if stage.told.map(\.id) != [item.id] {
        let chain = stage.scene.root.hitTest(point)?.superlayerChain.map { "\(type(of: $0)) \($0.frame)" }
        let hit = chain?.joined(separator: " in ") ?? "nothing"
        return "a tap in row \(item.id) at \(point) told \(stage.told); \(control) is there, hit is \(hit)"
      }
    }
    return nil
  }
}
