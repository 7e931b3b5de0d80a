import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// The damage of a theme's change.
@Suite struct ThemeDamageTests {
  private let test: TestTable<TableView>
  /// The extent of a thumb's shadow beyond its switch.
  private static let thumbShadow = 14.0

  init() throws {
    test = try TestTable(
      TableView(style: .insetGrouped), counts: [4], size: Size(width: 320, height: 300), style: .value1)
    test.source.headers = [0: "Header"]
    test.source.footers = [0: "Footer"]
    let accessories: [RowAccessory] = [.toggle(true), .disclosure, .checkmark, .info {}]
    test.source.configure = { cell, path in
      cell.textLabel.text = "Title \(path.row)"
      cell.detailTextLabel.text = path.row == 1 ? "Detail" : ""
      cell.accessories = accessories[path.row]
    }
    test.table.reloadData()
    test.scene.tick(at: 0)
    try test.scene.render(into: test.surface)
  }

  /// The frames of layers of a kind, in the scene, with a margin for antialiasing and overhanging glyphs.
  private func frames<L: Layer>(
    _ type: L.Type, room: Double = 4, where isMeant: (L) -> Bool = { _ in true }
  ) -> [Rect] {
    var found: [Rect] = []
    var waiting: [Layer] = [test.table]
    while let layer = waiting.popLast() {
      waiting += layer.sublayers
      if let layer = layer as? L, isMeant(layer) {
        let outsets = Insets(top: -room, left: -room, bottom: -room, right: -room)
        found.append(layer.convert(layer.bounds, to: nil).inset(by: outsets))
      }
    }
    return found
  }

  private func change(_ body: (inout Theme) -> Void) throws -> FrameReport {
    var theme = test.scene.theme
    body(&theme)
    test.scene.theme = theme
    test.scene.tick(at: 1)
    return try test.scene.render(into: test.surface)
  }

  /// Changes a colour: the damage is inside the frames and not empty.
  private func expect(_ token: ColorToken, in frames: [Rect]) throws {
    let report = try change {
      $0.colors[token] = Color(light: .rgb(0xFF00FF), dark: .rgb(0xFF00FF))
    }
    #expect(report.pixelsPainted > 0, "\(token)")
    #expect(report.textMisses == 0, "\(token)")
    for damage in report.damage {
      let rect = Rect(
        minX: Double(damage.pixels.minX), minY: Double(damage.pixels.minY), maxX: Double(damage.pixels.maxX),
        maxY: Double(damage.pixels.maxY))
      #expect(frames.contains { $0.intersection(rect) == rect }, "\(token): \(damage) outside of \(frames)")
    }
  }

  @Test("another accent repaints only the switches")
  func accent() throws {
    try expect(.controlOn, in: frames(Switch.self, room: Self.thumbShadow))
  }

  @Test("another text colour repaints only titles, another secondary one only details")
  func texts() throws {
    try expect(.label, in: frames(Label.self) { $0.text.hasPrefix("Title") })
    try expect(.secondaryLabel, in: frames(Label.self) { $0.text == "Detail" })
    try expect(.headerLabel, in: frames(Label.self) { $0.text == "Header" })
    try expect(.footerLabel, in: frames(Label.self) { $0.text == "Footer" })
  }

  @Test("another colour of lines or marks repaints only these")
  func lines() throws {
    try expect(.separator, in: frames(Layer.self) { $0.listRole == .separator })
    try expect(.disclosure, in: frames(AccessoryView.self))
    try expect(.checkmark, in: frames(AccessoryView.self))
  }

  @Test("another colour of rows leaves the area around them unchanged, one of the table leaves the rows")
  func backgrounds() throws {
    // Adjacent rows are painted as one.
    let all = frames(TableViewCell.self, room: 0)
    try expect(.cellBackground, in: [all.reduce(all[0]) { $0.union($1) }])
    let report = try change { $0.colors[.tableBackground] = .rgb(0x00FFFF) }
    // Opaque rows occlude the column's inner part.
    let rows = frames(TableViewCell.self).reduce(0) { $0 + ($1.width - 40) * ($1.height - 20) }
    #expect(report.pixelsPainted > 0 && Double(report.pixelsPainted) < 320 * 300 - rows)
  }

  @Test("a theme without a visible difference repaints nothing")
  func nothing() throws {
    let report = try change {
      $0.name = "other"
      $0.colors[.destructive] = .rgb(0x00FF00)
      $0.categories["x"] = Theme.Category(background: .black)
      $0.textAttributes[.barTitle] = Theme.TextAttributes(size: 30, color: .label)
    }
    #expect(report.pixelsPainted == 0 && report.pixelsCopied == 0 && report.textMisses == 0)
  }

  @Test("another length of the theme moves its parts and leaves the other rows")
  func lengths() throws {
    let report = try change { $0.metrics.switch.size = Size(width: 45, height: 27) }
    #expect(report.pixelsPainted > 0)
    let first = test.cells[0].convert(test.cells[0].bounds, to: nil)
    for damage in report.damage {
      let (top, bottom) = (Double(damage.pixels.minY), Double(damage.pixels.maxY))
      #expect(top >= first.minY - Self.thumbShadow && bottom <= first.maxY + Self.thumbShadow, "\(damage)")
    }
  }

  @Test("in a table with themed and own colours only the themed ones change")
  func ownColors() throws {
    test.table.cellBackgroundColor = .white
    test.scene.tick(at: 1)
    try test.scene.render(into: test.surface)
    let report = try change { $0.colors[.cellBackground] = .rgb(0xFFFF00) }
    #expect(report.pixelsPainted == 0)
  }
}
