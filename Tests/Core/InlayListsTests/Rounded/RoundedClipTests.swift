import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct RoundedClipTests {
  private static let size = Size(width: 220, height: 180)

  /// A scene of a table, inside others on request, over a gradient.
  private func scene(_ table: TableView?, scale: Double) -> Scene {
    let root = View()
    root.frame = Rect(origin: .zero, size: Self.size)
    let gradient = GradientLayer()
    gradient.frame = root.bounds
    gradient.colors = [.rgb(0xCC2200), .rgb(0x0022CC)]
    root.addSublayer(gradient)
    if let table { root.addSublayer(table) }
    return Scene.inSettings(root: root, size: Self.size, scale: scale)
  }

  private func picture(of scene: Scene) throws -> Picture { try scene.picture() }

  @Test(
    "a scrolled table under a rounded clip over a gradient is correct along the curve, for any rows there",
    arguments: [1.0, 2], [CornerCurve.circular, .continuous])
  func scrolled(scale: Double, curve: CornerCurve) throws {
    let frame = Rect(x: 10, y: 10, width: 200, height: 160)
    let source = TestSource([3, 4, 5])
    source.headers = [0: "First", 2: "Last"]
    let table = TableView(frame: frame, style: .insetGrouped)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.masksToBounds = true
    let card = makeCard(frame)
    card.cornerCurve = curve
    table.cornerCurve = curve
    let scene = scene(table, scale: scale)
    let below = try picture(of: self.scene(nil, scale: scale))
    let root = View()
    root.frame = Rect(origin: .zero, size: Self.size)
    root.addSublayer(card)
    let cardScene = Scene.inSettings(root: root, size: Self.size, scale: scale)
    cardScene.backgroundColor = .black
    // The clip's coverage of each pixel: a white card over black.
    let coverage = try picture(of: cardScene)
    for offset in stride(from: 0.0, through: 130, by: 6.5) {
      table.contentOffset.y = offset
      table.cornerRadius = 0
      let square = try picture(of: scene)
      table.cornerRadius = 24
      table.selectRow(at: RowPath(section: 0, row: 0))
      table.deselectRow(at: RowPath(section: 0, row: 0))
      let rounded = try picture(of: scene)
      for index in rounded.pixels.indices {
        let share = Double(coverage.pixels[index] & 255) / 255
        for shift: UInt32 in [0, 8, 16] {
          func part(_ picture: Picture) -> Double { Double(picture.pixels[index] >> shift & 255) }
          let expected = part(square) * share + part(below) * (1 - share)
          if abs(part(rounded) - expected) > 2 {
            let place = "(\(index % rounded.width), \(index / rounded.width))"
            Issue.record("offset \(offset) at \(place): \(part(rounded)), not \(expected)")
            return
          }
        }
      }
    }
  }

  private func makeCard(_ frame: Rect) -> Layer {
    let card = Layer()
    card.frame = frame
    card.backgroundColor = .white
    card.cornerRadius = 24
    return card
  }
}
