import Inlay
import Testing

/// An app whose module is on the main actor by default needs no word about actors, but `nonisolated` at a subclass of a
/// layer. That this file's module compiles is the test; it runs too.
@Suite struct IsolationTests {
  @Test("forms, views of closures and subclasses work in a module on the main actor")
  func app() throws {
    let screen = ThermostatScreen(Thermostat())
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    screen.table.frame = Rect(x: 0, y: 0, width: 320, height: 400)
    screen.gauge.frame = Rect(x: 10, y: 420, width: 100, height: 20)
    let dot = Dot(frame: Rect(x: 200, y: 420, width: 20, height: 20))
    for view in [screen.table, screen.gauge, dot] { root.addSublayer(view) }
    let scene = Scene(root: root, size: Size(width: 320, height: 480))
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    scene.tap(at: Point(x: 50, y: 430))
    scene.tick(at: 1)
    let report = try scene.render(into: surface)
    #expect(screen.thermostat.degrees == 25 && !report.damage.isEmpty)
    let reset = try #require(screen.table.cellForRow(at: RowPath(section: 0, row: 1)))
    scene.tap(at: reset.convert(Point(x: 20, y: 20), to: nil))
    #expect(screen.thermostat.degrees == 20)
    #expect(dot.cornerRadius == 10)
  }

  nonisolated static let lists: [[DeparturesScreen.Item]] = [[.notice], [.departure(1), .departure(2)]]

  @Test("identifiers that belong to no actor fill a table, and are arguments of tests", arguments: lists)
  func identifiers(items: [DeparturesScreen.Item]) throws { #expect(try DeparturesScreen().show(items) == items.count) }

  @Test("a data source and a delegate on the main actor fill a table there")
  func source() {
    let rooms = Rooms(Thermostat())
    let table = TableView()
    table.frame = Rect(x: 0, y: 0, width: 320, height: 400)
    table.register(TableViewCell.self, forCellReuseIdentifier: "room")
    table.delegate = rooms
    table.dataSource = rooms
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    scene.tap(at: Point(x: 50, y: 60))
    #expect(rooms.chosen == "Hall")
  }
}
