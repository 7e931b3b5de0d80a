import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

/// Controls in scene files: alone, and in rows.
@Suite struct ControlBuildingTests {
  private static let scene = """
    inlay: 1
    size: [320, 260]
    theme: modern
    layers:
      - name: list
        type: table
        style: rounded
        frame: [0, 0, 320, 200]
        sections:
          - rows:
              - {title: Volume, accessoryView: {type: slider, name: volume, value: 0.5}}
              - {title: Guests, accessoryView: {type: stepper, name: guests, maximumValue: 3, value: 2}}
              - {title: Mode, accessoryView: {type: popUp, name: mode, options: [Home, Work], selectedIndex: 0}}
      - {type: button, name: ok, title: OK, style: filled, frame: [20, 210, 120, 36]}

    """

  private func run(_ steps: String) throws -> ScriptRunner {
    let runner = try ScriptRunner(try loadScene(Self.scene + "script:\n" + steps))
    try runner.run()
    return runner
  }

  private func control<C: Control>(_ name: String, _ runner: ScriptRunner) throws -> C {
    try runner.loaded.layer(name, as: C.self)
  }

  @Test("rows with controls in a file look like those of a form with the same values")
  func rows() throws {
    let file = try run("- tick: 0")
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
    let form = Form {
      Section {
        Row("Volume", .slider(0.5) { _ in })
        Row("Guests", .stepper(2, in: 0...3) { _ in })
        Row("Mode", .popUp(["Home", "Work"], selectedIndex: 0) { _ in })
      }
    }
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 320, height: 260)
    let button = Button("OK", style: .filled)
    button.frame = Rect(x: 20, y: 210, width: 120, height: 36)
    root.addSublayer(table)
    root.addSublayer(button)
    let scene = Scene(root: root, size: root.frame.size)
    scene.theme = .modern
    form.show(in: table)
    #expect(try scene.picture() == Picture(file.surface))
  }

  @Test("steps of a script drag, tap and press keys on controls as on switches, and set their values")
  func steps() throws {
    let start = try run("- tick: 0")
    let slider: Slider = try control("volume", start)
    let thumb = slider.convert(Point(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
    let stepper: Stepper = try control("guests", start)
    let plus = stepper.convert(Point(x: stepper.bounds.maxX - 10, y: stepper.bounds.midY), to: nil)
    let (dragged, stepped) = (
      "- drag: {from: [\(thumb.x), \(thumb.y)], to: [\(thumb.x + 300), \(thumb.y)]}\n",
      "- tap: [\(plus.x), \(plus.y)]\n- tap: [\(plus.x), \(plus.y)]\n"
    )
    let used = try run("- tick: 0\n" + dragged + stepped + "- tick: 0.1")
    #expect(try (control("volume", used) as Slider).value == 1)
    #expect(try (control("guests", used) as Stepper).value == 3)
    let set = try run("- tick: 0\n- set: {layer: volume, value: 1}\n- set: {layer: guests, value: 3}\n- tick: 0.1")
    #expect(used.surface.pixels() == set.surface.pixels())
    let keys = try run("- key: tab\n- key: return\n- key: down\n- key: down\n- key: return\n- tick: 0")
    #expect(try (control("mode", keys) as PopUpButton).selectedIndex == 0, "the list of a slider's row does not open")
    let chosen = try run(
      "- key: tab\n- key: down\n- key: down\n- key: return\n- key: down\n- key: down\n- key: return\n- tick: 0")
    #expect(try (control("mode", chosen) as PopUpButton).selectedIndex == 1)
  }

  @Test("the dump has role, name, value and states of a control")
  func dump() throws {
    let runner = try run("- tick: 0\n- set: {layer: volume, isEnabled: false}\n- tick: 0")
    let line = runner.loaded.scene.layerDump().split(separator: "\n").first { $0.contains("\"name\":\"volume\"") }
    for part in [
      "\"accessibilityRole\":\"slider\"", "\"accessibilityLabel\":\"Volume\"", "\"accessibilityValue\":\"50%\"",
      "\"isEnabled\":false",
    ] { #expect(line?.contains(part) ?? false, "\(part)") }
  }

  @Test("a control or field is called by the text of the layer that it names, before or after it in the file")
  func labelledBy() throws {
    let loaded = try loadLayers(
      """
      - {type: slider, name: first, frame: [0, 0, 90, 32], accessibilityLabelledBy: caption}
      - {type: text, name: caption, frame: [0, 40, 90, 20], string: Loudness}
      - {type: textField, name: second, frame: [0, 60, 90, 32], accessibilityLabelledBy: caption}
      - {type: slider, name: third, frame: [0, 96, 90, 32], accessibilityLabelledBy: caption, accessibilityLabel: Own}
      """)
    let caption = loaded.layer(named: "caption")
    for (name, label) in [("first", "Loudness"), ("second", "Loudness"), ("third", "Own")] {
      let view = try #require(loaded.layer(named: name) as? View)
      #expect(view.accessibilityLabelledBy === caption && view.accessibilityLabel == label, "\(name)")
    }
  }

  @Test("a button's font changes the theme's font of buttons, and grows with the text unless its size is fixed")
  func buttonFont() throws {
    func font(_ keys: String, textScale: Double = 1) throws -> Font {
      let head = "inlay: 1\nsize: [300, 200]\ntheme: modern\ntextScale: \(textScale)\n"
      let button = "{type: button, name: a, title: Hg, frame: [0, 0, 300, 100], style: filled\(keys)}"
      let loaded = try loadScene(head + "layers: [\(button)]\n")
      let label = try loaded.layer("a", as: Button.self).sublayers.lazy.compactMap { $0 as? Label }.first
      return try #require(label).effectiveFont
    }
    let standard = try font("")
    #expect(standard.size == 17 && standard.weight == .medium)
    var large = standard
    (large.size, large.weight) = (40, .bold)
    #expect(try font(", font: {size: 40, weight: bold}") == large)
    #expect(try font(", font: {size: 40, weight: bold}", textScale: 2).size == 80)
    #expect(try font(", font: {size: 40, fixedSize: true}", textScale: 2).size == 40)
    #expect(try font(", font: {weight: bold}", textScale: 2).size == 34)
  }

  @Test("a badge and a label in accessories have the digits of details")
  func equalDigits() throws {
    func width(_ text: String, _ theme: Theme) -> Double {
      let badge = Badge(text)
      let scene = Scene(root: badge, size: Size(width: 99, height: 40))
      scene.theme = theme
      scene.tick(at: 0)
      let width = badge.sizeThatFits(Size(width: 99, height: 40)).width
      return scene.root === badge ? width : 0
    }
    #expect(width("1111", .modern) == width("8888", .modern))
    #expect(width("1111", .base) < width("8888", .base))
    for (name, features) in [("modern", ["tnum"]), ("settings", [])] {
      let rows = "[{title: A, accessories: [{label: '11'}]}]"
      let list = "{type: table, name: t, frame: [0, 0, 300, 100], sections: [{rows: \(rows)}]}"
      let loaded = try loadScene("inlay: 1\nsize: [300, 100]\ntheme: \(name)\nlayers: [\(list)]\n")
      let table = try loaded.layer("t", as: TableView.self)
      let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
      let label = cell.sublayers.flatMap { [$0] + $0.sublayers }.compactMap { $0 as? Label }.first { $0.text == "11" }
      #expect(try #require(label).effectiveFont.features == features, "\(name)")
    }
  }

  @Test(
    "values of controls are checked",
    arguments: [
      WrongInput(
        "- {type: progress, progress: 2}",
        "4:30: layers[0].progress: expected a number from 0 to 1, found the number 2"),
      WrongInput(
        "- {type: button, style: pill}",
        "4:25: layers[0].style: expected one of plain, gray, tinted, filled, found the text 'pill'"
      ),
      WrongInput(
        "- {type: slider, accessibilityLabelledBy: captoin}\n- {name: caption}",
        "4:43: layers[0].accessibilityLabelledBy: no layer is named 'captoin'; did you mean 'caption'?"),
      WrongInput(
        "- {type: slider, text: a}",
        "4:18: layers[0].text: layers of type 'slider' do not have this key; layers of type 'badge', "
          + "'textField', 'searchField' and 'toast' do"),
    ])
  func wrong(input: WrongInput) { #expect(problemsOfLayers(input.text) == input.problems) }
}
