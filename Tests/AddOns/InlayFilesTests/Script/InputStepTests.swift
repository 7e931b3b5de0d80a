import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Script steps with a person's input.
@Suite struct InputStepTests {
  private static let layers = """
    inlay: 1
    theme: settings
    size: [300, 200]
    layers:
      - name: list
        type: table
        frame: [0, 0, 300, 200]
        sections:
          - rows:
              - {title: One}
              - {title: Two, accessory: switch}
              - {title: Three, isEnabled: false}
      - name: side
        type: table
        frame: [300, 0, 300, 200]
        generate: {rowsPerSection: 100, title: "Row {row}"}

    """

  private func run(_ steps: String) throws -> (list: TableView, side: TableView, runner: ScriptRunner) {
    let text = Self.layers.replacing("[300, 200]\nlayers", with: "[600, 200]\nlayers")
    let loaded = try loadScene(text + "script:\n" + steps)
    let runner = try ScriptRunner(loaded)
    try runner.run()
    return (try loaded.layer("list", as: TableView.self), try loaded.layer("side", as: TableView.self), runner)
  }

  @Test("tap selects a row like select, and turns a switch, which keeps its value while its cell shows other rows")
  func tap() throws {
    let tapped = try run("- tap: [50, 20]\n- tap: [260, 66]\n- tap: [50, 100]")
    #expect(tapped.list.selectedRowPaths == [RowPath(section: 0, row: 0)])
    #expect(try tapped.list.cell(0, 1).isOn)
    let set = try run("- select: {layer: list, at: [0, 0]}")
    #expect(tapped.runner.surface.pixels() != set.runner.surface.pixels())
    try set.list.cell(0, 1).isOn = true
    set.runner.loaded.scene.tick(at: 1)
    try set.runner.loaded.scene.render(into: set.runner.surface)
    #expect(tapped.runner.surface.pixels() == set.runner.surface.pixels())
    tapped.list.reloadData()
    tapped.runner.loaded.scene.tick(at: 1)
    #expect(try tapped.list.cell(0, 1).isOn)
  }

  @Test("a text that nothing takes, and a press outside of the scene, are warnings at their step")
  func withoutEffect() throws {
    let field = "inlay: 1\nsize: [100, 50.5]\nlayers: [{type: textField, frame: {}}]\nscript:\n"
    let loaded = try loadScene(
      field
        + "- text: lost\n- tap: [9, 9]\n- text: kept\n- tap: [100, 9]\n- drag: {from: [9, -1], to: [9, 9]}\n- tap: [0, 0]\n"
    )
    var problems: [String] = []
    loaded.onProblem = { problems.append("\($0)") }
    try ScriptRunner(loaded).run()
    #expect(
      problems == [
        "test:5:3: warning: script[0].text: no text field has the focus",
        "test:8:3: warning: script[3].tap: [100, 9] is outside the scene, which has 100 x 50.5 points",
        "test:9:3: warning: script[4].drag: [9, -1] is outside the scene, which has 100 x 50.5 points",
      ])
  }

  @Test("a tap moves what it starts in the frames of a run, and other frames show the end")
  func movingTap() throws {
    func rests(_ steps: String) throws -> Bool {
      try run("- tick: 0\n- tap: [260, 66]\n" + steps).runner.loaded.scene.isAtRest
    }
    #expect(try !rests("- run: 0.05"))
    #expect(try rests("- run: rest"))
    #expect(try rests("- tick: 0.05"))
    #expect(try rests("- tick: 0.01\n- run: 0.05"))
    let (moved, done) = (try run("- tick: 0\n- tap: [260, 66]\n- run: rest"), try run("- tap: [260, 66]"))
    #expect(try moved.list.cell(0, 1).isOn)
    #expect(moved.runner.surface.pixels() == done.runner.surface.pixels())
  }

  @Test("a drag that nothing follows is a warning at its step")
  func dragWithoutEffect() throws {
    let loaded = try loadScene(
      Self.layers.replacing("[300, 200]\nlayers", with: "[600, 200]\nlayers") + """
        script:
          - drag: {from: [350, 150], to: [350, 30]}
          - drag: {from: [350, 30], to: [350, 31], duration: 0}
          - drag: {from: [50, 150], to: [50, 30]}
          - drag: {from: [350, 150], to: [550, 150]}
          - fling: {from: [350, 150], to: [350, 30]}
        """)
    var problems: [String] = []
    loaded.onProblem = { problems.append("\($0)") }
    try ScriptRunner(loaded).run()
    #expect(
      problems == [
        "test:20:5: warning: script[2].drag: the drag has no effect: nothing at [50, 150] follows it",
        "test:21:5: warning: script[3].drag: the drag has no effect: nothing at [350, 150] follows it",
      ])
  }

  @Test("drag scrolls by its distance, a frame at a time after the first frame, and moves the clock")
  func drag() throws {
    var frames = 0
    func drag(_ steps: String) throws -> (offset: Double, time: Double) {
      let loaded = try loadScene(Self.layers + "script:\n" + steps)
      try loaded.layer("side").frame.origin.x = 0
      let runner = try ScriptRunner(loaded)
      frames = 0
      runner.onFrame = { _ in frames += 1 }
      try runner.run()
      return (try loaded.layer("side", as: TableView.self).contentOffset.y, loaded.scene.time)
    }
    #expect(try drag("- tick: 0\n- drag: {from: [50, 150], to: [50, 30]}") == (120, 0.2))
    #expect(frames == 13)
    #expect(try drag("- drag: {from: [50, 150], to: [50, 30], duration: 0.5}\n- tick: 0") == (120, 0.5))
    #expect(frames == 1, "no frame is made before the first tick")
    #expect(try drag("- tick: 0\n- drag: {from: [50, 150], to: [50, 130], duration: 0}") == (20, 0))
    #expect(frames == 2)
  }

  @Test("keys move the focus and act on its row; Tab goes to the next table")
  func keys() throws {
    let (list, side, _) = try run("- key: tab\n- key: down\n- key: space\n- key: down")
    #expect(list.focusedRowPath == RowPath(section: 0, row: 1) && list.isFocusVisible && !side.isFocused)
    #expect(try list.cell(0, 1).isOn)
    let other = try run("- key: tab\n- key: tab\n- key: end\n- key: return").side
    #expect(other.selectedRowPaths == [RowPath(section: 0, row: 99)])
    #expect(other.contentOffset == other.maximumContentOffset)
  }

  @Test(
    "scrollTo brings a row to the given position",
    arguments: [("top", 880.0), ("middle", 802), ("bottom", 724), ("none", 724)])
  func scrollTo(position: String, offset: Double) throws {
    let side = try run("- scrollTo: {layer: side, section: 0, row: 20, at: \(position)}").side
    #expect(side.contentOffset.y == offset)
    let standard = try run("- scrollTo: {layer: side, section: 0, row: 20}").side
    #expect(standard.contentOffset.y == 880)
  }

  @Test("a missing row is reported, and expectations read the state after input")
  func telling() throws {
    let message = try problems { _ = try run("- scrollTo: {layer: side, section: 0, row: 100}") }
    #expect(message == "18: script[0].scrollTo.row: there is no row 100 in section 0, which has 100 rows")
    let tick = "- tick: 0\n- tap: [50, 20]\n- tick: 0\n- expect: {pixelsPainted: "
    #expect(try run(tick + "0}").runner.failures.count == 1)
    #expect(try run("- tick: 0\n- tap: [50, 120]\n- tick: 0\n- expect: {pixelsPainted: 0}").runner.failures.isEmpty)
  }

  /// The problems of a scene file, each with its line.
  private func problems(of body: () throws -> Void) throws -> String {
    do {
      try body()
      return ""
    } catch let error as FileError {
      return error.problems.map { "\($0.line): \($0.message)" }.joined()
    }
  }

  private static let edited = """
    inlay: 1
    theme: settings
    size: [300, 200]
    layers:
      - name: list
        type: table
        frame: [0, 0, 300, 200]
        isEditing: true
        sections:
          - rows:
              - {title: One, canMove: true}
              - {title: Two, editingAccessory: switch}
              - {title: Three, editingStyle: insert}
              - {title: Four, editingAccessory: switch}

    """

  private func runEdited(_ steps: String) throws -> TableView {
    let loaded = try loadScene(Self.edited + "script:\n" + steps)
    try ScriptRunner(loaded).run()
    return try loaded.layer("list", as: TableView.self)
  }

  private func cells(_ table: TableView) -> [TableViewCell] {
    table.visibleRowPaths.compactMap { table.cellForRow(at: $0) }
  }

  private func titles(_ table: TableView) -> [String] { cells(table).map(\.textLabel.text) }

  @Test("a tap on a minus deletes its row; a tap on a plus inserts none; neither selects")
  func editing() throws {
    let table = try runEdited("- tap: [27, 22]\n- tap: [27, 66]\n- tick: 0")
    #expect(titles(table) == ["Two", "Three", "Four"] && table.selectedRowPaths == [])
    let byKeys = try runEdited("- key: down\n- key: left\n- key: space\n- tick: 0")
    #expect(titles(byKeys) == ["Two", "Three", "Four"])
    #expect(titles(try runEdited("- tap: [280, 22]\n- tick: 0")) == ["One", "Two", "Three", "Four"])
    let dragged = try runEdited("- tap: [270, 66]\n- drag: {from: [280, 22], to: [280, 130]}\n- tick: 0")
    #expect(titles(dragged) == ["Two", "Three", "One", "Four"])
    #expect(cells(dragged).map(\.isOn) == [true, false, false, false])
  }

  @Test("later steps do not find a row that a tap deleted")
  func gone() throws {
    let message = try problems {
      _ = try runEdited("- tap: [27, 22]\n- scrollTo: {layer: list, section: 0, row: 3}")
    }
    #expect(message == "17: script[1].scrollTo.row: there is no row 3 in section 0, which has 3 rows")
  }

  @Test("switch values stay with their rows when rows are deleted, inserted and moved")
  func turned() throws {
    func states(_ steps: String) throws -> [Bool] {
      cells(try runEdited("- tap: [270, 66]\n" + steps + "\n- reload: {layer: list}\n- tick: 0")).map(\.isOn)
    }
    #expect(try states("- tick: 0") == [false, true, false, false])
    #expect(try states("- tap: [27, 22]") == [true, false, false])
    #expect(try states("- tap: [27, 66]") == [false, false, false])
    #expect(try states("- move: {layer: list, at: [0, 1], to: [0, 3]}") == [false, false, false, true])
    let row = "rows: [{title: New, editingAccessory: switch}]"
    #expect(try states("- insert: {layer: list, at: [0, 1], \(row)}") == [false, false, true, false, false])
    #expect(
      try states("- delete: {layer: list, at: [0, 1]}\n- insert: {layer: list, at: [0, 1], \(row)}")
        == [false, false, false, false])
    let sections = "sections: [{\(row)}]"
    #expect(
      try states("- delete: {layer: list, section: 0}\n- insert: {layer: list, section: 0, \(sections)}") == [false])
  }

  @Test("input may not bring more parts into view than the limits allow")
  func limits() throws {
    var options = SceneOptions()
    options.limits.maximumLayers = 10
    let text = Self.layers + "script: [{key: tab}, {tap: [10, 10]}]"
    let runner = try ScriptRunner(loadScene(text, options))
    #expect(throws: FileError.self) { try runner.run() }
  }
}
