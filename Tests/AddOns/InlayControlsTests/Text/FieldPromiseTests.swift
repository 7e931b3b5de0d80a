import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls

/// What a field promises holds on each way by which a text comes into it.
@Suite struct FieldPromiseTests {
  enum Way: CaseIterable {
    case screenKeys, attachedKeys, paste, composition, endedComposition, assistive, suggestion, undo, code, row, start

    /// Whether the app hears of the change.
    var isInput: Bool { ![.code, .row, .start].contains(self) }
  }

  private final class Stage {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 500))
    let field: TextField
    let scene: Scene
    let events: Scene
    var heard: [String] = []

    init(_ field: TextField) {
      self.field = field
      field.frame = Rect(x: 10, y: 10, width: 300, height: 40)
      root.addSublayer(field)
      scene = Scene(root: root, size: root.frame.size)
      scene.keyboardMode = .always
      events = scene
      field.onChange = { [unowned self] in heard.append($0) }
      events.focus(field, isVisible: false)
      scene.tick(at: 0)
    }

    func enter(_ text: String, _ way: Way) {
      let keyboard = scene.keyboardHost.panel.keyboard
      switch way {
      case .screenKeys: for character in text { keyboard.use(.text(String(character)), at: nil) }
      case .attachedKeys: for character in text { events.send(.text(TextEvent(String(character)))) }
      case .paste:
        events.pasteboard.textAtOnce = text
        events.send(.key(KeyEvent(.character("v"), modifiers: .control)))
      case .composition: events.send(.composition(CompositionEvent(text)))
      case .endedComposition:
        events.send(.composition(CompositionEvent(text)))
        events.focus(nil)
      case .assistive: field.performAccessibilityAction(.enterText(text))
      case .suggestion:
        field.suggestions = { _ in [text] }
        scene.keyboardHost.panel.bar.onSuggestion?(text)
      case .undo:
        events.send(.text(TextEvent(text)))
        events.send(.key(KeyEvent(.character("z"), modifiers: .control)))
        events.send(.key(KeyEvent(.character("y"), modifiers: .control)))
      case .code: field.text = text
      case .row: field.take(text)
      case .start: break
      }
    }
  }

  private func stage(_ text: String, _ way: Way, _ change: (TextField) -> Void) -> Stage {
    let field = TextField()
    field.caretBlinks = false
    // Properties may be set in any order.
    if way == .start { field.text = text }
    change(field)
    let stage = Stage(field)
    stage.enter(text, way)
    return stage
  }

  @Test("the value of a grouped field has no gaps, and that of a secret all that was entered", arguments: Way.allCases)
  func gaps(way: Way) {
    let text = "12 34\u{A0}5\t678 "
    let grouped = stage(text, way) { $0.grouping = [4] }
    #expect(grouped.field.text == "12345678")
    if way.isInput { #expect(grouped.heard.last == "12345678") } else { #expect(grouped.heard.isEmpty) }
    let secret = stage("12 34", way) {
      $0.isSecureTextEntry = true
      $0.grouping = [4]
    }
    #expect(secret.field.text == "12 34")
    let late = stage("12 34", way) {
      $0.grouping = [4]
      $0.isSecureTextEntry = true
    }
    #expect(late.field.text == "12 34", "in any order")
    grouped.field.grouping = []
    #expect(grouped.field.text == (way.isInput ? "12345678" : "12 34\u{A0}5 678 "), "as if it had never had groups")
    let plain = stage("12 34", way) { _ in }
    #expect(plain.field.text == "12 34")
  }

  @Test("a text is one line without control characters, and no longer than the most", arguments: Way.allCases)
  func lines(way: Way) {
    #expect(
      stage("a\nb\u{7}c", way) { _ in }.field.text == (way == .screenKeys || way == .attachedKeys ? "abc" : "a bc"))
    guard way != .screenKeys, way != .attachedKeys else { return }
    let long = stage(String(repeating: "é", count: 40_000), way) { _ in }.field.text
    #expect(long.utf8.count == 1 << 16)
  }

  @Test("input makes a text no longer than its most, and shows and says what it left out", arguments: Way.allCases)
  func limit(way: Way) {
    let text = "a\u{301}bcde"
    let stage = stage("", .code) { $0.maximumLength = 3 }
    var said: [String] = []
    stage.scene.onAnnouncement = { text, _ in if text.hasPrefix("At most") { said.append(text) } }
    stage.enter(text, way)
    // A composition becomes other characters, and code may do what it likes.
    guard way.isInput, way != .composition else {
      #expect(stage.field.text == (way == .start ? "" : text) && said.isEmpty)
      return
    }
    #expect(stage.field.text == "a\u{301}bc" && said == ["At most 3 characters"])
    guard way != .undo else { return }
    #expect(stage.field.accessibilityElement?.error == "At most 3 characters")
    stage.events.focus(stage.field, isVisible: false)
    stage.events.send(.key(KeyEvent(.backspace)))
    #expect(stage.field.text == "a\u{301}b" && stage.field.accessibilityElement?.error == "")
  }

  @Test("no input changes a field that is disabled", arguments: Way.allCases.filter(\.isInput))
  func disabled(way: Way) {
    let stage = stage("", .code) { _ in }
    stage.field.isEnabled = false
    if way != .suggestion { stage.scene.tick(at: 1) }
    stage.enter("new", way)
    #expect(stage.field.text == "" && stage.heard.isEmpty)
  }

  @Test("a secret is in no clipboard, dump or element, however it came", arguments: Way.allCases)
  func secrets(way: Way) {
    let stage = stage("hush7", way) { $0.inputTraits = TextInputTraits(.password) }
    #expect(stage.field.text == "hush7" && stage.field.isSecureTextEntry)
    stage.events.focus(stage.field, isVisible: true)
    stage.events.pasteboard.textAtOnce = "old"
    for key in "acx" { stage.events.send(.key(KeyEvent(.character(key), modifiers: .control))) }
    #expect(stage.events.pasteboard.textAtOnce == "old" && stage.field.text == "hush7")
    let element = stage.field.accessibilityElement
    #expect(element?.value == "" && element?.text == AccessibilityElement.Text("", selection: 0..<0))
    // What the app offers is on the bar.
    guard way != .suggestion else { return }
    #expect(!stage.scene.root.dump().contains("hush7") && !"\(stage.field.editing)".contains("hush7"))
  }

  @Test("an error that is shown goes with the mistake, however the right value comes", arguments: Way.allCases)
  func errors(way: Way) {
    guard way != .start else { return }
    let stage = stage("", .code) { $0.rules = [.required("Empty")] }
    stage.field.validate()
    #expect(stage.field.error == "Empty")
    stage.enter("x", way)
    #expect(stage.field.error == nil)
  }

  @Test(
    "assistive technology that focuses a field or its row gives it the caret, and a keyboard where none is attached")
  func assistive() throws {
    for (isRow, hasKeys) in [(false, false), (true, false), (false, true)] {
      let stage = KeyboardStage(3)
      stage.scene.hasHardwareKeyboard = hasKeys
      let field = try #require(stage.field(1))
      field.text = "Ada"
      let target: View = isRow ? try #require(field.superlayer as? TableViewCell) : field
      #expect(target.performAccessibilityAction(.focus))
      stage.scene.tick(at: 1)
      #expect(stage.focused === field && field.editing.selection.isEmpty && field.isCaretShown, "row \(isRow)")
      #expect(stage.host.isPresented != hasKeys)
      stage.events.send(.text(TextEvent("!")))
      #expect(stage.model.texts[1] == "Ada!")
      // By a mouse none comes.
      stage.host.dismiss()
      stage.scene.tick(at: 2)
      stage.tap(stage.field(0), kind: .mouse)
      #expect(!stage.host.isPresented && stage.focused != nil)
    }
  }
}
