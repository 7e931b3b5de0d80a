import InlayGraphics
import InlayLayers

@testable import InlayLists
@testable import InlayViews

/// A simulated user: sends events to a table and records the delegate's calls.
final class Hand: TableViewDelegate {
  let events: Scene
  private let table: TableView
  private let scene: Scene
  var log: [String] = []
  var mayHighlight: (RowPath) -> Bool = { _ in true }
  var mayFocus: (RowPath) -> Bool = { _ in true }
  var editingStyle: (RowPath) -> TableViewCell.EditingStyle = { _ in .delete }
  var select: (RowPath) -> RowPath? = { $0 }
  var deselect: (RowPath) -> RowPath? = { $0 }
  var context: (RowPath, Point) -> Bool = { _, _ in false }
  /// The menu of a row with a context; one that shows nothing by default.
  var menu = Menu()

  init<Table: TableView>(at test: TestTable<Table>) {
    table = test.table
    scene = test.scene
    events = test.scene
    table.delegate = self
    test.source.onSwitch = { [weak self] in self?.note($0 ? "on" : "off", $1) }
    scene.tick(at: 0)
  }

  // MARK: Actions

  @discardableResult
  func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> Bool {
    events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y))))
  }

  @discardableResult
  func pointer(_ phase: PointerEvent.Phase, _ point: Point) -> Bool { pointer(phase, point.x, point.y) }

  /// An event of a finger or a device, with a time.
  @discardableResult
  func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, id: Int = 0, at time: Double?, kind: PointerEvent.Kind = .touch,
    button: PointerEvent.Button = .primary, modifiers: KeyModifiers = []
  ) -> Bool {
    let event = PointerEvent(
      phase, at: point, id: id, kind: kind, button: button, modifiers: modifiers, time: time)
    return events.send(.pointer(event))
  }

  /// Clicks on a row with a mouse.
  func click(_ section: Int, _ row: Int, _ modifiers: KeyModifiers = []) {
    for phase in [PointerEvent.Phase.down, .up] {
      pointer(phase, middle(section, row), at: nil, kind: .mouse, modifiers: modifiers)
    }
  }

  @discardableResult
  func press(_ key: KeyEvent.Key, holding modifiers: KeyModifiers) -> Bool {
    events.send(.key(KeyEvent(key, modifiers: modifiers)))
  }

  /// - Returns: Whether the last one was used.
  @discardableResult
  func press(_ keys: KeyEvent.Key...) -> Bool { keys.map { events.send(.key(KeyEvent($0))) }.last ?? false }

  @discardableResult
  func wheel(_ x: Double, _ y: Double, by height: Double) -> Bool {
    events.send(.wheel(WheelEvent(at: Point(x: x, y: y), by: Size(width: 0, height: height))))
  }

  /// The centre of a visible row, in the scene.
  func middle(_ section: Int, _ row: Int) -> Point {
    guard let cell = table.cellForRow(at: RowPath(section: section, row: row)) else { return Point(x: -1, y: -1) }
    return cell.convert(Point(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  /// The centre of the first accessory of a visible row, or of another one, in the scene.
  func accessory(_ section: Int, _ row: Int, _ number: Int = 0) -> Point {
    let cell = table.cellForRow(at: RowPath(section: section, row: row))
    guard let layer = cell?.placedAccessories[number] else { return Point(x: -1, y: -1) }
    return layer.convert(Point(x: layer.bounds.midX, y: layer.bounds.midY), to: nil)
  }

  /// The centre of the control at a row's leading side, or of the handle at its trailing side.
  func control(_ section: Int, _ row: Int, reorder: Bool = false) -> Point {
    let cell = table.cellForRow(at: RowPath(section: section, row: row))
    guard let layer: Layer = reorder ? cell?.reorderControl : cell?.editingControl else { return Point(x: -1, y: -1) }
    return layer.convert(Point(x: layer.bounds.midX, y: layer.bounds.midY), to: nil)
  }

  @discardableResult
  func tap(_ section: Int, _ row: Int) -> Bool { events.tap(at: middle(section, row)) }

  /// Along a straight line, in some steps.
  func drag(from: Point, to: Point, steps: Int = 10, release: Bool = true) {
    pointer(.down, from)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      pointer(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    if release { pointer(.up, to) }
  }

  // MARK: Delegate calls

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { mayHighlight(path) }
  func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) { note("down", path) }
  func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) { note("up", path) }
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? { select(path) }
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { note("selected", path) }
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? { deselect(path) }
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) { note("deselected", path) }
  func tableView(_ tableView: TableView, contextMenuForRowAt path: RowPath, at point: Point) -> Menu? {
    note("context", path)
    return context(path, point) ? menu : nil
  }
  func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool { mayFocus(path) }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt path: RowPath
  ) -> TableViewCell.EditingStyle { editingStyle(path) }

  private func note(_ what: String, _ path: RowPath) { log.append("\(what) \(path.section).\(path.row)") }
}

/// A row by its numbers.
func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
