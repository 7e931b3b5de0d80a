import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

/// A layer and its sublayers cast its shadow together.
@Suite struct SublayerShadowTests {
  private let size = (width: 90.0, height: 80.0)

  private func picture(_ layer: Layer, scale: Double = 1) throws -> Picture {
    try makeScene([layer], width: size.width, height: size.height, scale: scale, background: .rgb(0x88AACC)).picture()
  }

  private func difference(_ a: Picture, _ b: Picture, within limit: Int) -> String? {
    for index in a.pixels.indices where Picture.distance(a.pixels[index], b.pixels[index]) > limit {
      return "(\(index % a.width), \(index / a.width)): \(hex(a.pixels[index])) and \(hex(b.pixels[index]))"
    }
    return nil
  }

  private func card(_ color: Color? = .white, _ sublayers: [Layer]) -> Layer {
    let card = makeLayer(Rect(x: 20, y: 20, width: 40, height: 30), color)
    for layer in sublayers { card.addSublayer(layer) }
    card.shadowOpacity = 1
    card.shadowRadius = 2
    card.shadowOffset = Size(width: 0, height: 6)
    return card
  }

  @Test("a layer's shadow equals that of an empty layer that contains it, with any look and sublayers")
  func wrapped() throws {
    var ingredients = Ingredients(layers: 6, sides: 30...70)
    ingredients.images = try TestImages.all()
    ingredients.looks = true
    ingredients.cards = true
    ingredients.slivers = false
    let textContext = try TextContext()
    try withScenes(Seeds.isLong ? 1_000 : 100, of: ingredients) { plan, random in
      let shadow = LayerPlan.Shadow(
        color: random.color(), opacity: 1, radius: random.double(1.5...4), offset: Size(width: 3, height: -5))
      var card = plan.root
      // These do not affect a shadow, or have their own.
      card.opacity = 1
      card.masks = []
      card.shadow = nil
      card.transform = .identity
      var wrapper = LayerPlan(frame: Rect(origin: .zero, size: plan.size), children: [card])
      wrapper.shadow = shadow
      card.shadow = shadow
      var (one, two) = (plan, plan)
      one.root = LayerPlan(frame: Rect(origin: .zero, size: plan.size), children: [card])
      two.root = LayerPlan(frame: Rect(origin: .zero, size: plan.size), children: [wrapper])
      // A background and its covering sublayers share edges, which count once where the shape alone casts the shadow.
      return difference(
        try one.makeScene(textContext).picture(), try two.makeScene(textContext).picture(), within: 8)
    }
  }

  @Test("a sublayer outside its layer's background casts a part of the shadow")
  func standingOut() throws {
    for color in [Color.white, .init(red: 1, green: 1, blue: 1, alpha: 0.5)] {
      let badge = makeLayer(Rect(x: 30, y: 25, width: 20, height: 20), .white)
      let layer = card(color, [badge])
      let with = try picture(layer)
      layer.shadowRadius = 0
      #expect(try picture(layer)[75, 60] == 0xFF88_AACC && picture(layer)[69, 70] == 0xFF00_0000)
      #expect(with[60, 68] != 0xFF88_AACC)
      // Without the sublayer this area is empty.
      badge.isHidden = true
      #expect(try picture(layer)[69, 70] == 0xFF88_AACC)
      badge.isHidden = false
      // The squares beside round corners are outside too.
      layer.cornerRadius = 15
      badge.frame = Rect(x: 0, y: 0, width: 8, height: 8)
      #expect(try picture(layer)[21, 27] == 0xFFFF_FFFF)
      layer.shadowOffset = Size(width: -10, height: 0)
      #expect(try picture(layer)[11, 21] == 0xFF00_0000)
    }
  }

  @Test("parts that masksToBounds clips cast no shadow, of sublayers and of contents")
  func clipped() throws {
    for color in [nil, Color.white, .init(red: 1, green: 1, blue: 1, alpha: 0.5)] {
      let layer = card(color, [makeLayer(Rect(x: 10, y: 10, width: 60, height: 15), .white)])
      layer.masksToBounds = true
      layer.shadowRadius = 0
      layer.shadowOffset = Size(width: 0, height: 25)
      #expect(try picture(layer)[70, 60] == 0xFF88_AACC, "beside the bounds")
      #expect(try picture(layer)[50, 60] == 0xFF00_0000, "in them")
      layer.sublayers = []
      layer.contents = try TestImages.noise(width: 80, height: 15, seed: 1, isOpaque: true)
      layer.contentsGravity = .center
      #expect(try picture(layer)[63, 60] == 0xFF88_AACC && picture(layer)[55, 60] == 0xFF00_0000)
    }
  }

  @Test("a translucent background and its sublayers cast a common shadow")
  func translucent() throws {
    let half = Color.init(red: 1, green: 1, blue: 1, alpha: 0.5)
    let layer = card(half, [makeLayer(Rect(x: 5, y: 5, width: 10, height: 20), half)])
    layer.shadowRadius = 0
    layer.shadowColor = .black
    layer.shadowOffset = Size(width: 0, height: 30)
    let picture = try picture(layer)
    // The shadow below shows through by a half beside the sublayer, and by a quarter under it.
    #expect(Picture.distance(picture[50, 60], 0xFF44_5566) <= 1)
    #expect(Picture.distance(picture[30, 60], 0xFF22_2B33) <= 1)
  }

  /// Sublayers that an opaque background covers, with a radius of 10.
  private static let covered: [(String, Rect)] = [
    ("inside", Rect(x: 6, y: 6, width: 20, height: 10)),
    ("from side to side", Rect(x: 0, y: 10, width: 40, height: 10)),
    ("from top to bottom", Rect(x: 10, y: 0, width: 20, height: 30)),
    ("up to the curve", Rect(x: 4, y: 4, width: 32, height: 22)),
  ]

  @Test("sublayers inside an opaque background change no byte of its shadow, its tiles or the painted area")
  func coveredSublayers() throws {
    for (name, frame) in Self.covered {
      for scale in [1, 1.5, 2] {
        let inner = makeLayer(frame, .rgb(0xFF0000))
        let layer = card(.white, [inner])
        layer.cornerRadius = 10
        let scene = makeScene([layer], width: size.width, height: size.height, scale: scale)
        let surface = try ImageSurface(for: scene)
        try scene.render(into: surface)
        inner.backgroundColor = .white
        scene.tick(at: 1)
        let report = try scene.render(into: surface)
        #expect(report.tileMisses == 0, "\(name): \(report.tileMisses) tiles")
        #expect(report.pixelsPainted <= Int(((frame.width + 1) * (frame.height + 1) * scale * scale)), "\(name)")
        inner.removeFromSuperlayer()
        let alone = try scene.picture()
        #expect(Picture(surface).difference(from: alone) == nil, "\(name)")
      }
    }
  }

  @Test("hidden and transparent sublayers and those without a look do not extend a shadow")
  func nothingShown() throws {
    let out = Rect(x: 30, y: 20, width: 50, height: 30)
    let changes: [(Layer) -> Void] = [
      { $0.isHidden = true }, { $0.opacity = 0 }, { $0.backgroundColor = nil },
      { $0.transform = Transform(scaleX: 1, y: 0) }, { $0.mask = Layer() },
    ]
    let alone = try picture(card(.white, []))
    for change in changes {
      let inner = makeLayer(out, .rgb(0xFF0000))
      change(inner)
      let layer = card(.white, [inner])
      #expect(try picture(layer) == alone)
    }
  }

  @Test("a sublayer that enters and leaves its layer's background changes the shadow in every frame")
  func moving() throws {
    let badge = makeLayer(Rect(x: 10, y: 10, width: 10, height: 10), .rgb(0xFF0000))
    let inner = makeLayer(Rect(x: 0, y: 0, width: 40, height: 30))
    inner.addSublayer(badge)
    let layer = card(.white, [inner])
    layer.cornerRadius = 6
    let scene = makeScene([layer], width: size.width, height: size.height)
    let surface = try ImageSurface(for: scene)
    for step in 0..<30 {
      badge.position.x = 20 + 25 * Double(step % 5) / 2
      badge.position.y = 10 + Double(step % 7) * 4
      if step % 11 == 0 { layer.backgroundColor = .white }
      if step % 11 == 6 { layer.backgroundColor = .init(red: 1, green: 1, blue: 1, alpha: 0.4) }
      layer.masksToBounds = step % 8 == 3
      scene.tick(at: Double(step))
      try scene.render(into: surface)
      #expect(try Picture(surface) == scene.picture(), "in step \(step)")
    }
  }

  @Test("an SVG's picture of a shadow includes the sublayers that cast it")
  func vector() throws {
    func length(_ inner: Rect) throws -> Int {
      let layer = card(.white, [makeLayer(inner, .white)])
      return try makeScene([layer], width: size.width, height: size.height).svgData().count
    }
    let covered = try length(Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(try length(Rect(x: 30, y: 5, width: 40, height: 40)) > covered)
  }
}
