import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct RoundedClipTests {
  @Test("a covered sublayer's colour does not bleed along a rounded clip, at whole or fractional pixels or rotated")
  func bleeding() throws {
    try withSeeds(150) { random in
      let clip = makeLayer(
        Rect(
          x: random.length(5...20), y: random.length(5...20), width: random.length(5...30),
          height: random.length(5...30)))
      clip.cornerRadius = random.length(0...15)
      clip.maskedCorners = random.corners()
      clip.masksToBounds = true
      clip.transform = random.chance(0.5) ? .identity : random.transform()
      clip.opacity = random.chance(0.3) ? 0.6 : 1
      let rect = clip.bounds.insetBy(dx: -9, dy: -9)
      for color: UInt32 in [0xFF0000, 0xFFFFFF] { clip.addSublayer(makeLayer(rect, .rgb(color))) }
      let scale = random.pick([1, 1.25, 1.5, 2, 3])
      let scene = makeScene([clip], width: 60, height: 60, scale: scale, background: .rgb(0x0000FF))
      let bled = try scene.picture().pixels.first { $0.redOverGreen > 1 }
      return bled.map { "\(hex($0)) along \(clip.frame) of radius \(clip.cornerRadius) at scale \(scale)" }
    }
  }

  @Test("a covered sublayer with the clip's bounds does not bleed at whole pixels")
  func ownBounds() throws {
    let clip = makeLayer(Rect(x: 5, y: 5, width: 30, height: 20))
    clip.cornerRadius = 8
    clip.masksToBounds = true
    for color: UInt32 in [0xFF0000, 0xFFFFFF] { clip.addSublayer(makeLayer(clip.bounds, .rgb(color))) }
    let picture = try makeScene([clip], width: 40, height: 30, background: .rgb(0x0000FF)).picture()
    #expect(picture.pixels.allSatisfy { $0.redOverGreen <= 1 })
    #expect(picture.pixels.contains { $0 != 0xFF00_00FF && $0 != .max }, "the clip has an antialiased edge")
  }

  @Test("a rounded clip cuts sublayers and contents like the same rounded rectangle cuts a background")
  func sameShape() throws {
    let white = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [.max])
    try withSeeds(150) { random in
      let frame = Rect(
        x: random.length(5...20), y: random.length(5...20), width: random.length(5...30), height: random.length(5...30))
      let (radius, corners) = (random.length(0...15), random.corners())
      func rounded(_ change: (Layer) -> Void) throws -> Picture {
        let layer = makeLayer(frame)
        layer.cornerRadius = radius
        layer.maskedCorners = corners
        change(layer)
        return try makeScene([layer], width: 60, height: 60, background: .black).picture()
      }
      let background = try rounded { $0.backgroundColor = .white }
      let sublayer = try rounded {
        $0.masksToBounds = true
        $0.addSublayer(makeLayer(Rect(x: -9, y: -9, width: 99, height: 99), .white))
      }
      let contents = try rounded {
        $0.masksToBounds = true
        $0.contents = white
        $0.contentsGravity = .center
        $0.contentsScale = 0.01
      }
      for index in background.pixels.indices {
        let expected = background.pixels[index]
        if Picture.distance(sublayer.pixels[index], expected) > 1 { return "a sublayer in \(frame) is cut otherwise" }
        if Picture.distance(contents.pixels[index], expected) > 1 { return "contents in \(frame) are cut otherwise" }
      }
      return nil
    }
  }

  @Test("without masksToBounds, corners apply to the background alone")
  func unmasked() throws {
    let layer = makeLayer(Rect(x: 5, y: 5, width: 10, height: 10), .black)
    layer.cornerRadius = 5
    layer.addSublayer(makeLayer(Rect(x: -2, y: -2, width: 14, height: 14), .rgb(0x00FF00)))
    let picture = try makeScene([layer], width: 20, height: 20).picture()
    #expect(picture[3, 3] == 0xFF00_FF00)
    #expect(picture[16, 16] == 0xFF00_FF00)
    #expect(picture[17, 17] == 0xFFFF_FFFF)
  }

  @Test("a layer that masks paints nothing outside itself, and its border above everything")
  func masked() throws {
    let layer = makeLayer(Rect(x: 5, y: 5, width: 10, height: 10))
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = .black
    layer.addSublayer(makeLayer(Rect(x: -5, y: -5, width: 30, height: 30), .rgb(0x00FF00)))
    let picture = try makeScene([layer], width: 20, height: 20).picture()
    #expect(picture[4, 10] == 0xFFFF_FFFF && picture[15, 10] == 0xFFFF_FFFF)
    #expect(picture[5, 10] == 0xFF00_0000 && picture[14, 14] == 0xFF00_0000)
    #expect(picture[6, 6] == 0xFF00_FF00 && picture[13, 13] == 0xFF00_FF00)
  }

  @Test("a radius over half the shorter side is clamped: a square becomes a disc")
  func clampedRadius() throws {
    func disc(_ radius: Double) throws -> Picture {
      let layer = makeLayer(Rect(x: 2, y: 2, width: 16, height: 16), .black)
      layer.cornerRadius = radius
      return try makeScene([layer], width: 20, height: 20).picture()
    }
    #expect(try disc(1e9) == disc(8))
    #expect(try disc(8)[2, 2] == 0xFFFF_FFFF)
  }
}

extension UInt32 {
  /// The difference of red and green of a pixel.
  fileprivate var redOverGreen: Int { Int(self >> 16 & 255) - Int(self >> 8 & 255) }
}
