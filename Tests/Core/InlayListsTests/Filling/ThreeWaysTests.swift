import InlayGraphics
import InlayLayers
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// The same settings in each of the three ways to fill a table.
private enum Settings {
  static let size = Size(width: 360, height: 520)

  static func image() throws -> Image {
    try Image(pixelWidth: 29, pixelHeight: 29, scale: 1) { canvas in
      canvas.fill(Rect(x: 2, y: 2, width: 25, height: 25), with: RGBColor(rgb: 0x3478F6))
    }
  }

  /// Lays out, paints, and returns the pixels.
  static func pixels(_ fill: (TableView) -> AnyObject) throws -> [UInt32] {
    let table = TableView(frame: Rect(origin: .zero, size: size), style: .insetGrouped)
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
  let hasTitles: Bool

  init(image: Image, hasTitles: Bool = true) {
    self.image = image
    self.hasTitles = hasTitles
  }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { [4, 1][section] }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles ? [nil, "General"][section] : nil
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    hasTitles ? ["Asks first.", nil][section] : nil
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
      cell.accessories = .toggle(true)
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
    func byProtocol(hasTitles: Bool) throws -> [UInt32] {
      try Settings.pixels { table in
        let source = Source(image: image, hasTitles: hasTitles)
        table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
        table.dataSource = source
        return source
      }
    }
    let byClosures = try Settings.pixels { table in
      let list = ListDataSource(
        style: .value1, sections: { 2 }, rows: { [4, 1][$0] },
        fill: { cell, path in Source.fill(cell, path, image: image) })
      list.show(in: table)
      return list
    }
    let byForm = try Settings.pixels { table in
      let form = Form {
        Section(footer: "Asks first.") {
          Row("Wi-Fi", detail: "Home", image: image, .disclosure)
          Row("Roaming", .switch(isOn: true) { _ in })
          for network in 1...2 { Row("Network \(network)") }
        }
        Section("General") { Row("Reset", isEnabled: false) }
      }
      form.show(in: table)
      return form
    }
    let known = try byProtocol(hasTitles: true)
    #expect(Set(known).count > 20)
    #expect(byForm == known)
    #expect(try byClosures == byProtocol(hasTitles: false))
  }
}

@Suite struct ListDataSourceTests {
  @Test("counts and cells are those of the closures, and the delegate is free")
  func closures() throws {
    let list = ListDataSource(
      sections: { 2 }, rows: { $0 + 2 },
      fill: { cell, path in cell.textLabel.text = "\(path.section) \(path.row)" })
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    list.show(in: table)
    Scene.inSettings(root: table, size: table.frame.size).tick(at: 0)
    #expect(table.visibleCells.map(\.textLabel.text) == ["0 0", "0 1", "1 0", "1 1", "1 2"])
    #expect(table.delegate == nil)
    #expect(list.tableView(table, numberOfEqualSectionsFrom: 0) == 1)
    #expect(
      ListDataSource(sections: { 3 }, rows: { _ in 1 }, fill: { _, _ in }).tableView(
        table, numberOfEqualSectionsFrom: 1) == 2)
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
}
