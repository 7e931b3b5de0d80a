import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct BlendingTests {
  @Test("a translucent rounded rectangle blends once with each pixel of the pattern below it")
  func pattern() throws {
    let noise = try TestImages.noise(width: 80, height: 60, seed: 7, isOpaque: true)
    let below = noise.withPixels(Array.init)
    try withSeeds(60) { random in
      let pattern = Layer()
      pattern.frame = Rect(x: 0, y: 0, width: 80, height: 60)
      pattern.contents = noise
      let card = Layer()
      card.frame = Rect(
        x: random.length(2...20), y: random.length(2...20), width: random.length(20...55),
        height: random.length(20...35))
      card.cornerRadius = random.length(1...10)
      card.maskedCorners = random.corners()
      let color = random.color(alpha: 0.5...0.5)
      card.backgroundColor = Color(color)
      let picture = try makeScene([pattern, card], width: 80, height: 60).picture()
      let inside = DeviceRect(inside: card.frame)
      for y in inside.minY..<inside.maxY {
        for x in inside.minX..<inside.maxX where card.isPlain(Double(x), Double(y)) {
          let pixel = below[y * 80 + x]
          let expected = PremultipliedColor(color).over(PremultipliedColor(pixel))
          guard expected.distance(to: picture[x, y]) > 2 else { continue }
          return "\(card.frame) at (\(x), \(y)): \(hex(picture[x, y])) over \(hex(pixel)), not \(expected)"
        }
      }
      return nil
    }
  }

  @Test("every inner pixel of a translucent rounded rectangle over one colour has the same value")
  func uniform() throws {
    try withSeeds(200) { random in
      let card = makeLayer(
        Rect(
          x: random.length(2...9), y: random.length(2...9), width: random.length(14...40),
          height: random.length(14...40)), Color(random.color(alpha: 0.1...0.9)))
      card.cornerRadius = random.length(1...10)
      let picture = try makeScene([card], width: 60, height: 60, background: Color(random.color())).picture()
      let inside = DeviceRect(inside: card.frame)
      let middle = picture[Int(card.frame.midX), Int(card.frame.midY)]
      for y in inside.minY..<inside.maxY {
        for x in inside.minX..<inside.maxX where card.isPlain(Double(x), Double(y)) && picture[x, y] != middle {
          return "\(card.frame) at (\(x), \(y)): \(hex(picture[x, y])), in the middle \(hex(middle))"
        }
      }
      return nil
    }
  }

  @Test("overlapping layers under one opacity are a group: the lower one does not show through")
  func group() throws {
    let group = makeLayer(Rect(x: 0, y: 0, width: 10, height: 10))
    group.opacity = 0.5
    group.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 10, height: 10), .rgb(0xFF0000)))
    group.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 5, height: 10), .rgb(0x0000FF)))
    let picture = try makeScene([group], width: 10, height: 10).picture()
    #expect(Picture.distance(picture[2, 5], 0xFF7F_7FFF) <= 1)
    #expect(Picture.distance(picture[7, 5], 0xFFFF_7F7F) <= 1)
  }

  @Test("nested opacities multiply")
  func nested() throws {
    let outer = makeLayer(Rect(x: 0, y: 0, width: 8, height: 8))
    let inner = makeLayer(Rect(x: 0, y: 0, width: 8, height: 8))
    outer.opacity = 0.5
    inner.opacity = 0.5
    outer.addSublayer(inner)
    inner.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 8, height: 8), .black))
    let picture = try makeScene([outer], width: 8, height: 8).picture()
    #expect(picture.pixels.allSatisfy { Picture.distance($0, 0xFFBF_BFBF) <= 1 })
  }

  @Test("a border has the opacity too, and does not blend twice over its own background")
  func borderUnderOpacity() throws {
    let layer = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20), .rgb(0xFF0000))
    layer.borderWidth = 5
    layer.borderColor = .rgb(0x0000FF)
    layer.opacity = 0.5
    let picture = try makeScene([layer], width: 20, height: 20).picture()
    #expect(Picture.distance(picture[2, 10], 0xFF7F_7FFF) <= 1)
    #expect(Picture.distance(picture[10, 10], 0xFFFF_7F7F) <= 1)
  }

  @Test("an opacity outside 0...1 is clamped, and NaN is 0")
  func clampedOpacity() {
    let layer = Layer()
    for (value, expected) in [(-1, 0), (2, 1), (.nan, 0), (.infinity, 1), (0.25, 0.25)] {
      layer.opacity = value
      #expect(layer.opacity == expected)
    }
  }

  @Test("the order inside a layer is background, contents, sublayers by zPosition, border")
  func order() throws {
    let blue: UInt32 = 0xFF00_00FF
    let layer = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20), .rgb(0xFF0000))
    layer.contents = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [blue])
    layer.contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsGravity = .resizeAspect
    layer.frame.size.width = 40
    let upper = makeLayer(Rect(x: 15, y: 0, width: 5, height: 20), .rgb(0x00FF00))
    let lower = makeLayer(Rect(x: 15, y: 0, width: 10, height: 20), .rgb(0xFFFF00))
    upper.zPosition = 1
    layer.addSublayer(upper)
    layer.addSublayer(lower)
    layer.borderWidth = 2
    let picture = try makeScene([layer], width: 40, height: 20).picture()
    let row = [1, 5, 12, 17, 22, 28, 35].map { picture[$0, 10] }
    #expect(row == [0xFF00_0000, 0xFFFF_0000, blue, 0xFF00_FF00, 0xFFFF_FF00, blue, 0xFFFF_0000])
    #expect(picture[22, 1] == 0xFF00_0000)
  }
}

extension PremultipliedColor {
  fileprivate init(_ pixel: UInt32) {
    let bytes = [16, 8, 0, 24].map { Double(pixel >> $0 & 255) / 255 }
    self.init()
    components = SIMD4(bytes[0], bytes[1], bytes[2], bytes[3])
  }
}

extension Layer {
  /// Whether a whole pixel is inside the rounded frame with a margin.
  fileprivate func isPlain(_ x: Double, _ y: Double) -> Bool {
    let radius = min(cornerRadius, min(frame.width, frame.height) / 2)
    return [(-0.2, -0.2), (1.2, -0.2), (-0.2, 1.2), (1.2, 1.2)].allSatisfy { dx, dy in
      let (px, py) = (x + dx, y + dy)
      let fromX = max(0, max(frame.minX + radius - px, px - frame.maxX + radius))
      let fromY = max(0, max(frame.minY + radius - py, py - frame.maxY + radius))
      return fromX * fromX + fromY * fromY <= radius * radius
    }
  }
}
