import InlayControls
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Random walks through a check-in kiosk: see `CheckInApp`.
@Suite struct CheckInTests {
  @Test("a kiosk keeps its pictures, its editing, its names and its languages, whatever is done")
  func walks() throws {
    let fonts = try TextContext()
    try withSeeds(20) { random in
      var walk = try CheckInWalk(&random, fonts)
      return try walk.run(steps: 40)
    }
  }
}

private struct CheckInWalk {
  private enum Step: String, OracleStep {
    case tap, type, key, language, look, wheel, drag, wait, idle, rotate, validate, help, ask, dismiss, back, keyboard

    var weight: Int {
      switch self {
      case .tap: 14
      case .type, .key: 6
      case .idle, .keyboard: 1
      default: 2
      }
    }
  }

  private let app: CheckInApp
  private let fonts: TextContext
  private let picture: IncrementalPicture
  private var random: SeededRandom
  private var hasErrors = false

  init(_ random: inout SeededRandom, _ fonts: TextContext) throws {
    self.random = random
    self.fonts = fonts
    let size = self.random.pick([Size(width: 390, height: 700), Size(width: 800, height: 480)])
    app = CheckInApp(language: self.random.pick(CheckInApp.languages), size: size, fonts: fonts)
    picture = try IncrementalPicture(of: app.scene)
  }

  mutating func run(steps: Int) throws -> String? {
    var log: [String] = []
    for number in 0..<steps {
      let step: Step = random.step()
      log.append(act(step))
      if random.chance(0.5) { app.scene.tick(at: app.scene.time + random.pick([0, 1 / 60, 0.1])) }
      if random.chance(0.6) {
        if !app.scene.finishAnimations() { return fail("no rest", number, log) }
        if let problem = try restProblem() { return fail(problem, number, log) }
      }
      if app.scene.isAtRest, let problem = try picture.problem() { return fail(problem, number, log) }
      if !app.problems.isEmpty { return fail("\(app.problems)", number, log) }
      if !app.editingFaults.isEmpty { return fail("\(app.editingFaults)", number, log) }
    }
    return nil
  }

  private func fail(_ problem: String, _ number: Int, _ log: [String]) -> String {
    "step \(number): \(problem) after \(log.suffix(12).joined(separator: ", "))"
  }

  private mutating func act(_ step: Step) -> String {
    let (scene, time) = (app.scene, app.scene.time)
    switch step {
    case .tap:
      let nodes = scene.accessibilityTree.allNodes.filter {
        $0.element.actions.contains(.press) || $0.element.role == .textField
      }
      guard !nodes.isEmpty else { return "no tap" }
      let node = random.pick(nodes)
      if random.chance(0.2) {
        _ = node.perform(.press)
        return "perform press \(node.element.label.prefix(12))"
      }
      let point = Point(x: node.frame.midX + random.double(-9...9), y: node.frame.midY)
      let (start, end) = (time, random.chance(0.8) ? time : time + 0.05)
      app.events.send(.pointer(PointerEvent(.down, at: point, kind: .touch, time: start)))
      app.events.send(.pointer(PointerEvent(.up, at: point, kind: .touch, time: end)))
      return "tap \(node.element.role) \(node.element.label.prefix(12))"
    case .type:
      let text = random.pick(["a", "7", "1234", "é", "ab c", "ع"])
      app.events.send(.text(TextEvent(text, time: time)))
      return "type"
    case .key:
      let key = random.pick([KeyEvent.Key.tab, .backTab, .return, .escape, .space, .down, .up, .backspace, .left])
      app.events.send(.key(KeyEvent(key, time: time)))
      return "key \(key)"
    case .language:
      let language = random.pick(CheckInApp.languages)
      app.show(language: language)
      return "language \(language)"
    case .look:
      switch random.int(0...2) {
      case 0: scene.traits.appearance = random.pick([.light, .dark])
      case 1: scene.traits.textScale = random.pick([1, 1.3])
      default: scene.traits.direction = random.pick([nil, .leftToRight, .rightToLeft])
      }
      return "look \(scene.traits.textScale) \(scene.traits.direction.map { "\($0)" } ?? "auto")"
    case .wheel:
      let distance = random.double(-300...300)
      let point = Point(x: scene.size.width / 2, y: scene.size.height / 3)
      app.events.send(.wheel(WheelEvent(at: point, by: Size(width: 0, height: distance), time: time)))
      return "wheel"
    case .drag:
      let from = Point(x: random.pick([3, 200]), y: random.double(80...400))
      let way = random.pick([Size(width: 250, height: 4), Size(width: 0, height: -150), Size(width: -200, height: 0)])
      let to = Point(x: from.x + way.width, y: from.y + way.height)
      app.events.send(.pointer(PointerEvent(.down, at: from, time: time)))
      app.events.send(.pointer(PointerEvent(.moved, at: to, time: time + 0.1)))
      app.events.send(.pointer(PointerEvent(.up, at: to, time: time + 0.12)))
      return "drag \(from) \(to)"
    case .wait: scene.tick(at: time + random.double(0...5))
    case .idle: scene.tick(at: time + 61)
    case .rotate:
      scene.size = Size(width: scene.size.height, height: scene.size.width)
      app.stack.frame = Rect(origin: .zero, size: scene.size)
    case .validate: app.proceed()
    case .help: app.showHelp()
    case .ask: app.ask()
    case .dismiss: app.events.send(.key(KeyEvent(.escape, time: time)))
    case .back: app.stack.pop()
    case .keyboard: scene.hasHardwareKeyboard.toggle()
    }
    return step.rawValue
  }

  /// What is wrong with the scene at rest.
  private func restProblem() throws -> String? {
    let scene = app.scene
    guard let page = app.stack.topPage as? FormPage else { return "no page" }
    if scene.traits.textScale == 1 {
      let faults = scene.accessibilityFaults(accepting: [.contrast, .smallTarget])
      if let fault = faults.first { return "accessibility: \(fault.kind) \(fault.message) of \(faults.count)" }
    }
    // As a scene that was made so: without what the user is in the middle of.
    guard app.events.focusedView == nil, !app.isModal, page.table.focusedRowPath == nil,
      app.stack.pages.allSatisfy({ ($0 as? FormPage)?.form.errors.isEmpty ?? true })
    else { return nil }
    let fresh = CheckInApp(language: scene.traits.language ?? "en", size: scene.size, fonts: fonts, time: scene.time)
    fresh.scene.traits = scene.traits
    fresh.scene.hasHardwareKeyboard = scene.hasHardwareKeyboard
    fresh.guest = app.guest
    fresh.stack.setPages(app.stack.pages.map { fresh.page($0.name ?? "") }, animated: false)
    fresh.scene.tick(at: scene.time)
    for (old, new) in zip(app.stack.pages, fresh.stack.pages) {
      guard let old = old as? FormPage, let new = new as? FormPage else { continue }
      new.table.layoutIfNeeded()
      new.table.contentOffset = old.table.contentOffset
    }
    fresh.scene.finishAnimations()
    if let other = fresh.stack.topPage as? FormPage, other.table.contentOffset != page.table.contentOffset {
      let (a, b) = (page.table, other.table)
      return
        "the offset of \(page.title) is \(a.contentOffset) in \(a.minimumContentOffset)...\(a.maximumContentOffset), "
        + "of \(other.title) made so \(b.contentOffset) in \(b.minimumContentOffset)...\(b.maximumContentOffset), "
        + "\(scene.size) \(scene.traits.textScale)"
    }
    let difference = try scene.picture().difference(from: fresh.scene.picture())
    return difference.map { "the picture is not that of a scene made so: \($0)" }
  }
}
