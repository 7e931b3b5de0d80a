import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists

/// A view that records the events it gets.
private final class Watcher: View {
  var log: [String] = []
  var takes: Set<PointerEvent.Phase> = []
  var wants = false
  var tracks = false
  var admits = true

  init(_ frame: Rect, in superlayer: Layer? = nil) {
    super.init()
    self.frame = frame
    superlayer?.addSublayer(self)
  }

  override func handlePointer(_ event: PointerEvent, at point: Point) -> Bool {
    log.append("\(event.phase) \(event.button) \(Int(point.x))")
    return takes.contains(event.phase)
  }

  override func hoverDidChange() { log.append(isHovered ? "enter" : "leave") }
  override var admitsEvents: Bool { admits }

  override func wantsPan(_ translation: Size, from point: Point) -> Bool {
    log.append("wants \(Int(translation.width)) from \(Int(point.x))")
    return wants
  }
  override func beginPan(from point: Point, at time: Double?) {
    log.append("pan from \(Int(point.x)) at \(time ?? -1)")
  }
  override func pan(by distance: Size, at time: Double?) {
    log.append("by \(Int(distance.width)) \(Int(distance.height))")
  }
  override func endPan(velocity: Size) {
    log.append("end \(Int(velocity.width.rounded())) \(Int(velocity.height.rounded()))")
  }
  override func cancelPan() { log.append("cancel pan") }

  override func beginTracking(at point: Point) -> Bool {
    if tracks { log.append("begin") }
    return tracks
  }
  override func continueTracking(at point: Point) -> Bool {
    log.append("continue")
    return true
  }
  override func endTracking(at point: Point) { log.append("end") }
  override func cancelTracking() { log.append("cancel") }
}

/// Events, hovering and pans of views.
@Suite struct PointerViewTests {
  private struct Stage {
    let outer = Watcher(Rect(x: 0, y: 0, width: 200, height: 200))
    let inner: Watcher
    let scene: Scene
    let events: EventDispatcher

    init() {
      inner = Watcher(Rect(x: 50, y: 50, width: 100, height: 100), in: outer)
      scene = Scene.inSettings(root: outer, size: outer.frame.size)
      events = scene.makeEventDispatcher()
    }

    @discardableResult
    func send(
      _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 100, id: Int = 0, time: Double? = nil,
      button: PointerEvent.Button = .primary
    ) -> Bool {
      events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), id: id, time: time, button: button)))
    }

    func forget() {
      outer.log = []
      inner.log = []
    }
  }

  @Test("an event goes to the hit view and outwards until one handles it, which gets the rest of the press")
  func chain() {
    let stage = Stage()
    stage.inner.tracks = true
    stage.outer.takes = [.down]
    #expect(stage.send(.down, 60))
    #expect(stage.inner.log == ["down primary 10"] && stage.outer.log == ["down primary 60"], "no tracking")
    stage.send(.moved, 300)
    stage.send(.up, 400)
    #expect(stage.outer.log == ["down primary 60", "moved primary 300", "up primary 400"])
    #expect(stage.inner.log.count == 1)
    stage.forget()
    stage.outer.takes = []
    stage.send(.down, 60)
    stage.send(.up, 60)
    #expect(stage.inner.log == ["down primary 10", "begin", "end"] && stage.outer.log == ["down primary 60"])
  }

  @Test("a handled press that is cancelled is reported so, also to a view that left the scene")
  func ending() {
    let stage = Stage()
    stage.inner.takes = [.down]
    stage.send(.down, 60)
    stage.send(.cancelled, 0)
    #expect(stage.inner.log == ["down primary 10", "cancelled primary 10"])
    stage.send(.down, 60, button: .secondary)
    #expect(!stage.send(.up, 60), "another button")
    stage.send(.up, 70, button: .secondary)
    #expect(stage.inner.log.suffix(2) == ["down secondary 10", "up secondary 20"])
    stage.send(.down, 60)
    stage.inner.removeFromSuperlayer()
    #expect(!stage.send(.moved, 61))
    #expect(stage.inner.log.last == "down primary 10")
    #expect(!stage.send(.up, 61))
    #expect(stage.inner.log.last?.hasPrefix("cancelled") ?? false)
  }

  @Test("hovering enters and leaves the view at the pointer and those around it")
  func hovering() {
    let stage = Stage()
    #expect(!stage.send(.hovered, 10))
    #expect(stage.outer.log == ["enter", "hovered primary 10"] && stage.outer.isHovered && !stage.inner.isHovered)
    stage.forget()
    stage.send(.hovered, 60)
    #expect(stage.inner.log == ["enter", "hovered primary 10"] && stage.outer.log == ["hovered primary 60"])
    stage.forget()
    stage.send(.hovered, 10)
    #expect(stage.inner.log == ["leave"] && stage.outer.isHovered)
    stage.outer.admits = false
    stage.send(.hovered, 60)
    #expect(!stage.inner.isHovered, "it is inside a view that admits no events")
    #expect(stage.send(.cancelled, 0) && !stage.outer.isHovered)
    stage.send(.hovered, 10)
    stage.send(.hovered, -10)
    #expect(!stage.outer.isHovered)
    #expect(!stage.send(.cancelled, 0, id: 3), "another pointer")
  }

  @Test("a cell that is reused, and one that scrolls away by a wheel, are not hovered any more")
  func hoveredCells() throws {
    let test = try TestTable(TableView(), counts: [100])
    let hand = Hand(at: test)
    hand.pointer(.hovered, hand.middle(0, 2), at: nil)
    let cell = test.cells[2]
    #expect(cell.isHovered && test.cells.filter(\.isHovered).count == 1)
    hand.wheel(100, 100, by: 44)
    #expect(!cell.isHovered && test.table.cellForRow(at: row(0, 3))?.isHovered == true)
    test.table.contentOffset.y = 2000
    test.scene.tick(at: 1)
    #expect(test.cells.allSatisfy { !$0.isHovered })
    let picture = try test.picture(at: 2)
    hand.pointer(.hovered, Point(x: 100, y: 100), at: nil)
    #expect(try test.picture(at: 3) == picture, "nothing shows it")
  }

  @Test("a view that wants a horizontal drag gets it with the velocity of its last 100 milliseconds")
  func panning() {
    let stage = Stage()
    stage.outer.tracks = true
    stage.outer.wants = true
    stage.send(.down, 60, time: 1)
    stage.send(.moved, 68, time: 1.01)
    #expect(!stage.outer.log.contains("wants 8 from 60"), "within the slop")
    stage.forget()
    stage.send(.moved, 80, time: 1.02)
    #expect(stage.inner.log == ["wants 20 from 10"])
    #expect(stage.outer.log == ["wants 20 from 60", "cancel", "pan from 60 at 1.02", "by 20 0"])
    stage.forget()
    for step in 1...20 { stage.send(.moved, 80 + 2 * Double(step), time: 1.02 + 0.01 * Double(step)) }
    #expect(stage.outer.log == [String](repeating: "by 2 0", count: 20))
    #expect(stage.send(.up, 120, time: 1.225))
    #expect(stage.outer.log.last == "end 200 0")
  }

  @Test("the velocity is 0 without times, and of a pointer that rests before its release")
  func velocity() {
    let stage = Stage()
    stage.outer.wants = true
    stage.send(.down, 60)
    stage.send(.moved, 80)
    stage.send(.up, 80)
    #expect(stage.outer.log.suffix(3) == ["pan from 60 at -1.0", "by 20 0", "end 0 0"])
    stage.send(.down, 60, time: 1)
    stage.send(.moved, 100, time: 1.02)
    stage.send(.up, 100, time: 1.02)
    #expect(stage.outer.log.last == "end 2000 0", "a flick of two events")
    stage.send(.down, 60, time: 2)
    for step in 1...9 { stage.send(.moved, 60 + 5 * Double(step), time: 2 + 0.01 * Double(step)) }
    stage.send(.up, 105, time: 3)
    #expect(stage.outer.log.last == "end 0 0")
  }

  @Test("a pan is cancelled by Escape; vertical drags, and those that nobody wants, are none")
  func noPan() {
    let stage = Stage()
    stage.outer.wants = true
    stage.send(.down, 60)
    stage.send(.moved, 80)
    stage.events.send(.key(KeyEvent(.escape)))
    stage.send(.up, 90)
    #expect(stage.outer.log.last == "cancel pan")
    stage.forget()
    stage.send(.down, 60)
    stage.send(.moved, 60, 130)
    #expect(stage.outer.log == ["down primary 60"])
    stage.send(.up, 60, 130)
    stage.forget()
    stage.outer.wants = false
    stage.outer.tracks = true
    stage.send(.down, 60)
    stage.send(.moved, 80)
    stage.send(.up, 80)
    #expect(stage.outer.log == ["down primary 60", "begin", "wants 20 from 60", "continue", "end"])
  }

  @Test("a view follows one pan, and a finger that comes later none")
  func onePan() {
    let stage = Stage()
    stage.outer.wants = true
    for id in 1...2 { stage.send(.down, 60, id: id) }
    for id in 1...2 { stage.send(.moved, 80, id: id) }
    stage.send(.up, 80, id: 1)
    stage.send(.moved, 120, id: 2)
    stage.send(.up, 120, id: 2)
    #expect(stage.outer.log.filter { $0.hasPrefix("pan") || $0.hasPrefix("end") }.count == 2)
  }

  @Test("a scroll view inside takes the drag before a view around it wants it, unless it is at its end")
  func innermost() {
    let stage = Stage()
    stage.outer.wants = true
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroller.contentSize = Size(width: 150, height: 100)
    stage.inner.addSublayer(scroller)
    stage.send(.down, 100)
    stage.send(.moved, 80)
    #expect(scroller.contentOffset.x == 20 && !stage.outer.log.contains("wants -20 from 100"))
    stage.send(.up, 80)
    scroller.contentOffset.x = 0
    stage.send(.down, 100)
    stage.send(.moved, 120)
    #expect(scroller.contentOffset.x == 0 && stage.outer.log.contains("pan from 100 at -1.0"))
    stage.send(.up, 120)
    stage.inner.wants = true
    stage.send(.down, 100)
    stage.send(.moved, 80)
    #expect(scroller.contentOffset.x == 20, "it lies inside")
  }

  @Test("a drag goes to the outer scroll view only if the inner one is at its end at the beginning")
  func nested() {
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    outer.contentSize = Size(width: 300, height: 400)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = Size(width: 100, height: 150)
    outer.addSublayer(inner)
    let events = Scene.inSettings(root: outer, size: outer.frame.size).makeEventDispatcher()
    func drag(_ steps: Point...) {
      events.send(.pointer(PointerEvent(.down, at: steps[0])))
      for step in steps.dropFirst() { events.send(.pointer(PointerEvent(.moved, at: step))) }
      events.send(.pointer(PointerEvent(.up, at: steps[steps.count - 1])))
    }
    drag(Point(x: 50, y: 90), Point(x: 50, y: 60), Point(x: 50, y: 0))
    #expect(inner.contentOffset.y == 50 && outer.contentOffset == .zero, "not in the middle")
    drag(Point(x: 50, y: 90), Point(x: 50, y: 70))
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 20)
    inner.contentOffset.y = 20
    outer.contentOffset = .zero
    drag(Point(x: 90, y: 50), Point(x: 60, y: 45))
    #expect(inner.contentOffset.y == 20 && outer.contentOffset.x == 30, "by the main axis")
  }

  @Test("numbers that are not finite, times among them, have no effect; an earlier time does not move the clock back")
  func numbers() {
    let stage = Stage()
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(!Event.pointer(PointerEvent(.down, at: .zero, time: time)).isFinite)
      #expect(!Event.wheel(WheelEvent(at: .zero, by: .zero, time: time)).isFinite)
      #expect(!Event.key(KeyEvent(.down, time: time)).isFinite)
      stage.send(.down, 60, time: time)
    }
    #expect(stage.outer.log == [] && stage.scene.time == 0)
    stage.send(.down, 60, time: 5)
    stage.send(.up, 60, time: 4)
    #expect(stage.scene.time == 5)
  }
}
