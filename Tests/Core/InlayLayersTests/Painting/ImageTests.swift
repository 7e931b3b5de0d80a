import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct ImageTests {
  /// 4 x 2 pixels, each with another colour.
  private static let colors: [UInt32] = [
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00,
    0xFF00_FFFF, 0xFFFF_00FF, 0xFF80_8080, 0xFF00_0000,
  ]

  private func image() throws -> Image {
    try Image(pixelWidth: 4, pixelHeight: 2, premultipliedPixels: Self.colors)
  }

  private func picture(width: Double, height: Double, _ change: (Layer) throws -> Void) throws -> Picture {
    let layer = Layer()
    layer.frame = Rect(x: 0, y: 0, width: width, height: height)
    try change(layer)
    return try makeScene([layer], width: width, height: height, background: nil).picture()
  }

  @Test("an image in a layer of its own size is copied pixel by pixel")
  func copied() throws {
    let picture = try picture(width: 4, height: 2) { $0.contents = try image() }
    #expect(picture.pixels == Self.colors)
  }

  @Test(
    "gravity puts an image of its own size at a side, a corner or in the middle",
    arguments: [
      (Layer.ContentsGravity.center, 3, 2), (.top, 3, 0), (.bottom, 3, 4), (.left, 0, 2), (.right, 6, 2),
      (.topLeft, 0, 0), (.topRight, 6, 0), (.bottomLeft, 0, 4), (.bottomRight, 6, 4),
    ])
  func gravity(gravity: Layer.ContentsGravity, x: Int, y: Int) throws {
    let picture = try picture(width: 10, height: 6) {
      $0.contents = try image()
      $0.contentsGravity = gravity
    }
    for place in 0..<60 {
      let (column, row) = (place % 10 - x, place / 10 - y)
      let isInside = (0..<4).contains(column) && (0..<2).contains(row)
      #expect(picture.pixels[place] == (isInside ? Self.colors[row * 4 + column] : 0))
    }
  }

  @Test("resizing fills the bounds; keeping the aspect fits inside or covers them")
  func resizing() throws {
    func opaque(_ gravity: Layer.ContentsGravity) throws -> Int {
      let picture = try picture(width: 8, height: 8) {
        $0.contents = try image()
        $0.contentsGravity = gravity
        $0.masksToBounds = true
      }
      return picture.pixels.count { $0 >> 24 == 255 }
    }
    #expect(try opaque(.resize) == 64)
    #expect(try opaque(.resizeAspect) == 32)
    #expect(try opaque(.resizeAspectFill) == 64)
  }

  @Test("contentsRect shows a part of the image, and other pixels have no influence")
  func part() throws {
    let picture = try picture(width: 6, height: 6) {
      $0.contents = try image()
      $0.contentsRect = Rect(x: 0.25, y: 0, width: 0.25, height: 0.5)
    }
    #expect(picture.pixels.allSatisfy { $0 == Self.colors[1] })
  }

  @Test("contentsScale makes an image smaller: two of its pixels are a point at scale 2")
  func scale() throws {
    let layer = Layer()
    layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = try image()
    layer.contentsGravity = .topLeft
    layer.contentsScale = 2
    let picture = try makeScene([layer], width: 10, height: 10, scale: 2, background: nil).picture()
    #expect(picture.pixels.count { $0 != 0 } == 8)
    #expect((0..<8).map { picture[$0 % 4, $0 / 4] } == Self.colors)
  }

  @Test("contentsCenter stretches the middle and copies the corners, at whole pixels")
  func center() throws {
    let noise = try TestImages.noise(width: 9, height: 9, seed: 5, isOpaque: true)
    let pixels = noise.withPixels(Array.init)
    let picture = try picture(width: 30, height: 20) {
      $0.contents = noise
      $0.contentsCenter = Rect(x: 4.0 / 9, y: 4.0 / 9, width: 1.0 / 9, height: 1.0 / 9)
    }
    for y in 0..<4 {
      for x in 0..<4 {
        #expect(picture[x, y] == pixels[y * 9 + x])
        #expect(picture[29 - x, 19 - y] == pixels[(8 - y) * 9 + 8 - x])
      }
    }
    #expect((4..<26).allSatisfy { x in (4..<16).allSatisfy { picture[x, $0] == pixels[4 * 9 + 4] } })
  }

  @Test("a stretched image covers the pixels at its edges like a rectangle of its frame")
  func edges() throws {
    let white = try Image(pixelWidth: 3, pixelHeight: 3, premultipliedPixels: Array(repeating: .max, count: 9))
    try withSeeds(200) { random in
      let frame = Rect(
        x: random.length(1...5), y: random.length(1...5), width: random.double(0.3...12),
        height: random.double(0.3...12))
      let image = Layer()
      image.frame = frame
      image.bounds.origin = Point(x: random.double(-9...9), y: random.double(-9...9))
      image.contents = white
      image.contentsScale = random.double(0.5...3)
      if random.chance(0.5) { image.contentsCenter = Rect(x: 0.3, y: 0.3, width: 0.4, height: 0.4) }
      let stretched = try makeScene([image], width: 20, height: 20, background: .black).picture()
      let filled = try makeScene(
        [makeLayer(frame, .white)], width: 20, height: 20, background: .black
      ).picture()
      for (a, b) in zip(stretched.pixels, filled.pixels) where Picture.distance(a, b) > 2 {
        return "\(frame) with center \(image.contentsCenter): \(hex(a)), not \(hex(b))"
      }
      return nil
    }
  }

  @Test("painting continues after an image of zero size", arguments: [0, 3, 90.5])
  func squeezed(degrees: Double) throws {
    let noise = try TestImages.noise(width: 400, height: 300, seed: 6, isOpaque: true)
    for exponent in 0...12 {
      let thin = Layer()
      let width = (0..<exponent).reduce(20.0) { width, _ in width / 10 }
      thin.frame = Rect(x: 0, y: 0, width: width, height: 20)
      thin.transform = Transform(degrees: degrees)
      thin.contents = noise
      let after = makeLayer(Rect(x: 10, y: 10, width: 10, height: 10), .rgb(0x00FF00))
      let picture = try makeScene([thin, after], width: 20, height: 20).picture()
      #expect(picture[15, 15] == 0xFF00_FF00, "\(width) wide")
    }
  }
}
