import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

/// A stack of forms in a scene, with a hand and a clock.
final class SettingsApp {
  let stack = NavigationStack()
  let scene: Scene
  let events: Scene
  var time = 0.0

  init(size: Size = Size(width: 390, height: 600), scale: Double = 1, fonts: TextContext? = nil, depth: Int = 1) {
    stack.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: stack, size: size, scale: scale, textContext: fonts)
    scene.onProblem = { _ in }
    events = scene
    stack.setPages([root()] + (1..<max(1, depth)).map(page), animated: false)
    scene.tick(at: 0)
  }

  func root() -> FormPage {
    let page = FormPage("Settings", prefersLargeTitle: true) { [weak self] in
      Section {
        Row(
          "Airplane Mode", image: .tile(.airplane, color: .fixed(RGBColor(rgb: 0xFF9500))),
          .switch(isOn: false) { _ in })
        Row("Wi-Fi", detail: "Home", .disclosure) { self?.push(1) }
        Row("Bluetooth", detail: "On", .disclosure) { self?.push(1) }
      }
      Section {
        for number in 1...14 { Row("App \(number)", .disclosure) { self?.push(1) } }
      }
    }
    page.trailingItems = [BarButtonItem(.search, title: "Search")]
    return page
  }

  func page(_ level: Int) -> FormPage {
    let page = FormPage(level == 1 ? "Wi-Fi" : "Page \(level)") { [weak self] in
      Section { Row("Wi-Fi", .switch(isOn: true) { _ in }) }
      Section("Networks", footer: "Known networks are joined automatically.") {
        for name in ["Home", "Office", "Café", "Library"] {
          Row(name, .disclosure) { self?.push(level + 1) }
        }
      }
    }
    page.trailingItems = [BarButtonItem("Edit")]
    return page
  }

  func push(_ level: Int, animated: Bool = true) { stack.push(page(level), animated: animated) }

  var top: FormPage? { stack.topPage as? FormPage }

  var titles: [String] { stack.pages.map(\.title) }

  // MARK: Time and input

  func run(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(end, time + 1.0 / 60)
      scene.tick(at: time)
    }
  }

  func runUntilRest() { for _ in 0..<900 where !scene.isAtRest { run(1.0 / 60) } }

  @discardableResult
  func key(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) -> Bool {
    events.send(.key(KeyEvent(key, modifiers: modifiers, time: time)))
  }

  @discardableResult
  func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> Bool {
    events.send(.pointer(PointerEvent(phase, at: Point(x: x, y: y), time: time)))
  }

  func tap(_ point: Point) {
    pointer(.down, point.x, point.y)
    run(1.0 / 60)
    pointer(.up, point.x, point.y)
  }

  /// The middle of a visible row of the topmost page, in the scene.
  func middle(_ section: Int, _ row: Int) -> Point {
    guard let cell = top?.table.cellForRow(at: RowPath(section: section, row: row)) else { return .zero }
    return cell.convert(Point(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  /// Drags along a line, at constant speed.
  func drag(from: Point, to: Point, over seconds: Double, release: Bool = true) {
    pointer(.down, from.x, from.y)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      run(seconds / Double(steps))
      let part = Double(step) / Double(steps)
      pointer(.moved, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    if release { pointer(.up, to.x, to.y) }
  }

  func picture() throws -> Picture {
    scene.tick(at: time)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return Picture(surface)
  }
}

extension Layer {
  /// The layer's left edge in the scene, as presented.
  var shownX: Double { convert(Point.zero, to: nil).x }

  /// The first layer inside that a condition holds for.
  func first<Wanted: Layer>(_ type: Wanted.Type, where holds: (Wanted) -> Bool = { _ in true }) -> Wanted? {
    for layer in sublayers {
      if let layer = layer as? Wanted, holds(layer) { return layer }
      if let found = layer.first(type, where: holds) { return found }
    }
    return nil
  }
}
