import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem
import InlayViews
import Testing

@testable import InlayWindow

/// A view that knows only steps.
private final class Dial: View {
  var value = 0.0
  override var accessibilityElement: AccessibilityElement? {
    var element = AccessibilityElement(.slider, label: "Dial")
    element.range = AccessibilityElement.Range(value: value, from: 0, to: 10, step: 1)
    element.actions = [.increment, .decrement]
    return element
  }
  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard action == .increment || action == .decrement else { return false }
    value += action == .increment ? 1 : -1
    return true
  }
}

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
}

/// What readers are told of controls and rows, without a bus.
@MainActor @Suite struct AccessibleElementsTests {
  /// Views below each other.
  private func stage(_ views: [View]) -> EventStage {
    let root = View()
    for (index, view) in views.enumerated() {
      view.frame = Rect(x: 20, y: 20 + 60 * Double(index), width: 300, height: 44)
      root.addSublayer(view)
    }
    return EventStage(root)
  }

  /// A table that shows a form, which is to be retained.
  private func stage(_ form: Form) -> EventStage {
    let table = TableView(style: .insetGrouped)
    form.show(in: table)
    return EventStage(table)
  }

  // MARK: names and values

  @Test("a name has no value in it: a list of values has it as its text, and a row its detail as the description")
  func names() throws {
    let popUp = PopUpButton(["Red", "Green"], selectedIndex: 1)
    popUp.accessibilityLabel = "Colour"
    let stage = stage([popUp])
    let object = try #require(stage.object("Colour"))
    #expect(object.role.name == "combo box" && object.details == "")
    #expect(stage.ask(object, "GetText", of: "Text", .int(0), .int(-1)) == .text("Green"))
    #expect(stage.ask(object, "GetAttributes")?.entries["valuetext"] == .text("Green"))
    let said = stage.said { popUp.selectedIndex = 0 }
    #expect(
      said == ["TextChanged:delete/0 Colour Green", "TextChanged:insert/0 Colour Red"],
      "a reader hears what is chosen")

    let form = Form {
      Section {
        Row("Wi-Fi", detail: "Harbour") {}
        Row("Airplane Mode", .switch(isOn: true) { _ in })
        Row("Volume", .slider(0.4) { _ in })
      }
    }
    let rows = self.stage(form)
    let row = try #require(rows.object("Wi-Fi"))
    #expect(row.role.name == "list item" && row.details == "Harbour")
    #expect(rows.object("Airplane Mode")?.details == "")
    #expect(rows.object("Volume")?.details == "", "the value is that of the interface")
    withExtendedLifetime(form) {}
  }

  @Test("texts are read by their names alone, which have all that they say")
  func texts() throws {
    let badge = Badge("3")
    badge.accessibilityLabel = "Messages"
    let stage = stage([badge, EmptyState("No messages", message: "They come later.")])
    let object = try #require(stage.object("Messages, 3"))
    #expect(object.role.name == "label" && object.details == "")
    #expect(stage.ask(object, "GetText", of: "Text", .int(0), .int(-1)) == .text("Messages, 3"))
    #expect(stage.object("No messages, They come later.")?.details == "")
  }

  // MARK: setting values

  @Test("a slider has exactly the value that a reader sets, within its range and on its step, by one change")
  func sliders() throws {
    let (free, stepped) = (Slider(value: 0), Slider(value: 0, in: 0...10))
    (free.accessibilityLabel, stepped.accessibilityLabel, stepped.step) = ("Volume", "Size", 2)
    var changes: [Double] = []
    for slider in [free, stepped] { slider.onChange = { changes.append($0) } }
    let stage = stage([free, stepped])
    let volume = try #require(stage.object("Volume"))
    #expect(stage.set(0.42, of: volume) && free.value == 0.42 && changes == [0.42])
    #expect(stage.set(0.42, of: volume) && changes == [0.42], "it has it already")
    #expect(stage.set(7, of: volume) && changes == [0.42, 1])
    let size = try #require(stage.object("Size"))
    #expect(stage.set(6.8, of: size) && stepped.value == 6 && changes == [0.42, 1, 6])
    #expect(!stage.set(.nan, of: size))
    stepped.isEnabled = false
    #expect(!stage.set(2, of: size) && stepped.value == 6)
  }

  @Test("a stepper has the nearest value that its steps lead to, by one change")
  func steppers() throws {
    let (plain, tens) = (Stepper(value: 3), Stepper(value: 0.5, in: 0...1))
    (plain.accessibilityLabel, tens.accessibilityLabel, tens.step) = ("Count", "Part", 0.1)
    var changes: [Double] = []
    for stepper in [plain, tens] { stepper.onChange = { changes.append($0) } }
    let stage = stage([plain, tens])
    let count = try #require(stage.object("Count"))
    #expect(stage.set(7, of: count) && plain.value == 7 && changes == [7])
    #expect(stage.set(9.4, of: count) && changes == [7, 9])
    plain.step = 4
    #expect(stage.set(98, of: count) && changes == [7, 9, 97], "9, 13, ... 97, 100")
    #expect(stage.set(99, of: count) && changes == [7, 9, 97, 100])
    let part = try #require(stage.object("Part"))
    #expect(stage.set(0.8, of: part) && tens.value == 0.8, "without rounding errors")
  }

  @Test("the control of a row is set as it is without a row")
  func rows() throws {
    var changes: [Double] = []
    let form = Form {
      Section {
        Row("Volume", .slider(0) { changes.append($0) })
        Row("Count", .stepper(3, in: 0...100) { changes.append($0) })
      }
    }
    let stage = stage(form)
    #expect(stage.set(0.42, of: try #require(stage.object("Volume"))))
    #expect(stage.set(7, of: try #require(stage.object("Count"))))
    #expect(changes == [0.42, 7])
    withExtendedLifetime(form) {}
  }

  @Test("a view that knows only steps is set by these")
  func steps() throws {
    let dial = Dial()
    let stage = stage([dial])
    #expect(stage.set(4.2, of: try #require(stage.object("Dial"))) && dial.value == 4)
  }

  // MARK: segments

  @Test("segments are radio buttons of a group, of which the chosen one has the focus")
  func segments() throws {
    let segments = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)
    segments.accessibilityLabel = "Range"
    var chosen: [Int] = []
    segments.onChange = { chosen.append($0) }
    let stage = stage([segments])
    let group = try #require(stage.object("Range"))
    let parts = stage.elements(of: "radio button")
    #expect(group.role.name == "panel" && !group.states.contains(.focusable))
    #expect(parts.map(\.name) == ["Day", "Week", "Month"] && group.children == parts.map(\.number))
    #expect(parts.map { $0.states.contains(.checked) } == [false, true, false])
    #expect(parts.map(\.frame.minX) == [20, 120, 220] && parts.allSatisfy { $0.frame.height == 44 })
    #expect(parts.allSatisfy { $0.states.isSuperset(of: [.checkable, .focusable]) })
    let members = BusValue.list("(so)", parts.map { .tuple([.text(":1.1"), .path($0.path)]) })
    #expect(stage.ask(parts[0], "GetRelationSet")?.parts == [.tuple([.unsigned(5), members])])
    #expect(stage.ask(parts[0], "GetAttributes")?.entries["posinset"] == .text("1"))
    #expect(stage.said { stage.scene.send(.key(KeyEvent(.tab))) } == ["StateChanged:focused/1 Week"])
    #expect(
      stage.said { stage.scene.send(.key(KeyEvent(.right))) } == [
        "PropertyChange:accessible-description/0 Range Month", "StateChanged:checked/0 Week",
        "StateChanged:checked/1 Month", "StateChanged:focused/0 Week", "StateChanged:focused/1 Month",
      ])
    #expect(chosen == [2] && stage.scene.spokenFocus == "Range, Month, segmented control, 3 of 3")
    #expect(stage.objects.perform(.press, on: parts[0]) && chosen == [2, 0])
    #expect(!stage.objects.perform(.increment, on: parts[0]))
    #expect(stage.scene.spokenElements == ["Range, Day, segmented control, 1 of 3"])
    segments.isEnabled = false
    #expect(!stage.objects.perform(.press, on: parts[1]) && chosen == [2, 0])
  }

  @Test("segments of a row are inside it, and do nothing in a disabled one")
  func segmentsOfRow() throws {
    var chosen: [Int] = []
    let (segments, other) = (SegmentedControl(["Day", "Week"], selectedIndex: 0), SegmentedControl(["Day"]))
    segments.onChange = { chosen.append($0) }
    other.onChange = { chosen.append($0) }
    let form = Form {
      Section {
        Row("Range").configured { $0.accessoryView = segments }
        Row("Off", isEnabled: false).configured { $0.accessoryView = other }
      }
    }
    let stage = stage(form)
    let row = try #require(stage.object("Range"))
    let parts = stage.elements(of: "radio button")
    #expect(row.role.name == "panel" && row.children == parts.prefix(2).map(\.number) && parts.count == 3)
    #expect(stage.ask(row, "GetAttributes")?.entries["posinset"] == .text("1"))
    #expect(stage.objects.perform(.press, on: parts[1]) && chosen == [1])
    #expect(parts[2].states.isDisjoint(with: [.enabled, .sensitive]))
    #expect(!stage.objects.perform(.press, on: parts[2]) && chosen == [1])
    #expect(
      stage.scene.spokenElements == [
        "list, 2 items", "Range, Week, segmented control, 1 of 2", "Off, segmented control, 2 of 2, dimmed",
      ])
    #expect(stage.said { stage.scene.send(.key(KeyEvent(.tab))) }.last == "StateChanged:focused/1 Week")
    withExtendedLifetime(form) {}
  }

  // MARK: lists and the program

  @Test("a list offers to select where rows can be selected: not in a form, and not where the table allows none")
  func lists() throws {
    func interfaces(_ role: String, _ stage: EventStage) throws -> [String] {
      stage.objects.interfaces(at: try #require(stage.elements(of: role).first).path)
    }
    let selection = "org.a11y.atspi.Selection"
    let form = Form { Section { for row in 0..<30 { Row("Row \(row)") {} } } }
    #expect(try !interfaces("list", stage(form)).contains(selection))
    let (table, rows) = (TableView(), Rows())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let other = EventStage(table)
    #expect(try interfaces("list box", other).contains(selection))
    table.allowsSelection = false
    #expect(try !interfaces("list", other).contains(selection))
    withExtendedLifetime((form, rows)) {}
  }

  @Test("the program has the toolkit's name and version")
  func toolkit() throws {
    let stage = stage([])
    let program = try #require(stage.objects.allObjects.first)
    #expect(stage.ask(program, "ToolkitName", of: "Application") == .text("Inlay"))
    for name in ["Version", "ToolkitVersion"] {
      #expect(stage.ask(program, name, of: "Application") == .text(Version.current))
    }
  }
}
