import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct TextInputTests {
  /// A view that keeps a log of what it gets.
  private final class Entry: View, TextInput {
    var log: [String] = []
    var isOpen = true

    override var canBecomeFocused: Bool { true }
    var caretRect: Rect? { isOpen ? bounds : nil }

    override init() {
      super.init()
      addInteraction(TapInteraction())
    }

    func insertText(_ event: TextEvent) -> Bool {
      if isOpen { log.append(event.text) }
      return isOpen
    }

    func setMarkedText(_ event: CompositionEvent) -> Bool {
      log.append("(\(event.text) \(event.selection))")
      return true
    }

    func perform(_ action: EditAction, with pasteboard: any Pasteboard) -> Bool {
      log.append("\(action) \(pasteboard.textAtOnce ?? "nothing")")
      return true
    }
  }

  private let outer = Entry(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let inner = Entry(frame: Rect(x: 10, y: 10, width: 50, height: 50))
  private let scene: Scene
  private let events: Scene

  init() {
    outer.addSublayer(inner)
    scene = Scene(root: outer, size: outer.bounds.size)
    events = scene
  }

  @Test("text goes to the focused view, and from there outwards, and moves the clock")
  func text() {
    #expect(!events.send(.text(TextEvent("a"))))
    events.focus(inner, isVisible: true)
    #expect(events.send(.text(TextEvent("b", time: 3))) && scene.time == 3)
    inner.isOpen = false
    #expect(events.send(.text(TextEvent("c"))))
    #expect(events.send(.composition(CompositionEvent("de", time: 4))) && scene.time == 4)
    #expect(inner.log == ["b", "(de 2..<2)"] && outer.log == ["c"])
  }

  @Test("Control or Command with X, C and V use the clipboard, and letters alone do not")
  func clipboard() {
    events.focus(inner, isVisible: true)
    events.pasteboard.textAtOnce = "text"
    for key in "xcvz".map(KeyEvent.Key.character) {
      events.send(.key(KeyEvent(key)))
      events.send(.key(KeyEvent(key, modifiers: [.control, .alt])))
      events.send(.key(KeyEvent(key, modifiers: .super)))
    }
    events.pasteboard = LocalPasteboard()
    events.send(.key(KeyEvent(.character("v"), modifiers: .control)))
    #expect(inner.log == ["cut text", "copy text", "paste text", "paste nothing"])
  }

  @Test("a mouse moves the focus when it is pressed, a finger when it is released")
  func presses() {
    let point = Point(x: 20, y: 20)
    events.send(.pointer(PointerEvent(.down, at: point, kind: .mouse)))
    #expect(events.focusedView === inner)
    events.send(.pointer(PointerEvent(.up, at: point, kind: .mouse)))
    events.focus(nil)
    events.send(.pointer(PointerEvent(.down, at: point)))
    #expect(events.focusedView == nil)
    events.send(.pointer(PointerEvent(.up, at: point)))
    #expect(events.focusedView === inner)
  }

  @Test("keys in a view with a caret do not show the focus, and views give it up and take it themselves")
  func states() {
    inner.becomeFocused()
    events.send(.key(KeyEvent(.left)))
    #expect(inner.isFocused && !inner.isFocusVisible)
    inner.isOpen = false
    events.send(.key(KeyEvent(.left)))
    #expect(inner.isFocusVisible)
    outer.resignFocus()
    #expect(events.focusedView === inner)
    inner.resignFocus()
    #expect(events.focusedView == nil && !inner.isFocused)
  }
}
