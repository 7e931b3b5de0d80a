import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@Suite struct FarGeometryTests {
  private static let green: UInt32 = 0xFF00_FF00
  private static let white: UInt32 = 0xFFFF_FFFF

  @Test("a layer a thousand million points wide is visible at its position")
  func wide() throws {
    let wide = makeLayer(Rect(x: -5e8, y: 5, width: 1e9, height: 10), .rgb(0x00FF00))
    wide.cornerRadius = 1e9
    wide.borderWidth = 2
    wide.borderColor = .black
    let picture = try makeScene([wide], width: 20, height: 20).picture()
    for x in 0..<20 {
      #expect(
        (0..<20).map { picture[x, $0] }
          == (0..<20).map { y in
            (5..<15).contains(y) ? ((7..<13).contains(y) ? Self.green : 0xFF00_0000) : Self.white
          })
    }
  }

  @Test("sublayers of distant layers are visible where the offsets cancel")
  func cancelling() throws {
    let far = makeLayer(Rect(x: -1e9, y: 1e9, width: 10, height: 10))
    far.addSublayer(makeLayer(Rect(x: 1e9 + 5, y: -1e9 + 5, width: 10, height: 10), .rgb(0x00FF00)))
    let picture = try makeScene([far], width: 20, height: 20).picture()
    #expect(picture.pixels.count { $0 == Self.green } == 100)
    #expect(picture[5, 5] == Self.green && picture[14, 14] == Self.green)
  }

  @Test("a text at the reach of layers is painted as far as its extent, in incremental frames too")
  func atReach() throws {
    let text = TextLayer()
    text.frame = Rect(x: 0.5, y: 0.5, width: 9, height: 7)
    text.bounds.origin.y = 1e12
    text.font = Font(families: ["Inter", "sans-serif"], size: 5)
    text.text = "a\nb"
    text.textColor = .black
    let scene = makeScene([text], width: 12, height: 9, textContext: try TextContext())
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    text.textAlignment = .right
    scene.tick(at: 1)
    try scene.render(into: surface)
    #expect(Picture(surface) == (try scene.picture()))
  }

  @Test("a border, a clip, an image and a rotation of a thousand million points have correct visible pixels")
  func large() throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [Self.green])
    let changes: [(Layer) -> Void] = [
      { $0.backgroundColor = .rgb(0x00FF00) },
      { $0.contents = image },
      {
        $0.borderWidth = 4e8
        $0.borderColor = .rgb(0x00FF00)
        $0.bounds.size.width = 1e9
      },
      {
        $0.masksToBounds = true
        $0.addSublayer(makeLayer($0.bounds, .rgb(0x00FF00)))
      },
      {
        $0.backgroundColor = .rgb(0x00FF00)
        $0.opacity = 0.999
        $0.addSublayer(makeLayer($0.bounds, .rgb(0x00FF00)))
      },
    ]
    for (index, change) in changes.enumerated() {
      for degrees in [0, 90, 30.0] {
        for radius in [0, 30, 1e9] {
          let layer = Layer()
          layer.bounds = Rect(x: 0, y: 0, width: 2e9, height: 2e9)
          layer.position = Point(x: 10, y: 10)
          layer.transform = Transform(degrees: degrees)
          layer.cornerRadius = radius
          change(layer)
          if index == 2 { layer.anchorPoint = Point(x: 0.1, y: 0.1) }
          let picture = try makeScene([layer], width: 20, height: 20).picture()
          let isRight = picture.pixels.allSatisfy { Picture.distance($0, Self.green) <= 1 }
          #expect(isRight, "change \(index), \(degrees) degrees, radius \(radius)")
        }
      }
    }
  }

  @Test(
    "a card of 44,000,000 points shows straight edges at any offset and its corners at both ends",
    arguments: [1, 1.25, 2, 3], [false, true])
  func tallCard(scale: Double, masks: Bool) throws {
    func picture(height: Double, offset: Double) throws -> Picture {
      let card = makeLayer(Rect(x: 4, y: 4, width: 32, height: height), masks ? nil : .rgb(0x00FF00))
      card.cornerRadius = 10
      card.borderWidth = 2
      card.borderColor = .rgb(0xFF0000)
      card.masksToBounds = masks
      if masks { card.addSublayer(makeLayer(card.bounds, .rgb(0x00FF00))) }
      let scene = makeScene([card], width: 40, height: 60, scale: scale)
      scene.root.bounds.origin.y = offset
      return try scene.picture()
    }
    let tall = 44_000_000.0
    let middle = try picture(height: 1000, offset: 400)
    #expect((0..<middle.height).allSatisfy { y in (0..<middle.width).allSatisfy { middle[$0, y] == middle[$0, 0] } })
    #expect(Set(middle.pixels).count >= 3)
    #expect(try picture(height: tall, offset: 0) == picture(height: 1000, offset: 0))
    #expect(try picture(height: tall, offset: tall - 40) == picture(height: 1000, offset: 960))
    try withSeeds(20) { random in
      let offset = random.length(100...tall - 100)
      return try picture(height: tall, offset: offset).difference(from: middle).map { "at \(offset): \($0)" }
    }
  }

  @Test("layers with invalid numbers do not affect the others, and the frame ends without crash or hang")
  func nonsense() throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [.max])
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 1e-300, .greatestFiniteMagnitude]
    for value in values {
      for (name, change) in Self.nonsense(value) {
        let bad = makeLayer(Rect(x: 1, y: 1, width: 8, height: 8), .rgb(0xFF0000), name: "bad")
        bad.cornerRadius = 2
        bad.borderWidth = 1
        bad.contents = image
        change(bad)
        bad.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 4, height: 4), .rgb(0x0000FF)))
        let text = TextLayer()
        text.text = "x"
        text.frame = bad.bounds
        bad.addSublayer(text)
        // Without a background, superlayers get their painted area from their sublayers alone.
        let holder = makeLayer(Rect(x: 0, y: 0, width: 20, height: 20))
        holder.addSublayer(bad)
        let good = makeLayer(Rect(x: 10, y: 0, width: 10, height: 20), .rgb(0x00FF00), name: "good")
        good.zPosition = 1
        holder.addSublayer(good)
        let scene = makeScene([holder], width: 20, height: 20)
        let picture = try scene.picture()
        let isRight = (0..<20).allSatisfy { y in (10..<20).allSatisfy { picture[$0, y] == Self.green } }
        #expect(isRight, "\(name) of \(value)")
        #expect(scene.root.hitTest(Point(x: 15, y: 15)) === good, "\(name) of \(value)")
        scene.tick(at: 1)
        #expect(scene.layersVisited == 0, "\(name) of \(value) never comes to rest")
      }
    }
  }

  private static func nonsense(_ value: Double) -> [(String, (Layer) -> Void)] {
    [
      ("frame.x", { $0.frame.origin.x = value }),
      ("frame.width", { $0.frame = Rect(x: 0, y: 0, width: value, height: 8) }),
      ("bounds.size", { $0.bounds.size = Size(width: value, height: value) }),
      ("bounds.origin", { $0.bounds.origin = Point(x: value, y: 0) }),
      ("position", { $0.position = Point(x: 0, y: value) }),
      ("anchorPoint", { $0.anchorPoint = Point(x: value, y: 0) }),
      ("transform.a", { $0.transform = Transform(scaleX: value, y: 1) }),
      ("transform.b", { $0.transform = Transform(a: 1, b: value, c: 0, d: 1, tx: 0, ty: 0) }),
      ("transform.tx", { $0.transform = Transform(translationX: value, y: 0) }),
      ("scale", { $0.transform = Transform(scaleX: value, y: value) }),
      ("cornerRadius", { $0.cornerRadius = value }),
      ("borderWidth", { $0.borderWidth = value }),
      (
        "masked cornerRadius",
        {
          $0.cornerRadius = value
          $0.masksToBounds = true
        }
      ),
      (
        "contentsScale",
        {
          $0.contentsScale = value
          $0.contentsGravity = .topLeft
        }
      ),
      ("contentsRect", { $0.contentsRect = Rect(x: 0, y: 0, width: value, height: 1) }),
      ("contentsRect.x", { $0.contentsRect = Rect(x: value, y: 0, width: 1, height: 1) }),
      ("contentsCenter", { $0.contentsCenter = Rect(x: 0, y: value, width: 0.5, height: 1) }),
      ("opacity", { $0.opacity = value }),
    ]
  }

  @Test("a layer with a singular transform and its sublayers are not painted")
  func singular() throws {
    let transforms = [
      Transform(scaleX: 0, y: 1), Transform(scaleX: 0, y: 0), Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ]
    for transform in transforms {
      let layer = makeLayer(Rect(x: 5, y: 5, width: 10, height: 10), .black)
      layer.addSublayer(makeLayer(Rect(x: -5, y: -5, width: 20, height: 20), .black))
      layer.transform = transform
      let picture = try makeScene([layer], width: 20, height: 20).picture()
      #expect(picture.pixels.allSatisfy { $0 == Self.white }, "\(transform)")
    }
  }
}
