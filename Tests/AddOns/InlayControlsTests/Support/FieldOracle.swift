import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

@testable import InlayControls

/// A random step on a scene with fields and a keyboard.
enum FieldStep: String, OracleStep {
  case type, key, clipboard, compose, mouse, touch, keyboard, focus, wait, value, look, scroll

  var weight: Int {
    switch self {
    case .type, .key: 6
    case .mouse, .touch: 4
    case .compose, .keyboard, .wait: 2
    case .clipboard, .focus, .value, .look, .scroll: 1
    }
  }
}

/// Sends random input to fields in a scroll view and to a keyboard, and checks after each step that a surface with
/// incremental frames shows the whole picture, byte for byte, and that the state is consistent.
final class FieldOracle {
  private var random: SeededRandom
  private let scene: Scene
  private let events: Scene
  private let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 240, height: 140))
  private let fields: [TextField]
  private let search = SearchField(placeholder: "Search")
  private let keyboard = KeyboardView(layouts: [.english, KeyboardLayout(language: "ar")])
  private let surface: ImageSurface
  private let reference = Renderer()
  private var time = 0.0
  private var finger: Point?
  /// What the steps reached.
  private(set) var carets = 0
  private(set) var selections = 0
  private(set) var scrolled = 0

  init(seed: UInt64, textContext: TextContext) throws {
    random = SeededRandom(seed: seed)
    // Keys take most of the time.
    let hasKeyboard = random.chance(0.3)
    let root = View(frame: Rect(x: 0, y: 0, width: 240, height: hasKeyboard ? 300 : 140))
    root.backgroundColor = .token(.tableBackground)
    fields = (0..<3).map { TextField(placeholder: "Field \($0)") }
    fields[1].isSecureTextEntry = true
    fields[2].borderStyle = .none
    fields[2].textAlignment = random.pick([.natural, .left, .center, .right])
    fields[0].rules = [.check { $0.count % 5 == 4 ? "Too short or too long" : nil }]
    for (number, view) in (fields as [View] + [search]).enumerated() {
      view.frame = Rect(x: 10, y: 8 + 52 * Double(number), width: 220, height: 40)
      scrollView.addSublayer(view)
    }
    scrollView.contentSize = Size(width: 240, height: 230)
    keyboard.frame = Rect(x: 0, y: 140, width: 240, height: 160)
    root.addSublayer(scrollView)
    if hasKeyboard { root.addSublayer(keyboard) }
    scene = Scene(
      root: root, size: root.frame.size, scale: random.pick([1, 1.5, 2]), textContext: textContext)
    events = scene
    surface = try ImageSurface(for: scene)
  }

  /// The failure; nil for success.
  func run(steps: Int) throws -> String? {
    for number in 0..<steps {
      let step: FieldStep = random.step()
      // The clock moves by events too, without a tick.
      if random.chance(0.2) {
        time += random.clockStep()
        scene.advanceClock(to: time)
      }
      act(step)
      scene.tick(at: time)
      if let problem = try problem() { return "step \(number), \(step.rawValue): \(problem)" }
    }
    return nil
  }

  private func problem() throws -> String? {
    guard let frame = scene.frame else { return "no frame" }
    try scene.render(into: surface)
    let whole = try ImageSurface(for: scene)
    try reference.paint(frame, region: DeviceRegion(frame.bounds), into: whole)
    if let difference = Picture(surface).difference(from: Picture(whole)) { return difference }
    for field in fields + [search.field] {
      let (text, selection) = (field.text, field.editing.selection)
      let ends = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
      guard ends.contains(selection.anchor), ends.contains(selection.focus.offset) else { return "inside a cluster" }
      if field.isFocused != field.isEditing { return "a field does not know its focus" }
      guard field.isFocused else { continue }
      let area = field.textArea.bounds
      if area.minX > field.caret.frame.minX + 1e-9 || field.caret.frame.maxX > area.maxX + 1e-9, area.width > 10 {
        return "the caret \(field.caret.frame) is not in \(area)"
      }
      if !field.caret.isHidden, !selection.isEmpty || !field.isEnabled { return "a caret beside a selection" }
      carets += field.caret.isHidden ? 0 : 1
      selections += field.selectionLayers.isEmpty ? 0 : 1
      scrolled += area.minX > 0 ? 1 : 0
    }
    return nil
  }

  private static let texts = [
    "a", "word ", "\u{5D0}", "\u{5D1}\u{5B8} ", "\u{645}\u{631}\u{62D}", "\u{301}", "1", "\u{1F468}\u{200D}\u{1F467}",
    "\u{200D}", "W",
    "fi", "(", ".", "\u{1F1E9}", "\n",
  ]

  private var modifiers: KeyModifiers {
    random.chance(0.4) ? KeyModifiers(rawValue: UInt8(random.int(0...15))) : []
  }

  private func point(inside view: View) -> Point {
    let point = Point(x: random.double(-4...view.bounds.width + 4), y: random.double(-4...view.bounds.height + 4))
    return view.convert(point, to: nil)
  }

  private var anyPoint: Point {
    point(inside: random.pick(fields as [View] + [search] + (keyboard.scene == nil ? [] : [keyboard])))
  }

  private func act(_ step: FieldStep) {
    time += random.pick([0, 0.02, 0.15])
    switch step {
    case .type: events.send(.text(TextEvent(random.pick(Self.texts), time: time)))
    case .key:
      events.send(.key(KeyEvent(random.pick(KeyEvent.Key.used), modifiers: modifiers, time: time)))
    case .clipboard:
      events.send(.key(KeyEvent(random.pick("axcvzy".map(KeyEvent.Key.character)), modifiers: .control, time: time)))
    case .compose:
      let text = random.chance(0.3) ? "" : random.pick(Self.texts)
      let count = random.int(0...3)
      events.send(.composition(CompositionEvent(text, selection: 0..<count, time: time)))
    case .mouse:
      let point = anyPoint
      for _ in 0..<random.int(1...3) {
        events.send(.pointer(PointerEvent(.down, at: point, id: 9, kind: .mouse, modifiers: modifiers, time: time)))
        if random.chance(0.4) {
          events.send(.pointer(PointerEvent(.moved, at: anyPoint, id: 9, kind: .mouse, time: time)))
        }
        events.send(.pointer(PointerEvent(.up, at: anyPoint, id: 9, kind: .mouse, time: time)))
      }
    case .touch:
      if let point = finger {
        let next = random.chance(0.5) ? anyPoint : Point(x: point.x + random.double(-60...60), y: point.y)
        events.send(.pointer(PointerEvent(.moved, at: next, time: time)))
        finger = next
        if random.chance(0.5) {
          events.send(.pointer(PointerEvent(random.chance(0.9) ? .up : .cancelled, at: next, time: time)))
          finger = nil
        }
      } else {
        let point = anyPoint
        finger = point
        events.send(.pointer(PointerEvent(.down, at: point, time: time)))
      }
    case .keyboard:
      guard keyboard.scene != nil, let key = keyboard.keys.randomElement(using: &random) else { return }
      let point = point(inside: key)
      events.send(.pointer(PointerEvent(.down, at: point, id: 3, time: time)))
      time += random.pick([0.05, 0.7])
      scene.tick(at: time)
      events.send(.pointer(PointerEvent(.up, at: point, id: 3, time: time)))
    case .focus: events.focus(random.pick([nil, search.field] + fields), isVisible: random.chance(0.5))
    case .wait: time += random.pick([0.3, 0.55, 2, 30])
    case .value: change(random.pick(fields))
    case .look: changeLook()
    case .scroll: scrollView.contentOffset = Point(x: 0, y: random.length(0...90))
    }
  }

  private func change(_ field: TextField) {
    switch random.int(0...7) {
    case 0: field.text = (0..<random.int(0...30)).map { _ in random.pick(Self.texts) }.joined()
    case 1: field.isEnabled.toggle()
    case 2: field.isSecureTextEntry.toggle()
    case 3: field.placeholder = random.pick(Self.texts)
    case 4: field.error = random.chance(0.5) ? nil : "Wrong"
    case 5: field.frame.size.width = 2 * Double(random.int(10...110))
    case 6: field.maximumLength = random.pick([nil, 0, 3, 12])
    default: field.caretBlinks.toggle()
    }
  }

  private func changeLook() {
    switch random.int(0...4) {
    case 0: scene.traits.appearance = random.pick(Appearance.allCases)
    case 1: scene.traits.direction = scene.traits.direction == .leftToRight ? .rightToLeft : .leftToRight
    case 2: scene.traits.textScale = random.pick([0.8, 1, 1.5, 3])
    case 3: scene.theme = random.pick(Theme.builtIn)
    default: scene.traits.reducesMotion.toggle()
    }
  }
}
