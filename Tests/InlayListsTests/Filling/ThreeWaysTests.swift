import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

/// The same settings in each of the three ways to fill a table.
private enum Settings {
  static let size = Size(width: 360, height: 520)

  static func image() throws -> Image {
    try Image(pixelWidth: 29, pixelHeight: 29, scale: 1) { canvas in
      canvas.fill(Rect(x: 2, y: 2, width: 25, height: 25), with: Color(rgb: 0x3478F6))
    }
  }

  /// Lays out, paints, and returns the pixels.
  static func pixels(_ fill: (TableView) -> AnyObject) throws -> [UInt32] {
    let table = RoundedTableView(frame: Rect(origin: .zero, size: size))
    let filler = fill(table)
    let scene = Scene.inSettings(root: table, size: size, scale: 2)
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    return withExtendedLifetime(filler) { surface.pixels() }
  }
}

/// With the protocol.
private final class Source: TableViewDataSource, TableViewDelegate {
  let image: Image

  init(image: Image) { self.image = image }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { [4, 1][section] }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { [nil, "General"][section] }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    ["Asks first.", nil][section]
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    Self.fill(cell, path, image: image)
    return cell
  }

  static func fill(_ cell: TableViewCell, _ path: RowPath, image: Image) {
    switch (path.section, path.row) {
    case (0, 0):
      cell.textLabel.text = "Wi-Fi"
      cell.detailTextLabel.text = "Home"
      cell.image = image
      cell.accessoryType = .disclosureIndicator
    case (0, 1):
      cell.textLabel.text = "Roaming"
      cell.accessoryType = .switch
      cell.isOn = true
    case (0, 2), (0, 3): cell.textLabel.text = "Network \(path.row - 1)"
    default:
      cell.textLabel.text = "Reset"
      cell.isEnabled = false
    }
  }
}

@Suite struct ThreeWaysTests {
  @Test("a data source, closures and a form show the same picture, byte for byte")
  func samePicture() throws {
    let image = try Settings.image()
    let byProtocol = try Settings.pixels { table in
      let source = Source(image: image)
      table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
      table.dataSource = source
      return source
    }
    let byClosures = try Settings.pixels { table in
      let list = ListDataSource(
        style: .value1, sections: { 2 }, rows: { [4, 1][$0] },
        fill: { cell, path in Source.fill(cell, path, image: image) })
      list.header = { $0 == 1 ? "General" : nil }
      list.footer = { $0 == 0 ? "Asks first." : nil }
      list.show(in: table)
      return list
    }
    let byForm = try Settings.pixels { table in
      let form = Form {
        Section(footer: "Asks first.") {
          Row("Wi-Fi", detail: "Home", image: image, accessory: .disclosureIndicator)
          Row("Roaming", isOn: true) { _ in }
          for network in 1...2 { Row("Network \(network)") }
        }
        Section("General") { Row("Reset", isEnabled: false) }
      }
      form.show(in: table)
      return form
    }
    #expect(Set(byProtocol).count > 20)
    #expect(byClosures == byProtocol)
    #expect(byForm == byProtocol)
  }
}

@Suite struct ListDataSourceTests {
  @Test("the closures are called like the methods of a data source and a delegate")
  func closures() throws {
    var log: [String] = []
    let list = ListDataSource(
      sections: { 2 }, rows: { $0 + 2 },
      fill: { cell, path in cell.textLabel.text = "\(path.section) \(path.row)" })
    list.didSelect = { log.append("select \($0.row)") }
    list.didDeselect = { log.append("deselect \($0.row)") }
    list.didSwitch = { log.append("switch \($0.row) \($1)") }
    list.editingStyle = { $0.row == 0 ? .insert : .none }
    list.canMove = { $0.row == 1 }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    list.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.tick(at: 0)
    #expect(table.visibleCells.map(\.textLabel.text) == ["0 0", "0 1", "1 0", "1 1", "1 2"])
    table.tapRow(at: RowPath(section: 0, row: 1))
    table.tapRow(at: RowPath(section: 1, row: 2))
    list.tableView(table, switchDidChangeTo: true, forRowAt: RowPath(section: 0, row: 0))
    #expect(log == ["select 1", "deselect 1", "select 2", "switch 0 true"])
    table.isEditing = true
    scene.tick(at: 1)
    #expect(table.visibleCells.map(\.editingStyle) == [.insert, .none, .insert, .none, .none])
    #expect(table.visibleCells.map(\.showsReorderControl) == [false, true, false, true, false])
  }

  @Test("cells have the class that was given to the list")
  func cellClass() {
    final class Marked: TableViewCell { var mark = "" }
    let list = ListDataSource(
      style: .subtitle, cell: Marked.self, rows: { _ in 3 }, fill: { cell, path in cell.mark = "\(path.row)" })
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    list.show(in: table)
    Scene.inSettings(root: table, size: table.frame.size).tick(at: 0)
    #expect(table.visibleCells.map { ($0 as? Marked)?.mark } == ["0", "1", "2"])
    #expect(table.visibleCells.allSatisfy { $0.style == .subtitle })
  }

  @Test("rows have their own heights with a closure for them, and no cost without one")
  func heights() {
    var asked = 0
    let list = ListDataSource(rows: { _ in 1000 }, fill: { _, _ in })
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    list.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.tick(at: 0)
    #expect(table.contentSize.height == 44_000)
    table.rowHeights = .perRow
    list.rowHeight = { path in
      asked += 1
      return path.row % 2 == 0 ? 20 : 60
    }
    table.reloadData()
    scene.tick(at: 1)
    #expect(asked == 1000 && table.contentSize.height == 40_000)
    #expect(table.visibleCells.prefix(3).map(\.frame.height) == [20, 60, 20])
    list.rowHeight = { $0.row == 0 ? TableView.automaticDimension : 30 }
    table.reloadData()
    scene.tick(at: 2)
    #expect(table.visibleCells.prefix(2).map(\.frame.height) == [44, 30])
    table.rowHeights = .uniform(44)
    table.reloadData()
    scene.tick(at: 3)
    #expect(table.contentSize.height == 44_000)
  }

  @Test("controls of edited rows and detail buttons call closures")
  func controls() {
    var teas = ["Assam", "Ceylon", "Darjeeling"]
    var log: [String] = []
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let list = ListDataSource(
      rows: { _ in teas.count },
      fill: { cell, path in
        cell.textLabel.text = teas[path.row]
        cell.accessoryType = .detailButton
      })
    list.didTapAccessoryButton = { log.append("about \(teas[$0.row])") }
    list.editingStyle = { $0.row == 0 ? .insert : .delete }
    list.commit = { [unowned table] style, path in
      if style == .delete {
        teas.remove(at: path.row)
        try? table.deleteRows(at: [path])
      } else {
        teas.insert("Assam 2", at: path.row + 1)
        try? table.insertRows(at: [RowPath(section: 0, row: path.row + 1)])
      }
    }
    list.canMove = { _ in true }
    list.move = {
      log.append("\($0.row) to \($1.row)")
      teas.insert(teas.remove(at: $0.row), at: $1.row)
    }
    list.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    let events = scene.makeEventDispatcher()
    events.tap(at: Point(x: 275, y: 66))
    #expect(log == ["about Ceylon"])
    table.isEditing = true
    events.send(.pointer(PointerEvent(.down, at: Point(x: 275, y: 22))))
    events.send(.pointer(PointerEvent(.moved, at: Point(x: 275, y: 66))))
    events.send(.pointer(PointerEvent(.up, at: Point(x: 275, y: 66))))
    #expect(log == ["about Ceylon", "0 to 1"] && teas == ["Ceylon", "Assam", "Darjeeling"])
    table.reloadData()
    events.tap(at: Point(x: 27, y: 66))
    events.tap(at: Point(x: 27, y: 22))
    scene.tick(at: 0)
    #expect(teas == ["Ceylon", "Assam 2", "Darjeeling"])
    #expect(table.visibleCells.map(\.textLabel.text) == teas && table.rowPathsForSelectedRows == [])
  }
}
