import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls

/// One answer to "does anything move?": `Scene.isAtRest`, over everything in the library that ticks.
@Suite struct RestLawTests {
  @Test("each movement comes to rest, and then the picture stays", arguments: Motion.allCases)
  func motion(motion: Motion) throws {
    let stage = try RestStage()
    #expect(stage.scene.isAtRest)
    try stage.begin(motion)
    #expect(!stage.scene.isAtRest)
    #expect(stage.scene.finishAnimations() && stage.scene.nextTickTime == nil, "\(stage.scene.nextTickTime ?? -1)")
    let picture = try stage.scene.picture()
    #expect(try stage.picture.problem() == nil)
    for seconds in [0.1, 1, 100] {
      stage.scene.tick(at: stage.scene.time + seconds)
      let difference = try picture.difference(from: stage.scene.picture())
      #expect(stage.scene.isAtRest && difference == nil)
    }
  }

  @Test("what goes on until somebody ends it keeps no scene from rest", arguments: Tick.allCases)
  func tick(tick: Tick) throws {
    let stage = try RestStage()
    stage.begin(tick)
    let time = stage.scene.time
    #expect(stage.scene.finishAnimations() && stage.scene.time < time + 0.6 && stage.ends == 0)
    #expect(stage.scene.nextTickTime != nil, "it ticks")
    var carets: Set<Bool> = []
    for _ in 0..<40 {
      stage.scene.tick(at: stage.scene.time + 0.21)
      #expect(stage.scene.isAtRest)
      carets.insert(stage.isCaretLit)
    }
    #expect(stage.hasRepeated(tick))
    #expect(tick != .caret || carets == [true, false], "it blinks")
    #expect(try stage.picture.problem() == nil)
  }

  @Test("movements among what goes on come to rest when they do alone")
  func together() throws {
    try withSeeds(100) { random in
      let motions = random.subset(of: Motion.allCases, atMost: 4)
      let ticks = random.subset(of: Tick.allCases, atMost: 4)
      var times: [Double] = []
      for kinds in [[], ticks] {
        let stage = try RestStage()
        for kind in kinds { stage.begin(kind) }
        // A caret and a field's focus come with a scroll of their own.
        stage.scene.finishAnimations()
        let start = stage.scene.time
        for motion in motions { try stage.begin(motion) }
        guard stage.scene.finishAnimations() else { return "\(motions) among \(kinds) do not come to rest" }
        times.append(stage.scene.time - start)
        if stage.ends > 0 { return "\(kinds) among \(motions): the idle timer ended" }
        if let problem = try stage.picture.problem() { return "\(motions) among \(kinds): \(problem)" }
      }
      return abs(times[0] - times[1]) < 0.1 ? nil : "\(motions): \(times[0]) s alone, \(times[1]) s among \(ticks)"
    }
  }

  @Test(
    "at a huge clock what goes on keeps no scene from rest, and what is held repeats",
    arguments: [1e15, 1e17, 1e300])
  func hugeClock(time: Double) throws {
    for tick in [Tick.heldStepper, .heldDelete, .caret, .idleTimer, .spinner, .progress] {
      let stage = try RestStage()
      stage.scene.tick(at: time)
      stage.begin(tick)
      #expect(stage.scene.finishAnimations(), "\(tick)")
      for _ in 0..<5 { stage.scene.tick(at: stage.scene.time.nextUp) }
      #expect(stage.scene.isAtRest, "\(tick)")
      #expect(stage.hasRepeated(tick), "\(tick)")
    }
  }
}

/// What comes to its end by itself.
enum Motion: String, CaseIterable {
  case change, animation, delay, completion, crossFade, scroll, deletion, reload, form, swipe, editing, push, pop, toast
  case sheet, alert, menu, slider, segments, determinate, wheel, fling, press, heldLetter, endedRefresh, indicators
}

/// What goes on until somebody ends it.
enum Tick: String, CaseIterable {
  case idleTimer, shortIdleTimer, caret, spinner, arc, progress, spinnerRow, endlessAnimation, clock, heldStepper
  case heldDelete, refreshing
}

extension SeededRandom {
  fileprivate mutating func subset<Element>(of all: [Element], atMost count: Int) -> [Element] {
    Array(all.shuffled(using: &self).prefix(int(0...count)))
  }
}

/// A scene with everything that ticks.
private final class RestStage {
  let scene: Scene
  private let events: Scene
  let picture: IncrementalPicture
  /// Of idle timers that are far away.
  private(set) var ends = 0
  private let root = View()
  private let stack = NavigationStack()
  private let page: FormPage
  private let model = Model()
  private let keyboard = KeyboardView()
  private let field = TextField()
  private let stepper = Stepper(value: 5, in: 0...1e6)
  private let slider = Slider(value: 0.2)
  private let segments = SegmentedControl(["A", "B"], selectedIndex: 0)
  private let progress = ProgressView(0.2)
  private let popUp = PopUpButton(["One", "Two"], selectedIndex: 0)
  private let sheet = Sheet(View(), detent: .medium)
  private let alert = Alert("Gone")
  private let toast = Toast("Saved")
  private let clock = Clock()
  private var pointers = 0

  private final class Model {
    var count = 30
    var spins = false
  }

  private final class Clock: TickClient {
    private var next = 0.0
    var nextTickTime: Double? { next }
    var isMotion: Bool { false }

    func advance(to time: Double) -> Bool {
      next = time.rounded(.down) + 1
      return true
    }
  }

  init() throws {
    let model = model
    page = FormPage("Page") {
      Section("Rows", footer: "Footer") {
        if model.spins { Row("Spinner", .activity()).id("spinner") }
        for number in 0..<model.count {
          Row("Row \(number)", .switch(isOn: true) { _ in }).id(number).swipeActions([
            ContextualAction(title: "Mark") {}
          ])
        }
      }
    }
    root.frame = Rect(x: 0, y: 0, width: 600, height: 640)
    stack.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    stack.setPages([page], animated: false)
    root.addSublayer(stack)
    keyboard.frame = Rect(x: 0, y: 400, width: 600, height: 240)
    root.addSublayer(keyboard)
    var y = 10.0
    for control in [field, stepper, slider, segments, progress, popUp] as [View] {
      control.frame = Rect(x: 320, y: y, width: 200, height: 34)
      y += 44
      root.addSublayer(control)
    }
    stepper.frame.size.width = 94
    field.text = String(repeating: "x", count: 50)
    scene = Scene(root: root, size: root.frame.size)
    events = scene
    scene.onProblem = { _ in }
    scene.hasHardwareKeyboard = true
    picture = try IncrementalPicture(of: scene)
    keyboard.onEvent = { [unowned events] in events.send($0) }
    scene.tick(at: 0)
    // Heights out of view are measured.
    _ = scene.finishAnimations()
  }

  private func middle(_ view: View, x: Double = 0.5) -> Point {
    view.convert(Point(x: view.bounds.width * x, y: view.bounds.midY), to: nil)
  }

  private func hold(_ point: Point) { send(.down, point) }

  private func send(_ phase: PointerEvent.Phase, _ point: Point, after seconds: Double = 0) {
    if phase == .down { pointers += 1 }
    let time = scene.time + seconds
    events.send(.pointer(PointerEvent(phase, at: point, id: pointers, kind: .touch, time: time)))
  }

  private func key(_ label: String) -> Point {
    let key = keyboard.first(View.self) { $0.accessibilityElement?.label == label }
    #expect(key != nil, "no key \(label)")
    return key.map { middle($0) } ?? .zero
  }

  var isCaretLit: Bool { !field.caret.isHidden }

  /// Whether what is held acted again after its press; true for what is not held.
  func hasRepeated(_ tick: Tick) -> Bool {
    switch tick {
    case .heldStepper: stepper.value > 6
    case .heldDelete: field.text.count < 49
    default: true
    }
  }

  func begin(_ motion: Motion) throws {
    let table = page.table
    let row = RowPath(section: 0, row: 1)
    switch motion {
    case .change: root.backgroundColor = .rgb(0x123456)
    case .animation: slider.animate(.opacity, from: 0, .spring(response: 0.3))
    case .delay: stepper.animate(.opacity, from: 0.5, .curve(duration: 0.1, delay: 3))
    case .completion:
      popUp.animate(.opacity, from: 0.2, .curve(duration: 0.1)) { [popUp] _ in
        popUp.animate(.opacity, from: 0.7, .curve(duration: 0.2))
      }
    case .crossFade: scene.crossFade(duration: 0.3) { scene.traits.appearance = .dark }
    case .scroll: table.setContentOffset(Point(x: 0, y: 300), animated: true)
    case .deletion:
      model.count -= 1
      page.form.update(animated: true)
    case .reload: try table.reloadRows(at: [row], with: .fade)
    case .form:
      model.count += 4
      page.form.update(animated: true)
    case .swipe: table.openSwipeActions(ofRowAt: row)
    case .editing: table.setEditing(true, animated: true)
    case .push: stack.push(NavigationPage("Next", content: View()))
    case .pop:
      stack.push(NavigationPage("Next", content: View()), animated: false)
      stack.pop()
    case .toast: toast.present(in: scene, for: 4)
    case .sheet: sheet.present(in: scene)
    case .alert: alert.present(in: scene)
    case .menu: popUp.presentMenu()
    case .slider: slider.setValue(0.9, animated: true)
    case .segments: segments.setSelectedIndex(1, animated: true)
    case .determinate: progress.setProgress(0.9, animated: true)
    case .wheel:
      events.send(
        .wheel(WheelEvent(at: Point(x: 100, y: 200), by: Size(width: 0, height: 90), time: scene.time)))
      root.opacity = 0.99
    case .fling:
      let (from, to) = (Point(x: 100, y: 300), Point(x: 100, y: 240))
      send(.down, from)
      send(.moved, to, after: 0.02)
      send(.up, Point(x: 100, y: 180), after: 0.02)
    case .press: hold(Point(x: 100, y: 150))
    case .heldLetter: hold(key("a"))
    case .endedRefresh:
      let control = RefreshControl()
      table.refreshControl = control
      control.beginRefreshing()
      control.endRefreshing()
      root.opacity = 0.98
    case .indicators:
      table.showsVerticalScrollIndicator = true
      table.scrollIndicatorsFade = true
      table.flashScrollIndicators()
    }
  }

  func begin(_ tick: Tick) {
    switch tick {
    case .idleTimer: scene.onIdle(after: 1000) { [unowned self] in ends += 1 }
    case .shortIdleTimer: scene.onIdle(after: 0.7) { [unowned self] in if scene.time < 0.7 { ends += 1 } }
    case .caret:
      // By Tab the text would be selected, and have no caret.
      events.focus(field, isVisible: false)
    case .spinner, .arc:
      let spinner = ActivityIndicator(tick == .arc ? .arc : .spokes)
      spinner.frame = Rect(x: 540, y: tick == .arc ? 60 : 10, width: 30, height: 30)
      root.addSublayer(spinner)
    case .progress:
      let progress = ProgressView(nil)
      progress.frame = Rect(x: 540, y: 120, width: 50, height: 8)
      root.addSublayer(progress)
    case .spinnerRow:
      model.spins = true
      page.form.update()
    case .endlessAnimation:
      segments.animate(.opacity, from: 0.3, .curve(duration: 0.4).repeated(.infinity, autoreverses: true))
    case .clock: scene.addTickClient(clock)
    case .heldStepper: hold(middle(stepper, x: 0.8))
    case .heldDelete:
      events.focus(field, isVisible: false)
      hold(key("delete"))
    case .refreshing:
      let control = RefreshControl()
      page.table.refreshControl = control
      control.beginRefreshing()
    }
  }
}
