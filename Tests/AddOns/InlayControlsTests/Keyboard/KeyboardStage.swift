import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport

@testable import InlayControls
@testable import InlayViews

/// A form of fields on a page, in a scene with a keyboard of its own, and a finger.
final class KeyboardStage {
  let page: FormPage
  let stack: NavigationStack
  let scene: Scene
  let events: Scene
  var host: KeyboardHost { scene.keyboardHost }
  var time = 0.0
  /// The texts as of the last change.
  let model: Model
  private(set) var begins = 0
  private(set) var ends = 0

  final class Model {
    var texts: [String]
    var traits: (Int) -> TextInputTraits = { _ in TextInputTraits() }

    init(_ count: Int) { texts = Array(repeating: "", count: count) }
  }

  init(_ count: Int = 12, size: Size = Size(width: 390, height: 700), mode: Scene.KeyboardMode = .automatic) {
    let model = Model(count)
    self.model = model
    page = FormPage("Fields") {
      Section("Texts") {
        for number in 0..<count {
          Row(
            "Field \(number)",
            .textField(model.texts[number], placeholder: "Text", inputTraits: model.traits(number)) {
              model.texts[number] = $0
            })
        }
      }
    }
    stack = NavigationStack(root: page)
    stack.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: stack, size: size, scale: 2)
    scene.keyboardMode = mode
    events = scene
    scene.onProblem = { _ in }
    scene.onFocusChange = { [unowned self] old, new in
      if old is TextField { ends += 1 }
      if new is TextField { begins += 1 }
    }
    scene.tick(at: 0)
  }

  /// The field of a row in view; nil out of view.
  func field(_ row: Int) -> TextField? {
    page.table.cellForRow(at: RowPath(section: 0, row: row))?.accessoryView as? TextField
  }

  func middle(_ view: View) -> Point { view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  /// - Parameter isTimed: Whether the event has a time; the keyboard has slid afterwards.
  func tap(_ point: Point, kind: PointerEvent.Kind = .touch, isTimed: Bool = false) {
    if isTimed { time += 0.3 }
    let moment = isTimed ? time : nil
    events.send(.pointer(PointerEvent(.down, at: point, kind: kind, time: moment)))
    events.send(.pointer(PointerEvent(.up, at: point, kind: kind, time: moment)))
    scene.tick(at: time)
    if isTimed {
      time += 0.3
      scene.tick(at: time)
    }
  }

  func tap(_ view: View?, kind: PointerEvent.Kind = .touch, isTimed: Bool = false) {
    if let view { tap(middle(view), kind: kind, isTimed: isTimed) }
  }

  func tap(_ key: KeyboardLayout.Key) { tap(host.panel.keyboard.keys.first { $0.key == key }) }

  /// Letters in the case that is on the keys.
  func type(_ text: String) {
    for character in text {
      let keys = host.panel.keyboard.keys
      let own = keys.first { $0.key == .text(String(character)) }
      tap(own ?? keys.first { $0.key == .text(character.uppercased()) })
    }
  }

  var focused: TextField? { events.focusedView as? TextField }

  /// Whether the focused field lies between the bar of the page and the keyboard.
  var showsFocus: Bool {
    guard let focused else { return false }
    let rect = focused.convert(focused.bounds, to: nil)
    let bottom = scene.size.height - max(scene.coveredHeight, scene.traits.safeAreaInsets.bottom)
    return rect.maxY <= bottom + 1 && rect.minY >= page.barBottom - 1
  }
}
