import InlayGraphics
import Testing

@testable import InlayLayers

/// `Scene.isAtRest` and `Scene.finishAnimations(atMost:)`: what ends by itself has, and what goes on does not count.
@Suite struct RestTests {
  private let root = Layer()
  private let box = Layer()
  private let scene: Scene

  init() {
    root.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    box.frame = Rect(x: 2, y: 2, width: 4, height: 4)
    box.backgroundColor = .black
    root.addSublayer(box)
    scene = Scene(root: root, size: root.frame.size)
    scene.onProblem = { _ in }
    scene.tick(at: 1)
  }

  private final class Client: TickClient {
    let isMotion: Bool
    var nextTickTime: Double?
    var times: [Double] = []

    init(isMotion: Bool, next: Double? = nil) { (self.isMotion, nextTickTime) = (isMotion, next) }

    func advance(to time: Double) -> Bool {
      times.append(time)
      if let next = nextTickTime, next <= time { nextTickTime = next + 1 }
      return !isMotion || times.count < 5
    }
  }

  @Test("a scene without a frame and one that changed are not at rest, and one tick at the same time is enough")
  func changes() {
    let fresh = Scene(root: Layer(), size: Size(width: 5, height: 5))
    #expect(!fresh.isAtRest && fresh.finishAnimations() && fresh.time == 0)
    #expect(scene.isAtRest)
    box.opacity = 0.5
    #expect(!scene.isAtRest && scene.finishAnimations() && scene.time == 1)
    #expect(scene.finishAnimations() && scene.time == 1)
  }

  @Test("animations, delays, their completions and cross-fades come to their ends")
  func motions() {
    var calls = 0
    scene.animate(duration: 0.3) {
      box.opacity = 0
    } completion: { _ in
      calls += 1
      box.animate(.opacity, from: 1, .curve(duration: 0.2, delay: 40)) { _ in calls += 1 }
    }
    scene.crossFade(duration: 0.5) { box.backgroundColor = .white }
    #expect(!scene.isAtRest && scene.finishAnimations() && calls == 2)
    #expect(scene.time > 41.5 && scene.time < 41.6 && scene.nextTickTime == nil)
  }

  @Test("what never ends does not keep a scene from rest: an animation, and a client that is no motion")
  func endless() {
    box.animate(.opacity, from: 0, .curve(duration: 1).repeated(.infinity))
    let clock = Client(isMotion: false, next: 30)
    scene.addTickClient(clock)
    scene.tick(at: 1)
    #expect(scene.isAtRest && scene.nextTickTime == 1)
    scene.animate(duration: 0.25) { box.frame.origin.x = 9 }
    #expect(!scene.isAtRest && scene.finishAnimations() && scene.time < 1.3)
    #expect(scene.nextTickTime == scene.time, "it goes on")
    let motion = Client(isMotion: true)
    scene.addTickClient(motion)
    #expect(!scene.isAtRest && scene.finishAnimations() && motion.times.count == 5)
    #expect(clock.nextTickTime == 30)
  }

  @Test("a clock ticks in time while something else moves, and nothing is skipped")
  func clocks() {
    let clock = Client(isMotion: false, next: 2)
    scene.addTickClient(clock)
    box.animate(.opacity, from: 0, .curve(duration: 0.1, delay: 2.5))
    scene.finishAnimations()
    #expect(clock.times.contains(2) && clock.times.contains(3) && scene.time < 3.7)
  }

  @Test("a limit ends the ticks of a movement that does not end, and where a delay is long")
  func limits() {
    box.animate(.opacity, from: 0, .curve(duration: 1, delay: 1e5))
    #expect(!scene.finishAnimations(atMost: 3) && scene.time == 4)
    for seconds in [0, -1, .nan, 1e-300] { #expect(!scene.finishAnimations(atMost: seconds) && scene.time < 4.001) }
    box.removeAnimations()
    #expect(scene.finishAnimations())
    final class Restless: TickClient {
      func advance(to time: Double) -> Bool { true }
    }
    let restless = Restless()
    scene.addTickClient(restless)
    #expect(!scene.finishAnimations(atMost: 0.2) && scene.time < 4.3)
  }

  @Test("at a clock whose numbers are farther apart than frames, ticks go on to rest", arguments: [1e15, 1e17, 1e300])
  func hugeClock(time: Double) {
    scene.tick(at: time)
    var isOver = false
    scene.animate(duration: 0.3) {
      box.opacity = 0
    } completion: { _ in
      isOver = true
    }
    #expect(scene.finishAnimations() && isOver && scene.time.isFinite)
  }
}
