import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
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
    let popUp = PopUpButton(["Off", "Ask"], selectedIndex: 1)
    popUp.accessibilityLabel = "Join"
    let segments = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)
    segments.accessibilityLabel = "Range"
    let progress = ProgressView(0.4)
    progress.accessibilityLabel = "Download"
    let field = TextField(text: "Ann", placeholder: "Name")
    let secret = TextField(text: "12345", placeholder: "Code")
    secret.isSecureTextEntry = true
    let wrong = TextField(text: "x", placeholder: "Mail")
    wrong.error = "No mail address"
    let views = [slider, off, popUp, segments, progress, field, secret, wrong, Button("Go")] as [View]
    #expect(
      scene(views).spokenElements == [
        "Volume, 25%, slider", "Wi-Fi, off, switch, dimmed", "Join, Ask, pop-up button, collapsed",
        "Range, Week, segmented control, 2 of 3", "Download, 40 percent, progress bar", "Name, Ann, text field",
        "Code, password field", "Mail, x, text field, invalid entry, No mail address", "Go, button",
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
    #expect(scene.spokenText(for: slider) == "Volume, 50%, slider")
    #expect(scene.spokenText(for: field) == "Optional, Ann, text field", "the slider has no name of its own")
    slider.accessibilityLabel = "Loudness"
    #expect(scene.spokenText(for: slider) == "Loudness, 50%, slider")
    #expect(scene.spokenText(for: field) == "Loudness, Ann, text field")
    let nodes = scene.accessibilityTree.nodes
    #expect(nodes.map(\.labelledBy) == [nil, nodes[0].id, nodes[1].id])
    slider.accessibilityLabel = nil
    slider.accessibilityLabelledBy = field
    #expect(scene.spokenText(for: slider) == "Optional, 50%, slider")
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
    #expect(slider.accessibilityLabel == "Volume, 50%")
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

  @Test("numbers whose limits are not a range are said too")
  func limits() {
    let slider = Slider(value: 3)
    (slider.minimumValue, slider.maximumValue) = (5, 1)
    let stepper = Stepper(value: 3)
    (stepper.minimumValue, stepper.maximumValue) = (.infinity, -.infinity)
    for control in [slider, stepper] as [Control] { control.accessibilityLabel = "Number" }
    #expect(scene([slider, stepper]).spokenElements.count == 2)
  }

  @Test("numbers are said in the app's words, or in the detail of their row, and sliders in percent")
  func words() {
    let slider = Slider(value: 24, in: 10...40)
    let (part, words) = (ProgressView(0.3), ProgressView(0.3))
    let stepper = Stepper(value: 2)
    for view in [slider, part, words, stepper] as [Control] { view.accessibilityLabel = "Size" }
    let scene = scene([slider, part, words, stepper])
    words.accessibilityValue = "3 of 10 files"
    func said() -> [String] { scene.spokenElements }
    #expect(
      said() == [
        "Size, 47%, slider", "Size, 30 percent, progress bar", "Size, 3 of 10 files, progress bar", "Size, 2, stepper",
      ])
    slider.accessibilityValue = "24 points"
    stepper.accessibilityValue = "two"
    #expect(said().first == "Size, 24 points, slider" && said().last == "Size, two, stepper")
    slider.accessibilityValue = nil
    #expect(said().first == "Size, 47%, slider")
  }

  @Test("the number of a row's control is said once: in the app's words, in the row's detail, or by itself")
  func wordsOfRows() {
    func row(
      _ style: TableViewCell.Style, detail: String, _ control: Control, words: String? = nil, rowWords: String? = nil
    ) -> String {
      let table = TableView(style: .plain)
      table.frame = Rect(x: 0, y: 0, width: 320, height: 300)
      control.accessibilityValue = words
      let source = OneRow { cell in
        (cell.textLabel.text, cell.detailTextLabel.text) = ("Timer", detail)
        cell.accessoryView = control
        if let rowWords { cell.accessibilityValue = rowWords }
      }
      table.register(TableViewCell.self, style: style, forCellReuseIdentifier: "cell")
      table.dataSource = source
      let scene = Scene.forReading(root: table, size: table.frame.size)
      scene.tick(at: 0)
      // Without the place.
      return scene.spokenElements.last?.split(separator: ", ").dropLast().joined(separator: ", ") ?? ""
    }
    func stepper() -> Stepper { Stepper(value: 90) }
    #expect(row(.value1, detail: "1 min 30 s", stepper()) == "Timer, 1 min 30 s, stepper")
    #expect(row(.value1, detail: "", stepper()) == "Timer, 90, stepper")
    #expect(row(.value2, detail: "1 min 30 s", stepper(), words: "ninety seconds") == "Timer, ninety seconds, stepper")
    #expect(row(.value1, detail: "", stepper(), words: "ninety seconds") == "Timer, ninety seconds, stepper")
    #expect(row(.value1, detail: "1:30", stepper(), words: "a", rowWords: "b") == "Timer, b, stepper")
    // A text below the title explains it.
    #expect(row(.subtitle, detail: "Before it rings", stepper()) == "Timer, Before it rings, 90, stepper")
    #expect(row(.value1, detail: "40 %", Slider(value: 0.4)) == "Timer, 40 %, slider")
    #expect(row(.value1, detail: "2 of 5 MB", ProgressView(0.4)) == "Timer, 2 of 5 MB, 40%")
  }

  @Test("of a secret nothing is said, whatever its length")
  func secrets() throws {
    func said(_ text: String) throws -> String {
      let field = TextField(text: text, placeholder: "Code")
      field.isSecureTextEntry = true
      field.selectedRange = text.count..<text.count
      let scene = scene([field])
      let node = try #require(scene.accessibilityTree.nodes.first)
      return "\(node.spokenText) \(node.element)"
    }
    #expect(try said("1234567") == said("1"))
    #expect(try said("1234567").hasPrefix("Code, password field "))
  }

  @Test("the Return key says what it does, in the language of the scene")
  func keyboards() throws {
    func said(_ returnKey: TextInputTraits.ReturnKey, in language: String? = nil) -> [String] {
      let keyboard = KeyboardView()
      keyboard.inputTraits = TextInputTraits(returnKey: returnKey)
      let scene = scene([keyboard])
      scene.traits.language = language
      return scene.spokenElements
    }
    #expect(said(.search).contains("Search, key") && !said(.search).contains("return, key"))
    #expect(said(.return).contains("return, key"))
    #expect(said(.return).first == "keyboard" && said(.return, in: "de").first == "Tastatur", "its name, once")
    #expect(said(.done, in: "de").contains { $0.hasPrefix("Fertig") })
  }

  @Test("a row is selectable only if a tap leaves it selected")
  func selectable() {
    let form = Form {
      Section {
        Row("Open") {}
        Row("Wi-Fi", .switch(isOn: true) { _ in })
        Row("Text")
      }
    }
    func states(_ table: TableView) -> [Bool] {
      table.frame = Rect(x: 0, y: 0, width: 320, height: 300)
      let scene = Scene.forReading(root: table, size: table.frame.size)
      scene.tick(at: 0)
      return scene.accessibilityTree.allNodes.dropFirst().map { $0.element.states.contains(.selectable) }
    }
    let table = TableView(style: .plain)
    form.show(in: table)
    #expect(states(table) == [false, false, false])
    let (source, other) = (OneRow { $0.textLabel.text = "Row" }, TableView(style: .plain))
    other.register(TableViewCell.self, style: .default, forCellReuseIdentifier: "cell")
    other.dataSource = source
    #expect(states(other) == [true])
    let (switches, third) = (OneRow { $0.accessoryView = Switch() }, TableView(style: .plain))
    third.register(TableViewCell.self, style: .default, forCellReuseIdentifier: "cell")
    third.dataSource = switches
    #expect(states(third) == [false])
  }

  @Test("what is said of one row is not said of the next one of its cell")
  func reused() {
    let form = Form {
      Section {
        for row in 0..<200 {
          row % 2 == 0
            ? Row("Row \(row)", detail: "\(row)").accessibilityLabel("Label \(row)").accessibilityValue("Value \(row)")
            : Row("Row \(row)", detail: "\(row)")
        }
      }
    }
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 440)
    form.show(in: table)
    let scene = Scene.forReading(root: table, size: table.frame.size)
    for offset in stride(from: 0.0, through: 4_000, by: 210) {
      table.contentOffset.y = offset
      scene.tick(at: offset)
      for node in scene.accessibilityTree.allNodes.dropFirst() {
        let row = (node.element.index ?? 0) - 1
        let name = row % 2 == 0 ? "Label \(row), Value \(row)" : "Row \(row), \(row)"
        #expect(node.spokenText == name + ", \(row + 1) of 200")
      }
    }
  }

  @Test("a row says its texts, its place among all rows, its control and its states")
  func rows() {
    var isOn = true
    let form = Form {
      Section("General") {
        Row("Assam", detail: "4 min") {}
        Row("Wi-Fi", .switch(isOn: isOn) { isOn = $0 })
        Row("Chosen", .checkmark)
      }
      Section(footer: "Nothing else.") { Row("Off", isEnabled: false) }
    }
    let table = TableView(style: .insetGrouped)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 600)
    form.show(in: table)
    let scene = Scene.forReading(root: table, size: table.frame.size)
    scene.tick(at: 0)
    table.selectRow(at: RowPath(section: 0, row: 0))
    #expect(
      scene.spokenElements == [
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
  func languages(language: String, expected: String) {
    let control = Switch(isOn: true)
    control.accessibilityLabel = "Wi-Fi"
    #expect(scene([control], language: language).spokenText(for: control) == expected)
  }

  @Test("an app's own answers come first, and hidden views say nothing")
  func overrides() {
    let label = Label()
    label.text = "Seats"
    let group = View()
    group.addSublayer(label)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    let scene = scene([group])
    func said() -> [String] { scene.spokenElements }
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
    func said() -> [String] { scene.spokenElements }
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
    let alert = Alert("Delete?", message: "It is gone then.", actions: [Alert.Action("Keep", role: .cancel)])
    alert.present(in: scene, animated: false)
    scene.tick(at: 1)
    #expect(scene.spokenElements == ["Delete?, It is gone then., alert", "Keep, button"])
    let node = try #require(scene.accessibilityTree.nodes.first)
    #expect(node.perform(.cancel))
    scene.tick(at: 2)
    #expect(scene.spokenElements == ["Behind, button"])
  }
}

/// A table's only row.
private final class OneRow: TableViewDataSource {
  private let fill: (TableViewCell) -> Void
  init(fill: @escaping (TableViewCell) -> Void) { self.fill = fill }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    fill(cell)
    return cell
  }
}
