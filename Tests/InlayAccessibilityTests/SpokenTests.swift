import InlayAccessibility
import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

/// What a screen reader says.
@Suite struct SpokenTests {
  private func scene(_ views: [View], language: String? = nil) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 10, y: 10 + Double(index) * 50, width: 300, height: 44)
      root.addSublayer(view)
    }
    let scene = Scene.forReading(root: root, size: root.frame.size)
    scene.traits.language = language
    scene.tick(at: 0)
    return scene
  }

  @Test("controls say name, value, kind and states")
  func controls() {
    let slider = Slider(value: 0.25)
    slider.accessibilityLabel = "Volume"
    let off = Switch()
    off.accessibilityLabel = "Wi-Fi"
    off.isEnabled = false
    let popUp = PopUpValue(["Off", "Ask"], selectedIndex: 1)
    popUp.accessibilityLabel = "Join"
    let segments = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)
    segments.accessibilityLabel = "Range"
    let progress = ProgressView(0.4)
    progress.accessibilityLabel = "Download"
    let field = TextField(text: "Ann", placeholder: "Name")
    let secret = TextField(text: "12345", placeholder: "Code")
    secret.isSecure = true
    let wrong = TextField(text: "x", placeholder: "Mail")
    wrong.error = "No mail address"
    let views = [slider, off, popUp, segments, progress, field, secret, wrong, Button("Go")] as [View]
    #expect(
      scene(views).spokenElements.map(\.text) == [
        "Volume, 0.25, slider", "Wi-Fi, off, switch, dimmed", "Join, Ask, pop-up button, collapsed",
        "Range, Week, segmented control, 2 of 3", "Download, 40 percent, progress bar", "Name, Ann, text field",
        "Code, 5 characters, password field", "Mail, x, text field, invalid entry, No mail address", "Go, button",
      ])
  }

  @Test("a control has the text of the layer that labels it as its name, unless it has one of its own")
  func labelledBy() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 300))
    let (caption, slider, field) = (Label(), Slider(value: 0.5), TextField(text: "Ann", placeholder: "Optional"))
    caption.text = "Volume"
    for (index, layer) in ([caption, slider, field] as [Layer]).enumerated() {
      layer.frame = Rect(x: 10, y: 10 + Double(index) * 50, width: 300, height: 44)
      root.addSublayer(layer)
    }
    slider.accessibilityLabelledBy = caption
    // Labels that label each other say what they say themselves.
    field.accessibilityLabelledBy = slider
    let scene = Scene.forReading(root: root, size: root.frame.size)
    scene.tick(at: 0)
    #expect(scene.spoken(for: slider)?.text == "Volume, 0.5, slider")
    #expect(scene.spoken(for: field)?.text == "Optional, Ann, text field", "the slider has no name of its own")
    slider.accessibilityLabel = "Loudness"
    #expect(scene.spoken(for: slider)?.text == "Loudness, 0.5, slider")
    #expect(scene.spoken(for: field)?.text == "Loudness, Ann, text field")
    let nodes = scene.accessibilityTree.nodes
    #expect(nodes.map(\.labelledBy) == [nil, nodes[0].id, nodes[1].id])
    slider.accessibilityLabel = nil
    slider.accessibilityLabelledBy = field
    #expect(scene.spoken(for: slider)?.text == "Optional, 0.5, slider")
    slider.accessibilityLabelledBy = nil
    #expect(slider.accessibilityLabel == "" && scene.accessibilityTree.nodes[1].labelledBy == nil)
  }

  @Test("a layer that labels others says what it and what is in it say themselves, also where they lie in it")
  func labelledByContainers() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 300))
    let (caption, slider) = (Label(), Slider(value: 0.5))
    caption.text = "Volume"
    for layer in [caption, slider] { root.addSublayer(layer) }
    slider.accessibilityLabelledBy = root
    #expect(slider.accessibilityLabel == "Volume, 0.5")
    slider.accessibilityLabelledBy = slider
    #expect(slider.accessibilityLabel == "")

    // Each asks two that are labelled by the next ones.
    let groups = (0..<64).map { _ in View(frame: root.frame) }
    for (group, next) in zip(groups, groups.dropFirst()) {
      for _ in 0..<2 {
        let button = Button("Next")
        button.accessibilityLabelledBy = next
        group.addSublayer(button)
      }
    }
    slider.accessibilityLabelledBy = groups.first
    #expect(slider.accessibilityLabel == "Next, Next")
  }

  @Test("numbers whose limits are no range are said too")
  func limits() {
    let slider = Slider(value: 3)
    (slider.minimumValue, slider.maximumValue) = (5, 1)
    let stepper = Stepper(value: 3)
    (stepper.minimumValue, stepper.maximumValue) = (.infinity, -.infinity)
    for control in [slider, stepper] as [Control] { control.accessibilityLabel = "Number" }
    #expect(scene([slider, stepper]).spokenElements.count == 2)
  }

  @Test("a row says its texts, its place among all rows, its control and its states")
  func rows() {
    var isOn = true
    let form = Form {
      Section("General") {
        Row("Assam", detail: "4 min") {}
        Row("Wi-Fi", isOn: isOn) { isOn = $0 }
        Row("Chosen", accessory: .checkmark)
      }
      Section(footer: "Nothing else.") { Row("Off", isEnabled: false) }
    }
    let table = RoundedTableView()
    table.frame = Rect(x: 0, y: 0, width: 320, height: 600)
    form.show(in: table)
    let scene = Scene.forReading(root: table, size: table.frame.size)
    scene.tick(at: 0)
    table.selectRow(at: RowPath(section: 0, row: 0))
    #expect(
      scene.spokenElements.map(\.text) == [
        "list box, 4 items", "General, heading", "Assam, 4 min, 1 of 4, selected", "Wi-Fi, on, switch, 2 of 4",
        "Chosen, 3 of 4, checked", "Off, 4 of 4, dimmed", "Nothing else.",
      ])
  }

  @Test(
    "words are those of the scene's language",
    arguments: [
      ("de", "Wi-Fi, ein, Schalter"), ("fr", "Wi-Fi, activé, interrupteur"), ("ja-JP", "Wi-Fi, オン, スイッチ"),
      ("xx", "Wi-Fi, on, switch"),
    ])
  func languages(language: String, expected: String) throws {
    let control = Switch(isOn: true)
    control.accessibilityLabel = "Wi-Fi"
    let utterance = try #require(scene([control], language: language).spoken(for: control))
    #expect(utterance.text == expected)
    #expect(utterance.language == language)
  }

  @Test("an app's own answers come first, and hidden views say nothing")
  func overrides() {
    let label = Label()
    label.text = "Seats"
    let group = View()
    group.addSublayer(label)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    let scene = scene([group])
    func said() -> [String] { scene.spokenElements.map(\.text) }
    #expect(said() == ["Seats"])
    group.isAccessibilityElement = true
    #expect(said() == ["Seats, group"] || said() == ["Seats"])
    group.accessibilityRole = .button
    group.accessibilityLabel = "Choose seats"
    group.accessibilityValue = "4A"
    group.accessibilityHint = "opens the plan"
    #expect(said() == ["Choose seats, 4A, button, opens the plan"])
    var count = 0
    group.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Clear") {
        count += 1
        return true
      }
    ]
    #expect(said() == ["Choose seats, 4A, button, opens the plan, actions available"])
    #expect(group.performAccessibilityAction(.custom("Clear")) && count == 1)
    #expect(!group.performAccessibilityAction(.custom("Other")))
    group.accessibilityElementsHidden = true
    #expect(said() == [])
    group.accessibilityElementsHidden = false
    group.isAccessibilityElement = false
    #expect(said() == ["Seats"])
  }

  @Test("a view's elements are read in its order, and those that are not inside of it are not read, nor in rings")
  func elements() {
    let group = View(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    let (first, second, third) = (Button("First"), Button("Second"), Button("Third"))
    for button in [first, second] { group.addSublayer(button) }
    let scene = scene([group, third])
    func said() -> [String] { scene.spokenElements.map(\.text) }
    #expect(said() == ["First, button", "Second, button", "Third, button"])
    group.accessibilityElements = [second, first]
    #expect(said() == ["Second, button", "First, button", "Third, button"])
    group.accessibilityElements = [group, scene.root, second, third, Button("Fourth")]
    #expect(said() == ["Second, button", "Third, button"])
    second.removeFromSuperlayer()
    #expect(said() == ["Third, button"])
    group.accessibilityElements = nil
    #expect(said() == ["First, button", "Third, button"])
  }

  @Test("nothing behind a modal view is said, and what it says comes first")
  func modal() throws {
    let scene = scene([Button("Behind")])
    let events = scene.makeEventDispatcher()
    let alert = Alert("Delete?", message: "It is gone then.", actions: [AlertAction("Keep", style: .cancel)])
    alert.present(in: scene, animated: false)
    scene.tick(at: 1)
    #expect(scene.spokenElements.map(\.text) == ["Delete?, It is gone then., alert", "Keep, button"])
    let node = try #require(scene.accessibilityTree.nodes.first)
    #expect(node.perform(.cancel))
    scene.tick(at: 2)
    #expect(scene.spokenElements.map(\.text) == ["Behind, button"])
    _ = events
  }
}
