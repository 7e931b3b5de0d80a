import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// Random steps on a stack of pages with cards above it. After every step the incremental picture is the whole one; at
/// rest it is that of a new stack in the same state.
final class BarsOracle {
  private var random: SeededRandom
  private let app: SettingsApp
  private let fonts: TextContext
  private let frames: IncrementalPicture
  private var modals: [ModalView] = []
  private var isDown = false
  private(set) var rests = 0

  init(seed: UInt64, fonts: TextContext) throws {
    random = SeededRandom(seed: seed)
    self.fonts = fonts
    let size = Size(width: Double(random.int(150...260)), height: Double(random.int(160...240)))
    app = SettingsApp(size: size, scale: random.pick([1, 1, 1.5, 2]), fonts: fonts)
    frames = try IncrementalPicture(of: app.scene)
  }

  func run(steps: Int) throws -> String? {
    for number in 0..<steps {
      let step: BarsStep = random.step()
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
      if let problem = try frames.problem() { return "step \(number), \(step): \(problem)" }
      guard random.chance(0.06) else { continue }
      if let problem = try restProblem() { return "at rest after step \(number), \(step): \(problem)" }
    }
    return try restProblem()
  }

  private var place: Point {
    let size = app.scene.size
    let x = random.chance(0.3) ? 4 : random.double(0...size.width)
    return Point(x: x, y: random.chance(0.3) ? 22 : random.double(0...size.height))
  }

  private func act(_ step: BarsStep) {
    let scene = app.scene
    switch step {
    case .press:
      let point = place
      if isDown { app.pointer(.up, point.x, point.y) }
      app.pointer(.down, point.x, point.y)
      isDown = true
    case .move:
      let point = place
      app.pointer(.moved, point.x, point.y)
    case .release:
      let point = place
      app.pointer(.up, point.x, point.y)
      isDown = false
    case .cancel:
      app.events.send(.pointer(PointerEvent(.cancelled, at: place, time: app.time)))
      isDown = false
    case .key:
      app.key(random.pick(KeyEvent.Key.used), random.chance(0.2) ? .alt : [])
    case .wheel:
      let distance = Size(width: 0, height: random.double(-90...90))
      app.events.send(.wheel(WheelEvent(at: place, by: distance, time: app.time)))
    case .push: if app.stack.pages.count < 6 { app.push(app.stack.pages.count, animated: random.chance(0.8)) }
    case .pop: app.stack.pop(animated: random.chance(0.8))
    case .popToRoot: app.stack.popToRoot(animated: random.chance(0.8))
    case .setPages: app.stack.setPages(app.stack.pages.filter { _ in random.chance(0.6) } + [app.page(3)])
    case .title: app.top?.title = random.pick(["Wi-Fi", "A much longer title than that", ""])
    case .largeTitle: app.top?.prefersLargeTitle.toggle()
    case .scroll: app.top?.table.contentOffset.y += random.double(-60...60)
    case .present: if modals.filter(\.isPresented).count < 3 { present() }
    case .dismiss: modals.randomElement(using: &random)?.dismiss(animated: random.chance(0.8))
    case .toast: Toast("Saved \(random.int(0...9))").present(in: scene, for: random.double(0...1))
    case .theme: scene.theme = random.pick(Theme.builtIn)
    case .appearance: scene.traits.appearance = random.pick(Appearance.allCases)
    case .direction: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    case .textScale: scene.traits.textScale = random.pick([1, 1.3, 2])
    case .safeArea: scene.traits.safeAreaInsets = random.pick([.zero, Insets(top: 20, left: 8, bottom: 12, right: 4)])
    case .resize:
      let size = Size(width: Double(random.int(120...300)), height: Double(random.int(120...220)))
      scene.size = size
      app.stack.frame = Rect(origin: .zero, size: size)
    }
  }

  private func present() {
    modals.removeAll { $0.superlayer == nil }
    let modal: ModalView =
      switch random.int(0...2) {
      case 0:
        Sheet(
          app.page(9), detent: random.pick([.medium, .large, .height(100)]))
      default:
        Alert(
          "Alert", message: random.pick(["", "With some text in it"]), style: random.pick(Alert.Style.allCases),
          actions: [Alert.Action("Do"), Alert.Action("No", role: .cancel)])
      }
    modals.append(modal)
    modal.present(in: app.scene, animated: random.chance(0.8))
  }

  /// Lets everything end, and compares with a new stack.
  private func restProblem() throws -> String? {
    if isDown { app.events.send(.pointer(PointerEvent(.cancelled, at: .zero, time: app.time))) }
    isDown = false
    for modal in modals { modal.dismiss() }
    app.events.focus(nil)
    app.runUntilRest()
    if let time = app.scene.nextTickTime { return "a tick is due at \(time), and the clock is at \(app.time)" }
    if let problem = try frames.problem() { return problem }
    rests += 1
    guard app.stack.sublayers.count == 2 else { return "\(app.stack.sublayers.count) layers are left" }
    return try freshProblem()
  }

  /// A stack that gets the pages from this one, and gives them back.
  private func freshProblem() throws -> String? {
    let picture = frames.picture
    let (scene, pages) = (app.scene, app.stack.pages)
    app.stack.setPages([NavigationPage()], animated: false)
    let fresh = NavigationStack()
    fresh.setPages(pages, animated: false)
    fresh.frame = app.stack.frame
    let other = Scene(root: fresh, size: scene.size, scale: scene.scale, textContext: fonts)
    other.onProblem = { _ in }
    other.theme = scene.theme
    other.traits = scene.traits
    other.tick(at: 0)
    let new = Picture(try ImageSurface(for: other).painted(try #require(other.frame), by: Renderer()))
    fresh.setPages([NavigationPage()], animated: false)
    app.stack.setPages(pages, animated: false)
    app.scene.tick(at: app.time)
    return picture.difference(from: new).map { "a new stack differs: \($0)" }
  }
}

/// A random step.
enum BarsStep: String, OracleStep {
  case press, move, release, cancel, key, wheel, push, pop, popToRoot, setPages, title, largeTitle, scroll, present,
    dismiss, toast, theme, appearance, direction, textScale, safeArea, resize

  var weight: Int {
    switch self {
    case .press, .move: 6
    case .release, .key, .push: 5
    case .pop, .present: 4
    case .dismiss, .scroll, .wheel: 3
    default: 1
    }
  }
}
