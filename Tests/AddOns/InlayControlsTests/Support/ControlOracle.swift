import InlayControls
import InlayDecorations
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

/// Changes a scene with all controls, alone and in rows, at random: by input, calls, themes, traits, sizes and time.
/// After each step the incremental frame equals the whole picture, byte for byte.
final class ControlOracle {
  enum Step: String, CaseIterable, OracleStep {
    case press, move, release, cancel, key, hover, wheel, tick
    case value, state, content, look, theme, traits, frame, hide, form, resize

    var weight: Int {
      switch self {
      case .press, .move, .release: 6
      case .key: 8
      case .tick: 5
      case .value, .state, .content: 4
      case .theme, .traits: 1
      default: 2
      }
    }
  }

  private var random: SeededRandom
  private let board: Board
  private let table = TableView(frame: Rect(x: 0, y: 380, width: 360, height: 180), style: .insetGrouped)
  private let surface: ImageSurface
  private let reference = Renderer()
  private var time = 0.0
  private var point = Point.zero
  /// Whether the events of this run have times.
  private let hasTimes: Bool
  private(set) var outcome = Outcome()

  /// What came of all steps.
  struct Outcome {
    var values = 0
    var lists = 0
    var taps = 0

    var hasAll: Bool { values > 0 && lists > 0 && taps > 0 }
  }

  private var volume = 0.5
  private var choice = 0
  private var isBusy = false
  private lazy var form: Form = Form {
    Section("Controls", footer: "In rows") {
      Row("Volume", .slider(self.volume) { self.volume = $0 })
      Row(
        "Guests", detail: "\(self.choice)", .stepper(Double(self.choice), in: 0...5) { _ in self.outcome.values += 1 })
      Row("View", .segments(["Day", "Week"], selectedIndex: self.choice) { self.choice = $0 })
      Row("Mode", .popUp(["Automatic", "Light", "Dark"], selectedIndex: self.choice) { self.choice = $0 })
      if self.isBusy { Row("Busy", .activity(.arc)) } else { Row("Busy", .progress(self.volume)) }
      Row("Mail", .badge(self.choice))
      Row("Update", .button("Now") { self.outcome.taps += 1 })
      Row("Ada Lovelace", subtitle: "Admin").avatar()
      Row("Wi-Fi", .switch(isOn: self.isBusy) { self.isBusy = $0 })
    }
  }

  init(seed: UInt64, fonts: TextContext) throws {
    random = SeededRandom(seed: seed)
    board = Board(scale: random.pick([1, 1, 1.25, 1.5, 2]), fonts: fonts)
    hasTimes = random.chance(0.6)
    board.root.addSublayer(table)
    if random.chance(0.5) { table.rowHeight = .automatic() }
    surface = try ImageSurface(for: board.scene)
    form.show(in: table)
    board.stepper.onChange = { [weak self] _ in self?.outcome.values += 1 }
    board.slider.onChange = { [weak self] _ in self?.outcome.values += 1 }
    board.segments.onChange = { [weak self] _ in self?.outcome.values += 1 }
    board.popUp.onChange = { [weak self] _ in self?.outcome.values += 1 }
    for button in board.buttons { button.onTap = { [weak self] in self?.outcome.taps += 1 } }
    board.scene.onProblem = { _ in }
    board.scene.tick(at: 0)
  }

  func run(steps: Int) throws -> String? {
    for number in 0..<steps {
      let step: Step = random.step()
      act(step)
      time += random.chance(0.3) ? random.clockStep() : 0.016
      if random.chance(0.3) {
        board.scene.advanceClock(to: time)
        continue
      }
      board.scene.tick(at: time)
      if board.popUp.isMenuPresented { outcome.lists += 1 }
      if let problem = try problem() { return "step \(number), \(step.rawValue): \(problem)" }
    }
    return nil
  }

  private func problem() throws -> String? {
    guard let frame = board.scene.frame else { return "no frame" }
    try board.scene.render(into: surface)
    let whole = try ImageSurface(for: board.scene).painted(frame, by: reference)
    let shown = Picture(surface)
    if let difference = shown.difference(from: Picture(whole)) { return difference }
    guard random.chance(0.3) else { return nil }
    // Nothing waits that was not asked for: the same picture after everything is laid out and drawn again.
    var waiting: [Layer] = [board.root]
    while let layer = waiting.popLast() {
      layer.setNeedsLayout()
      if layer is Control { layer.setNeedsDisplay() }
      waiting += layer.sublayers
    }
    board.scene.tick(at: time)
    try board.scene.render(into: surface)
    return Picture(surface).difference(from: shown).map { "laid out again, \($0)" }
  }

  // MARK: Steps

  private func act(_ step: Step) {
    switch step {
    case .press:
      let control = random.pick(board.all + rowControls)
      let bounds = control.bounds
      point = control.convert(
        Point(x: bounds.width * random.double(0...1), y: bounds.height * random.double(0...1)), to: nil)
      send(.down)
    case .move:
      point = Point(x: point.x + random.double(-40...40), y: point.y + random.double(-12...12))
      send(.moved)
    case .release: send(.up)
    case .cancel: send(.cancelled)
    case .hover:
      point = Point(x: random.double(0...360), y: random.double(0...560))
      send(.hovered)
    case .wheel:
      let way = Size(width: 0, height: random.double(-60...60))
      board.events.send(.wheel(WheelEvent(at: Point(x: 180, y: 450), by: way)))
    case .key:
      let key = random.pick(Array(KeyEvent.Key.used))
      board.events.send(.key(KeyEvent(key, time: hasTimes ? time : nil)))
    case .tick: time += random.double(0...0.7)
    case .value: changeValue()
    case .state:
      let control = random.pick(board.all + rowControls)
      if random.chance(0.6) { control.isEnabled.toggle() } else { control.isHighlighted.toggle() }
    case .content: changeContent()
    case .look: changeLook()
    case .theme: board.scene.theme = random.pick(Theme.builtIn)
    case .traits: changeTraits()
    case .frame: changeFrame()
    case .hide: random.pick(board.all).isHidden.toggle()
    case .form:
      volume = random.double(0...1)
      choice = random.int(0...2)
      isBusy.toggle()
      form.update()
    case .resize: table.frame.size.height = random.double(60...180).rounded()
    }
  }

  private var rowControls: [Control] { table.visibleCells.compactMap { $0.accessoryView as? Control } }

  private func send(_ phase: PointerEvent.Phase) {
    let kind: PointerEvent.Kind = random.chance(0.3) ? .mouse : .touch
    board.events.send(.pointer(PointerEvent(phase, at: point, kind: kind, time: hasTimes ? time : nil)))
  }

  private func changeValue() {
    let isAnimated = random.chance(0.5)
    switch random.int(0...6) {
    case 0: board.slider.setValue(random.double(-1...2), animated: isAnimated)
    case 1: board.stepSlider.setValue(random.double(-1...12), animated: isAnimated)
    case 2: board.stepper.value = Double(random.int(-1...10))
    case 3: board.segments.setSelectedIndex(random.int(0...3), animated: isAnimated)
    case 4: board.popUp.selectedIndex = random.int(0...3)
    case 5: board.progress.setProgress(random.chance(0.2) ? nil : random.double(0...1), animated: isAnimated)
    default:
      if board.popUp.isMenuPresented {
        board.popUp.dismissMenu(animated: isAnimated)
      } else {
        board.popUp.presentMenu(animated: isAnimated)
      }
    }
  }

  private func changeContent() {
    switch random.int(0...7) {
    case 0: random.pick(board.buttons).title = random.pick(["Go", "Continue", "", "A long title of a button"])
    case 1: board.segments.segments = random.pick([["Day", "Week", "Month"], ["On", "Off"], []])
    case 2:
      board.popUp.options = random.pick([["Automatic", "Light", "Dark"], ["One"], (0..<30).map { "Value \($0)" }])
    case 3: board.badge.text = random.pick(["", "1", "99+", "new"])
    case 4: board.avatar.fullName = random.pick(["Ada Lovelace", "Грейс", "", "アリス 山田"])
    case 5: board.slider.step = random.pick([0, 0.1, 0.5])
    case 6: board.stepper.wraps.toggle()
    default:
      board.spokes.isAnimating.toggle()
      board.spokes.hidesWhenStopped.toggle()
    }
  }

  private func changeLook() {
    let color = random.chance(0.4) ? nil : Color(random.color(alpha: 0.4...1))
    switch random.int(0...5) {
    case 0: random.pick(board.buttons).style = random.pick(Array(Button.Style.allCases))
    case 1: random.pick(board.buttons).role = random.pick(Array(Role.allCases))
    case 2: random.pick(board.buttons).tintColor = color
    case 3: board.slider.tintColor = color
    case 4: board.unknown.tintColor = color
    default: board.avatar.color = color
    }
  }

  private func changeTraits() {
    switch random.int(0...4) {
    case 0: board.scene.traits.appearance = random.pick(Array(Appearance.allCases))
    case 1: board.scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    case 2: board.scene.traits.textScale = random.pick([0.8, 1, 1.3, 2])
    case 3: board.scene.traits.reducesMotion.toggle()
    default: random.pick(board.all).overrideAppearance = random.pick([nil, .dark, .highContrastLight])
    }
  }

  private func changeFrame() {
    let control = random.pick(board.all)
    switch random.int(0...3) {
    case 0: board.arrange()
    case 1: control.sizeToFit()
    case 2: control.frame.origin = Point(x: random.length(0...300), y: random.length(0...360))
    default: control.frame.size = Size(width: random.length(0...330), height: random.length(0...60))
    }
  }
}
