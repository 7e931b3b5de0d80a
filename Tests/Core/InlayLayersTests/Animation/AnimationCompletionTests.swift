import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// A completion is called once, by a tick, and never inside the call that asks for it.
@Suite struct AnimationCompletionTests {
  @Test("a completion that begins the next animation goes on tick by tick, also after its layer left the scene")
  func endless() {
    let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
    let scene = makeScene([layer], width: 20, height: 20)
    var ends: [Bool] = []
    func turn() {
      layer.animate(.opacity, from: 0, .curve(duration: 0.1)) {
        ends.append($0)
        if ends.count < 5 { turn() }
      }
    }
    turn()
    scene.tick(at: 1)
    #expect(ends == [true])
    layer.removeFromSuperlayer()
    for time in 2...4 {
      scene.tick(at: Double(time))
      #expect(ends.count == time)
    }
    let other = makeScene([layer], width: 20, height: 20)
    scene.tick(at: 5)
    #expect(ends == [true, false, false, false, false])
    #expect(scene.nextTickTime == nil || !layer.hasAnimations)
    other.tick(at: 0)
    #expect(ends.count == 5)
  }

  @Test("without a scene a completion comes at the end of the call, and nothing keeps its layer")
  func withoutScene() {
    var ends: [Bool] = []
    weak var known: Layer?
    do {
      let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
      known = layer
      for _ in 0..<1000 {
        layer.animate(.opacity, from: 0, .curve(duration: 1)) {
          ends.append($0)
          layer.opacity = 1
        }
      }
      #expect(ends.count == 1000 && layer.presentedBox == nil)
      layer.animate(.opacity, keyframes: Keyframes([0, 1]), .curve(duration: 1)) { ends.append($0) }
    }
    #expect(ends == Array(repeating: false, count: 1001) && known == nil)
  }

  @Test("a chain begun without a scene goes on by calls, removeAnimations(), ticks of the next scene, and at the end")
  func chains() {
    var count = 0
    do {
      let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
      func turn() {
        layer.animate(.opacity, from: 0, .curve(duration: 0.1)) { [weak layer] _ in
          count += 1
          if layer != nil { turn() }
        }
      }
      turn()
      #expect(count == 1)
      layer.removeAnimations()
      #expect(count == 2)
      layer.animate(.opacity, from: 0, .curve(duration: 1)) { _ in }
      #expect(count == 3)
      let scene = makeScene([layer], width: 20, height: 20)
      #expect(count == 3)
      scene.tick(at: 1)
      #expect(count == 4)
      scene.tick(at: 2)
      #expect(count == 5)
      layer.removeFromSuperlayer()
    }
    // The scene's end.
    #expect(count == 6)
  }

  @Test(
    "chains of 100,000 completions do not fill the stack: of one layer, of new layers, in a scene, after it, without")
  func long() {
    for place in 0..<5 {
      let length = 100_000
      var count = 0
      let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
      let scene = makeScene([layer], width: 20, height: 20)
      let second = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
      if place != 0 { layer.removeFromSuperlayer() }
      func turn(_ finished: Bool = true) {
        guard count < length else { return }
        count += 1
        switch place {
        case 0, 1, 2: layer.animate(.opacity, from: 0, .curve(duration: 0), completion: turn)
        case 3:
          makeLayer(Rect(x: 0, y: 0, width: 5, height: 5)).animate(
            .opacity, from: 0, .spring(response: 0.3), completion: turn)
        default: (count % 2 == 0 ? layer : second).animate(.opacity, from: 0, .curve(duration: 1), completion: turn)
        }
      }
      if place == 1 {
        scene.animate(.curve(duration: 0), {}, completion: turn)
      } else {
        turn()
      }
      var calls = 0
      while count < length && calls < 3 * length {
        calls += 1
        if place < 2 { scene.tick(at: scene.time) } else { for layer in [layer, second] { layer.removeAnimations() } }
      }
      #expect(count == length, "place \(place)")
    }
  }

  @Test("what a layer still owes is called once when it dies, after the completion that lets it go")
  func dying() {
    var log: [String] = []
    var other: Layer? = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
    let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
    layer.animate(.opacity, from: 0, .curve(duration: 1)) { _ in
      other?.animate(.opacity, from: 0, .curve(duration: 1)) { _ in log.append("other") }
      other = nil
      log.append("layer")
    }
    #expect(log == ["layer", "other"])
  }

  @Test("whatever layers, scenes and completions do, each completion is called once, and none inside a call")
  func randomly() {
    for seed in Seeds.first(120) { CompletionWalk(SeededRandom(seed: seed)).run() }
  }
}

/// Random animations of layers that come, go, move between scenes and die.
private final class CompletionWalk {
  private var random: SeededRandom
  private var scenes: [Scene] = []
  private var layers: [Layer] = []
  private var calls: [Int] = []
  private var clock = 0.0
  /// Whether a tick, or the end of a layer or a scene, may call completions.
  private var mayComplete = false
  private var depth = 0

  init(_ random: SeededRandom) {
    self.random = random
    layers = (0..<4).map { _ in makeLayer(Rect(x: 1, y: 2, width: 8, height: 8), .black) }
    addScene()
  }

  private func addScene() {
    let scene = makeScene([], width: 40, height: 40)
    scene.tick(at: clock)
    scenes.append(scene)
  }

  func run() {
    for _ in 0..<80 { step() }
    mayComplete = true
    // What dies calls completions, which read these lists.
    do {
      let dying = layers
      layers = []
      _ = dying
    }
    for _ in 0..<4 { tick() }
    do {
      let dying = scenes
      scenes = []
      _ = dying
    }
    for count in calls { #expect(count == 1, "seed \(random.seed)") }
  }

  private func tick() {
    clock += random.pick([0, 0.05, 0.5, 3])
    for scene in scenes { scene.tick(at: clock) }
  }

  private func step() {
    switch random.int(0...11) {
    case 0...4: animate()
    case 5: random.pick(layers).removeFromSuperlayer()
    case 6: if let scene = scenes.randomElement(using: &random) { scene.root.addSublayer(random.pick(layers)) }
    case 7 where depth == 0: if scenes.count < 3 { addScene() }
    case 8 where depth == 0: allowing { if scenes.count > 1 { _ = scenes.removeLast() } }
    case 9 where depth == 0: allowing { replaceLayer() }
    case 10:
      let layer = random.pick(layers)
      if layer.scene == nil && depth == 0 { allowing { layer.removeAnimations() } } else { layer.removeAnimations() }
      scenes.first?.removeAnimations()
    default: if depth == 0 { allowing { tick() } }
    }
  }

  /// The old one dies after the list has changed.
  private func replaceLayer() {
    let index = random.int(0...3)
    let old = layers[index]
    layers[index] = makeLayer(Rect(x: 0, y: 0, width: 3, height: 3))
    old.removeFromSuperlayer()
  }

  private func allowing(_ body: () -> Void) {
    mayComplete = true
    body()
    mayComplete = false
  }

  private func animate() {
    let index = calls.count
    calls.append(0)
    let completion: (Bool) -> Void = { [unowned self] _ in
      #expect(mayComplete, "inside a call, seed \(random.seed)")
      calls[index] += 1
      guard depth == 0, !layers.isEmpty else { return }
      (depth, mayComplete) = (1, false)
      for _ in 0..<random.int(0...3) { step() }
      (depth, mayComplete) = (0, true)
    }
    let layer = random.pick(layers)
    // Without a clock, and outside a completion, the end of the call is the time.
    let mayCompleteAfter = mayComplete
    if layer.scene == nil && depth == 0 { mayComplete = true }
    defer { mayComplete = mayCompleteAfter }
    let timing = random.pick([
      AnimationTiming.curve(duration: 0), .curve(duration: 0.2), .spring(response: 0.3),
      .curve(duration: 0.1, delay: 1),
      .curve(duration: .nan),
    ])
    switch random.int(0...4) {
    case 0: layer.animate(.opacity, from: random.double(0...1), timing, completion: completion)
    case 1: layer.animate(.frame, from: Rect(x: 0, y: 0, width: 4, height: 4), timing, completion: completion)
    case 2: layer.animate(.opacity, keyframes: Keyframes([0, 0.5]), timing, completion: completion)
    case 3:
      guard let scene = scenes.randomElement(using: &random) else {
        calls[index] = 1
        return
      }
      scene.animate(timing, { layer.position.x = random.double(0...9) }, completion: completion)
    default:
      guard let scene = scenes.randomElement(using: &random) else {
        calls[index] = 1
        return
      }
      scene.crossFade(duration: 0.2, { layer.opacity = 0.5 }, completion: completion)
    }
  }
}
