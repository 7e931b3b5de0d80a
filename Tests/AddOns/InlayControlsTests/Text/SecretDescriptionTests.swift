import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayViews

/// What values say of secrets, by all ways in which Swift asks.
@Suite struct SecretDescriptionTests {
  private static let secret = "hunter2-correct-horse"

  /// All that is said of a value.
  private func said(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return [
      "\(value)", String(describing: value), String(reflecting: value), dumped, "\([value])",
      String(describing: Optional(value)),
    ]
  }

  private func expectSilence(_ value: Any, _ secret: String = secret, sourceLocation: SourceLocation = #_sourceLocation)
  {
    for text in said(value) {
      #expect(!text.contains(secret), "\(type(of: value))", sourceLocation: sourceLocation)
    }
  }

  @Test("a field with a secret, and all that it holds, is silent")
  func field() throws {
    let field = TextField()
    field.isSecureTextEntry = true
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    field.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    root.addSublayer(field)
    let scene = Scene(root: root, size: root.frame.size, textContext: try TextContext())
    scene.focus(field, isVisible: true)
    field.perform(.insert(Self.secret))
    field.perform(.mark(Self.secret, selection: 0..<2))
    scene.tick(at: 0)
    expectSilence(field)
    expectSilence(field.editing)
    expectSilence(field.editing.history)
    expectSilence(field.editing.mark as Any)
    expectSilence(try #require(field.shapedText()))
    expectSilence(field.shapedText()?.shown as Any)
    field.perform(.unmark)
    field.perform(.selectAll)
    field.perform(.insert("other"))
    expectSilence(field.editing)
    expectSilence(field.editing.history)
    field.perform(.undo)
    expectSilence(field)
    #expect(!root.dump().contains(Self.secret))
    expectSilence(field.layerDescription)
    var copy = field.editing
    expectSilence(copy)
    copy.isSecure = false
    #expect("\(copy)".contains(Self.secret), "what is not a secret may be said")
    expectSilence(
      TextChange(
        kind: .typing, start: 0, removed: Self.secret, inserted: Self.secret, before: TextSelection(at: 0),
        after: TextSelection(at: 0)))
  }

  @Test("events, commands and the clipboard do not say their text")
  func events() {
    let values: [Any] = [
      TextEvent(Self.secret, time: 1), CompositionEvent(Self.secret), Event.text(TextEvent(Self.secret)),
      Event.composition(CompositionEvent(Self.secret, time: 3)), TextEditing.Command.insert(Self.secret),
      TextEditing.Command.mark(Self.secret, selection: 0..<1), LocalPasteboard(text: Self.secret),
      TextEditing.Command.paste(Self.secret),
      [Event.text(TextEvent(Self.secret))], ["a": TextEvent(Self.secret)],
    ]
    for value in values { expectSilence(value) }
    #expect(
      "\(KeyEvent(.character("x")))" == "\(KeyEvent(.character("y")))"
        && "\(KeyEvent(.space))" == "\(KeyEvent(.character("z")))")
    #expect("\(KeyEvent(.character("x"), modifiers: .control))" == "x" && "\(KeyEvent(.up, time: 2))" == "up at 2.0")
  }
}
