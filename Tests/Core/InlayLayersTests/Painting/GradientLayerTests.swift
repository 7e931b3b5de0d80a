import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct GradientLayerTests {
  private func difference(_ a: Layer, _ b: Layer, within limit: Int = 0, scale: Double) throws -> String? {
    let first = try makeScene([a], width: 70, height: 60, scale: scale, background: .rgb(0x335577)).picture()
    let second = try makeScene([b], width: 70, height: 60, scale: scale, background: .rgb(0x335577)).picture()
    for index in first.pixels.indices where Picture.distance(first.pixels[index], second.pixels[index]) > limit {
      let place = "(\(index % first.width), \(index / first.width))"
      return "\(place): \(hex(first.pixels[index])) and \(hex(second.pixels[index]))"
    }
    return nil
  }

  /// The same random look for several layers.
  private func look(_ random: inout SeededRandom) -> ([Layer]) -> Void {
    var plan = LayerPlan(
      frame: Rect(
        x: random.length(8...18), y: random.length(8...18), width: random.length(12...40),
        height: random.length(12...30)))
    plan.cornerRadius = random.length(0...12)
    plan.masksToBounds = random.chance(0.5)
    plan.borderWidth = random.chance(0.4) ? 2 : 0
    plan.opacity = random.chance(0.3) ? 0.6 : 1
    plan.backgroundColor = random.chance(0.6) ? random.color() : nil
    let shadow = LayerPlan.Shadow(
      color: random.color(), opacity: random.chance(0.5) ? 0 : 1, radius: random.double(0...4),
      offset: Size(width: random.length(-6...6), height: 4))
    return { layers in
      for layer in layers {
        layer.frame = Rect(
          x: plan.position.x - plan.bounds.width / 2, y: plan.position.y - plan.bounds.height / 2,
          width: plan.bounds.width, height: plan.bounds.height)
        layer.cornerRadius = plan.cornerRadius
        layer.masksToBounds = plan.masksToBounds
        layer.borderWidth = plan.borderWidth
        layer.opacity = plan.opacity
        layer.backgroundColor = plan.backgroundColor.map { Color($0) }
        shadow.apply(to: layer)
      }
    }
  }

  @Test("a gradient with fewer than two colours paints nothing; the rest of its layer is painted", arguments: 0...1)
  func singleColor(count: Int) throws {
    let images = try TestImages.all()
    try withSeeds(60) { random in
      let (plain, gradient) = (Layer(), GradientLayer())
      look(&random)([plain, gradient])
      gradient.colors = Array(repeating: .rgb(0xFF0000), count: count)
      gradient.locations = random.chance(0.5) ? [0.4] : nil
      gradient.kind = random.pick(Gradient.Kind.allCases)
      if random.chance(0.5) {
        let image = random.pick(images)
        for layer in [plain, gradient] { layer.contents = image }
      }
      return try difference(plain, gradient, scale: random.pick([1, 1.5, 2]))
    }
  }

  @Test("the contents of a gradient layer are above its gradient, like a sublayer, and cast its shadow with it")
  func contents() throws {
    let images = try TestImages.all()
    try withSeeds(120) { random in
      let (one, two) = (GradientLayer(), GradientLayer())
      look(&random)([one, two])
      for layer in [one, two] { layer.colors = [.init(red: 1, green: 0, blue: 0, alpha: 0.5), .rgb(0x00FF00)] }
      let inner = makeLayer(two.bounds)
      let plan = random.contents(random.pick(images))
      for layer in [one, inner] {
        layer.contents = plan.image
        layer.contentsGravity = plan.gravity
        layer.contentsRect = plan.rect
        layer.contentsCenter = plan.center
        layer.contentsScale = plan.scale
      }
      two.addSublayer(inner)
      // The shadow of a card that hides its sublayers is that of its shape, with the tolerance of ReferenceTests.
      return try difference(one, two, within: 8, scale: random.pick([1, 1.5, 2]))
    }
  }

  @Test("a changed content of a gradient layer damages its own area")
  func changes() throws {
    let image = try TestImages.all()[0]
    let layer = GradientLayer()
    layer.frame = Rect(x: 20, y: 20, width: 30, height: 20)
    layer.colors = [.rgb(0xFF0000), .rgb(0x0000FF)]
    layer.contentsGravity = .topLeft
    let scene = makeScene([layer], width: 90, height: 80)
    let surface = try ImageSurface(for: scene)
    for contents in [image, nil, image] {
      layer.contents = contents
      layer.contentsScale *= 0.5
      scene.tick(at: scene.time + 1)
      let report = try scene.render(into: surface)
      #expect(report.damage.contains { $0.layer != nil } || report.pixelsPainted == 90 * 80)
      #expect(try Picture(surface) == scene.picture())
    }
    #expect(Picture(surface) != (try makeScene([], width: 90, height: 80).picture()))
  }
}
