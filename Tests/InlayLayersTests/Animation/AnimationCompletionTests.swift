import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// A completion is called once, by a tick, and never inside the call that asks for it.
@Suite struct AnimationCompletionTests {
  @Test("a completion that begins the next animation waits while its layer is in no scene, and goes on in the next one")
  func endless() {
    let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
    let scene = makeScene([layer], width: 20, height: 20)
    var ends: [Bool] = []
    func turn() {
      layer.animate(.opacity, from: 0, .curve(duration: 0.1)) {
        ends.append($0)
        turn()
      }
    }
    turn()
    scene.tick(at: 1)
    layer.removeFromSuperlayer()
    for time in 2...4 { scene.tick(at: Double(time)) }
    #expect(ends == [true, false] && scene.nextTickTime == nil)
    let other = makeScene([layer], width: 20, height: 20)
    #expect(ends.count == 2)
    other.tick(at: 0)
    #expect(ends == [true, false, false] && layer.isAnimating)
    other.tick(at: 1)
    #expect(ends == [true, false, false, true])
  }

  @Test("a layer that dies without a scene calls what it kept, once")
  func dying() {
    var ends: [Bool] = []
    do {
      let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
      layer.animate(.opacity, from: 0, .curve(duration: 1)) { [weak layer] in
        ends.append($0)
        layer?.animate(.opacity, from: 0, .curve(duration: 1)) { ends.append($0) }
      }
      layer.animateContents(from: nil, .curve(duration: 1)) { ends.append($0) }
      layer.add(keyframes: Keyframes([0, 1]), for: .opacity, .curve(duration: 1)) { ends.append($0) }
      #expect(ends.isEmpty)
    }
    #expect(ends == [false, false, false])
  }

  @Test("whatever layers, scenes and completions do, each completion is called once, and none inside a call")
  func randomly() {
    for _ in 0..<60 { CompletionWalk(SeededRandom()).run() }
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
      random.pick(layers).removeAnimations()
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
    let timing = random.pick([
      AnimationTiming.curve(duration: 0), .curve(duration: 0.2), .spring(response: 0.3),
      .curve(duration: 0.1, delay: 1),
      .curve(duration: .nan),
    ])
    switch random.int(0...4) {
    case 0: layer.animate(.opacity, from: random.double(0...1), timing, completion: completion)
    case 1: layer.animate(.frame, from: Rect(x: 0, y: 0, width: 4, height: 4), timing, completion: completion)
    case 2: layer.add(keyframes: Keyframes([0, 0.5]), for: .opacity, timing, completion: completion)
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
