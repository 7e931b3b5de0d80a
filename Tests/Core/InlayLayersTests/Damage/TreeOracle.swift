import InlayGraphics
import InlayTestReference
import InlayTestSupport
import InlayText

@testable import InlayLayers

/// Changes a random tree step by step and compares a surface after incremental frames with the whole picture, byte for
/// byte.
struct TreeOracle {
  let images: [Image]
  let textContext: TextContext
  /// Whether the tree has cards, whose sublayers cast their shadow too, and gradients with contents.
  let hasCards: Bool
  /// Whether steps animate layers too.
  let hasAnimations: Bool
  /// Whether clips grow and shrink, and opaque layers slide over others.
  let hasSlides: Bool

  init(hasCards: Bool = true, hasAnimations: Bool = false, hasSlides: Bool = false) throws {
    self.hasCards = hasCards
    self.hasAnimations = hasAnimations
    self.hasSlides = hasSlides
    images = try TestImages.all()
    textContext = try TextContext()
  }

  /// The failure after steps from a seed; nil for success.
  func run(seed: UInt64, steps: Int) throws -> String? {
    var random = SeededRandom(seed: seed)
    var ingredients = Ingredients(looks: random.chance(0.7), images: images, layers: 12, sides: 90...220)
    ingredients.transforms = random.chance(0.6)
    ingredients.cards = hasCards
    let scene = random.scenePlan(ingredients).makeScene(textContext)
    scene.root.isHidden = false
    var layers = scene.root.subtree
    let surfaces = Surfaces(scene, isMovedByDisplay: seed % 2 == 1)
    for step in 0..<steps {
      var log: [String] = []
      for _ in 0..<random.int(1...2) {
        log.append(hasAnimations ? animate(scene, &layers, &random) : change(scene, &layers, &random))
      }
      if hasAnimations && random.chance(0.3) {
        scene.advanceClock(to: scene.time + random.clockStep())
        continue
      }
      scene.tick(at: scene.time + (hasAnimations ? random.pick([1, random.clockStep()]) : 1))
      scene.renderer.copiesPixels = random.chance(0.9)
      if let difference = try surfaces.check(skippingSecond: random.chance(0.6)) {
        return "seed \(seed), step \(step): \(difference) after \(log.joined(separator: ", "))"
      }
    }
    return hasAnimations ? rest(of: scene, after: scene.time).map { "seed \(seed): \($0)" } : nil
  }

  /// The problem of a scene after all of its animations ended; nil for none.
  private func rest(of scene: Scene, after time: Double) -> String? {
    for step in 0..<3 { scene.tick(at: time + 1_000 * Double(step + 1)) }
    if scene.nextTickTime != nil { return "a tick is due at rest" }
    let frame = scene.frame
    scene.tick(at: time + 9_000)
    if scene.frame !== frame || scene.layersVisited > 0 { return "a tick at rest does something" }
    return scene.root.subtree.contains(where: \.hasAnimations) ? "a layer is animated at rest" : nil
  }
}

/// Two surfaces of one scene and their expected pictures. The second has its own scale and misses frames.
final class Surfaces {
  private let scene: Scene
  private let isMovedByDisplay: Bool
  private var first: FrameTarget?
  private var second: FrameTarget?
  private let reference = Renderer()

  init(_ scene: Scene, isMovedByDisplay: Bool) {
    self.scene = scene
    self.isMovedByDisplay = isMovedByDisplay
  }

  func check(skippingSecond: Bool) throws -> String? {
    guard let frame = scene.frame else { return "no frame" }
    if let difference = try check(frame, &first, scale: scene.scale) { return difference }
    if skippingSecond { return nil }
    return try check(frame, &second, scale: scene.scale == 2 ? 1.5 : scene.scale).map { "second surface: \($0)" }
  }

  private func check(_ frame: Frame, _ target: inout FrameTarget?, scale: Double) throws -> String? {
    let width = Frame.pixels(frame.size.width, scale)
    let height = Frame.pixels(frame.size.height, scale)
    if target?.shown.pixelWidth != width || target?.shown.pixelHeight != height || target?.shown.scale != scale {
      target = try FrameTarget(
        pixelWidth: width, pixelHeight: height, scale: scale, isMovedByDisplay: isMovedByDisplay)
    }
    guard let target else { return "no surface" }
    let report = try target.show { try scene.renderer.render(frame, into: $0) }
    let whole = try ImageSurface(pixelWidth: width, pixelHeight: height, scale: scale)
    let all = DeviceRegion(DeviceRect(x: 0, y: 0, width: width, height: height))
    try reference.paint(frame, region: all, into: whole, scale: scale)
    guard let difference = Picture(target.shown).difference(from: Picture(whole)) else { return verify(report) }
    return difference + " at scale \(scale), damage \(report.damage.map(\.pixels)), copies \(report.copies)"
  }

  private func verify(_ report: FrameReport) -> String? {
    if report.damage.count > 16 { return "\(report.damage.count) rectangles" }
    for (index, item) in report.damage.enumerated() {
      if report.damage[..<index].contains(where: { $0.pixels.intersects(item.pixels) }) {
        return "\(item.pixels) overlaps"
      }
    }
    return nil
  }
}
