import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Taps, swipes and long presses whose target is a text, an element, a layer or a row.
@Suite struct TargetStepTests {
  private static let scene = """
    inlay: 1
    theme: settings
    size: [300, 270]
    layers:
      - {name: back, frame: {}, backgroundColor: '#fff'}
      - name: list
        type: table
        frame: [0, 0, 300, 150]
        sections:
          - rows:
              - {title: One}
              - {title: Two, accessory: switch}
              - {title: Three, trailingActions: [{title: X}]}
              - {title: Four}
              - {title: Five}
      - {name: ok, type: button, title: OK, style: filled, frame: [20, 160, 120, 44]}
      - {name: field, type: textField, text: Ada, frame: [150, 160, 130, 44]}
      - {type: button, title: Behind, frame: [20, 215, 120, 44]}
      - {name: cover, frame: [20, 215, 120, 44], backgroundColor: '#eee'}
    script:
      - tick: 0

    """

  private func run(_ step: String) throws -> (dump: String, pixels: [UInt32]) {
    let loaded = try loadScene(Self.scene + "  - \(step)\n  - run: 0.6\n")
    let runner = try ScriptRunner(loaded)
    try runner.run()
    return (loaded.scene.layerDump(), runner.surface.pixels())
  }

  @Test(
    "a target gives the dump and the picture of the point that it means",
    arguments: [
      ("tap: {text: One}", "tap: [50, 20]"), ("tap: {row: [0, 0]}", "tap: [50, 20]"),
      ("tap: {row: [0, 0], layer: list}", "tap: [50, 20]"), ("tap: {role: row, label: One}", "tap: [50, 20]"),
      ("tap: {name: list, text: One}", "tap: [50, 20]"), ("tap: {row: [0, 0], text: One}", "tap: [50, 20]"),
      ("tap: {role: switch, label: Two}", "tap: [260, 66]"), ("tap: {role: switch}", "tap: [260, 66]"),
      ("tap: {row: [0, 1], role: switch}", "tap: [260, 66]"),
      ("tap: {row: [0, 3]}", "tap: [50, 140]"), ("tap: {text: Four}", "tap: [50, 140]"),
      ("tap: {name: field}", "tap: [215, 182]"), ("tap: {role: textField}", "tap: [215, 182]"),
      (
        "swipe: {text: Three, direction: left, distance: 60}",
        "swipe: {layer: list, row: [0, 2], direction: left, distance: 60}"
      ),
      (
        "swipe: {row: [0, 2], direction: left, distance: 60}",
        "swipe: {at: [180, 110], direction: left, distance: 60}"
      ),
    ])
  func sameAsPoint(target: String, point: String) throws {
    let (named, placed) = (try run(target), try run(point))
    #expect(named.dump == placed.dump && named.pixels == placed.pixels)
    let untouched = try run("tick: 0")
    #expect(named.dump != untouched.dump || named.pixels != untouched.pixels, "the step has an effect")
  }

  @Test(
    "a button is tapped and held by its title, its label and its name",
    arguments: [
      ("tap: {text: OK}", "tap: [80, 182]"), ("tap: {role: button, label: OK}", "tap: [80, 182]"),
      ("tap: {name: ok}", "tap: [80, 182]"), ("longPress: {at: {name: ok}}", "longPress: {at: [80, 182]}"),
    ])
  func buttons(target: String, point: String) throws {
    func taps(_ step: String) throws -> Int {
      let loaded = try loadScene(Self.scene + "  - \(step)\n")
      var taps = 0
      try loaded.layer("ok", as: Button.self).onTap = { taps += 1 }
      try ScriptRunner(loaded).run()
      return taps
    }
    #expect(try taps(target) == taps(point))
    if target.hasPrefix("tap") { #expect(try taps(target) == 1) }
  }

  @Test(
    "a target that nothing visible fits, that several things fit or that is covered is an error at its key",
    arguments: [
      ("tap: {text: Thre}", "tap.text: no visible text is 'Thre'; did you mean 'Three'?"),
      ("tap: {text: Five}", "tap.text: no visible text is 'Five'"),
      ("tap: {text: Behind}", "tap.text: Layer \"cover\" is in front of the text 'Behind'"),
      ("tap: {role: slider}", "tap.role: no visible element has the role slider"),
      (
        "tap: {role: button, label: Ok}",
        "tap.label: no visible element has the role button and the label 'Ok'; did you mean 'OK'?"
      ),
      ("tap: {row: [0, 4]}", "tap.row: row [0, 4] is not visible; scroll to it first"),
      ("tap: {row: [0, 4], text: Five}", "tap.row: row [0, 4] is not visible; scroll to it first"),
      ("tap: {row: [0, 9]}", "tap.row: there is no row 9 in section 0, which has 5 rows"),
      ("longPress: {at: {text: Six}}", "longPress.at: no visible text is 'Six'"),
      ("swipe: {text: Six, direction: left}", "swipe.text: no visible text is 'Six'"),
    ])
  func missing(step: String, message: String) throws {
    let error = #expect(throws: FileError.self) { _ = try run(step) }
    #expect(error?.problems.map(\.message) == ["script[1].\(message)"])
  }

  @Test("several equal texts are counted, with their places")
  func ambiguous() throws {
    let text = Self.scene.replacing("title: Two", with: "title: One")
    let loaded = try loadScene(text + "  - tap: {text: One}\n")
    let error = #expect(throws: FileError.self) { try ScriptRunner(loaded).run() }
    let message = error?.problems.first?.message ?? ""
    #expect(message.hasPrefix("script[1].tap.text: the text 'One' is visible 2 times, at ["), "\(message)")
    #expect(message.hasSuffix("]; add the name or row around it"), "\(message)")
    let inRow = try loadScene(text + "  - tap: {row: [0, 0], text: One}\n")
    try ScriptRunner(inRow).run()
    #expect(try inRow.layer("list", as: TableView.self).selectedRowPaths == [RowPath(section: 0, row: 0)])
  }

  @Test("the topmost table that has the row is used if none is named")
  func topmost() throws {
    let other = "  - {name: top, type: table, frame: [0, 0, 150, 150], sections: [{rows: [{title: A}, {title: B}]}]}\n"
    let text = Self.scene.replacing("script:\n", with: other + "script:\n")
    func selected(_ step: String) throws -> [[RowPath]] {
      let loaded = try loadScene(text + "  - \(step)\n")
      try ScriptRunner(loaded).run()
      return try ["top", "list"].map { try loaded.layer($0, as: TableView.self).selectedRowPaths }
    }
    let path = RowPath(section: 0, row: 0)
    #expect(try selected("tap: {row: [0, 0]}") == [[path], []])
    #expect(try selected("tap: {row: [0, 2]}") == [[], [RowPath(section: 0, row: 2)]])
  }
}
