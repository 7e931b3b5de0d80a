import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

@testable import InlayControls

/// The initialisers of controls: their closures get what input changes, and nothing that code changes.
@Suite struct ControlMakingTests {
  private final class Log { var lines: [String] = [] }

  private let log = Log()

  /// A scene with a view, whose keys are pressed.
  private func scene(of view: View, _ keys: KeyEvent.Key...) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 300))
    view.frame = Rect(x: 20, y: 20, width: 300, height: 44)
    root.addSublayer(view)
    let scene = Scene(root: root, size: root.frame.size)
    scene.focus(view, isVisible: false)
    for key in keys { scene.send(.key(KeyEvent(key))) }
    return scene
  }

  @Test("a closure gets the value of a switch, slider, stepper, segmented control, list of values and tab bar")
  func controls() {
    let log = log
    let onOff = Switch { log.lines.append("switch \($0)") }
    onOff.isOn = true
    _ = scene(of: onOff, .space)
    let slider = Slider(value: 4, in: 0...10, step: 2) { log.lines.append("slider \($0)") }
    slider.value = 7
    #expect(slider.value == 8 && slider.step == 2, "a value on a step")
    _ = scene(of: slider, .left)
    let stepper = Stepper(value: 3, in: 0...9, step: 3) { log.lines.append("stepper \($0)") }
    stepper.value = 0
    _ = scene(of: stepper, .up)
    let segments = SegmentedControl(["a", "b"], selectedIndex: 1) { log.lines.append("segments \($0)") }
    segments.selectedIndex = 0
    _ = scene(of: segments, .right)
    let popUp = PopUpButton(["a", "b"], selectedIndex: 1) { log.lines.append("values \($0)") }
    popUp.selectedIndex = 0
    _ = scene(of: popUp, .return, .down, .down, .return)
    let tabs = TabBar([TabBar.Item("a"), TabBar.Item("b")]) { log.lines.append("tabs \($0)") }
    tabs.selectedIndex = 0
    _ = scene(of: tabs, .right)
    #expect(
      log.lines == ["switch false", "slider 6.0", "stepper 3.0", "segments 1", "values 1", "tabs 1"], "\(log.lines)")
  }

  @Test("a closure gets the text of a text field and a search field")
  func fields() {
    let log = log
    let field = TextField(text: "x", placeholder: "Name") { log.lines.append("field \($0)") }
    field.text = "A"
    scene(of: field).send(.text(TextEvent("da")))
    let secret = TextField(placeholder: "Code", isSecureTextEntry: true) { log.lines.append("secret \($0)") }
    scene(of: secret).send(.text(TextEvent("7")))
    #expect(secret.isSecureTextEntry && !field.isSecureTextEntry && secret.placeholder == "Code")
    let search = SearchField(placeholder: "Search") { log.lines.append("search \($0)") }
    let page = scene(of: search)
    page.focus(search.field, isVisible: false)
    page.send(.text(TextEvent("tea")))
    #expect(log.lines == ["field Ada", "secret 7", "search tea"], "\(log.lines)")
    #expect(TextField().text.isEmpty && TextField(text: "b").placeholder.isEmpty)
  }

  @Test("a closure gets the events of a keyboard in place of the scene")
  func keyboard() throws {
    let log = log
    let keyboard = KeyboardView { if case .text(let event) = $0 { log.lines.append(event.text) } }
    let scene = scene(of: keyboard)
    keyboard.frame = Rect(x: 0, y: 76, width: 390, height: 224)
    scene.tick(at: 0)
    let key = try #require(keyboard.keys.first { $0.key == .text("q") })
    scene.tap(at: key.convert(key.bounds.center, to: nil))
    #expect(log.lines == ["q"])
  }
}
