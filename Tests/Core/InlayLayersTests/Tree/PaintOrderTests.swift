import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

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

  @Test(
    "the painting order is ascending zPosition with ties by insertion, after any moves and changes",
    arguments: [8, 70, 200])
  func order(count: Int) {
    withSeeds(50) { random in
      let root = Layer(named: "root")
      let scene = Scene(root: root, size: Size(width: 4, height: 4))
      let layers = (0..<count).map { Layer(named: "\($0)") }
      if count > 8 { for layer in layers { root.addSublayer(layer) } }
      for _ in 0..<30 {
        let layer = random.pick(layers)
        switch random.int(0...9) {
        case 0: layer.zPosition = Double(random.int(-2...2))
        case 1: for layer in layers { layer.zPosition = 0 }
        case 2, 3: scene.tick(at: 0)
        case 4...6: layer.removeFromSuperlayer()
        default: root.insertSublayer(layer, at: random.int(0...count))
        }
        root.verifyInvariants()
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

  @Test("layers that are inserted before hundreds of siblings keep the painting order and its chunks")
  func insertedFirst() {
    withSeeds(40) { random in
      let root = Layer(named: "root")
      let scene = Scene(root: root, size: Size(width: 4, height: 4))
      var expected = (0..<300).map { Layer(named: "\($0)") }
      for layer in expected { root.addSublayer(layer) }
      for round in 0..<6 {
        scene.tick(at: 0)
        for _ in 0..<random.int(1...60) {
          if random.chance(0.3) {
            let index = random.pick([0, expected.count - 1, random.int(0...expected.count - 1)])
            expected.remove(at: index).removeFromSuperlayer()
          }
          let layer = Layer(named: "new")
          if random.chance(0.02) { layer.zPosition = random.pick([-1, 1]) }
          root.insertSublayer(layer, at: 0)
          expected.insert(layer, at: 0)
        }
        if random.chance(0.5) { scene.tick(at: 0) }
        root.verifyInvariants()
        let painted = expected.enumerated()
          .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
          .map(\.element)
        if !root.paintedSublayers.elementsEqual(painted, by: ===) { return "round \(round): another order" }
        if !root.sublayers.elementsEqual(expected, by: ===) { return "round \(round): other sublayers" }
      }
      return nil
    }
  }

  @Test("a layer that comes or goes among thousands of siblings changes one chunk of their nodes")
  func chunks() throws {
    let count = 5_000
    let layers = (0..<count).map { index in
      makeLayer(Rect(x: Double(index % 100), y: Double(index / 100), width: 1, height: 1), .black)
    }
    let scene = makeScene(layers, width: 100, height: 50)
    let surface = try ImageSurface(for: scene)
    func chunks() throws -> [RenderNode] {
      scene.tick(at: 0)
      try scene.render(into: surface)
      #expect(try Picture(surface) == scene.picture())
      return try #require(scene.frame?.root).body.children
    }
    var before = try chunks()
    #expect(before.count > 1 && before.count <= 64)
    func expectOneChange() throws {
      let after = try chunks()
      #expect(after.count == before.count && zip(before, after).filter { $0 !== $1 }.count == 1)
      before = after
    }
    for index in [0, 1, count / 2, count] {
      let layer = makeLayer(Rect(x: 20, y: 10, width: 9, height: 5), .rgb(0xFF0000))
      scene.root.insertSublayer(layer, at: index)
      try expectOneChange()
      layer.removeFromSuperlayer()
      try expectOneChange()
    }
  }
}
