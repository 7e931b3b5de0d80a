import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

/// Views in which user interaction is disabled, and the primary action of controls.
@Suite struct UserInteractionTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let behind = Button("Behind")
  private let scene: Scene
  private let events: Scene
  private let taps = Taps()

  private final class Taps {
    var count = 0
  }

  init() {
    behind.frame = root.bounds
    root.addSublayer(behind)
    scene = Scene(root: root, size: root.frame.size)
    events = scene
    behind.onTap = { [taps] in taps.count += 1 }
  }

  /// Taps the middle.
  private func tap() { events.tap(at: Point(x: 100, y: 100)) }

  @Test("presses on a view in which user interaction is disabled are for what lies behind, and keys for others")
  func behindView() {
    let (front, inner) = (View(frame: root.bounds), Button("Inside") { Issue.record("it is disabled") })
    inner.frame = root.bounds
    front.addSublayer(inner)
    root.addSublayer(front)
    events.focus(inner, isVisible: true)
    #expect(inner.isFocused)
    front.isUserInteractionEnabled = false
    #expect(events.focusedView == nil)
    tap()
    #expect(taps.count == 1 && !inner.isHovered)
    events.focus(inner, isVisible: true)
    #expect(events.focusedView === behind, "it keeps the focus that the tap gave it")
    events.send(.key(KeyEvent(.tab)))
    #expect(events.focusedView == nil, "no other view takes the focus")
    #expect(scene.accessibilityTree.allNodes.first { $0.layer === inner }?.perform(.press) == false)
  }

  @Test("a card that leaves lets presses through, and one that stays does not")
  func leavingCard() {
    let alert = Alert("Stay?", actions: [Alert.Action("Yes")])
    alert.present(in: scene, animated: false)
    events.tap(at: Point(x: 2, y: 2))
    #expect(taps.count == 0 && alert.isModal)
    alert.dismiss()
    scene.tick(at: 0.01)
    #expect(alert.superlayer != nil && !alert.isModal)
    events.tap(at: Point(x: 2, y: 2))
    #expect(taps.count == 1)
  }

  @Test("a disabled row keeps presses from what lies behind it, and from its own controls")
  func disabledRow() throws {
    let table = TableView()
    var changes = 0
    let form = Form { Section { Row("One", .switch(isOn: false) { _ in changes += 1 }) } }
    form.show(in: table)
    table.frame = root.bounds
    let background = View()
    background.addInteraction(TapInteraction { [taps] _ in taps.count += 1 })
    table.backgroundView = background
    root.addSublayer(table)
    scene.tick(at: 0)
    let cell = try #require(table.visibleCells.first)
    let middle = Point(x: 100, y: table.convert(cell.frame, to: nil).midY)
    let end = Point(x: 170, y: middle.y)
    events.tap(at: end)
    #expect(changes == 1)
    cell.isEnabled = false
    for point in [middle, end] { events.tap(at: point) }
    #expect(changes == 1 && taps.count == 0)
    cell.isEnabled = true
    events.tap(at: end)
    #expect(changes == 2)
    withExtendedLifetime(form) {}
  }

  @Test("taps, Space, Return and assistive technology perform the primary action of an enabled control")
  func primaryAction() {
    let control = Counter()
    control.frame = root.bounds
    root.addSublayer(control)
    tap()
    for key in [KeyEvent.Key.space, .return, .up] { events.send(.key(KeyEvent(key))) }
    events.send(.key(KeyEvent(.space, isRepeat: true)))
    #expect(control.count == 3)
    #expect(scene.accessibilityTree.allNodes.last?.perform(.press) == true && control.count == 4)
    control.isEnabled = false
    tap()
    #expect(!control.accessibilityPerform(.press) && control.count == 4)
  }
}

private final class Counter: Control {
  var count = 0

  override func performPrimaryAction() { count += 1 }

  override var accessibilityElement: AccessibilityElement? { makeAccessibilityElement(.button, actions: [.press]) }
}
