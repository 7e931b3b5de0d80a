import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

@testable import InlayControls

/// Fields below each other in a scene, with a hand that types and presses.
final class FieldStage {
  let root = View()
  let scene: Scene
  let events: Scene
  let fields: [TextField]
  var time = 0.0

  init(_ count: Int = 1, width: Double = 220, scale: Double = 1, textContext: TextContext? = nil) {
    root.frame = Rect(x: 0, y: 0, width: width, height: 20 + 50 * Double(count))
    root.backgroundColor = .token(.cellBackground)
    fields = (0..<count).map { number in
      let field = TextField(placeholder: "Name \(number)")
      field.frame = Rect(x: 10, y: 10 + 50 * Double(number), width: width - 20, height: 36)
      return field
    }
    for field in fields { root.addSublayer(field) }
    scene = Scene(root: root, size: root.frame.size, scale: scale, textContext: textContext)
    events = scene
  }

  var field: TextField { fields[0] }

  @discardableResult
  func press(_ keys: KeyEvent.Key..., modifiers: KeyModifiers = []) -> Bool {
    keys.map { events.send(.key(KeyEvent($0, modifiers: modifiers))) }.last ?? false
  }

  /// Each character comes alone.
  func type(_ text: String) { for character in text { events.send(.text(TextEvent(String(character)))) } }

  func focus(_ field: TextField? = nil) { events.focus(field ?? self.field, isVisible: false) }

  /// The point of a field at a caret.
  func point(_ offset: Int, in field: TextField? = nil) -> Point {
    let field = field ?? self.field
    scene.root.layoutIfNeeded()
    let caret = field.shapedText()?.caret(at: TextPosition(offset)) ?? 0
    let x = field.textArea.frame.minX - field.textArea.bounds.minX + field.lineStart + caret
    return field.convert(Point(x: x, y: field.bounds.midY), to: nil)
  }

  func mouse(_ phase: PointerEvent.Phase, _ point: Point, modifiers: KeyModifiers = []) {
    events.send(.pointer(PointerEvent(phase, at: point, kind: .mouse, modifiers: modifiers, time: time)))
  }

  func click(_ point: Point, count: Int = 1, modifiers: KeyModifiers = []) {
    time += 1
    for _ in 0..<count {
      mouse(.down, point, modifiers: modifiers)
      mouse(.up, point, modifiers: modifiers)
      time += 0.1
    }
  }

  func picture() throws -> Picture { try scene.picture() }
}
