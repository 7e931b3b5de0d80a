import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

@Suite struct ScriptRunnerTests {
  private static let layers = """
    inlay: 1
    size: [100, 100]
    layers:
      - {name: box, frame: [10, 10, 20, 20], backgroundColor: '#f00'}
      - {name: words, type: text, frame: [0, 40, 100, 20], string: one}
      - name: list
        type: table
        frame: [0, 60, 100, 40]
        generate: {rowsPerSection: 100, title: "Row {row}"}

    """

  private func run(_ steps: String, reports: ((FrameReport) -> Void)? = nil) throws -> (LoadedScene, ScriptRunner) {
    let loaded = try loadScene(Self.layers + "script:\n" + steps)
    let runner = try ScriptRunner(loaded)
    runner.onFrame = reports
    try runner.run()
    return (loaded, runner)
  }

  private func failure(_ steps: String) throws -> String? {
    do {
      _ = try run(steps)
      return nil
    } catch let error as FileError {
      return error.problems.map { "\($0.line): \($0.message)" }.joined(separator: "\n")
    }
  }

  @Test("no frame is made before the first tick, each tick makes one, and pending changes add one at the end")
  func frames() throws {
    #expect(try loadScene(Self.layers + "script: [{tick: 1}]").scene.frame == nil)
    var count = 0
    let times = try run("- tick: 0.5\n- run: 0.1\n- tick: 0") { _ in count += 1 }.0.scene.time
    #expect(count == 8 && times == 0.6)
    count = 0
    _ = try run("- tick: 0\n- set: {layer: box, opacity: 0.5}") { _ in count += 1 }
    #expect(count == 2)
    count = 0
    _ = try run("- set: {layer: box, isHidden: true}") { _ in count += 1 }
    #expect(count == 1)
    count = 0
    try ScriptRunner(loadScene(Self.layers)).run()
    let runner = try ScriptRunner(loadScene(Self.layers))
    runner.onFrame = { _ in count += 1 }
    try runner.run()
    #expect(count == 1)
  }

  @Test("a scene runs its script: the last picture, the failed expectations, and one kind of error")
  func result() throws {
    let steps = "- tick: 0\n- set: {layer: box, opacity: 0.5}\n- expect: {pixelsPainted: 7}\n"
    let result = try loadScene(Self.layers + "script:\n" + steps).runScript()
    let runner = try run(steps).1
    #expect(result.surface.pixels() == runner.surface.pixels() && result.snapshots.isEmpty)
    #expect(result.failures.map(\.message) == runner.failures.map(\.message) && result.failures.count == 1)
    #expect(try loadScene(Self.layers).runScript().surface.pixels() == loadScene(Self.layers).pixels())
    let wrong = try loadScene(Self.layers + "script: [{select: {layer: list, at: [0, 200]}}]")
    let error = #expect(throws: FileError.self) { try wrong.runScript() }
    #expect(error?.problems.map(\.line) == [10])
  }

  @Test("run ticks 60 times a second, and at its end")
  func clock() {
    #expect(ScriptClock.ticks(from: 1, lasting: 0.3).count == 18)
    #expect(ScriptClock.ticks(from: 1, lasting: 0.3).last == 1.3)
    #expect(ScriptClock.ticks(from: 0, lasting: 0.02) == [1 / 60.0, 0.02])
    #expect(ScriptClock.ticks(from: 0, lasting: 0) == [])
    #expect(ScriptClock.ticks(from: 0, lasting: 1 / 60.0) == [1 / 60.0])
    #expect(ScriptClock.ticks(from: 0.02, lasting: 0.02, since: 1 / 60.0) == [2 / 60.0, 0.04])
    #expect(ScriptClock.ticks(from: 0.02, lasting: 0.001, since: 1 / 60.0) == [0.021])
    #expect(ScriptClock.gestureTicks(from: 0, lasting: 0.02, since: nil) == [1 / 60.0])
    #expect(ScriptClock.gestureTicks(from: 0, lasting: 0.1, since: nil).count == 6)
  }

  @Test(
    "set accepts for a layer the values that a scene accepts",
    arguments: [
      (
        "{layer: box, frame: [1, 2, 3, 4], cornerRadius: 2, opacity: 0.5}",
        "{name: box, frame: [1, 2, 3, 4], cornerRadius: 2, opacity: 0.5, backgroundColor: '#f00'}"
      ),
      (
        "{layer: box, backgroundColor: null, sublayers: [{frame: [0, 0, 5, 5], backgroundColor: label}]}",
        "{frame: [10, 10, 20, 20], sublayers: [{frame: [0, 0, 5, 5], backgroundColor: label}]}"
      ),
      (
        "{layer: box, mask: {frame: [3, 3, 5, 5], backgroundColor: '#000'}, bounds: [1, 1, 40, 40]}",
        "{mask: {frame: [2, 2, 5, 5], backgroundColor: '#000'}, frame: [0, 0, 40, 40], backgroundColor: '#f00'}"
      ),
      (
        "{layer: words, string: two, color: link, alignment: center, textShadow: {radius: 1}}",
        "{type: text, frame: [0, 40, 100, 20], string: two, color: link, alignment: center, textShadow: {radius: 1}}"
      ),
      (
        "{layer: list, rowHeight: 20, cellBackgroundColor: '#0f0', contentOffset: [0, 33], separatorStyle: none}",
        "{type: table, frame: [0, 60, 100, 40], rowHeight: 20, cellBackgroundColor: '#0f0', contentOffset: [0, 33], "
          + "separatorStyle: none, generate: {rowsPerSection: 100, title: 'Row {row}'}}"
      ),
      (
        "{layer: list, isEditing: true, allowsSelectionDuringEditing: true, allowsMultipleSelectionDuringEditing: true}",
        "{type: table, frame: [0, 60, 100, 40], isEditing: true, allowsMultipleSelectionDuringEditing: true, "
          + "generate: {rowsPerSection: 100, title: 'Row {row}'}}"
      ),
      (
        "{layer: list, sections: [{header: A, rows: [{title: b, isSelected: true}]}]}",
        "{type: table, frame: [0, 60, 100, 40], sections: [{header: A, rows: [{title: b, isSelected: true}]}]}"
      ),
    ])
  func set(step: String, layer: String) throws {
    let layers = [
      "{name: box, frame: [10, 10, 20, 20], backgroundColor: '#f00'}",
      "{name: words, type: text, frame: [0, 40, 100, 20], string: one}",
      "{name: list, type: table, frame: [0, 60, 100, 40], generate: {rowsPerSection: 100, title: 'Row {row}'}}",
    ]
    let changed = layers.map { $0.hasPrefix("{name" + step.dropFirst(6).prefix { $0 != "," }) ? layer : $0 }
    #expect(changed != layers)
    let start = "inlay: 1\nsize: [100, 100]\nlayers: ["
    let end = "]\nscript: [{tick: 0}, {set: \(step)}, {tick: 1}]"
    let runner = try ScriptRunner(loadScene(start + layers.joined(separator: ", ") + end))
    try runner.run()
    #expect(try runner.surface.pixels() == loadScene(start + changed.joined(separator: ", ") + "]").pixels())
  }

  @Test("scroll stops at the content's ends, and returns from positions outside")
  func scroll() throws {
    for (by, expected) in [("[0, 50]", 50.0), ("[0, -5]", 0), ("[0, 100000]", 5160), ("[7, 0]", 0)] {
      let table = try run("- scroll: {layer: list, by: \(by)}\n- tick: 0").0.layer("list", as: TableView.self)
      #expect(table.contentOffset == Point(x: 0, y: expected))
    }
  }

  @Test("rows are selected and deselected, one or all, and a missing row is reported")
  func selection() throws {
    func selected(_ steps: String) throws -> [RowPath] {
      try run(steps).0.layer("list", as: TableView.self).selectedRowPaths
    }
    #expect(try selected("- select: {layer: list, at: [0, 3]}") == [RowPath(section: 0, row: 3)])
    #expect(try selected("- select: {layer: list, at: [0, 3]}\n- deselect: {layer: list, at: [0, 3]}") == [])
    #expect(try selected("- select: {layer: list, at: [0, 3]}\n- deselect: {layer: list}") == [])
    #expect(try selected("- select: {layer: list, at: [0, 3]}\n- reload: {layer: list}") == [])
    let two = "- select: {layer: list, at: [0, 3]}\n- select: {layer: list, at: [0, 4]}"
    #expect(try selected("- set: {layer: list, allowsMultipleSelection: true}\n" + two).count == 2)
    #expect(try selected(two + "\n- set: {layer: list, allowsSelection: false}") == [])
    #expect(
      try failure("- tick: 0\n- select: {layer: list, at: [0, 100]}")
        == "12: script[1].select.at: there is no row 100 in section 0, which has 100 rows")
    #expect(
      try failure("- select: {layer: list, at: [1, 0]}")
        == "11: script[0].select.at: there is no section 1; the table has 1")
  }

  @Test("traits and a size with a scale show what a fresh scene shows, and a later size keeps the scale")
  func traitsAndScale() throws {
    let mirrored = try loadScene(Self.layers + "direction: rtl\ntextScale: 1.5").pixels()
    #expect(try run("- tick: 0\n- setTraits: {direction: rtl, textScale: 1.5}").1.surface.pixels() == mirrored)
    let large = try loadScene(Self.layers.replacing("[100, 100]", with: "[80, 90]") + "scale: 1.5")
    let runner = try run("- tick: 0\n- resize: {size: [70, 70], scale: 1.5}\n- tick: 0\n- resize: [80, 90]").1
    #expect(try runner.surface.pixels() == large.pixels())
  }

  @Test("restore scrolls and selects in the scroll views by their order, and ignores missing rows and views")
  func restoring() throws {
    let (loaded, runner) = try run(
      "- select: {layer: list, at: [0, 9]}\n- tick: 0\n"
        + "- restore: [{offset: [0, 123], selected: [[0, 3], [0, 100], [7, 0]]}, {offset: [0, 1]}]")
    let list = try loaded.layer("list", as: TableView.self)
    #expect(list.contentOffset.y == 123 && list.selectedRowPaths == [RowPath(section: 0, row: 3)])
    let (_, other) = try run("- tick: 0\n- scroll: {layer: list, by: [0, 123]}\n- select: {layer: list, at: [0, 3]}")
    #expect(runner.surface.pixels() == other.surface.pixels())
  }

  @Test("setTheme, resize and reload show what a fresh scene shows")
  func environment() throws {
    let dark = try loadScene(Self.layers + "appearance: dark").pixels()
    #expect(try run("- tick: 0\n- setTheme: {theme: modern, appearance: dark}").1.surface.pixels() == dark)
    let (loaded, runner) = try run("- tick: 0\n- resize: [600, 50]\n- tick: 0")
    #expect(runner.surface.pixelWidth == 600 && runner.surface.pixelHeight == 50)
    #expect(loaded.scene.traits.effectiveSizeClass == .regular)
    let named = try loadScene(
      Self.layers.replacing("inlay: 1", with: "inlay: 1\nsizeClass: compact") + "script: [{resize: [600, 50]}]")
    try ScriptRunner(named).run()
    #expect(named.scene.traits.effectiveSizeClass == .compact, "what the file names holds")
    #expect(try runner.surface.pixels() == loadScene(Self.layers.replacing("[100, 100]", with: "[600, 50]")).pixels())
  }

  @Test("expectations check the last frame, and all failed ones are reported")
  func expectations() throws {
    let failures = try run(
      "- tick: 0\n- expect: {pixelsPainted: 10000, pixelsCopied: 0}\n- tick: 1\n- expect: {pixelsPainted: 5, problems: 1}\n"
        + "- expect: {layersVisited: 0}"
    ).1.failures
    #expect(
      failures.map(\.description) == [
        "test:14:3: error: script[3].expect: pixelsPainted is 0, not 5",
        "test:14:3: error: script[3].expect: problems is 0, not 1",
      ])
  }

  @Test("a script cannot nest layers deeper than a scene can")
  func nesting() throws {
    let steps = (0..<500).map { "- set: {layer: x\($0), sublayers: [{name: x\($0 + 1)}]}" }.joined(separator: "\n")
    let text = "inlay: 1\nsize: [9, 9]\nlayers: [{name: x0}]\nscript:\n" + steps
    let runner = try ScriptRunner(loadScene(text))
    #expect(throws: FileError.self) { try runner.run() }
  }
}
