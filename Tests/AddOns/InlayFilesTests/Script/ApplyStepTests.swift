import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Steps that change all rows of a table, and its theme, at once or over time.
@Suite struct ApplyStepTests {
  func scene(_ sections: String, _ script: String) -> String {
    "inlay: 1\nsize: [100, 200]\nlayers:\n- {type: table, name: list, style: rounded, frame: [0, 0, 100, 200], "
      + "rowHeight: 20, sections: \(sections)}\nscript:\(script.isEmpty ? " []" : "\n" + script)"
  }

  func pixels(_ text: String) throws -> [UInt32] {
    let runner = try ScriptRunner(loadScene(text))
    try runner.run()
    return runner.surface.pixels()
  }

  func sections(_ random: inout SeededRandom) -> String {
    let numbers = (0..<4).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    var rows = Array(0..<12).shuffled(using: &random)
    let sections = numbers.map { number in
      let mine = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let row = rows.removeLast()
        let name = ["title: r\(row % 7)", "id: i\(row), title: t\(row % 3)", "title: r\(row), height: 30"]
        let detail = Bool.random(using: &random) ? ", detail: x" : ""
        return "{\(name[Int.random(in: 0..<3, using: &random)])\(detail)}"
      }
      let header = Bool.random(using: &random) ? "header: H\(number)" : "id: s\(number), header: h"
      let footer = Bool.random(using: &random) ? ", footer: F" : ""
      return "{\(header)\(footer), rows: [\(mine.joined(separator: ", "))]}"
    }
    return "[\(sections.joined(separator: ", "))]"
  }

  /// The trees of the last frame: of text and of JSON.
  func dumps(_ text: String) throws -> [String] {
    let runner = try ScriptRunner(loadScene(text))
    try runner.run()
    return [runner.loaded.scene.root.dump(), runner.loaded.scene.layerDump()]
  }

  @Test("picture and dumps after any change of all rows, at once or animated, are those of a file with these rows")
  func random() throws {
    var moving = 0
    for seed in Seeds.first(25, long: 500) {
      var random = SeededRandom(seed: seed)
      let (before, between, after) = (sections(&random), sections(&random), sections(&random))
      let expected = try loadScene(scene(after, "")).pixels()
      let animation = RowAnimation.allCases[Int.random(in: 0..<RowAnimation.allCases.count, using: &random)]
      func apply(_ sections: String) -> String {
        "- apply: {layer: list, sections: \(sections), animation: \(animation.rawValue)}\n"
      }
      let steps = "- tick: 0\n" + apply(between) + "- run: 0.1\n" + apply(after)
      #expect(try pixels(scene(before, steps + "- run: rest")) == expected, "seed \(seed), \(animation)")
      let (walked, made) = (try dumps(scene(before, steps + "- run: rest")), try dumps(scene(after, "- tick: 0")))
      if walked != made {
        Issue.record("seed \(seed), \(animation)\n\(walked[0])\nmade\n\(made[0])\n\(walked[1])\nmade\n\(made[1])")
        break
      }
      if try pixels(scene(before, steps + "- run: 0.05")) != expected { moving += 1 }
    }
    #expect(moving > 0)
  }

  @Test("rows that stay keep their layers, selection and switches; rows and sections are known by their id")
  func identity() throws {
    let loaded = try loadScene(
      scene(
        "[{header: A, rows: [{title: a}, {id: x, title: b, accessory: switch}, "
          + "{title: c, content: [{name: dot, frame: [0, 0, 2, 2]}]}]}, {id: s, header: S, rows: [{title: d}]}]",
        """
        - tick: 0
        - select: {layer: list, at: [0, 2]}
        - set: {layer: dot, opacity: 0.5}
        - apply:
            layer: list
            sections:
            - {id: s, header: T, rows: [{title: d, detail: new}, {title: e, isSelected: true}]}
            - header: A
              rows:
              - {title: c, content: [{name: dot, frame: [0, 0, 2, 2]}]}
              - {id: x, title: other}
        - tick: 0
        """))
    let table = try loaded.layer("list", as: TableView.self)
    try ScriptRunner(loaded).run()
    #expect(table.selectedRowPaths == [RowPath(section: 0, row: 1), RowPath(section: 1, row: 0)])
    let dot = try loaded.layer("dot")
    #expect(try dot.opacity == 0.5 && dot.superlayer === table.cell(1, 0).contentView)
    #expect(try table.cell(0, 0).detailTextLabel.text == "new")
    #expect(try table.cell(1, 1).textLabel.text == "other" && table.cell(1, 1).accessoryType == .none)
    #expect(table.headerView(forSection: 0)?.sublayers.compactMap { ($0 as? Label)?.text }.contains("T") ?? false)
  }

  private func problems(_ text: String) throws -> [String] {
    do {
      try ScriptRunner(try loadScene(text)).run()
      return []
    } catch let error as FileError {
      return error.problems.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  @Test("wrong steps are reported at their place")
  func problems() throws {
    let generated = """
      inlay: 1
      size: [10, 10]
      layers:
      - {type: table, name: list, generate: {rowsPerSection: 3}}
      script:
      - apply: {layer: list, sections: []}
      """
    let line = "single rows can be changed only in tables with sections"
    #expect(
      try problems(generated) == ["6:18: script[0].apply.layer: the rows of 'list' are generated; \(line)"])
    #expect(try !problems(scene("[]", "- apply: {layer: list}")).isEmpty)
    #expect(try !problems(scene("[]", "- apply: {layer: other, sections: []}")).isEmpty)
    #expect(try !problems(scene("[]", "- setTheme: {appearance: dark, animated: -1}")).isEmpty)
  }

  @Test("a theme that changes over time is half of both pictures half way, and the new one at the end")
  func theme() throws {
    let rows = "[{header: H, rows: [{title: a, accessory: switch}, {title: b}]}]"
    let steps = "- tick: 0\n- setTheme: {theme: modern, appearance: dark, animated: 0.5}\n"
    let old = try pixels(scene(rows, "- tick: 0"))
    let new = try pixels(scene(rows, "- setTheme: {theme: modern, appearance: dark}"))
    let between = try pixels(scene(rows, steps + "- run: 0.25"))
    #expect(old != new && between != old && between != new)
    #expect(try pixels(scene(rows, steps + "- run: rest")) == new)
    for index in old.indices {
      for shift: UInt32 in [0, 8, 16] {
        let values = [old, between, new].map { Int($0[index] >> shift & 255) }
        #expect(values[1] >= min(values[0], values[2]) - 1 && values[1] <= max(values[0], values[2]) + 1)
      }
    }
  }

  @Test("a row with an equal id keeps its field's focus, text and caret, whatever else of it changes")
  func field() throws {
    let field = "accessoryView: {type: textField, placeholder: Name}"
    let loaded = try loadScene(
      """
      inlay: 1
      size: [390, 300]
      layers:
      - {type: table, name: list, frame: {}, sections: [{rows: [{id: n, title: A, \(field)}]}]}
      script:
      - tick: 0
      - key: tab
      - key: tab
      - text: Ada
      - key: left
      - apply: {layer: list, sections: [{rows: [{title: New}, {id: n, title: B, \(field)}]}], animation: fade}
      - run: rest
      """)
    try ScriptRunner(loaded).run()
    let cell = try loaded.layer("list", as: TableView.self).cell(0, 1)
    let input = try #require(cell.accessoryView as? TextField)
    #expect(cell.textLabel.text == "B" && input.isFocused && input.text == "Ada" && input.selectedRange == 2..<2)
  }
}
