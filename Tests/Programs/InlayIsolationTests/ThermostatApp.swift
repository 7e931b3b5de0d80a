import Inlay
import InlayControls
import InlayWindow

// A small app as Xcode and `swift package init` make it: everything is on the main actor by default. The code of the
// page Isolation.md, which DocumentationTests compares with it.

final class Thermostat {
  var degrees = 20.0
  var isOn = true
  var rooms = ["Kitchen", "Hall"]
}

/// A view of closures reads the model of the main actor.
func makeGauge(of thermostat: Thermostat) -> CustomView {
  CustomView(
    draw: { context in
      let width = context.bounds.width * (thermostat.degrees - 10) / 20
      context.fill(Path(rect: Rect(x: 0, y: 0, width: width, height: 8)), with: .tint)
    },
    size: { _ in Size(width: 60, height: 8) })
}

/// A subclass needs one word: its overrides are called on whatever actor the tree belongs to.
nonisolated final class Dot: View {
  override init() {
    super.init()
    addInteraction(Blink())
  }

  override func draw(in context: DrawingContext) { context.fill(Path(ellipseIn: bounds), with: .tint) }

  override func layoutSublayers() {
    super.layoutSublayers()
    cornerRadius = bounds.width / 2
  }
}

nonisolated final class Blink: Interaction {
  override func claim(_ press: Press) -> Claim { press.stage == .pressed ? .take : .wait }
  override func pressBegan(_ press: Press) { view?.opacity = 0.5 }
  override func pressEnded(_ press: Press) { view?.opacity = 1 }
  override func pressCancelled(_ press: Press) { view?.opacity = 1 }
}

/// A data source and delegate.
final class Rooms: TableViewDataSource, TableViewDelegate {
  let thermostat: Thermostat
  var chosen: String?

  init(_ thermostat: Thermostat) { self.thermostat = thermostat }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { thermostat.rooms.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "room", for: path)
    cell.textLabel.text = thermostat.rooms[path.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) { chosen = thermostat.rooms[path.row] }
}

final class ThermostatScreen {
  let thermostat: Thermostat
  let table = TableView(style: .insetGrouped)
  let gauge: CustomView
  private(set) var form: Form?

  init(_ thermostat: Thermostat) {
    self.thermostat = thermostat
    gauge = makeGauge(of: thermostat)
    let slider = Slider(value: thermostat.degrees, in: 10...30)
    slider.onChange = { [unowned self] in degreesDidChange(to: $0) }
    let form = Form {
      Section("Heating") {
        Row("On", .switch(isOn: thermostat.isOn) { thermostat.isOn = $0 })
        Row("Reset") { [unowned self] in degreesDidChange(to: 20) }
      }
    }
    form.show(in: table)
    self.form = form
    gauge.addInteraction(TapInteraction { [unowned self] _ in degreesDidChange(to: 25) })
  }

  func degreesDidChange(to degrees: Double) {
    thermostat.degrees = degrees
    gauge.setNeedsDisplay()
    form?.update()
  }

  func open() throws {
    let window = try Window(title: "Heating", root: table, size: Size(width: 320, height: 480))
    window.handleEvent = { [thermostat] _ in !thermostat.isOn }
    window.onClose = { [thermostat] in thermostat.isOn = false }
    try Application.run()
  }
}

/// Identifiers belong to no actor.
final class DeparturesScreen {
  nonisolated enum Item: Hashable, Sendable {
    case departure(Int)
    case notice
  }

  private let table = TableView(style: .insetGrouped)
  private lazy var list = DiffableDataSource<Int, Item>(tableView: table) { item in
    switch item {
    case .departure(let number): Row("Departure \(number)")
    case .notice: Row("No further departures today")
    }
  }

  func show(_ items: [Item]) throws -> Int {
    var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items)
    list.apply(snapshot)
    return table.numberOfRows(inSection: 0)
  }
}
