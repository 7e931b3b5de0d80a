import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

/// `Scene.onIdle(after:_:)`: what an app does when nobody does anything.
@Suite struct IdleTimerTests {
  private let scene = Scene.forReading(root: View(), size: Size(width: 100, height: 100))
  private let events: Scene

  init() {
    events = scene
    scene.root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scene.tick(at: 1)
  }

  private func press(at time: Double?) {
    events.send(.pointer(PointerEvent(.down, at: Point(x: 5, y: 5), time: time)))
    events.send(.pointer(PointerEvent(.up, at: Point(x: 5, y: 5), time: time)))
  }

  @Test("a period begins with the first tick, ends once, and begins again with each activity; ticks are asked for then")
  func periods() {
    var ends: [Double] = []
    scene.onIdle(after: 60) { [unowned scene] in ends.append(scene.time) }
    #expect(scene.nextTickTime == 1, "the window has rested for a while")
    scene.tick(at: 100)
    #expect(scene.nextTickTime == 160)
    scene.tick(at: 159.9)
    #expect(ends == [] && scene.nextTickTime == 160)
    scene.tick(at: 160)
    #expect(ends == [160] && scene.nextTickTime == nil, "once in a period")
    scene.tick(at: 300)
    #expect(ends == [160])
    press(at: 310)
    #expect(scene.nextTickTime == 310, "what the press changed is shown")
    scene.tick(at: 310)
    #expect(scene.nextTickTime == 370)
    press(at: 350)
    scene.tick(at: 350)
    #expect(scene.nextTickTime == 410)
    scene.tick(at: 380)
    #expect(ends == [160])
    scene.tick(at: 415)
    #expect(ends == [160, 415], "also in a late tick")
  }

  @Test("several timers are called in the order of their times, and each may be cancelled")
  func several() {
    var ends: [String] = []
    scene.onIdle(after: 60) { ends.append("home") }
    let dim = scene.onIdle(after: 30) { ends.append("dim") }
    scene.onIdle(after: 50) { ends.append("warning") }
    scene.tick(at: 100)
    #expect(scene.nextTickTime == 130)
    scene.tick(at: 500)
    #expect(ends == ["dim", "warning", "home"])
    press(at: 600)
    dim.cancel()
    scene.tick(at: 600)
    #expect(scene.nextTickTime == 650)
    dim.cancel()
    scene.tick(at: 1000)
    #expect(ends == ["dim", "warning", "home", "warning", "home"])
  }

  @Test("a timer that is added later waits for its whole time, and a cancelled one leaves no tick behind")
  func addedLater() {
    var ends: [Double] = []
    press(at: 10)
    scene.tick(at: 20)
    let timer = scene.onIdle(after: 5) { [unowned scene] in ends.append(scene.time) }
    scene.tick(at: 40)
    #expect(ends == [] && scene.nextTickTime == 45)
    timer.cancel()
    scene.tick(at: 41)
    #expect(scene.nextTickTime == nil)
    scene.tick(at: 50)
    #expect(ends == [])
  }

  @Test("a press that comes before a late tick finds what the end of the period made")
  func beforePress() {
    final class Plate: View {
      var presses = 0
      override init() {
        super.init()
        addInteraction(TapInteraction { [unowned self] _ in presses += 1 })
      }
    }
    let plate = Plate()
    plate.frame = scene.root.bounds
    scene.root.addSublayer(plate)
    var ends = 0
    scene.onIdle(after: 60) {
      ends += 1
      plate.removeFromSuperlayer()
    }
    scene.tick(at: 100)
    press(at: 159)
    #expect(plate.presses == 1 && ends == 0)
    press(at: 219)
    #expect(plate.presses == 1 && ends == 1)
    scene.tick(at: 219)
    #expect(scene.nextTickTime == 279, "the press began another period")
  }

  @Test("a timer may end itself, add another one, or cause activity")
  func changesWithin() {
    var ends: [String] = []
    var timer: Scene.IdleTimer?
    timer = scene.onIdle(after: 10) { [unowned scene] in
      ends.append("first")
      timer?.cancel()
      scene.onIdle(after: 20) { [unowned scene, unowned events] in
        ends.append("second")
        events.send(.wheel(WheelEvent(at: .zero, by: .zero, time: scene.time)))
      }
    }
    scene.tick(at: 100)
    scene.tick(at: 110)
    #expect(ends == ["first"] && scene.nextTickTime == 130)
    scene.tick(at: 130)
    scene.tick(at: 131)
    #expect(ends == ["first", "second"] && scene.nextTickTime == 150)
    scene.tick(at: 150)
    #expect(ends == ["first", "second", "second"])
  }

  /// The clock's numbers are 0.125, 16 and more apart.
  @Test(
    "at a huge clock a tiny wait does not end while the clock stands, and ends once when it goes on, by activity too",
    arguments: [
      1e15, 1e17, 1e300, .greatestFiniteMagnitude, .infinity,
    ])
  func hugeClock(time: Double) {
    var ends = 0
    scene.onIdle(after: 1e-3) { [unowned scene, unowned events] in
      ends += 1
      if ends < 1000 { events.send(.wheel(WheelEvent(at: .zero, by: .zero, time: scene.time))) }
    }
    for _ in 0..<3 { scene.tick(at: time) }
    #expect(ends == 0)
    press(at: time)
    scene.tick(at: time)
    #expect(ends == 0)
    if time.nextUp.isFinite {
      scene.tick(at: time.nextUp)
      #expect(ends == 1)
      let next = scene.nextTickTime ?? 0
      #expect(next > scene.time)
    }
  }

  @Test("a scene in which nobody does anything is at rest, and its timers are not waited for")
  func rest() {
    var ends = 0
    scene.onIdle(after: 0.5) { ends += 1 }
    #expect(scene.isAtRest)
    scene.tick(at: 2)
    #expect(scene.isAtRest && scene.finishAnimations() && scene.time == 2)
    scene.root.animate(.opacity, from: 0, .curve(duration: 0.25))
    #expect(scene.finishAnimations() && scene.time < 2.4 && ends == 0)
    #expect(scene.nextTickTime == 2.5)
  }

  @Test("waiting and ending paint nothing, and what a timer does is in the frame of the same tick")
  func frames() throws {
    let surface = try ImageSurface(for: scene)
    let lamp = Layer()
    lamp.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    scene.root.addSublayer(lamp)
    var lights = false
    scene.onIdle(after: 10) { if lights { lamp.backgroundColor = .rgb(0xFF0000) } }
    func painted(at time: Double) throws -> Int {
      scene.tick(at: time)
      return try scene.render(into: surface).damage.reduce(0) { $0 + $1.pixels.area }
    }
    _ = try painted(at: 100)
    #expect(try painted(at: 105) == 0 && painted(at: 110) == 0)
    press(at: 200)
    lights = true
    #expect(try painted(at: 200) == 0 && painted(at: 210) == 100)
  }

  @Test("the host hears that a timer asks for a tick")
  func host() {
    var calls = 0
    scene.onNeedsTick = { calls += 1 }
    scene.onIdle(after: 10) {}
    #expect(calls == 1)
    scene.tick(at: 100)
    scene.tick(at: 110)
    events.send(.text(TextEvent("x", time: 120)))
    #expect(calls == 2)
    scene.tick(at: 120)
    events.send(.text(TextEvent("x", time: 121)))
    #expect(calls == 2, "it waits for the first time, and looks again then")
  }
}
