import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// `Scene.animate`: which changes are animated, and when completions are called.
@Suite struct RecordedChangesTests {
  private let card = makeLayer(Rect(x: 10, y: 10, width: 60, height: 40), .black, name: "card")
  private let scene: Scene

  init() {
    scene = makeScene([card], width: 200, height: 150)
    scene.tick(at: 0)
  }

  @Test("a completion is called once, by the tick at the end of the last animation")
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

  @Test("one removed animation makes the whole closure unfinished, after the others ended")
  func unfinished() {
    var finished: [Bool] = []
    scene.animate(duration: 1) {
      card.position.x = 0
      card.opacity = 0
    } completion: {
      finished.append($0)
    }
    card.removeAnimations(for: .opacity)
    scene.tick(at: 0.5)
    #expect(finished == [])
    scene.tick(at: 1)
    #expect(finished == [false])
  }

  @Test("without a change, and with no duration, the completion comes with the next tick")
  func nothing() {
    var finished: [Bool] = []
    scene.animate(duration: 1) {
    } completion: {
      finished.append($0)
    }
    scene.animate(duration: 0) {
      card.position.x = 0
    } completion: {
      finished.append($0)
    }
    #expect(finished == [] && scene.nextTickTime == 0 && !card.hasAnimations)
    scene.tick(at: 0)
    #expect(finished == [true, true] && scene.nextTickTime == nil)
  }

  @Test("no duration but a delay shows the old value until then")
  func onlyDelay() {
    scene.animate(duration: 0, delay: 1) { card.opacity = 0 }
    scene.tick(at: 0.9)
    #expect(card.presentedLook.opacity == 1)
    scene.tick(at: 1)
    #expect(card.presentedLook.opacity == 0)
  }

  @Test("an inner closure has its own timing and completion; one without duration changes at once")
  func nested() {
    var ended: [String] = []
    scene.animate(duration: 4, curve: .linear) {
      card.position.x = 140
      scene.animate(duration: 1, curve: .linear) {
        card.opacity = 0
      } completion: { _ in
        ended.append("inner")
      }
      scene.animate(duration: 0) { card.cornerRadius = 9 }
      card.position.y = 130
    } completion: { _ in
      ended.append("outer")
    }
    scene.tick(at: 0.5)
    #expect(card.presentedLook.opacity == 0.5 && card.presentedLook.cornerRadius == 9)
    #expect(card.presentedGeometry.position == Point(x: 52.5, y: 42.5))
    scene.tick(at: 2)
    #expect(ended == ["inner"])
    scene.tick(at: 4)
    #expect(ended == ["inner", "outer"])
  }

  @Test("changes of one value within a closure are one animation, from the first old value")
  func joined() {
    scene.animate(duration: 1, curve: .linear) {
      for x in [90.0, -300, 140] { card.position.x = x }
      card.opacity = 0.2
      card.opacity = 1
    }
    scene.tick(at: 0.5)
    #expect(card.presentedGeometry.position.x == 90 && card.presentedLook.opacity == 1)
    #expect(card.presentedBox?.tracks.count == 1, "the opacity is as before")
  }

  @Test("layers of other scenes, and without a scene, change at once, also in a closure within the closure")
  func severalScenes() {
    let (other, alone) = (makeLayer(.zero), makeLayer(.zero))
    let otherScene = makeScene([other], width: 9, height: 9)
    otherScene.tick(at: 0)
    scene.animate(duration: 1, curve: .linear) {
      (other.opacity, alone.opacity, card.opacity) = (0, 0, 0)
      otherScene.animate(duration: 2, curve: .linear) {
        other.cornerRadius = 8
        card.cornerRadius = 8
      }
    }
    #expect(other.presentedLook.opacity == 0 && !alone.hasAnimations)
    scene.tick(at: 0.5)
    otherScene.tick(at: 0.5)
    #expect(card.presentedLook.opacity == 0.5 && card.presentedLook.cornerRadius == 4)
    #expect(other.presentedLook.cornerRadius == 2)
    other.cornerRadius = 20
    #expect(other.presentedLook.cornerRadius == 14, "nothing is recorded outside, and the animation goes on")
  }

  @Test("a layout within the closure is animated, one after it is not")
  func layout() {
    let box = RecordingLayer(named: "box")
    let inner = makeLayer(Rect(x: 0, y: 0, width: 10, height: 10))
    box.addSublayer(inner)
    box.onLayout = { inner.frame = $0.bounds }
    scene.root.addSublayer(box)
    scene.tick(at: 0)
    scene.animate(duration: 1, curve: .linear) {
      box.bounds.size = Size(width: 50, height: 50)
      box.layoutIfNeeded()
    }
    scene.tick(at: 0.5)
    #expect(inner.presentedGeometry.bounds.width == 25)
    scene.tick(at: 1)
    scene.animate(duration: 1, curve: .linear) { box.bounds.size = Size(width: 90, height: 90) }
    scene.tick(at: 1.5)
    #expect(inner.presentedGeometry.bounds.width == 90 && box.presentedGeometry.bounds.width == 70)
  }

  @Test("layers that enter the scene in the closure appear as they are; those that only change their place do not")
  func entering() {
    let new = makeLayer(.zero)
    let group = makeLayer(Rect(x: 0, y: 0, width: 50, height: 50))
    scene.root.addSublayer(group)
    scene.tick(at: 0)
    scene.animate(duration: 1, curve: .linear) {
      scene.root.addSublayer(new)
      new.frame = Rect(x: 20, y: 20, width: 10, height: 10)
      group.addSublayer(card)
      card.opacity = 0
    }
    #expect(!new.hasAnimations && card.hasAnimations)
    scene.animate(duration: 1, curve: .linear) { new.opacity = 0 }
    #expect(new.hasAnimations)
  }

  @Test("a layer that is made where another one was freed in the closure appears as it is")
  func reusedMemory() {
    for _ in 0..<50 {
      replaceLayer()
      #expect(scene.root.sublayers.dropFirst().allSatisfy { !$0.hasAnimations })
      for layer in scene.root.sublayers.dropFirst() { layer.removeFromSuperlayer() }
    }
  }

  /// Frees a layer in a closure and adds another one of the same size in memory.
  private func replaceLayer() {
    scene.root.addSublayer(makeLayer(Rect(x: 1, y: 1, width: 9, height: 9)))
    scene.tick(at: 0)
    scene.animate(duration: 1) {
      scene.root.sublayers.last?.removeFromSuperlayer()
      let new = makeLayer(.zero)
      scene.root.addSublayer(new)
      new.frame = Rect(x: 20, y: 20, width: 10, height: 10)
    }
  }
}
