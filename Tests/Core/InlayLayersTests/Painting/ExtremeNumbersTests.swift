import InlayGraphics
import InlaySystem
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Layers whose numeric properties have extreme values.
@Suite struct ExtremeNumbersTests {
  private static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-160, 1e-9, 0.5, 1, 7, 1e3, 1e9, 1e12, 1e17, 1e150, 1e160, 1e300,
    1.7e308, .infinity, .nan,
  ]

  @Test("layers with any numbers are shown, painted in every way, queried and dumped without a crash")
  func layers() throws {
    let image = try Image(pixelWidth: 3, pixelHeight: 3, premultipliedPixels: Array(repeating: .max, count: 9))
    let fonts = try? TextContext()
    try withSeeds(300, long: 6_000) { random in
      let top = Self.layer(&random, image, depth: 0)
      let scene = makeScene([top], width: 12, height: 9, scale: random.int(0...3) == 0 ? 2 : 1, textContext: fonts)
      let surface = try ImageSurface(for: scene)
      scene.tick(at: 0)
      try scene.render(into: surface)
      for step in 1...3 {
        let layers = top.subtree
        Self.change(layers[random.int(0...layers.count - 1)], &random, image)
        scene.tick(at: Double(step))
        try scene.render(into: surface)
      }
      let picture = Picture(surface)
      if let difference = picture.difference(from: try scene.picture()) { return "the frame: \(difference)" }
      do {
        _ = try scene.vectorData(random.pick(VectorSurface.Format.allCases))
      } catch let error as InlayError where error.kind == .limitExceeded {}
      let point = Point(x: Self.number(&random), y: Self.number(&random))
      _ = scene.root.hitTest(point)
      for layer in top.subtree {
        _ = layer.convert(point, from: top)
        _ = layer.convert(Rect(x: point.x, y: point.y, width: 1, height: point.x), to: nil)
        _ = layer.frame
      }
      _ = scene.root.dump()
      scene.tick(at: 9)
      return scene.layersVisited == 0 ? nil : "the tree never comes to rest"
    }
  }

  @Test("a scene of any size and scale ticks, and has a surface or an error")
  func scenes() {
    for width in Self.numbers.flatMap({ [$0, -$0] }) {
      for scale in Self.numbers.flatMap({ [$0, -$0] }) where width * scale < 1e3 || width * scale > 1e5 {
        let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5), .black)
        layer.shadowOpacity = 1
        let scene = makeScene([layer], width: width, height: 9, scale: scale)
        scene.tick(at: 0)
        #expect((1e-9...1e9).contains(scene.scale))
        guard let surface = try? ImageSurface(for: scene) else { continue }
        #expect(throws: Never.self, "\(width) \(scale)") { try scene.render(into: surface) }
      }
    }
  }

  private static func number(_ random: inout SeededRandom) -> Double {
    let number = numbers[random.int(0...numbers.count - 1)]
    return random.int(0...2) == 0 ? -number : number
  }

  /// Most numbers are ordinary, so that the results are not all empty.
  private static func some(_ random: inout SeededRandom, _ sensible: Double) -> Double {
    random.int(0...2) == 0 ? number(&random) : sensible
  }

  private static func layer(_ random: inout SeededRandom, _ image: Image, depth: Int) -> Layer {
    let layer: Layer =
      switch random.int(0...5) {
      case 0: TextLayer()
      case 1: GradientLayer()
      case 2: ShapeLayer()
      default: Layer()
      }
    layer.frame = Rect(x: 1, y: 1, width: 8, height: 6)
    layer.backgroundColor = random.int(0...1) == 0 ? .rgb(0x336699) : nil
    for _ in 0..<random.int(1...5) { change(layer, &random, image) }
    if depth < 3 {
      for _ in 0..<random.int(0...2) { layer.addSublayer(self.layer(&random, image, depth: depth + 1)) }
      if random.int(0...4) == 0 { layer.mask = self.layer(&random, image, depth: depth + 1) }
    }
    return layer
  }

  private static func change(_ layer: Layer, _ random: inout SeededRandom, _ image: Image) {
    let rect = Rect(x: some(&random, 0), y: some(&random, 0), width: some(&random, 9), height: some(&random, 7))
    let part = Rect(x: some(&random, 0), y: some(&random, 0), width: some(&random, 1), height: some(&random, 1))
    let point = Point(x: some(&random, 0.5), y: some(&random, 0.5))
    switch random.int(0...17) {
    case 0: layer.frame = rect
    case 1: layer.bounds = rect
    case 2: layer.position = point
    case 3: layer.anchorPoint = point
    case 4:
      layer.transform = Transform(
        a: some(&random, 1), b: some(&random, 0), c: some(&random, 0), d: some(&random, 1), tx: some(&random, 0),
        ty: some(&random, 0))
    case 5: layer.zPosition = number(&random)
    case 6: layer.opacity = number(&random)
    case 7:
      layer.cornerRadius = number(&random)
      layer.cornerCurve = random.int(0...1) == 0 ? .continuous : .circular
    case 8: layer.borderWidth = number(&random)
    case 9, 10:
      layer.shadowOpacity = some(&random, 1)
      layer.shadowRadius = some(&random, 2)
      layer.shadowOffset = Size(width: some(&random, 1), height: some(&random, 1))
    case 11:
      layer.contents = image
      layer.contentsGravity = [.resize, .resizeAspect, .center, .topLeft][random.int(0...3)]
      layer.contentsScale = some(&random, 1)
    case 12:
      layer.contents = image
      layer.contentsRect = part
      layer.contentsCenter = part
    case 13: layer.masksToBounds.toggle()
    default: changeOwn(layer, &random)
    }
  }

  private static func changeOwn(_ layer: Layer, _ random: inout SeededRandom) {
    switch layer {
    case let text as TextLayer:
      text.text = "a\nb"
      text.font = Font(families: ["Inter", "sans-serif"], size: some(&random, 5))
      text.font?.weight = Font.Weight(rawValue: random.int(0...1) == 0 ? .max : .min)
      text.textAlignment = [.left, .center, .right][random.int(0...2)]
      text.numberOfLines = random.int(0...1) == 0 ? .max : 0
      if random.int(0...1) == 0 {
        var shadow = Shadow(offset: Size(width: 0, height: 1))
        shadow.radius = some(&random, 1)
        shadow.offset = Size(width: some(&random, 1), height: 1)
        text.textShadow = shadow
      }
    case let gradient as GradientLayer:
      gradient.colors = [.black, .white, .rgb(0xFF0000)]
      gradient.locations = [some(&random, 0), some(&random, 0.5), some(&random, 1)]
      gradient.startPoint = Point(x: some(&random, 0), y: some(&random, 0))
      gradient.endPoint = Point(x: some(&random, 1), y: some(&random, 1))
      gradient.kind = random.int(0...1) == 0 ? .radial : .linear
    case let shape as ShapeLayer:
      var path = Path()
      path.move(to: Point(x: some(&random, 1), y: some(&random, 1)))
      path.addLine(to: Point(x: some(&random, 6), y: some(&random, 3)))
      path.addCurve(
        to: Point(x: some(&random, 3), y: 5), control1: Point(x: some(&random, 1), y: 2),
        control2: Point(x: 4, y: some(&random, 4)))
      shape.path = path
      shape.strokeColor = .black
      shape.lineWidth = some(&random, 1)
    default: layer.opacity = 1
    }
  }
}
