import Foundation
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct FlingTests {
  @Test("a released drag continues with the pointer's velocity, and its calls are UIKit's in order")
  func fling() {
    let scroller = Scroller()
    var velocities: [Point] = []
    scroller.retarget = { velocity, target in
      velocities.append(velocity)
      return target
    }
    scroller.fling(2_000)
    #expect(scroller.y == 200 && scroller.view.isDecelerating && !scroller.view.isDragging)
    #expect(scroller.log == ["drag", "will end", "end, decelerates", "decelerate"])
    #expect(abs(velocities[0].y - 2) < 1e-9 && velocities[0].x == 0)
    let coefficient = -1_000 * log(0.998)
    for time in [0.016, 0.5, 1, 2] {
      let published = 200 + 2_000 / coefficient * (1 - pow(0.998, 1_000 * time))
      #expect(abs(scroller.offset(at: 1.1 + time) - published) <= 0.5, "\(time) s after")
    }
    scroller.run(until: 6)
    #expect(scroller.y == (200 + 2_000 / coefficient).rounded() && scroller.log.last == "rest")
    #expect(scroller.rests && !scroller.view.isDecelerating)
    #expect(Set(scroller.offsets.map(\.y)).count == scroller.offsets.count, "each offset is reported once")
  }

  @Test("offsets do not depend on the rate of ticks, and are on device pixels")
  func rates() {
    var all: [[Double]] = []
    for rate in [1, 7, 60, 240.0] {
      let scroller = Scroller(scale: 1.5)
      scroller.view.contentOffset.y = 8_000
      scroller.fling(3_000)
      var offsets: [Double] = []
      for second in [2, 3, 4, 5, 6.0] {
        scroller.run(until: second, rate: rate)
        offsets.append(scroller.y)
        #expect(abs(scroller.y * 1.5 - (scroller.y * 1.5).rounded()) < 1e-6)
      }
      all.append(offsets)
    }
    for offsets in all { #expect(zip(offsets, all[0]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(offsets)") }
    #expect(all[0].last == (10_000.0 - 400).snapped(toScale: 1.5))
  }

  @Test("a fling against the end bounces beyond it and returns")
  func bounce() {
    let scroller = Scroller()
    scroller.view.contentOffset.y = 9_000
    scroller.fling(3_000)
    scroller.run(until: 5)
    let most = scroller.offsets.map(\.y).max() ?? 0
    #expect(most > 9_620 && most < 9_700 && scroller.y == 9_600)
    #expect(scroller.log == ["drag", "will end", "end, decelerates", "decelerate", "rest"])
    scroller.view.bounces = false
    scroller.view.contentOffset.y = 9_000
    scroller.fling(3_000, from: 6)
    scroller.run(until: 10)
    #expect(scroller.offsets.map(\.y).max() == most && scroller.y == 9_600, "without bouncing it stops there")
  }

  @Test("content dragged beyond its end follows as on a rubber band, and returns when released")
  func rubberBand() {
    let scroller = Scroller()
    scroller.drag(Size(width: 0, height: 1_000), from: 1, for: 0.2, release: false)
    #expect(abs(scroller.y + RubberBand(length: 400).shown(200)) <= 0.5 && scroller.view.isTracking)
    scroller.view.drag(by: Size(width: 0, height: -200), at: 1.3)
    #expect(scroller.y == 0, "the rubber band forgets nothing")
    scroller.view.drag(by: Size(width: 0, height: 100), at: 1.4)
    scroller.scene.advanceClock(to: 1.6)
    scroller.view.endDragging(at: 1.6)
    #expect(scroller.y < -40 && scroller.view.isDecelerating)
    scroller.run(until: 3)
    #expect(scroller.y == 0 && scroller.log.last == "rest" && scroller.rests)
  }

  @Test("content that fits moves only where it always bounces")
  func alwaysBounces() {
    let scroller = Scroller(content: Size(width: 300, height: 100))
    scroller.drag(Size(width: 500, height: 500), from: 1, for: 0.1)
    #expect(scroller.view.contentOffset == .zero && scroller.log.last == "end")
    scroller.view.alwaysBounceVertical = true
    scroller.drag(Size(width: 500, height: 500), from: 2, for: 0.1)
    #expect(scroller.y < -20 && scroller.view.contentOffset.x == 0)
    scroller.run(until: 4)
    scroller.view.alwaysBounceVertical = false
    scroller.view.alwaysBounceHorizontal = true
    scroller.drag(Size(width: 500, height: 500), from: 5, for: 0.1)
    #expect(scroller.y == 0 && scroller.view.contentOffset.x < -20)
    scroller.view.bounces = false
    scroller.run(until: 9)
    #expect(scroller.view.contentOffset == .zero)
  }

  @Test("a touch stops momentum where it is at its time, whatever was shown last")
  func stopped() {
    var rests: Set<Double> = []
    for rate in [3, 60.0] {
      let scroller = Scroller()
      scroller.fling(2_000)
      #expect(scroller.view.isDecelerating)
      scroller.run(until: rate > 10 ? 1.49 : 1.4, rate: rate)
      scroller.scene.advanceClock(to: 1.503)
      #expect(scroller.view.stopScrolling())
      #expect(scroller.log.suffix(1) == ["rest"] && !scroller.view.isDecelerating)
      let y = scroller.y
      scroller.run(until: 4)
      #expect(scroller.y == y && !scroller.view.stopScrolling() && scroller.rests)
      rests.insert(y)
    }
    #expect(rests.count == 1)
  }

  @Test("a touch of content beyond its end lets it return, and a drag catches it there")
  func caught() {
    let scroller = Scroller()
    scroller.fling(-3_000)
    #expect(scroller.y < -100)
    scroller.run(until: 1.15)
    #expect(scroller.view.stopScrolling() && scroller.view.isDecelerating)
    scroller.run(until: 1.2)
    let caught = scroller.y
    #expect(caught < -20)
    scroller.view.beginDragging(at: 1.2)
    scroller.view.drag(by: Size(width: 0, height: 0), at: 1.21)
    #expect(scroller.y == caught && !scroller.view.isDecelerating && scroller.view.isDragging)
    scroller.view.cancelDragging()
    scroller.run(until: 4)
    #expect(scroller.y == 0)
    #expect(
      scroller.log == [
        "drag", "will end", "end, decelerates", "decelerate", "rest", "drag", "end, decelerates", "decelerate", "rest",
      ])
  }

  @Test("a drag without times has no dynamics")
  func untimed() {
    let scroller = Scroller()
    scroller.view.beginDragging(at: nil)
    for _ in 0..<10 { scroller.view.drag(by: Size(width: 0, height: -30), at: nil) }
    scroller.view.endDragging(at: nil)
    #expect(scroller.y == 300 && scroller.log == ["drag", "end"] && scroller.rests)
    scroller.view.beginDragging(at: nil)
    scroller.view.drag(by: Size(width: 0, height: 500), at: nil)
    #expect(scroller.y == 0)
    scroller.view.drag(by: Size(width: 0, height: -250), at: nil)
    #expect(scroller.y == 50, "the content returns below the pointer")
    scroller.view.cancelDragging()
    #expect(scroller.log == ["drag", "end", "drag", "end"])
    // Half of the drag has times.
    scroller.view.beginDragging(at: 2)
    scroller.view.drag(by: Size(width: 0, height: 200), at: 2.1)
    #expect(scroller.y < 0)
    scroller.view.endDragging(at: nil)
    #expect(scroller.y == 0 && scroller.rests)
  }

  @Test("a slow drag, and one of a pointer that rests, have no momentum")
  func slow() {
    let scroller = Scroller()
    scroller.fling(15)
    scroller.drag(Size(width: 0, height: -1_000), from: 2, for: 0.1, release: false)
    scroller.scene.advanceClock(to: 2.2)
    scroller.view.endDragging(at: 2.2)
    #expect(scroller.log == ["drag", "will end", "end", "drag", "will end", "end"])
    #expect(scroller.rests)
  }

  @Test("the delegate may choose another target, which is reached and not passed")
  func retargeted() {
    for wanted in [500, 900, 1_150, 3_000, 50, 100_000.0] {
      let scroller = Scroller()
      scroller.retarget = { _, target in Point(x: target.x, y: wanted) }
      scroller.fling(2_000)
      let start = scroller.y
      scroller.run(until: 10)
      #expect(scroller.y == min(wanted, 9_600) && scroller.log.last == "rest")
      if wanted > start { #expect(scroller.offsets.map(\.y).max() == scroller.y) }
    }
  }

  @Test("a drag that is clearly along one axis scrolls along it alone, if asked for")
  func directionalLock() {
    let content = Size(width: 3_000, height: 3_000)
    for (isLocked, x) in [(false, 60.0), (true, 0)] {
      let scroller = Scroller(content: content)
      scroller.view.isDirectionalLockEnabled = isLocked
      scroller.drag(Size(width: -600, height: -2_000), from: 1, for: 0.1)
      #expect(scroller.view.contentOffset == Point(x: x, y: 200))
      scroller.run(until: 9)
      #expect((scroller.view.contentOffset.x > 100) == !isLocked && scroller.y > 1_000)
      scroller.drag(Size(width: -2_000, height: -2_000), from: 10, for: 0.1)
      #expect(scroller.view.contentOffset.x > 190, "a diagonal drag is free")
    }
  }

  @Test("pages are turned by a fling, one at a time, and a slow drag goes back")
  func paging() {
    let scroller = Scroller(content: Size(width: 1_500, height: 400))
    scroller.view.isPagingEnabled = true
    func turn(_ velocity: Double, _ duration: Double, at time: Double) -> Double {
      scroller.drag(Size(width: -velocity, height: 0), from: time, for: duration)
      scroller.run(until: time + 5)
      return scroller.view.contentOffset.x
    }
    #expect(turn(800, 0.1, at: 10) == 300)
    #expect(turn(20_000, 0.01, at: 20) == 600)
    #expect(turn(100, 1, at: 30) == 600, "slow and less than half")
    #expect(turn(150, 1.2, at: 40) == 900, "slow and more")
    #expect(turn(-500, 0.05, at: 50) == 600)
    #expect(turn(2_000, 0.05, at: 60) == 900 && turn(2_000, 0.05, at: 70) == 1_200)
    #expect(turn(2_000, 0.05, at: 80) == 1_200, "the last one")
    #expect(scroller.log.count { $0 == "decelerate" } == scroller.log.count { $0 == "rest" })
    // Touched between two pages.
    scroller.drag(Size(width: 1_000, height: 0), from: 90, for: 0.1)
    scroller.run(until: 90.2)
    #expect(scroller.view.stopScrolling())
    scroller.run(until: 99)
    #expect(scroller.view.contentOffset.x == 900)
  }

  @Test("a view that leaves its scene, or its scene's time, comes to rest inside the content")
  func leaves() {
    let scroller = Scroller()
    let root = Layer()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = Size(width: 100, height: 1_000)
    inner.delegate = scroller
    root.addSublayer(inner)
    let scene = Scene.inSettings(root: root, size: Size(width: 100, height: 100))
    scene.tick(at: 1)
    inner.beginDragging(at: 1)
    inner.drag(by: Size(width: 0, height: 60), at: 1.05)
    inner.endDragging(at: 1.05)
    #expect(inner.contentOffset.y < 0 && inner.isDecelerating)
    inner.removeFromSuperlayer()
    scene.tick(at: 1.1)
    #expect(inner.contentOffset.y == 0 && !inner.isDecelerating && scroller.log.last == "rest")
    #expect(scene.nextTickTime == nil)
  }
}
