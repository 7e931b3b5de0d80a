import Inlay
import InlayControls
import Testing

/// A device's own.
private final class Voice {
  private(set) var said: [String] = []

  func say(_ text: String, in language: String?, interrupts: Bool) { said.append("\(text) \(interrupts)") }
}

/// The code of the page Accessibility.md, and that on words and contrast of ThemesAndTraits.md.
@Suite struct AccessibilityExamples {
  @Test("the examples of the page say what it tells")
  func examples() {
    let volume = Slider(value: 0.4)
    volume.accessibilityLabel = "Volume"
    volume.frame = Rect(x: 10, y: 10, width: 200, height: 44)
    let slider = Slider(value: 0.5)
    let caption = Label()
    caption.text = "Balance"
    slider.accessibilityLabelledBy = caption
    #expect(slider.accessibilityLabel == "Balance")
    let label = Label()
    label.frame = Rect(x: 10, y: 60, width: 200, height: 44)
    let seat = View(frame: Rect(x: 10, y: 110, width: 200, height: 44))
    var released = 0
    func release() { released += 1 }
    seat.isAccessibilityElement = true
    seat.accessibilityRole = .button
    seat.accessibilityLabel = "Seat 4A"
    seat.accessibilityHint = "opens the plan"
    seat.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Release") {
        release()
        return true
      }
    ]
    let root = View(frame: Rect(x: 0, y: 0, width: 220, height: 200))
    for view in [volume, label, seat] as [Layer] { root.addSublayer(view) }
    let scene = Scene(root: root, size: root.frame.size)
    scene.localization["stops", language: "en"] = [.one: "{0} stop", .other: "{0} stops"]
    scene.localization["stops", language: "de"] = [.one: "{0} Halt", .other: "{0} Halte"]
    label.text = label.localized("stops", 3)
    #expect(
      scene.spokenElements == [
        "Volume, 40%, slider", "3 stops", "Seat 4A, button, opens the plan, actions available",
      ])
    func node(of view: View) -> AccessibilityTree.Node? {
      var waiting = scene.accessibilityTree.nodes
      while let node = waiting.popLast() {
        if node.layer === view { return node }
        waiting += node.children
      }
      return nil
    }
    #expect(node(of: seat)?.perform(.custom("Release")) == true && released == 1)
    let voice = Voice()
    var visits = 0
    func goHome() { visits += 1 }
    scene.onIdle(after: 50) { [unowned scene] in scene.announce("Are you still there?", priority: .assertive) }
    scene.onIdle(after: 60) { goHome() }
    scene.onAnnouncement = { [unowned scene] text, priority in
      voice.say(text, in: scene.traits.language, interrupts: priority == .assertive)
    }
    for time in [0.0, 50] { scene.tick(at: time) }
    #expect(voice.said == ["Are you still there? true"])
    #expect(node(of: volume)?.perform(.increment) == true)
    scene.tick(at: 109)
    #expect(voice.said.count == 2 && visits == 0)
    scene.tick(at: 110)
    #expect(visits == 1)
    scene.traits.language = "de"
    #expect(label.localized("stops", 1) == "1 Halt")
    let tint = scene.theme.colors[.tint]
    scene.theme = Theme.modern.withContrast(atLeast: 4.5)
    #expect(scene.theme.colors[.tint] != tint)
  }
}
