import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct WheelTests {
  @Test("steps of a wheel are short movements that add up to exactly their distance")
  func steps() {
    withSeeds(40) { random in
      let scroller = Scroller(scale: random.pick([1, 1.5, 2]))
      var total = 0.0
      var time = 1.0
      for _ in 0..<random.int(1...30) {
        let distance = random.length(-5...60)
        total = max(0, total + distance)
        scroller.scene.advanceClock(to: time)
        scroller.view.scroll(byWheel: Size(width: 0, height: distance), at: time, isPrecise: false)
        time += random.double(0...0.3)
        if random.chance(0.7) { scroller.scene.tick(at: time) }
      }
      scroller.run(until: time + 1)
      let error = abs(scroller.y - total) * scroller.scene.scale
      return error <= 1 && scroller.rests && scroller.log.isEmpty ? nil : "\(scroller.y), \(total)"
    }
  }

  @Test("one step takes less than 0.2 seconds, and parts of pixels add up")
  func fractions() {
    let scroller = Scroller()
    scroller.scene.tick(at: 1)
    scroller.view.scroll(byWheel: Size(width: 0, height: 60), at: 1, isPrecise: false)
    // It is one frame of 1/60 s ahead: 0.18 s after its start, 0.163 s after the event, it rests.
    #expect(scroller.y == 0 && scroller.offset(at: 1) == 11)
    #expect(scroller.offset(at: 1.09) == 50 && scroller.offset(at: 1.16) == 60)
    #expect(scroller.offset(at: 1.17) == 60 && scroller.rests)
    for step in 0..<50 {
      scroller.scene.advanceClock(to: 2 + Double(step) * 0.25)
      scroller.view.scroll(byWheel: Size(width: 0, height: 0.2), at: scroller.scene.time, isPrecise: false)
      scroller.run(until: 2.2 + Double(step) * 0.25)
    }
    #expect(abs(scroller.y - 70) <= 1)
  }

  @Test("the frame at the time of the event shows the first step of a turn")
  func firstFrame() {
    withSeeds(60) { random in
      let scroller = Scroller(scale: random.pick([1, 1.5, 2]))
      scroller.view.contentOffset.y = 5_000
      let time = random.double(1...100)
      scroller.scene.advanceClock(to: time)
      let distance = random.length(4...200) * (random.chance(0.5) ? 1 : -1)
      scroller.view.scroll(byWheel: Size(width: 0, height: distance), at: time, isPrecise: false)
      let moved = scroller.offset(at: time) - 5_000
      return moved * distance > 0 && abs(moved) < abs(distance) / 4 + 1 ? nil : "\(distance): \(moved)"
    }
  }

  @Test("further steps, and those that follow momentum, continue without a jump")
  func furtherSteps() {
    let scroller = Scroller()
    scroller.scene.tick(at: 1)
    scroller.view.scroll(byWheel: Size(width: 0, height: 60), at: 1, isPrecise: false)
    for step in 1...5 {
      let time = 1 + Double(step) * 0.03
      let offset = scroller.offset(at: time)
      scroller.view.scroll(byWheel: Size(width: 0, height: 60), at: time, isPrecise: false)
      #expect(scroller.offset(at: time) == offset)
    }
    scroller.fling(2_000, from: 2)
    let offset = scroller.offset(at: 2.2)
    scroller.view.scroll(byWheel: Size(width: 0, height: 60), at: 2.2, isPrecise: false)
    #expect(scroller.offset(at: 2.2) == offset)
  }

  @Test("precise distances, and those without a time, have no dynamics and end momentum")
  func precise() {
    let scroller = Scroller()
    scroller.view.scroll(byWheel: Size(width: 0, height: 30), at: nil, isPrecise: false)
    scroller.view.scroll(byWheel: Size(width: 0, height: 12.4), at: 1, isPrecise: true)
    #expect(scroller.y == 42)
    scroller.view.scroll(byWheel: Size(width: 0, height: 0.4), at: 1, isPrecise: true)
    #expect(scroller.y == 43)
    scroller.view.scroll(byWheel: Size(width: 0, height: -500), at: 1, isPrecise: true)
    #expect(scroller.y == 0)
    scroller.fling(2_000, from: 2)
    scroller.view.scroll(byWheel: Size(width: 0, height: 10), at: 2.1, isPrecise: true)
    #expect(scroller.y == 210 && scroller.log.last == "rest" && !scroller.view.isDecelerating)
  }

  @Test("a wheel stays inside the content, and takes over momentum")
  func clamped() {
    let scroller = Scroller()
    scroller.view.contentOffset.y = 9_500
    for step in 0..<20 {
      scroller.scene.advanceClock(to: 1 + Double(step) / 50)
      scroller.view.scroll(byWheel: Size(width: 0, height: 60), at: scroller.scene.time, isPrecise: false)
      scroller.scene.tick(at: scroller.scene.time + 0.01)
      #expect(scroller.y <= 9_600)
    }
    scroller.run(until: 3)
    #expect(scroller.y == 9_600)
    scroller.fling(-2_000, from: 4)
    scroller.run(until: 4.2)
    let offset = scroller.y
    scroller.view.scroll(byWheel: Size(width: 0, height: -60), at: 4.2, isPrecise: false)
    scroller.run(until: 6)
    #expect(scroller.y == offset - 60 && scroller.log.last == "rest")
  }
}
