import InlayGraphics
import InlayLayers
import Testing

@Suite struct HitAndPaintTests {
  @Test("in trees of opaque layers on whole pixels, the layer that is hit is the one whose colour is painted there")
  func same() throws {
    let textContext = try TextContext()
    try withSeeds(200) { random in
      var layers: [Layer] = []
      let root = makeLayer(Rect(x: 0, y: 0, width: 40, height: 30), .rgb(0x000001))
      layers.append(root)
      while layers.count < 16 {
        let layer = makeLayer(
          Rect(
            x: Double(random.int(-10...30)), y: Double(random.int(-10...20)), width: Double(random.int(0...30)),
            height: Double(random.int(0...25))), .rgb(UInt32(layers.count * 0x0F0B + 1)))
        layer.bounds.origin = Point(x: Double(random.int(-5...5)), y: Double(random.int(-5...5)))
        layer.zPosition = Double(random.int(-1...1))
        layer.masksToBounds = random.chance(0.3)
        layer.isHidden = random.chance(0.1)
        (layer.anchorPoint, layer.position) = (.zero, layer.frame.origin)
        if random.chance(0.1) { layer.transform = Transform(scaleX: 2, y: 2) }
        random.pick(layers).addSublayer(layer)
        layers.append(layer)
      }
      let scene = Scene(root: root, size: root.bounds.size, textContext: textContext)
      let picture = try scene.picture()
      for index in picture.pixels.indices {
        let (x, y) = (index % picture.width, index / picture.width)
        guard let hit = root.hitTest(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) else {
          return "nothing at \(x), \(y)"
        }
        guard let number = layers.firstIndex(where: { $0 === hit }) else { return "a stranger" }
        let color = 0xFF00_0000 | UInt32(number * 0x0F0B + 1)
        if picture.pixels[index] != color {
          return "at (\(x), \(y)) \(number) is hit, \(hex(picture.pixels[index])) painted"
        }
      }
      return nil
    }
  }
}
