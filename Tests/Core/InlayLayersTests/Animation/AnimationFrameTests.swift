import CInlayAllocations
import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers

/// Frames of running animations: equal to those of a model with the same values, at any rate of ticks.
@Suite struct AnimationFrameTests {
  private let textContext: TextContext
  private let images: [Image]

  init() throws {
    textContext = try TextContext()
    images = try TestImages.all()
  }

  private struct Palettes: Sendable {
    static let light: Palette = ["a": RGBColor(rgb: 0xFF0000), "b": RGBColor(rgb: 0x0000FF)]
    static let dark: Palette = ["a": RGBColor(rgb: 0x00FF00), "b": .white]
  }

  private final class Source: ColorSource {
    func palette(for appearance: Appearance) -> Palette { appearance == .dark ? Palettes.dark : Palettes.light }
  }

  /// Layers of every kind, each in a place of its own.
  private struct Stage {
    let scene: Scene
    let card = makeLayer(Rect(x: 10, y: 10, width: 40, height: 30), .token("a"), name: "card")
    let photo = ImageLayer()
    let gradient = GradientLayer()
    let shape = ShapeLayer()
    let text = TextLayer()

    init(_ images: [Image], _ textContext: TextContext) {
      photo.frame = Rect(x: 70, y: 10, width: 40, height: 30)
      photo.image = images[0]
      gradient.frame = Rect(x: 120, y: 10, width: 40, height: 30)
      gradient.colors = [.black, .token("b")]
      shape.frame = Rect(x: 10, y: 60, width: 40, height: 40)
      shape.path = Path(ellipseIn: Rect(x: 5, y: 5, width: 30, height: 30))
      shape.strokeColor = .token("b")
      shape.fillColor = nil
      shape.lineWidth = 4
      text.frame = Rect(x: 70, y: 60, width: 60, height: 30)
      text.text = "Text"
      text.textColor = .black
      card.addSublayer(makeLayer(Rect(x: 5, y: 5, width: 10, height: 40), .black))
      scene = makeScene(
        [card, photo, gradient, shape, text], width: 180, height: 110, scale: 2, textContext: textContext)
      scene.colorSource = Source()
      scene.tick(at: 0)
    }
  }

  private func stage() -> Stage { Stage(images, textContext) }

  /// Compares the frame half way between two models with the frame of a model, for a change of one property.
  private func check(
    _ change: (Stage) -> Void, halfWay: (Stage) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (animated, expected) = (stage(), stage())
    let before = try animated.scene.picture()
    animated.scene.animate(duration: 2, curve: .linear) { change(animated) }
    #expect(try animated.scene.picture() == before, "the start", sourceLocation: sourceLocation)
    animated.scene.tick(at: 1)
    halfWay(expected)
    let middle = try expected.scene.picture()
    #expect(middle != before, "it is seen", sourceLocation: sourceLocation)
    #expect(
      try animated.scene.picture().difference(from: middle) == nil, "half way", sourceLocation: sourceLocation)
    animated.scene.tick(at: 2)
    let last = stage()
    change(last)
    #expect(
      try animated.scene.picture().difference(from: last.scene.picture()) == nil, "the end",
      sourceLocation: sourceLocation)
  }

  @Test("half way, every kind of value gives the frame of a model with the middle value")
  func halfWay() throws {
    let purple = Color(red: 0.5, green: 0, blue: 0.5)
    try check({ $0.card.frame.size.width = 80 }, halfWay: { $0.card.frame.size.width = 60 })
    try check({ $0.card.bounds.origin.y = 20 }, halfWay: { $0.card.bounds.origin.y = 10 })
    try check(
      { $0.card.transform = Transform(scaleX: 2, y: 1) }, halfWay: { $0.card.transform = Transform(scaleX: 1.5, y: 1) })
    try check({ $0.card.anchorPoint.x = 0 }, halfWay: { $0.card.anchorPoint.x = 0.25 })
    try check({ $0.card.opacity = 0 }, halfWay: { $0.card.opacity = 0.5 })
    try check({ $0.card.backgroundColor = .token("b") }, halfWay: { $0.card.backgroundColor = purple })
    try check({ $0.card.cornerRadius = 10 }, halfWay: { $0.card.cornerRadius = 5 })
    try check({ $0.card.borderWidth = 6 }, halfWay: { $0.card.borderWidth = 3 })
    try check({ $0.card.shadowOpacity = 1 }, halfWay: { $0.card.shadowOpacity = 0.5 })
    try check(
      { $0.gradient.colors = [.token("a"), .token("a")] },
      halfWay: { $0.gradient.colors = [Color(red: 0.5, green: 0, blue: 0), purple] })
    try check({ $0.gradient.locations = [0.5, 1] }, halfWay: { $0.gradient.locations = [0.25, 1] })
    try check({ $0.gradient.endPoint = Point(x: 1, y: 0) }, halfWay: { $0.gradient.endPoint = Point(x: 0.75, y: 0.5) })
    try check({ $0.shape.strokeEnd = 0 }, halfWay: { $0.shape.strokeEnd = 0.5 })
    try check({ $0.shape.strokeStart = 0.5 }, halfWay: { $0.shape.strokeStart = 0.25 })
    try check({ $0.shape.lineWidth = 10 }, halfWay: { $0.shape.lineWidth = 7 })
    try check({ $0.shape.strokeColor = .token("a") }, halfWay: { $0.shape.strokeColor = purple })
    try check(
      { $0.shape.fillColor = .black }, halfWay: { $0.shape.fillColor = Color(RGBColor(white: 0, alpha: 0.5)) })
    try check({ $0.text.textColor = .white }, halfWay: { $0.text.textColor = Color(RGBColor(white: 0.5)) })
  }

  @Test("a theme that changes meanwhile changes both colours between which a layer is")
  func theme() throws {
    let (animated, expected) = (stage(), stage())
    animated.scene.animate(duration: 2, curve: .linear) { animated.card.backgroundColor = .token("b") }
    animated.scene.tick(at: 1)
    for scene in [animated.scene, expected.scene] { scene.traits.appearance = .dark }
    expected.card.backgroundColor = Color(red: 0.5, green: 1, blue: 0.5)
    #expect(try animated.scene.picture() == expected.scene.picture())
  }

  @Test("an image changes at once in a closure that animates, and nothing waits for it")
  func imagesAtOnce() throws {
    let (animated, plain) = (stage(), stage())
    var finished: [Bool] = []
    animated.scene.animate(duration: 2) {
      animated.photo.image = images[1]
      animated.card.contents = images[0]
    } completion: {
      finished.append($0)
    }
    plain.photo.image = images[1]
    plain.card.contents = images[0]
    #expect(try animated.scene.picture() == plain.scene.picture())
    #expect(finished == [true] && !animated.photo.hasAnimations && animated.scene.nextTickTime == nil)
  }

  /// Frames at the common times of some rate of ticks, with everything animated and retargeted.
  private func frames(ticksPerSecond rate: Int) throws -> ([Double], [Picture]) {
    let stage = stage()
    let scene = stage.scene
    func change(_ end: Double, _ timing: AnimationTiming) {
      scene.animate(timing) {
        stage.card.position = Point(x: 30 + end * 100, y: 25 + end * 40)
        stage.card.transform = end == 0 ? .identity : Transform(rotationCosine: 0.6, sine: 0.8)
        stage.card.backgroundColor = end == 0 ? .token("a") : .token("b")
        stage.photo.image = images[end == 0 ? 0 : 1]
        stage.shape.strokeEnd = 1 - end / 2
        stage.text.opacity = 1 - end * 0.7
      }
    }
    var (values, pictures): ([Double], [Picture]) = ([], [])
    change(1, .spring(dampingRatio: 0.6, response: 0.7))
    for second in 0..<3 {
      for tick in 0..<rate { scene.tick(at: Double(second) + Double(tick) / Double(rate)) }
      scene.tick(at: Double(second + 1))
      values += [stage.card.presentedGeometry.position.x, stage.card.presentedGeometry.transform.a]
      values += [stage.text.presentedLook.opacity, stage.shape.presented(.strokeEnd)]
      pictures.append(try scene.picture())
      if second == 0 { change(0, .curve(.easeOut, duration: 1.7, delay: 0.4)) }
    }
    return (values, pictures)
  }

  @Test("values and frames do not depend on how often the scene ticks")
  func rates() throws {
    let expected = try frames(ticksPerSecond: 1)
    for rate in [7, 60, 240] {
      let (values, pictures) = try frames(ticksPerSecond: rate)
      #expect(values == expected.0 && pictures == expected.1, "\(rate) Hz")
    }
  }

  @Test("a group that fades, moves and scrolls away rasterises nothing after its first frame")
  func noRasterising() throws {
    let stage = stage()
    let scene = stage.scene
    stage.card.cornerRadius = 9
    stage.card.shadowOpacity = 0.5
    stage.card.addSublayer(stage.text)
    let surface = try ImageSurface(for: scene)
    scene.animate(duration: 1) { stage.card.opacity = 0.2 }
    scene.tick(at: 0.1)
    try scene.render(into: surface)
    for step in 2..<10 {
      scene.tick(at: Double(step) / 10)
      let report = try scene.render(into: surface)
      #expect(report.tileMisses == 0 && report.layersVisited == 2 && !report.damage.isEmpty)
    }
  }

  // A debug build allocates memory where an optimised one does not.
  #if !DEBUG
    @Test("a tick of one moving layer allocates at most 16 blocks, and one without animations none")
    func allocations() throws {
      let stage = stage()
      let scene = stage.scene
      scene.animate(duration: 9) { stage.card.position.x = 150 }
      for step in 1...5 { scene.tick(at: Double(step) / 10) }
      let moving = blocks { scene.tick(at: 0.6) }
      #expect(moving <= 16)
      scene.tick(at: 10)
      let idle = blocks { for step in 0..<10 { scene.tick(at: 20 + Double(step)) } }
      #expect(idle == 0)
    }

    private func blocks(_ body: () -> Void) -> Int {
      let before = allocationCount()
      body()
      return allocationCount() - before
    }
  #endif
}
