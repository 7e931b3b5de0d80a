import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// An interaction that records its calls.
private final class Watching: Interaction {
  var log: [String] = []
  /// The answers by stage; others are waits.
  var claims: [Press.Stage: Claim] = [:]

  private func at(_ press: Press, _ point: Point) -> String { "\(Int(point.x)) \(press.event.button)" }

  override func claim(_ press: Press) -> Claim {
    let x = view.map { Int(press.startLocation(in: $0).x) } ?? 0
    log.append(
      press.stage == .down ? "down \(press.start.button) \(x)" : "\(press.stage) \(Int(press.translation.width))")
    if press.stage == .dragged && press.isVertical { return .wait }
    return claims[press.stage] ?? .wait
  }

  override func pressBegan(_ press: Press) { log.append("began") }
  override func pressChanged(_ press: Press) { log.append("by \(Int(press.delta.width)) \(Int(press.delta.height))") }
  override func pressEnded(_ press: Press) {
    log.append("ended \(Int(press.velocity.width.rounded())) \(Int(press.velocity.height.rounded()))")
  }
  override func pressCancelled(_ press: Press) { log.append("cancelled") }
  override func hover(_ event: PointerEvent) -> Bool {
    log.append("hovered")
    return false
  }
}

/// A view with such an interaction.
private final class Watcher: View {
  let watching = Watching()

  var log: [String] {
    get { watching.log }
    set { watching.log = newValue }
  }

  init(_ frame: Rect, in superlayer: Layer? = nil) {
    super.init()
    self.frame = frame
    superlayer?.addSublayer(self)
    watching.buttons = [.primary, .secondary]
    addInteraction(watching)
  }

  override func hoverDidChange() { log.append(isHovered ? "enter" : "leave") }
}

/// Claims of presses, hovering and pans.
@Suite struct InteractionTests {
  private struct Stage {
    let outer = Watcher(Rect(x: 0, y: 0, width: 200, height: 200))
    let inner: Watcher
    let scene: Scene
    let events: Scene

    init() {
      inner = Watcher(Rect(x: 50, y: 50, width: 100, height: 100), in: outer)
      scene = Scene.inSettings(root: outer, size: outer.frame.size)
      events = scene
    }

    @discardableResult
    func send(
      _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 100, id: Int = 0, time: Double? = nil,
      button: PointerEvent.Button = .primary
    ) -> Bool {
      events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), id: id, button: button, time: time)))
    }

    func forget() {
      outer.log = []
      inner.log = []
    }
  }

  @Test("a press goes to the innermost interaction and outwards until one takes it, which gets the rest of the press")
  func chain() {
    let stage = Stage()
    stage.inner.watching.claims = [.pressed: .take]
    stage.outer.watching.claims = [.down: .keep]
    #expect(stage.send(.down, 60))
    #expect(stage.inner.log == ["down primary 10"] && stage.outer.log == ["down primary 60", "began"])
    stage.send(.moved, 300)
    stage.send(.up, 400)
    #expect(stage.outer.log == ["down primary 60", "began", "by 240 0", "ended 0 0"])
    #expect(stage.inner.log.count == 1)
    stage.forget()
    stage.outer.watching.claims = [:]
    stage.send(.down, 60)
    stage.send(.up, 60)
    #expect(stage.inner.log == ["down primary 10", "pressed 0", "began", "ended 0 0"])
    #expect(stage.outer.log == ["down primary 60"])
  }

  @Test("an interaction without interest is not asked again in that press")
  func none() {
    let stage = Stage()
    stage.inner.watching.claims = [.down: .none]
    stage.send(.down, 60)
    stage.send(.moved, 90)
    stage.send(.up, 90)
    #expect(stage.inner.log == ["down primary 10"])
    #expect(stage.outer.log == ["down primary 60", "pressed 0", "dragged 30", "unclaimed 30"])
  }

  @Test("a drag and a hold are taken from a press that is taken, not from one that is kept")
  func takingOver() {
    for stageOfTaking in [Press.Stage.dragged, .unclaimed, .held] {
      for isKept in [false, true] {
        let stage = Stage()
        stage.inner.watching.claims = [.pressed: isKept ? .keep : .take]
        stage.outer.watching.claims = [stageOfTaking: .take]
        stage.send(.down, 60, time: 1)
        if stageOfTaking == .held { stage.scene.tick(at: 2) } else { stage.send(.moved, 80, time: 1.1) }
        stage.send(.up, 80, time: 3)
        #expect(stage.outer.log.contains("began") != isKept, "\(stageOfTaking)")
        #expect(stage.inner.log.contains("cancelled") != isKept, "\(stageOfTaking)")
        #expect((stage.inner.log.last == "ended 0 0") == isKept, "\(stageOfTaking)")
      }
    }
  }

  @Test("drags are captured by the outermost interaction that wants to, before those inside")
  func capturing() {
    let stage = Stage()
    stage.outer.watching.capturesDrags = true
    stage.outer.watching.claims = [.dragged: .take]
    stage.inner.watching.claims = [.dragged: .take]
    stage.send(.down, 60)
    stage.send(.moved, 80)
    #expect(stage.outer.log.suffix(2) == ["began", "by 20 0"] && !stage.inner.log.contains("dragged 20"))
    stage.send(.up, 80)
  }

  @Test("an interaction of two presses gets both; a third is for nobody")
  func several() {
    let stage = Stage()
    stage.inner.watching.maximumPresses = 2
    stage.inner.watching.claims = [.down: .keep]
    for id in 1...3 { stage.send(.down, 60, id: id) }
    #expect(stage.inner.watching.presses.map(\.start.id) == [1, 2])
    #expect(stage.inner.log == ["down primary 10", "began", "down primary 10", "began"])
    for id in 1...3 { stage.send(.up, 60, id: id) }
    #expect(stage.inner.watching.presses.isEmpty)
  }

  @Test("an interaction that is removed, or whose press is given up, loses it")
  func losing() {
    let stage = Stage()
    stage.inner.watching.claims = [.down: .keep]
    stage.send(.down, 60)
    stage.inner.watching.presses.first?.cancel()
    #expect(stage.inner.log.last == "cancelled" && !stage.send(.up, 60))
    stage.send(.down, 60)
    stage.inner.removeInteraction(stage.inner.watching)
    #expect(stage.inner.log.last == "cancelled" && stage.inner.watching.view == nil && stage.inner.interactions.isEmpty)
    stage.forget()
    stage.send(.up, 60)
    stage.send(.down, 60)
    #expect(stage.inner.log == [] && stage.outer.log == ["down primary 60", "pressed 0"])
  }

  @Test("an interaction that is kept has no view when its view is gone")
  func goneView() {
    let watching = Watching()
    do {
      let view = View()
      view.addInteraction(watching)
      #expect(watching.view === view)
    }
    #expect(watching.view == nil)
  }

  @Test("presses of a scene that is gone do not keep an interaction busy")
  func newScene() {
    let view = Watcher(Rect(x: 0, y: 0, width: 100, height: 100))
    view.watching.claims = [.down: .keep]
    for count in 1...2 {
      let scene = Scene.inSettings(root: view, size: view.frame.size)
      scene.send(.pointer(PointerEvent(.down, at: Point(x: 10, y: 10))))
      #expect(view.log.filter { $0 == "began" }.count == count)
    }
  }

  @Test("a press that is cancelled is reported so, also to a view that left the scene")
  func ending() {
    let stage = Stage()
    stage.inner.watching.claims = [.down: .keep]
    stage.send(.down, 60)
    stage.send(.cancelled, 0)
    #expect(stage.inner.log == ["down primary 10", "began", "cancelled"])
    stage.send(.down, 60, button: .secondary)
    #expect(!stage.send(.up, 60), "another button")
    stage.send(.up, 70, button: .secondary)
    #expect(stage.inner.log.suffix(3) == ["down secondary 10", "began", "ended 0 0"])
    stage.send(.down, 60)
    stage.inner.removeFromSuperlayer()
    #expect(!stage.send(.moved, 61))
    #expect(stage.inner.log.last == "began")
    #expect(!stage.send(.up, 61))
    #expect(stage.inner.log.last == "cancelled")
  }

  @Test("hovering enters and leaves the view at the pointer and those around it")
  func hovering() {
    let stage = Stage()
    #expect(!stage.send(.hovered, 10))
    #expect(stage.outer.log == ["enter", "hovered"] && stage.outer.isHovered && !stage.inner.isHovered)
    stage.forget()
    stage.send(.hovered, 60)
    #expect(stage.inner.log == ["enter", "hovered"] && stage.outer.log == ["hovered"])
    stage.forget()
    stage.send(.hovered, 10)
    #expect(stage.inner.log == ["leave"] && stage.outer.isHovered)
    stage.outer.isUserInteractionEnabled = false
    stage.send(.hovered, 60)
    #expect(!stage.inner.isHovered, "user interaction is disabled in the view around")
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

  @Test("a drag that an interaction wants is its own, with the velocity of its last 100 milliseconds")
  func panning() {
    let stage = Stage()
    stage.outer.watching.claims = [.pressed: .take, .dragged: .take]
    stage.send(.down, 60, time: 1)
    stage.send(.moved, 68, time: 1.01)
    #expect(!stage.outer.log.contains("dragged 8"), "within the slop")
    stage.forget()
    stage.send(.moved, 80, time: 1.02)
    #expect(stage.inner.log == ["dragged 20"])
    #expect(stage.outer.log == ["dragged 20", "began", "by 20 0"])
    stage.forget()
    for step in 1...20 { stage.send(.moved, 80 + 2 * Double(step), time: 1.02 + 0.01 * Double(step)) }
    #expect(stage.outer.log == [String](repeating: "by 2 0", count: 20))
    #expect(stage.send(.up, 120, time: 1.225))
    #expect(stage.outer.log.last == "ended 200 0")
  }

  @Test("the velocity is 0 without times, and of a pointer that rests before its release")
  func velocity() {
    let stage = Stage()
    stage.outer.watching.claims = [.dragged: .take]
    stage.send(.down, 60)
    stage.send(.moved, 80)
    stage.send(.up, 80)
    #expect(stage.outer.log.suffix(3) == ["began", "by 20 0", "ended 0 0"])
    stage.send(.down, 60, time: 1)
    stage.send(.moved, 100, time: 1.02)
    stage.send(.up, 100, time: 1.02)
    #expect(stage.outer.log.last == "ended 2000 0", "a flick of two events")
    stage.send(.down, 60, time: 2)
    for step in 1...9 { stage.send(.moved, 60 + 5 * Double(step), time: 2 + 0.01 * Double(step)) }
    stage.send(.up, 105, time: 3)
    #expect(stage.outer.log.last == "ended 0 0")
  }

  @Test("a pan is cancelled by Escape; a drag that nobody wants stays the press that it was")
  func noPan() {
    let stage = Stage()
    stage.outer.watching.claims = [.dragged: .take]
    stage.send(.down, 60)
    stage.send(.moved, 80)
    stage.events.send(.key(KeyEvent(.escape)))
    stage.send(.up, 90)
    #expect(stage.outer.log.last == "cancelled")
    stage.forget()
    stage.outer.watching.claims = [.pressed: .take]
    stage.send(.down, 60)
    stage.send(.moved, 80)
    stage.send(.up, 80)
    #expect(stage.outer.log.suffix(3) == ["unclaimed 20", "by 20 0", "ended 0 0"])
  }

  @Test("a view follows one pan, and a finger that comes later none")
  func onePan() {
    let stage = Stage()
    stage.outer.watching.claims = [.dragged: .take]
    for id in 1...2 { stage.send(.down, 60, id: id) }
    for id in 1...2 { stage.send(.moved, 80, id: id) }
    stage.send(.up, 80, id: 1)
    stage.send(.moved, 120, id: 2)
    stage.send(.up, 120, id: 2)
    #expect(stage.outer.log.filter { $0 == "began" || $0.hasPrefix("ended") }.count == 2)
  }

  @Test("a scroll view inside takes the drag before a view around it wants it, unless it is at its end")
  func innermost() {
    let stage = Stage()
    stage.outer.watching.claims = [.dragged: .take]
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroller.contentSize = Size(width: 150, height: 100)
    stage.inner.addSublayer(scroller)
    stage.send(.down, 100)
    stage.send(.moved, 80)
    #expect(scroller.contentOffset.x == 20 && !stage.outer.log.contains("dragged -20"))
    stage.send(.up, 80)
    scroller.contentOffset.x = 0
    stage.send(.down, 100)
    stage.send(.moved, 120)
    #expect(scroller.contentOffset.x == 0 && stage.outer.log.contains("began"))
    stage.send(.up, 120)
    stage.inner.watching.claims = [.dragged: .take]
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
    let events = Scene.inSettings(root: outer, size: outer.frame.size)
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

  @Test("an interaction hears once of each press that it takes, though it takes it again")
  func takenTwice() {
    let stage = Stage()
    stage.inner.watching.claims = [.pressed: .take]
    stage.send(.down, 60)
    let press = stage.inner.watching.presses[0]
    #expect(stage.inner.watching.take(press) && stage.inner.watching.take(press))
    stage.outer.watching.claims = [.dragged: .take]
    stage.send(.moved, 90)
    stage.send(.up, 90)
    #expect(stage.inner.log == ["down primary 10", "pressed 0", "began", "by 30 0", "ended 0 0"])
    #expect(!stage.inner.watching.take(press), "the press has ended")
  }
}
