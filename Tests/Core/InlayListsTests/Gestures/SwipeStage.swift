import InlayGraphics
import InlayLayers
import InlaySystem
import InlayTestSupport
import InlayText

@testable import InlayLists
@testable import InlayViews

/// Numbered rows with actions at both sides, which note their use.
final class SwipeSource: TableViewDataSource, TableViewDelegate {
  var sections: [[Int]]
  var leading: (RowPath) -> SwipeActionsConfiguration? = { _ in nil }
  var trailing: (RowPath) -> SwipeActionsConfiguration? = { _ in nil }
  var log: [String] = []
  var accessory: (Int) -> TableViewCell.AccessoryType = { _ in .disclosureIndicator }

  init(_ sections: [[Int]]) { self.sections = sections }

  /// An action that notes its title with the row and completes.
  func action(
    _ title: String, _ role: Role = .normal, _ color: Color? = nil, at path: RowPath
  ) -> ContextualAction {
    ContextualAction(role: role, title: title, backgroundColor: color) { [unowned self] action, completion in
      log.append("\(action.title ?? "") \(path.section).\(path.row)")
      completion(true)
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let name = sections[path.section][path.row]
    cell.textLabel.text = "Row \(name)"
    cell.detailTextLabel.text = "Detail"
    cell.accessoryType = accessory(name)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    log.append("selected \(path.section).\(path.row)")
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { leading(path) }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? { trailing(path) }
}

/// A table of such rows in a scene.
struct SwipeStage {
  let table: TableView
  let source: SwipeSource
  let scene: Scene
  let events: Scene

  init(
    _ sections: [[Int]] = [[1, 2, 3], [4]], table: TableView = TableView(style: .insetGrouped),
    size: Size = Size(width: 360, height: 300), scale: Double = 1, fonts: TextContext? = nil
  ) {
    source = SwipeSource(sections)
    self.table = table
    table.frame = Rect(origin: .zero, size: size)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    scene = Scene.inSettings(root: table, size: size, scale: scale, textContext: fonts)
    events = scene
    source.trailing = { [unowned source] path in
      SwipeActionsConfiguration(actions: [
        source.action("Delete", .destructive, at: path), source.action("Archive", at: path),
      ])
    }
    table.dataSource = source
    table.delegate = source
    scene.tick(at: 0)
  }

  func cell(_ section: Int, _ number: Int) throws -> TableViewCell {
    guard let cell = table.cellForRow(at: row(section, number)) else { throw InlayError(.invalidArgument, "no cell") }
    return cell
  }
}

/// A pointer whose events have times, with ticks between them.
final class TimedHand {
  let events: Scene
  let scene: Scene
  var time: Double
  private(set) var point = Point.zero

  init(_ scene: Scene, _ events: Scene) {
    self.events = events
    self.scene = scene
    time = scene.time
  }

  convenience init(_ stage: SwipeStage) { self.init(stage.scene, stage.events) }

  @discardableResult
  func send(_ phase: PointerEvent.Phase, _ point: Point) -> Bool {
    self.point = point
    return events.send(.pointer(PointerEvent(phase, at: point, time: time)))
  }

  func press(_ x: Double, _ y: Double) { send(.down, Point(x: x, y: y)) }

  /// Moves the pointer in steps of a sixtieth of a second.
  func move(by way: Size, over duration: Double = 0.3) {
    let steps = max(1, Int((duration * 60).rounded()))
    let start = point
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      time += 1.0 / 60
      send(.moved, Point(x: start.x + way.width * part, y: start.y + way.height * part))
      scene.tick(at: time)
    }
  }

  func release(after pause: Double = 0) {
    time += pause
    send(.up, point)
  }

  func tap(_ x: Double, _ y: Double) {
    press(x, y)
    time += 0.05
    release()
    scene.tick(at: time)
  }

  /// Ticks sixty times a second.
  func wait(_ duration: Double) {
    for _ in 0..<Int((duration * 60).rounded()) {
      time += 1.0 / 60
      scene.tick(at: time)
    }
  }

  func drag(from point: Point, by way: Size, over duration: Double = 0.3, pause: Double = 0) {
    press(point.x, point.y)
    move(by: way, over: duration)
    release(after: pause)
    scene.tick(at: time)
  }
}
