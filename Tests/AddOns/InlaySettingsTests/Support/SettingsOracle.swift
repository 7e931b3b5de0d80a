import InlayControls
import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlaySettings

/// Random steps on a screen of settings. After each one the incremental picture is the whole one; at rest it is that of
/// a new screen with the same values.
final class SettingsOracle {
  enum Step: String, OracleStep {
    case press, move, release, cancel, key, text, wheel, tick, value, language, reload, open, choices, pop
    case theme, appearance, direction, textScale, resize

    var weight: Int {
      switch self {
      case .press, .move, .key: 6
      case .release, .value: 8
      case .open, .choices, .pop, .text, .wheel, .language: 3
      default: 1
      }
    }
  }

  /// What came of all steps.
  struct Outcome {
    var changes = 0
    var pages: Set<String> = []
    var rests = 0
  }

  private var random: SeededRandom
  private let app: SettingsApp
  private let fonts: TextContext
  private var pages: SamplePages
  private let frames: IncrementalPicture
  private(set) var outcome = Outcome()

  init(seed: UInt64, fonts: TextContext) throws {
    random = SeededRandom(seed: seed)
    self.fonts = fonts
    pages = SamplePages(isLong: random.chance(0.3), extraGroups: random.int(0...3))
    let size = Size(width: Double(random.int(180...300)), height: Double(random.int(200...320)))
    app = try SettingsApp(pages, size: size, scale: random.pick([1, 1, 1.5, 2]), fonts: fonts)
    frames = try IncrementalPicture(of: app.scene)
    app.values.onChange = { [weak self] _, _ in self?.outcome.changes += 1 }
  }

  func run(steps: Int) throws -> String? {
    for number in 0..<steps {
      let step: Step = random.step()
      // The clock moves by events too, without a tick.
      if random.chance(0.2) {
        app.time += random.clockStep()
        app.scene.advanceClock(to: app.time)
      }
      act(step)
      app.time += random.chance(0.2) ? random.clockStep() : Double(random.int(0...6)) / 60
      if random.chance(0.3) {
        // Events move the clock without a tick.
        app.scene.advanceClock(to: app.time)
        continue
      }
      app.scene.tick(at: app.time)
      if let title = app.screen.stack.topPage?.title { outcome.pages.insert(title) }
      if let problem = try frames.problem() { return "step \(number), \(step): \(problem)" }
      guard random.chance(0.08) else { continue }
      if let problem = try restProblem() { return "at rest after step \(number), \(step): \(problem)" }
    }
    return try restProblem()
  }

  private func act(_ step: Step) {
    let (scene, screen) = (app.scene, app.screen)
    switch step {
    case .press: send(.down)
    case .move: send(.moved)
    case .release:
      let place = place
      send(.down, at: place)
      app.scene.tick(at: app.time)
      send(.up, at: place)
    case .cancel: send(.cancelled)
    case .key: app.events.send(.key(KeyEvent(random.pick(KeyEvent.Key.used), time: app.time)))
    case .text: app.events.send(.text(TextEvent(random.pick(["a", "é", "🙂", "0"]), time: app.time)))
    case .wheel:
      let distance = Size(width: 0, height: random.double(-150...150))
      app.events.send(.wheel(WheelEvent(at: place, by: distance, time: app.time)))
    case .tick: app.time += random.double(0...0.8)
    case .value: setValue()
    case .language:
      pages.isLong.toggle()
      show()
    case .reload:
      pages.extraGroups = random.int(0...3)
      show()
    case .open:
      if screen.stack.pages.count < 4 { screen.open(random.pick(["Root", "Panes/Sound"]), animated: isAnimated) }
    case .choices:
      guard screen.stack.pages.count < 4 else { break }
      screen.openChoices(of: SettingsRow.ID(specifier: 7), on: "Root", animated: isAnimated)
    case .pop: screen.stack.pop(animated: isAnimated)
    case .theme: scene.theme = random.pick(Theme.builtIn)
    case .appearance: scene.traits.appearance = random.pick(Appearance.allCases)
    case .direction: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    case .textScale: scene.traits.textScale = random.pick([1, 1, 1.4, 2])
    case .resize:
      let size = Size(width: Double(random.int(180...300)), height: Double(random.int(200...320)))
      scene.size = size
      screen.frame = Rect(origin: .zero, size: size)
    }
  }

  private var isAnimated: Bool { random.chance(0.7) }

  private var place: Point {
    Point(x: random.double(0...app.scene.size.width), y: random.double(0...app.scene.size.height))
  }

  private func send(_ phase: PointerEvent.Phase, at point: Point? = nil) {
    app.events.send(.pointer(PointerEvent(phase, at: point ?? place, time: app.time)))
  }

  private func show() {
    let pages = pages
    app.screen.page = { pages.page($0) }
  }

  private func setValue() {
    let values: [PropertyList?] = [
      nil, .integer(0), .integer(1), .integer(2), .real(0.25), .string("YES"), .string("n"), .string(""),
      .boolean(true),
      .string("A longer value of a text"), .array([]), .date(0),
    ]
    let keys = ["name", "password", "title3", "licence", "notify", "theme", "brightness", "sort", "ringer", "none"]
    app.values.setValue(random.pick(values), forKey: random.pick(keys))
  }

  // MARK: Checks

  private func restProblem() throws -> String? {
    send(.cancelled)
    app.events.focus(nil)
    app.runUntilRest(frames: 900)
    if let time = app.scene.nextTickTime { return "a tick is due at \(time), and the clock is at \(app.time)" }
    if let problem = try frames.problem() { return problem }
    outcome.rests += 1
    app.table.contentOffset = app.table.minimumContentOffset
    app.runUntilRest(frames: 900)
    if let problem = try frames.problem() { return problem }
    return try freshProblem()
  }

  private func freshProblem() throws -> String? {
    let fresh = try SettingsApp(
      pages, values: app.values.all, size: app.scene.size, scale: app.scene.scale, fonts: fonts)
    fresh.scene.theme = app.scene.theme
    fresh.scene.traits = app.scene.traits
    for case let page as SettingsScreenPage in app.screen.stack.pages.dropFirst() {
      switch page.source {
      case .pane(let name): fresh.screen.open(name, animated: false)
      case .choices(let row, let name): fresh.screen.openChoices(of: row, on: name, animated: false)
      }
    }
    fresh.scene.tick(at: 0)
    fresh.table.contentOffset = fresh.table.minimumContentOffset
    fresh.runUntilRest()
    let new = Picture(try ImageSurface(for: fresh.scene).painted(try #require(fresh.scene.frame)))
    return frames.picture.difference(from: new).map { "a new screen differs: \($0)" }
  }
}
