import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Animations of single layers: what is presented when, and when they end.
@Suite struct AnimationTests {
  private let card = RecordingLayer(named: "card")
  private let scene: Scene

  init() {
    card.frame = Rect(x: 10, y: 10, width: 60, height: 40)
    card.backgroundColor = .rgb(0x336699)
    scene = makeScene([card], width: 200, height: 150)
    scene.tick(at: 0)
  }

  @Test("an animated value goes from the old one to the model's by the curve")
  func curve() {
    card.position.x = 140
    card.animate(.position, from: Point(x: 40, y: 30), .curve(.easeIn, duration: 2))
    #expect(card.position.x == 140 && card.presentedGeometry.position.x == 40, "at once")
    for time in stride(from: 0.0, through: 2, by: 0.125) {
      scene.tick(at: time)
      let expected = 40 + 100 * TimingCurve.easeIn.value(at: time / 2)
      #expect(abs(card.presentedGeometry.position.x - expected) < 1e-6)
      #expect(card.presented(.position) == card.presentedGeometry.position)
      #expect(scene.nextTickTime == (time < 2 ? time : nil))
    }
    #expect(!card.isAnimating && card.presentedBox == nil && scene.animator.isEmpty)
  }

  @Test("two springs of one value add up: a target that changes half way keeps the velocity")
  func retargeted() {
    let spring = Spring(dampingRatio: 0.7, response: 0.6)
    func presented(_ time: Double) -> Double {
      scene.tick(at: time)
      return card.presentedGeometry.position.x
    }
    scene.animate(.spring(spring)) { card.position.x = 140 }
    _ = presented(0.2)
    scene.animate(.spring(spring)) { card.position.x = 90 }
    for time in stride(from: 0.2, through: 0.7, by: 0.01) {
      let expected = 90 - 100 * (1 - spring.value(at: time)) + 50 * (1 - spring.value(at: time - 0.2))
      #expect(abs(presented(time) - expected) < 1e-9)
    }
    #expect(presented(10) == 90 && scene.nextTickTime == nil)
  }

  @Test("a closure's completion is called once after all its animations, by a tick")
  func completion() {
    var finished: [Bool] = []
    scene.animate(duration: 1) {
      card.frame = Rect(x: 50, y: 50, width: 30, height: 30)
      card.opacity = 0.5
    } completion: {
      finished.append($0)
    }
    scene.tick(at: 0.5)
    #expect(card.presentedLook.opacity > 0.5 && card.presentedLook.opacity < 1 && finished.isEmpty)
    scene.tick(at: 1)
    #expect(finished == [true] && card.presentedLook.opacity == 0.5)
    scene.tick(at: 2)
    #expect(finished == [true] && scene.nextTickTime == nil)
  }
}
