import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Layers that leave, die and return, scenes that go, and what completions may do meanwhile.
@Suite struct AnimationLifeTests {
  /// Something that closures capture.
  private final class Token {}

  private let card = makeLayer(Rect(x: 10, y: 10, width: 60, height: 40), .black, name: "card")
  private let group = makeLayer(Rect(x: 50, y: 10, width: 60, height: 40), .white, name: "group")
  private let scene: Scene

  init() {
    scene = makeScene([card, group], width: 200, height: 150)
    scene.tick(at: 0)
  }

  private func fade(_ layer: Layer, duration: Double = 1, completion: ((Bool) -> Void)? = nil) {
    layer.animate(.opacity, from: 0, .curve(.linear, duration: duration), completion: completion)
  }

  /// A tick that leaves nothing running.
  private func expectRest(at time: Double) {
    scene.tick(at: time)
    #expect(scene.nextTickTime == nil && scene.animator.isEmpty)
    scene.root.forEachInside { #expect($0.presentedBox == nil) }
  }

  @Test("nothing is left of animations that ended: no closure, no presented values")
  func rest() {
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      fade(card) { _ in _ = captured }
      scene.animate(.spring(response: 0.3)) {
        card.position.x += 30
      } completion: { _ in
        _ = captured
      }
    }
    scene.tick(at: 0.5)
    #expect(token != nil)
    expectRest(at: 5)
    #expect(token == nil)
  }

  @Test("a layer that leaves the scene ends its animations at the next tick")
  func leaving() {
    var finished: [Bool] = []
    fade(card) { finished.append($0) }
    card.removeFromSuperlayer()
    #expect(finished == [] && scene.nextTickTime == 0)
    expectRest(at: 0.5)
    #expect(finished == [false] && !card.hasAnimations && card.presentedLook.opacity == 1)
  }

  @Test("a layer that leaves with a layer around it, hidden and changed before, ends its animations too")
  func leavingHidden() {
    var finished: [Bool] = []
    group.addSublayer(card)
    group.isHidden = true
    scene.tick(at: 0)
    card.animate(.opacity, from: 0, .curve(duration: 1, delay: 100)) { finished.append($0) }
    scene.tick(at: 0)
    #expect(scene.nextTickTime == 100)
    card.removeFromSuperlayer()
    #expect(scene.nextTickTime == 0)
    expectRest(at: 1)
    #expect(finished == [false])
  }

  @Test("a layer that is moved within the scene between two ticks keeps its animations")
  func moved() {
    var finished: [Bool] = []
    fade(card) { finished.append($0) }
    scene.tick(at: 0.25)
    card.removeFromSuperlayer()
    group.addSublayer(card)
    scene.tick(at: 0.5)
    #expect(card.presentedLook.opacity == 0.5 && finished == [])
    scene.tick(at: 1)
    #expect(finished == [true])
  }

  @Test("a layer that enters another scene shows its model there at once")
  func otherScene() {
    var finished: [Bool] = []
    let other = makeScene([], width: 50, height: 50)
    other.tick(at: 0)
    fade(card) { finished.append($0) }
    other.root.addSublayer(card)
    #expect(!card.hasAnimations && card.presentedLook.opacity == 1)
    fade(card, duration: 9)
    scene.tick(at: 0.5)
    #expect(finished == [false] && scene.animator.isEmpty && card.hasAnimations)
    other.tick(at: 4.5)
    #expect(card.presentedLook.opacity == 0.5)
  }

  @Test("animations hold no layer; one that dies ends its own")
  func dying() {
    var finished: [Bool] = []
    weak var dying: Layer?
    do {
      let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
      dying = layer
      scene.root.addSublayer(layer)
      fade(layer, duration: .infinity) { finished.append($0) }
      scene.tick(at: 0.5)
      layer.removeFromSuperlayer()
    }
    #expect(dying == nil && scene.nextTickTime == 0.5)
    expectRest(at: 0.75)
    #expect(finished == [false])
  }

  @Test("a scene that goes leaves its layers with their models, and calls the completions")
  func sceneGoes() {
    var finished: [Bool] = []
    let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
    weak var gone: Scene?
    do {
      let other = makeScene([layer], width: 9, height: 9)
      gone = other
      layer.animate(.opacity, from: 0, .curve(duration: 1)) { finished.append($0) }
      other.animate(duration: 1) {
        layer.position.x = 7
      } completion: {
        finished.append($0)
      }
    }
    #expect(gone == nil && finished == [false, false] && !layer.hasAnimations && layer.presentedBox == nil)
    layer.opacity = 0.5
    fade(layer) { finished.append($0) }
    #expect(finished == [false, false, false], "a layer without a scene has no clock")
    scene.root.addSublayer(layer)
    expectRest(at: 1)
    #expect(finished.count == 3)
  }

  @Test("a completion may start animations, change the tree and remove animations")
  func busyCompletions() {
    var log: [String] = []
    fade(card) { _ in
      fade(card) { log.append("second \($0)") }
      group.removeFromSuperlayer()
      scene.root.addSublayer(makeLayer(Rect(x: 0, y: 0, width: 5, height: 5), .white))
      log.append("first")
    }
    fade(group, duration: 2) { log.append("group \($0)") }
    scene.tick(at: 1)
    #expect(log == ["first"] && card.presentedLook.opacity == 0, "it begins at the tick's time")
    scene.tick(at: 1.5)
    #expect(log == ["first", "group false"] && card.presentedLook.opacity == 0.5)
    expectRest(at: 2)
    #expect(log == ["first", "group false", "second true"])
  }

  @Test("a completion that asks for another one without duration waits for the next tick")
  func chained() {
    var count = 0
    func again(_: Bool) {
      count += 1
      if count < 3 { scene.animate(duration: 0, {}, completion: again) }
    }
    scene.animate(duration: 0, {}, completion: again)
    for tick in 1...3 {
      #expect(scene.nextTickTime != nil)
      scene.tick(at: Double(tick))
      #expect(count == tick)
    }
    #expect(scene.nextTickTime == nil)
  }

  @Test("a completion may drop the last reference to the scene")
  func sceneGoesInCompletion() {
    let layer = makeLayer(Rect(x: 0, y: 0, width: 5, height: 5))
    var other: Scene? = makeScene([layer], width: 9, height: 9)
    weak let gone = other
    var finished: [Bool] = []
    layer.animate(.opacity, from: 0, .curve(duration: 1)) {
      finished.append($0)
      other = nil
    }
    layer.animate(.cornerRadius, from: 5, .curve(duration: 2)) { finished.append($0) }
    other?.tick(at: 1)
    #expect(gone == nil && finished == [true, false] && !layer.hasAnimations)
  }
}
