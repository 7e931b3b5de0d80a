import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayViews

/// Keys that are held, and keys of low keyboards.
@Suite struct KeyHoldTests {
  private func press(_ phase: PointerEvent.Phase, _ key: KeyboardLayout.Key, _ stage: KeyboardStage, at time: Double) {
    guard let view = stage.host.panel.keyboard.keys.first(where: { $0.key == key }) else {
      Issue.record("no key \(key)")
      return
    }
    stage.events.send(.pointer(PointerEvent(phase, at: stage.middle(view), time: time)))
    stage.scene.tick(at: time)
  }

  @Test("a key that is held deletes in its field alone")
  func deleting() throws {
    let stage = KeyboardStage(2)
    for row in 0..<2 { stage.field(row)?.text = "0123456789" }
    stage.tap(stage.field(0), isTimed: true)
    press(.down, .delete, stage, at: 2)
    stage.scene.tick(at: 2.6)
    let left = try #require(stage.focused).text.count
    #expect(left < 9)
    _ = stage.events.eventDispatcher.moveFocusToTextInput(forward: true)
    for step in 0..<20 { stage.scene.tick(at: 2.7 + 0.1 * Double(step)) }
    press(.up, .delete, stage, at: 5)
    #expect(stage.field(1)?.text.count == 10 && stage.field(0)?.text.count == left)
    // One that moves the focus while it repeats ends too.
    let field = try #require(stage.focused)
    field.onChange = { [events = stage.events] text in
      if text.count == 7 { _ = events.eventDispatcher.moveFocusToTextInput(forward: false) }
    }
    press(.down, .delete, stage, at: 6)
    stage.scene.tick(at: 8)
    #expect(field.text.count == 7 && stage.field(0)?.text.count == left)
  }

  @Test("accents that are open are gone when the layout, the field or the focus changes, and enter nothing")
  func accents() {
    for way in 0..<4 {
      let stage = KeyboardStage(2)
      stage.model.traits = { TextInputTraits($0 == 0 ? .text : .digits, autocapitalization: .never) }
      stage.page.form.update()
      stage.tap(stage.field(0), isTimed: true)
      press(.down, .text("e"), stage, at: 2)
      stage.scene.tick(at: 2.5)
      #expect(stage.host.panel.dump().contains("keyChoice"))
      switch way {
      case 0: stage.scene.traits.language = "ru"
      case 1: _ = stage.events.eventDispatcher.moveFocusToTextInput(forward: true)
      case 2: stage.events.focus(nil)
      default: stage.host.layouts = [KeyboardLayout(language: "el")]
      }
      stage.scene.tick(at: 2.6)
      #expect(!stage.host.panel.dump().contains("keyChoice"), "way \(way)")
      stage.events.send(.pointer(PointerEvent(.up, at: Point(x: 80, y: 500), time: 2.7)))
      stage.scene.tick(at: 3)
      #expect(stage.model.texts == ["", ""], "way \(way)")
    }
  }

  @Test("a key of an attached keyboard that is held enters nothing into the field that the focus came to")
  func attached() {
    let stage = FieldStage(2)
    func key(_ key: KeyEvent.Key, _ text: String? = nil, repeats: Bool) {
      stage.events.send(.key(KeyEvent(key, isRepeat: repeats)))
      if let text { stage.events.send(.text(TextEvent(text))) }
    }
    stage.fields[1].text = "12"
    stage.focus(stage.fields[0])
    for repeats in [false, true, true] { key(.character("a"), "a", repeats: repeats) }
    stage.focus(stage.fields[1])
    key(.character("a"), "a", repeats: true)
    #expect(stage.fields.map(\.text) == ["aaa", "12"])
    key(.backspace, repeats: false)
    stage.focus(stage.fields[0])
    key(.backspace, repeats: true)
    #expect(stage.fields.map(\.text) == ["aaa", "1"])
    for repeats in [false, true] { key(.character("b"), "b", repeats: repeats) }
    #expect(stage.fields[0].text == "aaabb")
  }

  @Test("keys are at least 28 points high where the scene has room for them without the bar, which goes first")
  func heights() {
    for height in stride(from: 160.0, through: 700, by: 10) {
      let stage = KeyboardStage(3, size: Size(width: 320, height: height), mode: .always)
      stage.events.focus(stage.field(0), isVisible: true)
      for time in 1...2 { stage.scene.tick(at: Double(time)) }
      let panel = stage.host.panel
      let least = panel.keyboard.keyHeight ?? 0
      let withoutBar = ((0.6 * height).rounded(.down) - 8) / 4
      #expect(least >= 28 || withoutBar < 28, "\(height): \(least)")
      let withBar = ((0.6 * height).rounded(.down) - panel.barHeight - 8) / 4
      #expect(panel.bar.isHidden == (withBar < 28), "\(height): the bar goes first")
      #expect(panel.frame.height <= max(0.6 * height, 104), "\(height)")
    }
  }

  @Test("digits have no minus, nor has a number that is shown in groups; another number can be negative")
  func pads() throws {
    for (type, grouping, hasMinus) in [
      (TextInputTraits.KeyboardType.digits, [Int](), false), (.digits, [4], false), (.number, [], true),
      (.number, [4], false), (.decimal, [], true), (.pin, [], false),
    ] {
      let stage = KeyboardStage(1)
      stage.model.traits = { _ in TextInputTraits(type) }
      stage.page.form.update()
      stage.field(0)?.grouping = grouping
      stage.tap(stage.field(0))
      let keys = stage.host.panel.keyboard.keys.map(\.key)
      #expect(keys.contains(.text("-")) == hasMinus && keys.contains(.text("0")), "\(type) \(grouping)")
    }
  }
}
