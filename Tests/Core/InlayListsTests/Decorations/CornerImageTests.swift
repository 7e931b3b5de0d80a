import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayDecorations
@testable import InlayLists
@testable import InlayViews

@Suite struct CornerImageTests {
  private func background(
    _ size: Size, _ position: RowPosition, radius: Double, scale: Double = 1
  ) -> (CornerImageBackground, Scene) {
    let background = CornerImageBackground()
    background.frame = Rect(origin: .zero, size: size)
    background.look = RowBackground.Look(color: .rgb(0x336699), position: position, cornerRadius: radius)
    let scene = Scene.inSettings(root: background, size: size, scale: scale)
    scene.tick(at: 0)
    return (background, scene)
  }

  @Test(
    "the visible parts tile the row: their areas sum to its area and no two overlap",
    arguments: RowPosition.allCases, [0.0, 1, 7, 22, 30, 500])
  func tiling(position: RowPosition, radius: Double) {
    for size in [Size(width: 284, height: 44), Size(width: 10, height: 44), Size(width: 284, height: 9)] {
      let (background, scene) = background(size, position, radius: radius)
      let parts = background.sublayers.filter { !$0.isHidden }.map(\.frame)
      let area = parts.reduce(0) { $0 + $1.width * $1.height }
      #expect(area == size.width * size.height)
      for (index, part) in parts.enumerated() {
        #expect(parts[(index + 1)...].allSatisfy { $0.intersection(part).isEmpty })
      }
      _ = scene
    }
  }

  @Test("each part has the published frame, flags and quarter of the image", arguments: RowPosition.allCases)
  func parts(position: RowPosition) throws {
    let (background, scene) = background(Size(width: 100, height: 44), position, radius: 7)
    let (top, bottom) = (position.isFirst, position.isLast)
    let byName = Dictionary(uniqueKeysWithValues: background.sublayers.map { ($0.name ?? "", $0) })
    let middle = Rect(x: 0, y: top ? 7 : 0, width: 100, height: 44 - (top ? 7 : 0) - (bottom ? 7 : 0))
    let expected: [String: (Rect, Bool)] = [
      "topLeft": (Rect(x: 0, y: 0, width: 7, height: 7), !top),
      "topRight": (Rect(x: 93, y: 0, width: 7, height: 7), !top),
      "topSolid": (Rect(x: 7, y: 0, width: 86, height: 7), !top),
      "middleSolid": (middle, false),
      "bottomLeft": (Rect(x: 0, y: 37, width: 7, height: 7), !bottom),
      "bottomRight": (Rect(x: 93, y: 37, width: 7, height: 7), !bottom),
      "bottomSolid": (Rect(x: 7, y: 37, width: 86, height: 7), !bottom),
    ]
    #expect(byName.count == 7)
    for (name, (frame, isHidden)) in expected {
      let layer = try #require(byName[name])
      #expect(layer.frame == frame)
      #expect(layer.isHidden == isHidden)
    }
    _ = scene
  }

  @Test("all cells share one corner image for each radius, colour and scale")
  func sharing() throws {
    let test = try TestTable(
      TableView(style: .insetGrouped), counts: [1, 2, 3, 1, 2], size: Size(width: 320, height: 700))
    func images() -> Set<ObjectIdentifier> {
      Set(
        test.cells.flatMap { $0.parts.decorationBackground?.sublayers ?? [] }.compactMap(\.contents)
          .map { ObjectIdentifier($0) })
    }
    #expect(images().count == 1)
    test.table.sectionCornerRadius = 9
    test.scene.tick(at: 1)
    #expect(images().count == 1)
    test.source.configure = { cell, path in cell.backgroundColor = path.section == 0 ? .rgb(0xFF0000) : nil }
    test.table.reloadData()
    test.scene.tick(at: 2)
    #expect(images().count == 2)
  }

  @Test(
    "a section's card equals one rounded shape, within antialiasing along its curves",
    arguments: [1, 2, 3, 12], [1.0, 1.5, 2, 3])
  func equalsRoundedShape(rows: Int, scale: Double) throws {
    let test = try TestTable(
      TableView(style: .insetGrouped), counts: [rows], size: Size(width: 320, height: 600), scale: scale)
    test.source.configure = { cell, _ in cell.textLabel.text = "" }
    test.table.separatorStyle = .none
    test.table.reloadData()
    let picture = try test.picture(at: 1)

    let root = Layer()
    root.frame = test.table.frame
    root.backgroundColor = test.table.resolvedColor(.token(.tableBackground)).asColor
    let card = Layer()
    let first = try #require(test.cells.first).frame
    let last = try #require(test.cells.last).frame
    card.frame = Rect(minX: first.minX, minY: first.minY, maxX: first.maxX, maxY: last.maxY)
    card.cornerRadius = (7 * scale).rounded() / scale
    card.backgroundColor = .white
    root.addSublayer(card)
    let scene = Scene.inSettings(root: root, size: test.scene.size, scale: scale)
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    let shape = Picture(surface)
    #expect(picture.largestDistance(to: shape) <= 8)
  }

  @Test("a translucent row colour over a pattern blends once everywhere", arguments: [1.0, 1.25, 2, 3])
  func blendsOnce(scale: Double) throws {
    func table(_ color: Color) throws -> Picture {
      let test = try TestTable(
        TableView(style: .insetGrouped), counts: [1, 3], size: Size(width: 300, height: 300), scale: scale)
      test.source.configure = { cell, _ in cell.textLabel.text = "" }
      test.table.separatorStyle = .none
      test.table.cellBackgroundColor = color
      let pattern = Layer()
      for index in 0..<30 {
        let stripe = Layer()
        stripe.frame = Rect(x: Double(index) * 10, y: 0, width: 5, height: 300)
        stripe.backgroundColor = index % 2 == 0 ? .rgb(0xFF0000) : .rgb(0x0000FF)
        pattern.addSublayer(stripe)
      }
      test.table.backgroundView = pattern
      test.table.reloadData()
      return try test.picture(at: 1)
    }
    let none = try table(.clear)
    let whole = try table(.white)
    let half = try table(Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    for (index, pixel) in half.pixels.enumerated() {
      let (below, above) = (none.pixels[index], whole.pixels[index])
      for shift in [UInt32(0), 8, 16] {
        let expected = (Int(below >> shift & 255) + Int(above >> shift & 255)) / 2
        let found = Int(pixel >> shift & 255)
        #expect(abs(found - expected) <= 2)
        if abs(found - expected) > 2 { return }
      }
    }
  }

  @Test("a table without an inset is rounded too")
  func zeroInset() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [2], size: Size(width: 200, height: 200))
    test.table.cardInset = 0
    test.scene.tick(at: 1)
    #expect(test.cells[0].frame == Rect(x: 0, y: 18, width: 200, height: 44))
    let picture = try test.picture(at: 2)
    #expect(picture[0, 18] != 0xFFFF_FFFF)
    #expect(picture[8, 18] == 0xFFFF_FFFF)
    #expect(picture[0, 18 + 44] == 0xFFFF_FFFF)
  }

  @Test("a row's own colour has the shape that the decoration gives the row")
  func ownColor() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1])
    let plain = try test.picture()
    test.cells[0].backgroundColor = .rgb(0x123456)
    let own = try test.picture(at: 1)
    #expect(own[18, 18] == plain[18, 18])
    #expect(own[160, 18] == 0xFF12_3456)
    test.cells[0].backgroundColor = nil
    #expect(try test.picture(at: 2) == plain)
  }

  @Test("corners have their image before any scene, so a cell outside a scene is drawn completely")
  func offTree() {
    let background = CornerImageBackground()
    background.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    background.look = RowBackground.Look(color: .token(.cellBackground), position: .only, cornerRadius: 7)
    background.layoutIfNeeded()
    #expect(background.sublayers.compactMap(\.contents).count == 4)
  }
}

extension RGBColor {
  fileprivate var asColor: Color { .fixed(self) }
}
