import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists

/// A page with a form, as an app writes it.
final class FormPage: NavigationPage {
  let form: Form
  let table: TableView

  init(_ title: String, largeTitle: Bool = false, table: TableView = RoundedTableView(), _ form: Form) {
    self.form = form
    self.table = table
    super.init(title: title, content: table)
    prefersLargeTitles = largeTitle
    form.show(in: table)
  }
}

/// A stack of forms in a scene, with a hand and a clock.
final class SettingsApp {
  let stack = NavigationStack()
  let scene: Scene
  let events: EventDispatcher
  var time = 0.0

  init(size: Size = Size(width: 390, height: 844), scale: Double = 1, fonts: TextContext? = nil, depth: Int = 1) {
    stack.bounds = Rect(origin: .zero, size: size)
    stack.position = Point(x: size.width / 2, y: size.height / 2)
    scene = Scene(root: stack, size: size, scale: scale, textContext: fonts)
    events = EventDispatcher(scene: scene)
    stack.push(root(), animated: false)
    for level in 1..<max(1, depth) { stack.push(page(level), animated: false) }
    scene.tick(at: 0)
  }

  func root() -> FormPage {
    let titles = ["General", "Accessibility", "Camera", "Control Centre", "Display & Brightness", "Home Screen", "Search"]
    let page = FormPage(
      "Settings", largeTitle: true,
      Form { [weak self] in
        Section {
          Row("Airplane Mode", image: .tile(.airplane, color: .fixed(Color(rgb: 0xFF9500))), isOn: false) { _ in }
          Row("Wi-Fi", detail: "Home", image: .tile(.wifi, color: .fixed(Color(rgb: 0x007AFF))), accessory: .disclosureIndicator) { self?.push(1) }
          Row("Bluetooth", detail: "On", image: .tile(.bluetooth, color: .fixed(Color(rgb: 0x007AFF))), accessory: .disclosureIndicator) { self?.push(2) }
        }
        Section {
          for title in titles {
            Row(title, image: .tile(.gear, color: .fixed(Color(rgb: 0x8E8E93))), accessory: .disclosureIndicator) { self?.push(1) }
          }
        }
        Section {
          for number in 1...12 { Row("App \(number)", accessory: .disclosureIndicator) { self?.push(1) } }
        }
      })
    page.rightBarButtonItems = [BarButtonItem(.search, title: "Search")]
    return page
  }

  func page(_ level: Int) -> FormPage {
    let names = ["Home", "Office", "Café", "Library", "Guest", "Lab"]
    let page = FormPage(
      level == 1 ? "Wi-Fi" : level == 2 ? "Bluetooth" : "Page \(level)",
      Form { [weak self] in
        Section { Row("Wi-Fi", isOn: true) { _ in } }
        Section("Networks", footer: "Known networks are joined by themselves.") {
          for name in names { Row(name, accessory: .disclosureIndicator) { self?.push(level + 1) } }
        }
      })
    page.rightBarButtonItems = [BarButtonItem("Edit")]
    return page
  }

  func push(_ level: Int) { stack.push(page(level)) }

  var top: FormPage? { stack.topPage as? FormPage }

  // MARK: Time and input

  func run(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(end, time + 1.0 / 60)
      scene.tick(at: time)
    }
  }

  func runUntilRest() { for _ in 0..<600 where scene.nextTickTime != nil { run(1.0 / 60) } }

  @discardableResult
  func key(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) -> Bool {
    events.send(.key(KeyEvent(key, modifiers: modifiers, time: time)))
  }

  @discardableResult
  func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> Bool {
    events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), time: time)))
  }

  func tap(_ x: Double, _ y: Double) {
    pointer(.down, x, y)
    run(0.05)
    pointer(.up, x, y)
  }

  /// Drags along a line, at constant speed.
  func drag(from: Point, to: Point, over seconds: Double, release: Bool = true) {
    pointer(.down, from.x, from.y)
    let steps = max(1, Int(seconds * 60))
    for step in 1...steps {
      run(seconds / Double(steps))
      let part = Double(step) / Double(steps)
      pointer(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    if release { pointer(.up, to.x, to.y) }
  }

  func picture() throws -> ImageSurface {
    scene.tick(at: time)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return surface
  }
}
