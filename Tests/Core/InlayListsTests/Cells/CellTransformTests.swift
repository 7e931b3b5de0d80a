import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Parts that a table or a cell places keep the transforms of their owner.
@Suite struct CellTransformTests {
  private static let turn = Transform(rotationCosine: 0.955, sine: 0.296)
  private static let half = Transform(scaleX: 0.5, y: 0.5)

  private func tables() throws -> [TestTable<TableView>] {
    try [TableView(style: .plain), TableView(style: .grouped), TableView(style: .insetGrouped)].map {
      let test = try TestTable($0, counts: [3, 3], style: .value1)
      test.source.headers = [0: "Header", 1: "Second"]
      test.source.footers = [0: "Footer"]
      test.source.configure = { cell, path in
        cell.textLabel.text = "Row \(path.row)"
        cell.detailTextLabel.text = "Detail"
        cell.accessoryType = .disclosureIndicator
      }
      $0.tableHeaderView = Layer()
      $0.tableHeaderView?.frame = Rect(x: 0, y: 0, width: 100, height: 50)
      $0.tableHeaderView?.backgroundColor = .rgb(0x336699)
      $0.reloadData()
      test.scene.tick(at: 1)
      return test
    }
  }

  /// Asserts that a transform stays, and that the layer keeps its bounds and its centre.
  private func expectKept<Table: TableView>(
    _ layer: Layer, _ transform: Transform, in test: TestTable<Table>, _ note: String
  ) throws {
    let (bounds, place) = (layer.bounds, layer.frame)
    let before = try test.picture(at: 2)
    layer.transform = transform
    let turned = try test.picture(at: 3)
    #expect(layer.transform == transform && layer.bounds == bounds, "\(note)")
    #expect(abs(layer.frame.midX - place.midX) < 1e-9 && abs(layer.frame.midY - place.midY) < 1e-9, "\(note)")
    #expect(turned != before, "\(note)")
    // It stays after every layout of the table.
    test.table.setNeedsLayout()
    layer.superlayer?.setNeedsLayout()
    #expect(try test.picture(at: 4) == turned, "\(note)")
    test.table.contentOffset.y += 1
    test.scene.tick(at: 5)
    test.table.contentOffset.y -= 1
    #expect(try test.picture(at: 6) == turned, "\(note)")
    layer.transform = .identity
    #expect(try test.picture(at: 7) == before, "\(note)")
  }

  @Test("cells, their sublayers, headers, footers and the table's own views rotate and scale in their positions")
  func parts() throws {
    for transform in [Self.turn, Self.half] {
      for test in try tables() {
        let cell = try #require(test.table.cellForRow(at: row(0, 1)))
        let kind = "\(type(of: test.table))"
        try expectKept(cell, transform, in: test, "\(kind), cell")
        try expectKept(cell.contentView, transform, in: test, "\(kind), content")
        try expectKept(cell.textLabel, transform, in: test, "\(kind), title")
        try expectKept(cell.detailTextLabel, transform, in: test, "\(kind), detail")
        try expectKept(cell.placedAccessories[0], transform, in: test, "\(kind), accessory")
        try expectKept(try #require(test.table.stage.headers[0]), transform, in: test, "\(kind), header")
        try expectKept(try #require(test.table.stage.footers[0]), transform, in: test, "\(kind), footer")
        try expectKept(try #require(test.table.tableHeaderView), transform, in: test, "\(kind), table header")
      }
    }
  }

  @Test("background views and a custom accessory view keep transforms and sizes")
  func ownViews() throws {
    let test = try tables()[2]
    let cell = try #require(test.table.cellForRow(at: row(0, 1)))
    let (background, accessory) = (Layer(), Layer())
    background.backgroundColor = .rgb(0xFF0000)
    accessory.backgroundColor = .rgb(0x00FF00)
    accessory.bounds = Rect(x: 0, y: 0, width: 30, height: 20)
    cell.backgroundView = background
    cell.accessoryView = accessory
    test.scene.tick(at: 1)
    try expectKept(background, Self.turn, in: test, "background")
    try expectKept(accessory, Self.half, in: test, "accessory")
    let view = Layer()
    view.backgroundColor = .rgb(0x112233)
    test.table.backgroundView = view
    test.scene.tick(at: 1)
    try expectKept(view, Self.half, in: test, "the table's background")
  }

  @Test("a transform rotates about the anchor point, which stays at its position in the part")
  func anchor() throws {
    let test = try tables()[0]
    let cell = try #require(test.table.cellForRow(at: row(0, 1)))
    let place = cell.frame
    cell.anchorPoint = Point(x: 0, y: 0)
    cell.transform = Self.half
    test.scene.tick(at: 2)
    #expect(cell.frame == Rect(x: place.minX, y: place.minY, width: place.width / 2, height: place.height / 2))
  }

  @Test("a reused cell has no transform of its earlier row")
  func reuse() throws {
    let test = try TestTable(TableView(), counts: [100])
    test.source.configure = { cell, path in
      guard path.row < 3 else { return }
      for layer in [cell, cell.contentView, cell.textLabel] as [Layer] {
        layer.transform = Self.turn
        layer.anchorPoint = .zero
      }
    }
    test.table.reloadData()
    test.scene.tick(at: 1)
    #expect(test.cells[0].transform == Self.turn)
    test.table.contentOffset.y = 2_000
    test.scene.tick(at: 2)
    for cell in test.cells {
      for layer in [cell, cell.contentView, cell.textLabel] as [Layer] {
        #expect(layer.transform.isIdentity && layer.anchorPoint == Point(x: 0.5, y: 0.5))
      }
    }
  }

  @Test("a press on a rotated row stays on it while it is over the visible row")
  func press() throws {
    let test = try TestTable(TableView(), counts: [5])
    let hand = Hand(at: test)
    let cell = test.cells[2]
    cell.transform = Transform(rotationCosine: 0, sine: 1)
    test.scene.tick(at: 1)
    let middle = cell.convert(Point(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    hand.pointer(.down, middle)
    hand.pointer(.up, middle.x, middle.y + 5)
    #expect(hand.log.last == "selected 0.2")
  }
}
