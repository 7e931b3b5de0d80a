import InlayGraphics
import InlayTestReference
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct ShadowTests {
  private func card(_ frame: Rect, radius: Double = 4, offset: Size = .zero, opacity: Double = 1) -> Layer {
    let layer = makeLayer(frame, .white)
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    return layer
  }

  @Test("across a straight edge a shadow equals the Gaussian integral", arguments: [1.0, 2, 3.5, 6, 12, 25])
  func profile(sigma: Double) throws {
    for scale in [1.0, 2] {
      let layer = card(Rect(x: -300, y: -300, width: 400, height: 800), radius: sigma)
      let picture = try makeScene([layer], width: 200, height: 20, scale: scale).picture()
      for x in Int(100 * scale)..<picture.width {
        let distance = ((Double(x) + 0.5) / scale - 100) / sigma
        let expected = 255 * (1 - gaussianIntegral(-distance))
        let actual = Double(picture[x, 10] & 255)
        #expect(abs(actual - expected) <= 8, "\(distance) sigmas from the edge: \(actual), not \(expected)")
      }
    }
  }

  @Test("a radius above 1,000 is painted as 1,000", arguments: [1_001, 1e17, .infinity])
  func clamped(radius: Double) throws {
    func scene(_ radius: Double) -> Scene {
      makeScene([card(Rect(x: 20, y: 20, width: 60, height: 40), radius: radius)], width: 100, height: 80)
    }
    #expect(try scene(radius).picture() == scene(1_000).picture())
    #expect(NodeShadow.sigma(radius) == 1_000 && NodeShadow.sigma(.nan) == 0)
  }

  @Test("a background below a border does not strengthen a thin layer's shadow", arguments: [false, true])
  func thinBorder(isOfSublayer: Bool) throws {
    func picture(isBordered: Bool) throws -> Picture {
      let layer = makeLayer(Rect(x: 10, y: 9.6, width: 30, height: 1), .white)
      if isBordered {
        layer.backgroundColor = .fixed(RGBColor(white: 0, alpha: 0.9))
        layer.borderWidth = 5
        layer.borderColor = .white
      }
      let caster = isOfSublayer ? makeLayer(Rect(x: 0, y: 0, width: 50, height: 40)) : layer
      if isOfSublayer { caster.addSublayer(layer) }
      caster.shadowOpacity = 1
      caster.shadowRadius = 1.5
      caster.shadowOffset = Size(width: 0, height: 15)
      return try makeScene([caster], width: 50, height: 40).picture()
    }
    let (plain, bordered) = (try picture(isBordered: false), try picture(isBordered: true))
    for y in 18..<40 { #expect(Picture.distance(plain[25, y], bordered[25, y]) <= 1, "in row \(y)") }
    #expect(plain[25, 25] != 0xFFFF_FFFF)
  }

  @Test("a card of 44,000,000 points has its shadow at both ends and in the middle, in a bounded number of tiles")
  func longCard() throws {
    let height = 44_000_000.0
    let layer = card(Rect(x: 40, y: 0, width: 120, height: height), radius: 5)
    layer.cornerRadius = 10
    let short = card(Rect(x: 40, y: 30, width: 120, height: 400), radius: 5)
    short.cornerRadius = 10
    let scene = makeScene([layer], width: 200, height: 100)
    let ends = makeScene([short], width: 200, height: 460)
    let expected = try ends.picture()
    for (y, place) in [(30.0, 0), (30 - height / 2, 150), (100 - 30 - height, 360)] {
      layer.frame.origin.y = y
      let picture = try scene.picture()
      for row in 0..<100 {
        for column in 0..<200 where Picture.distance(picture[column, row], expected[column, row + place]) > 1 {
          Issue.record("at \(y): (\(column), \(row)) is \(hex(picture[column, row]))")
          return
        }
      }
    }
    var misses = 0
    let surface = try ImageSurface(for: scene)
    for step in 0..<40 {
      layer.frame.origin.y = -Double(step) * 1_000_003
      scene.tick(at: 0)
      misses += try scene.render(into: surface).tileMisses
    }
    #expect(misses <= 60, "\(misses) tiles")
  }

  @Test(
    "a large shadow, which is painted in parts, is the blur of its whole mask, to a blurred step of Cairo's coverage",
    arguments: 0..<12)
  func parts(number: Int) throws {
    var random = SeededRandom(seed: SeededRandom().seed &+ UInt64(number))
    let size = Size(width: 1000, height: 700)
    let sigma = random.pick([0.5, 1, 2.25, 6, 11, 16])
    let frame = Rect(
      x: random.length(50...90), y: random.length(50...90), width: random.length(20...860),
      height: random.length(20...560))
    let layer = makeLayer(frame.offsetBy(dx: -2000, dy: 0), .white)
    layer.cornerRadius = random.chance(0.2) ? 0 : random.length(0...60)
    layer.cornerCurve = random.pick([.circular, .continuous])
    layer.maskedCorners = random.corners()
    layer.shadowOpacity = 1
    layer.shadowRadius = sigma
    layer.shadowOffset = Size(width: 2000, height: 0)
    let scene = makeScene([layer], width: size.width, height: size.height, background: nil)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)

    let shape = DeviceShape(
      rect: frame, radius: layer.cornerRadius, corners: layer.maskedCorners, curve: layer.cornerCurve)
    let mask = try Bitmap(width: Int(size.width), height: Int(size.height), format: .a8)
    Canvas.fillMask(shape.path, rule: .evenOdd, into: mask, originX: 0, originY: 0)
    let soft = try mask.blurred(sigma: sigma)
    let picture = Picture(surface)
    // Cairo counts the coverage of a row of fractional height in fifteenths or exactly, depending on what else the row
    // contains. Blurred, a step of 17 has the height of the Gaussian's middle.
    let tolerance = 1 + Int((17 / (sigma * (2 * Double.pi).squareRoot())).rounded(.up))
    soft.withPixels { pixels in
      for y in 0..<mask.height {
        for x in 0..<mask.width
        where abs(Int(picture[x, y] >> 24) - Int(pixels[y * soft.bytesPerRow + x])) > tolerance {
          Issue.record(
            """
            seed \(random.seed), \(shape), sigma \(sigma): (\(x), \(y)) is \(picture[x, y] >> 24), not \
            \(pixels[y * soft.bytesPerRow + x])
            """)
          return
        }
      }
    }
  }

  @Test("cards of any size share the tiles of their shadow's corners") func sharedParts() throws {
    let small = card(Rect(x: 40, y: 40, width: 400, height: 420), radius: 8)
    let large = card(Rect(x: 40, y: 520, width: 900, height: 640), radius: 8)
    for layer in [small, large] { layer.cornerRadius = 12 }
    let scene = makeScene([small], width: 1000, height: 1200)
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    let first = try scene.render(into: surface).tileMisses
    scene.root.addSublayer(large)
    scene.tick(at: 1)
    let second = try scene.render(into: surface).tileMisses
    #expect(second < first, "\(second) new tiles after \(first)")
  }

  @Test("a shadow has its colour, opacity and offset, and is below its layer")
  func looks() throws {
    let layer = card(
      Rect(x: 20, y: 20, width: 20, height: 20), radius: 0, offset: Size(width: 10, height: -5), opacity: 0.5)
    layer.shadowColor = .rgb(0xFF0000)
    let picture = try makeScene([layer], width: 60, height: 60).picture()
    #expect(Picture.distance(picture[45, 20], 0xFFFF_7F7F) <= 1)
    #expect(picture[30, 30] == .max && picture[51, 20] == .max && picture[45, 36] == .max)
    #expect(Picture.distance(picture[35, 16], 0xFFFF_7F7F) <= 1 && picture[35, 14] == .max)
  }

  @Test("a layer's masksToBounds does not cut its shadow; its mask does, and hit testing ignores the shadow")
  func clips() throws {
    let layer = card(Rect(x: 20, y: 20, width: 20, height: 20), radius: 0, offset: Size(width: 15, height: 0))
    layer.masksToBounds = true
    let scene = makeScene([layer], width: 60, height: 60)
    #expect(try scene.picture()[50, 30] == 0xFF00_0000)
    #expect(scene.root.hitTest(Point(x: 50, y: 30)) === scene.root)
    layer.mask = makeLayer(Rect(x: 0, y: 0, width: 25, height: 20), .black)
    let masked = try scene.picture()
    #expect(masked[42, 30] == 0xFF00_0000 && masked[50, 30] == .max)
  }

  @Test("under uneven scales and skews a shadow is stretched like its layer")
  func stretched() throws {
    for transform in [
      Transform(scaleX: 4, y: 1), Transform(scaleX: 1, y: -3), Transform(a: 0, b: 3, c: 1, d: 0, tx: 0, ty: 0),
    ] {
      let layer = card(Rect(x: 80, y: 80, width: 20, height: 20), radius: 4)
      layer.transform = transform
      let scene = makeScene([layer], width: 180, height: 180)
      let picture = try scene.picture()
      for (x, y) in [(90, 0), (90, 60), (90, 130), (0, 90), (40, 90), (140, 90), (60, 60), (130, 120), (20, 100)] {
        let point = layer.convert(Point(x: Double(x) + 0.5, y: Double(y) + 0.5), from: nil)
        if layer.contains(point) { continue }
        func strength(_ place: Double) -> Double { gaussianIntegral(place / 4) - gaussianIntegral((place - 20) / 4) }
        let expected = 255 * (1 - strength(point.x) * strength(point.y))
        let actual = Double(picture[x, y] & 255)
        #expect(abs(actual - expected) <= 8, "under \(transform) at (\(x), \(y)): \(actual), not \(expected)")
      }
    }
  }

  @Test("shadow opacities and radii are clamped to valid values")
  func clamped() {
    let layer = Layer()
    for (value, opacity, radius) in [(-1, 0, 0), (2, 1, 2), (.nan, 0, 0)] as [(Double, Double, Double)] {
      layer.shadowOpacity = value
      layer.shadowRadius = value
      #expect(layer.shadowOpacity == opacity && layer.shadowRadius == radius)
    }
  }
}
