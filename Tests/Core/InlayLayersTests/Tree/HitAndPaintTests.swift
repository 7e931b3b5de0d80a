import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@Suite struct HitAndPaintTests {
  @Test("in trees of opaque layers on whole pixels, the painted colour is that of the hit layer")
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

  @Test("in trees of rotated, skewed and scaled opaque layers too, where one layer is hit around a pixel")
  func turned() throws {
    // Any two differ by 20 or more in one component.
    func color(_ number: Int) -> UInt32 {
      UInt32(number * 67 & 255) << 16 | UInt32(number * 131 & 255) << 8 | UInt32(number * 197 & 255)
    }
    try withSeeds(40) { random in
      var layers = [makeLayer(Rect(x: 0, y: 0, width: 40, height: 30), .rgb(color(0)))]
      while layers.count < 12 {
        let layer = makeLayer(
          Rect(
            x: random.double(-10...30), y: random.double(-10...25), width: random.double(6...40),
            height: random.double(6...30)), .rgb(color(layers.count)))
        layer.bounds.origin = Point(x: random.double(-5...5), y: random.double(-5...5))
        layer.anchorPoint = Point(x: random.double(0...1), y: random.double(0...1))
        layer.zPosition = Double(random.int(-1...1))
        layer.masksToBounds = random.chance(0.3)
        if random.chance(0.6) { layer.transform = random.transform() }
        random.pick(layers).addSublayer(layer)
        layers.append(layer)
      }
      let root = layers[0]
      let picture = try Scene(root: root, size: root.bounds.size).picture()
      var count = 0
      for index in picture.pixels.indices {
        let (x, y) = (Double(index % picture.width), Double(index / picture.width))
        // Around the pixel, close enough to meet every cut layer.
        let hit = root.hitTest(Point(x: x + 0.5, y: y + 0.5))
        let isAlone = (0..<36).allSatisfy { step in
          hit === root.hitTest(Point(x: x - 0.1 + Double(step % 6) * 0.24, y: y - 0.1 + Double(step / 6) * 0.24))
        }
        guard isAlone, hit != nil else { continue }
        guard let number = layers.firstIndex(where: { $0 === hit }) else { return "a stranger" }
        count += 1
        let expected = 0xFF00_0000 | color(number)
        // A layer that covers less than a sixteenth of a pixel may tint it.
        guard Picture.distance(picture.pixels[index], expected) > 16 else { continue }
        return "at (\(x), \(y)) \(number) is hit, \(hex(picture.pixels[index])) painted, not \(hex(expected))"
      }
      return count > 200 ? nil : "only \(count) pixels were compared"
    }
  }
}
