import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@Suite struct PaintOrderTests {
  private static let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0xFF00FF]

  /// Five overlapping layers with the given zPositions; the topmost is painted and hit.
  private func stack(_ zPositions: [Double]) -> (Scene, [Layer]) {
    let layers = zip(zPositions, Self.colors).map { zPosition, color in
      let layer = makeLayer(Rect(x: 0, y: 0, width: 4, height: 4), .rgb(color), name: "\(zPosition)")
      layer.zPosition = zPosition
      return layer
    }
    return (makeScene(layers, width: 4, height: 4), layers)
  }

  private func expectTopmost(_ index: Int, _ scene: Scene, _ layers: [Layer]) throws {
    #expect(try scene.picture()[2, 2] == 0xFF00_0000 | Self.colors[index])
    #expect(scene.root.hitTest(Point(x: 2, y: 2)) === layers[index])
  }

  @Test(
    "the highest zPosition is painted topmost and hit first; among equal ones the last inserted",
    arguments: [
      ([0, 0, 0, 0, 0], 4), ([0, 1, 0, 0, 0], 1), ([0, 1, 0, 1, 0], 3), ([-1, -2, -3, -2, -1], 4),
      ([-1, 0, -3, -2, -1], 1), ([2, 1, 2, -5, 0.5], 2), ([1e9, -1e9, 0, 0, 0], 0),
    ] as [([Double], Int)])
  func topmost(zPositions: [Double], topmost: Int) throws {
    let (scene, layers) = stack(zPositions)
    try expectTopmost(topmost, scene, layers)
  }

  @Test("a changed zPosition reorders painting and hit testing, not the sublayers")
  func changed() throws {
    let (scene, layers) = stack([0, 0, 0, 0, 0])
    try expectTopmost(4, scene, layers)
    layers[1].zPosition = 1
    try expectTopmost(1, scene, layers)
    layers[4].zPosition = 1
    try expectTopmost(4, scene, layers)
    layers[4].zPosition = -1
    layers[1].zPosition = 0
    try expectTopmost(3, scene, layers)
    #expect(scene.root.sublayers.map(ObjectIdentifier.init) == layers.map(ObjectIdentifier.init))
  }

  @Test("the painting order is ascending zPosition with ties by insertion, after any moves and changes")
  func order() {
    withSeeds(50) { random in
      let root = Layer(named: "root")
      let layers = (0..<8).map { Layer(named: "\($0)") }
      for _ in 0..<30 {
        let layer = random.pick(layers)
        switch random.int(0...3) {
        case 0: layer.zPosition = Double(random.int(-2...2))
        case 1: layer.removeFromSuperlayer()
        default: root.insertSublayer(layer, at: random.int(0...8))
        }
        let expected = root.sublayers.enumerated()
          .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
          .map(\.element)
        if !root.paintedSublayers.elementsEqual(expected, by: ===) {
          return "order \(root.paintedSublayers.map(\.name))"
        }
      }
      return nil
    }
  }
}
