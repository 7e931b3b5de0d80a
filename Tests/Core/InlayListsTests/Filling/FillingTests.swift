import InlayGraphics
import InlayLayers
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// The same settings in both ways to fill a table.
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

  init(image: Image) { self.image = image }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { [4, 1][section] }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    [nil, "General"][section]
  }
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
      cell.accessories = .toggle(true)
    case (0, 2), (0, 3): cell.textLabel.text = "Network \(path.row - 1)"
    default:
      cell.textLabel.text = "Reset"
      cell.isEnabled = false
    }
  }
}

@Suite struct FillingTests {
  @Test("a data source and a form show the same picture, byte for byte")
  func samePicture() throws {
    let image = try Settings.image()
    let known = try Settings.pixels { table in
      let source = Source(image: image)
      table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
      table.dataSource = source
      return source
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
    #expect(Set(known).count > 20)
    #expect(byForm == known)
  }
}
