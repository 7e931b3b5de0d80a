import InlayGraphics
import InlayLayers
import InlayTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes a random tree step by step and compares what a surface shows after incremental frames with the whole
/// picture, byte for byte.
struct TreeOracle {
  let images: [Image]
  let textContext: TextContext
  let faults: DifferenceFaults
  /// Whether there are cards, whose sublayers cast their shadow too, and gradients with contents.
  let hasCards: Bool

  init(faults: DifferenceFaults = [], hasCards: Bool = true) throws {
    self.hasCards = hasCards
    images = try TestImages.all()
    textContext = try TextContext()
    self.faults = faults
  }

  /// What is wrong after some steps from a seed; nil when nothing is.
  func run(seed: UInt64, steps: Int) throws -> String? {
    var random = SeededRandom(seed: seed)
    var ingredients = Ingredients(looks: random.chance(0.7), images: images, layers: 12, sides: 90...220)
    ingredients.transforms = random.chance(0.6)
    ingredients.cards = hasCards
    let scene = random.scenePlan(ingredients).makeScene(textContext)
    scene.root.isHidden = false
    var layers = scene.root.subtree
    let surfaces = Surfaces(scene, faults)
    for step in 0..<steps {
      var log: [String] = []
      for _ in 0..<random.int(1...2) { log.append(change(scene, &layers, &random)) }
      scene.tick(at: Double(step))
      scene.renderer.copiesPixels = random.chance(0.9)
      if let difference = try surfaces.check(skippingSecond: random.chance(0.6)) {
        return "seed \(seed), step \(step): \(difference) after \(log.joined(separator: ", "))"
      }
    }
    return nil
  }

  private func change(_ scene: Scene, _ layers: inout [Layer], _ random: inout SeededRandom) -> String {
    let layer = random.pick(layers)
    let pixel = 1 / scene.scale
    let kind = random.int(0...(hasCards ? 32 : 27))
    switch kind {
    case 0: layer.frame.size.width = random.length(0...90)
    case 1: layer.position.x += random.length(-20...20)
    case 2, 3: layer.position.y += Double(random.int(-20...20)) * pixel
    case 4...8: layer.bounds.origin.y += Double(random.int(-12...12)) * pixel
    case 9: layer.bounds.origin.x += Double(random.int(-12...12)) * pixel
    case 10: layer.transform = random.chance(0.5) ? .identity : random.transform()
    case 11: layer.zPosition = Double(random.int(-2...2))
    case 12: layer.isHidden = layer !== layers[0] && !layer.isHidden
    case 13: layer.opacity = random.chance(0.5) ? 1 : random.double(0...1)
    case 14: layer.backgroundColor = LayerColor(random.color(alpha: random.chance(0.5) ? 1...1 : 0...1))
    case 15: layer.cornerRadius = random.length(0...20)
    case 16: layer.masksToBounds.toggle()
    case 17: layer.borderWidth = random.length(0...5)
    case 18: layer.contents = random.pick(images)
    case 19:
      // Every other one covers its superlayer.
      let frame =
        random.chance(0.5)
        ? layer.bounds : Rect(x: random.length(-20...90), y: random.length(-20...90), width: 50, height: 40)
      let new = makeLayer(frame, LayerColor(random.color()))
      layer.insertSublayer(new, at: random.int(0...3))
      layers.append(new)
    case 20 where layer.superlayer != nil: layer.removeFromSuperlayer()
    case 21: layer.shadowOpacity = random.chance(0.4) ? 0 : random.double(0...1)
    case 22: layer.maskedCorners = random.corners()
    case 23: (layer as? TextLayer)?.string = random.pick(["Inlay", "another", "two\nlines"])
    case 24 where random.chance(0.3): scene.backgroundColor = LayerColor(random.color())
    case 25 where random.chance(0.2): scene.scale = random.pick([1, 1.25, 1.5, 2, 3])
    case 26 where layer.mask == nil && random.chance(0.2):
      layer.mask = makeLayer(Rect(x: 5, y: 5, width: 60, height: 50), .black)
    case 26: layer.mask?.position.x += 1
    case 27 where layer.sublayers.count > 1: layer.sublayers = layer.sublayers.shuffled(using: &random)
    case 28...32: changeCard(kind, layer, &random)
    default:
      let other = random.pick(layers)
      if layer !== layers[0] && !other.isDescendant(of: layer) && layer.superlayer?.mask !== layer {
        other.insertSublayer(layer, at: random.int(0...4))
      }
    }
    return "\(kind) of \(layer.name ?? "\(type(of: layer))")"
  }

  /// Changes what decides whether sublayers cast a part of a layer's shadow.
  private func changeCard(_ kind: Int, _ layer: Layer, _ random: inout SeededRandom) {
    switch kind {
    case 28:
      layer.backgroundColor = LayerColor(random.color(alpha: random.chance(0.7) ? 1...1 : 0...1))
      layer.shadowOpacity = 0.8
      layer.shadowRadius = random.pick([0, 1, 3, 5])
    case 29: layer.shadowOffset = Size(width: random.length(-9...9), height: random.length(-9...9))
    case 30, 31:
      guard let card = layer.superlayer, card.mask !== layer else { return }
      layer.transform = .identity
      layer.frame = card.bounds.insetBy(dx: Double(random.int(-1...4)), dy: Double(random.int(-1...4)))
      if random.chance(0.3) { card.mask?.frame = card.bounds }
    default:
      layer.contents = nil
      guard let gradient = layer as? GradientLayer else { return }
      gradient.colors = (0..<random.int(0...3)).map { _ in LayerColor(random.color(alpha: 0.3...1)) }
      gradient.contents = random.chance(0.5) ? random.pick(images) : nil
    }
  }
}

/// Two surfaces of one scene, of which the second has a scale of its own and misses frames, and what they should show.
final class Surfaces {
  private let scene: Scene
  private var first: ImageSurface?
  private var second: ImageSurface?
  private let reference = Renderer()

  init(_ scene: Scene, _ faults: DifferenceFaults) {
    self.scene = scene
    scene.renderer.faults = faults
  }

  func check(skippingSecond: Bool) throws -> String? {
    guard let frame = scene.frame else { return "no frame" }
    if let difference = try check(frame, &first, scale: scene.scale) { return difference }
    if skippingSecond { return nil }
    return try check(frame, &second, scale: scene.scale == 2 ? 1.5 : scene.scale).map { "second surface: \($0)" }
  }

  private func check(_ frame: Frame, _ surface: inout ImageSurface?, scale: Double) throws -> String? {
    let width = Frame.pixels(frame.size.width, scale)
    let height = Frame.pixels(frame.size.height, scale)
    if surface?.pixelWidth != width || surface?.pixelHeight != height || surface?.scale != scale {
      surface = try ImageSurface(pixelWidth: width, pixelHeight: height, scale: scale)
    }
    guard let surface else { return "no surface" }
    let report = try scene.renderer.render(frame, into: surface)
    let whole = try ImageSurface(pixelWidth: width, pixelHeight: height, scale: scale)
    let all = DeviceRegion(DeviceRect(x: 0, y: 0, width: width, height: height))
    try reference.paint(frame, region: all, into: whole, scale: scale)
    let isSame = surface.withUnsafePixels { a, _ in
      whole.withUnsafePixels { b, _ in
        guard let one = a.baseAddress, let other = b.baseAddress else { return false }
        return memcmp(one, other, a.count) == 0
      }
    }
    if isSame { return verify(report) }
    let difference = Picture(surface).difference(from: Picture(whole)) ?? ""
    return difference + " at scale \(scale), damage \(report.damage.map(\.rect)), copies \(report.copies)"
  }

  private func verify(_ report: FrameReport) -> String? {
    if report.damage.count > 16 { return "\(report.damage.count) rectangles" }
    for (index, item) in report.damage.enumerated() {
      if report.damage[..<index].contains(where: { $0.rect.intersects(item.rect) }) { return "\(item.rect) overlaps" }
    }
    return nil
  }
}
