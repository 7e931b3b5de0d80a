import Testing

@testable import InlayFiles

/// Mistakes of scripts that are known before they run.
@Suite struct ScriptForecastTests {
  private func problems(_ steps: String, editing: Bool = false) throws -> [String] {
    let scene = """
      inlay: 1
      size: [100, 50]
      layers:
      - type: table
        name: list
        isEditing: \(editing)
        frame: {}
        sections: [{rows: [{title: a}, {title: b}]}, {rows: [{title: c}]}]
      - {type: table, name: many, frame: {}, generate: {sections: 2, rowsPerSection: 1000000000}}
      script:

      """
    let loaded = try loadScene(scene + steps)
    _ = try loaded.layoutWarnings()
    return loaded.scriptProblems().map { "\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)" }
  }

  @Test(
    "missing rows and sections are found in every step that names them",
    arguments: [
      ("- select: {layer: list, at: [0, 2]}", "script[0].select.at: there is no row 2 in section 0, which has 2 rows"),
      ("- deselect: {layer: list, at: [2, 0]}", "script[0].deselect.at: there is no section 2; the table has 2"),
      (
        "- scrollTo: {layer: many, section: 1, row: 1000000000}",
        "script[0].scrollTo.row: there is no row 1000000000 in section 1, which has 1000000000 rows"
      ),
      (
        "- insert: {layer: list, at: [1, 2], rows: [{title: d}]}",
        "script[0].insert.at: row 2 would leave a gap in section 1, which has 1 rows"
      ),
      ("- reload: {layer: list, section: 5}", "script[0].reload.section: there is no section 5; the table has 2"),
      ("- tap: {layer: list, row: [2, 0]}", "script[0].tap.row: there is no section 2; the table has 2"),
      (
        "- longPress: {at: {layer: list, row: [0, 2]}}",
        "script[0].longPress.at: there is no row 2 in section 0, which has 2 rows"
      ),
    ])
  func rows(step: String, message: String) throws {
    let found = try problems(step)
    #expect(found.count == 1 && found[0].hasPrefix("11:") && found[0].hasSuffix(": error: \(message)"), "\(found)")
  }

  @Test("steps before count: those that insert, delete and move rows, and those that replace them")
  func changes() throws {
    let steps = """
      - insert: {layer: list, at: [0, 2], rows: [{title: d}, {title: e}]}
      - select: {layer: list, at: [0, 3]}
      - move: {layer: list, at: [0, 0], to: [1, 1]}
      - select: {layer: list, at: [0, 3]}
      - delete: {layer: list, section: 0}
      - select: {layer: list, at: [0, 1]}
      - insert: {layer: list, section: 1, sections: [{rows: [{title: f}]}]}
      - move: {layer: list, section: 0, toSection: 1}
      - select: {layer: list, at: [0, 1]}
      - apply: {layer: list, sections: [{rows: [{title: g}]}]}
      - select: {layer: list, at: [1, 0]}
      - set: {layer: list, sections: []}
      - select: {layer: list, at: [0, 0]}
      """
    let found = try problems(steps)
    #expect(
      found.map { String($0.prefix { $0 != "," }) } == [
        "14:29: error: script[3].select.at: there is no row 3 in section 0",
        "19:29: error: script[8].select.at: there is no row 1 in section 0",
        "21:29: error: script[10].select.at: there is no section 1; the table has 1",
        "23:29: error: script[12].select.at: there is no section 0; the table has 0",
      ], "\(found)")
  }

  @Test("after input that may delete or move rows nothing is known")
  func input() throws {
    let select = "- select: {layer: list, at: [0, 2]}"
    for step in [
      "- swipe: {layer: list, row: [0, 0], direction: left}", "- drag: {from: [9, 9], to: [9, 30]}", "- key: delete",
    ] {
      #expect(try problems(step + "\n" + select).isEmpty, "\(step)")
    }
    #expect(try problems("- tap: [9, 9]\n" + select).count == 1)
    #expect(try problems("- tap: [9, 9]\n" + select, editing: true).isEmpty)
  }

  @Test("presses outside the scene, and text without a field, are warnings")
  func points() throws {
    let steps = """
      - tap: [9, 50]
      - text: a
      - resize: [100, 60]
      - tap: [9, 50]
      - drag: {from: [-1, 5], to: [5, 5]}
      """
    #expect(
      try problems(steps) == [
        "11:3: warning: script[0].tap: [9, 50] is outside the scene, which has 100 x 50 points",
        "15:3: warning: script[4].drag: [-1, 5] is outside the scene, which has 100 x 60 points",
      ])
    #expect(try problems("- text: a") == ["11:3: warning: script[0].text: no text field has the focus"])
  }

  @Test("the run finds the same")
  func run() throws {
    let scene = "inlay: 1\nsize: [9, 9]\nlayers: [{type: table, name: list, frame: {}, sections: [{rows: [{}]}]}]\n"
    let loaded = try loadScene(scene + "script: [{select: {layer: list, at: [0, 1]}}]")
    let found = loaded.scriptProblems()
    let error = #expect(throws: FileError.self) { try loaded.runScript() }
    #expect(found.count == 1 && error?.problems == found)
  }
}
