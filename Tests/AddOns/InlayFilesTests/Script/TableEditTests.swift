import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Steps that insert, delete and move rows and sections.
@Suite struct TableEditTests {
  private static let start =
    "inlay: 1\nsize: [100, 200]\nlayers:\n"
    + "- {type: table, name: list, style: rounded, frame: [0, 0, 100, 200], rowHeight: 20, "
  private static let sections = """
    [{header: H, rows: [{title: a, isSelected: true, accessory: switch}, {title: b}, {title: c}]}, \
    {rows: [{title: d, content: [{frame: [50, 2, 5, 5], backgroundColor: '#f00'}]}]}]
    """

  private func scene(_ sections: String, _ script: String) -> String {
    Self.start + "sections: \(sections)}\nscript:" + (script == "[]" ? " " : "\n") + script
  }

  private func pixels(_ text: String) throws -> [UInt32] {
    let runner = try ScriptRunner(loadScene(text))
    try runner.run()
    return runner.surface.pixels()
  }

  private static let a = "{title: a, isSelected: true, accessory: switch}"
  private static let d = "{title: d, content: [{frame: [50, 2, 5, 5], backgroundColor: '#f00'}]}"

  @Test(
    "the picture after inserts, deletions and moves of a script equals that of a file with these rows",
    arguments: [
      (
        "- insert: {layer: list, at: [0, 1], rows: [{title: x}, {title: y}]}",
        "[{header: H, rows: [\(a), {title: x}, {title: y}, {title: b}, {title: c}]}, {rows: [\(d)]}]"
      ),
      (
        "- insert: {layer: list, at: [1, 1], rows: [{title: x, height: 40}], animation: none}",
        "[{header: H, rows: [\(a), {title: b}, {title: c}]}, {rows: [\(d), {title: x, height: 40}]}]"
      ),
      (
        "- insert: {layer: list, at: [0, 0], rows: [{title: x, isSelected: true}]}",
        "[{header: H, rows: [{title: x, isSelected: true}, \(a), {title: b}, {title: c}]}, {rows: [\(d)]}]"
      ),
      ("- delete: {layer: list, at: [0, 0]}", "[{header: H, rows: [{title: b}, {title: c}]}, {rows: [\(d)]}]"),
      (
        "- delete: {layer: list, at: [1, 0]}\n- insert: {layer: list, at: [1, 0], rows: [{title: e}]}",
        "[{header: H, rows: [\(a), {title: b}, {title: c}]}, {rows: [{title: e}]}]"
      ),
      (
        "- move: {layer: list, at: [0, 0], to: [0, 2]}",
        "[{header: H, rows: [{title: b}, {title: c}, \(a)]}, {rows: [\(d)]}]"
      ),
      (
        "- move: {layer: list, at: [1, 0], to: [0, 3]}",
        "[{header: H, rows: [\(a), {title: b}, {title: c}, \(d)]}, {rows: []}]"
      ),
      (
        "- insert: {layer: list, section: 1, sections: [{header: N, footer: F, rows: [{title: x, height: 30}]}, {}]}",
        "[{header: H, rows: [\(a), {title: b}, {title: c}]}, {header: N, footer: F, rows: [{title: x, height: 30}]}, {}, "
          + "{rows: [\(d)]}]"
      ),
      ("- delete: {layer: list, section: 0}", "[{rows: [\(d)]}]"),
      (
        "- move: {layer: list, section: 0, toSection: 1}",
        "[{rows: [\(d)]}, {header: H, rows: [\(a), {title: b}, {title: c}]}]"
      ),
      (
        "- move: {layer: list, section: 1, toSection: 0}\n- insert: {layer: list, at: [0, 0], rows: [{title: x}]}\n"
          + "- move: {layer: list, at: [0, 1], to: [1, 1]}\n- delete: {layer: list, section: 0}",
        "[{header: H, rows: [\(a), \(d), {title: b}, {title: c}]}]"
      ),
    ])
  func edits(steps: String, sections: String) throws {
    let expected = try loadScene(scene(sections, "[]")).pixels()
    #expect(try pixels(scene(Self.sections, steps)) == expected)
    // The end of an animation shows what the same steps show at once.
    for animation in RowAnimation.allCases where !steps.contains("animation") {
      let animated =
        steps.replacing("}\n", with: ", animation: \(animation.rawValue)}\n")
        .dropLast() + ", animation: \(animation.rawValue)}\n- run: rest"
      #expect(try pixels(scene(Self.sections, "- tick: 0\n" + animated)) == expected, "\(animation)")
      if animation != .none {
        #expect(try pixels(scene(Self.sections, "- tick: 0\n" + animated.replacing("rest", with: "0.1"))) != expected)
      }
    }
    let ticked = steps.split(separator: "\n").map { "- tick: 0.1\n\($0)" }.joined(separator: "\n")
    #expect(try pixels(scene(Self.sections, ticked)) == expected)
  }

  @Test("rows keep their layers and selection across moves")
  func layers() throws {
    let loaded = try loadScene(
      scene(
        "[{rows: [{title: a}, {title: b, content: [{name: dot, frame: [0, 0, 2, 2]}]}]}, {}]",
        """
        - tick: 0
        - select: {layer: list, at: [0, 1]}
        - insert: {layer: list, at: [0, 0], rows: [{title: x}]}
        - move: {layer: list, at: [0, 2], to: [1, 0]}
        - set: {layer: dot, opacity: 0.5}
        - tick: 0
        """))
    try ScriptRunner(loaded).run()
    let table = try loaded.layer("list", as: TableView.self)
    #expect(table.selectedRowPaths == [RowPath(section: 1, row: 0)])
    let dot = try loaded.layer("dot")
    let cell = try table.cell(1, 0)
    #expect(dot.opacity == 0.5 && dot.superlayer === cell.contentView)
  }

  private func problemsOfRun(_ text: String, work: Int? = nil) throws -> [String] {
    var options = SceneOptions()
    if let work { options.limits.maximumWork = work }
    do {
      try ScriptRunner(try loadScene(text, options)).run()
      return []
    } catch let error as FileError {
      return error.problems.map { "\($0.line):\($0.column): \($0.message)" }
    }
  }

  @Test(
    "a missing row or section is reported with its place",
    arguments: [
      (
        "- insert: {layer: list, at: [0, 4], rows: [{}]}",
        "6:29: script[0].insert.at: row 4 would leave a gap in section 0, which has 3 rows"
      ),
      (
        "- insert: {layer: list, at: [2, 0], rows: [{}]}",
        "6:29: script[0].insert.at: there is no section 2; the table has 2"
      ),
      (
        "- insert: {layer: list, section: 3, sections: []}",
        "script[0].insert.section: there is no section 3; the table has 2"
      ),
      ("- insert: {layer: list, at: [0, 0]}", "6:11: script[0].insert: expected rows together with at"),
      ("- insert: {layer: list, rows: []}", "6:11: script[0].insert: expected at or section"),
      (
        "- insert: {layer: list, section: 0, rows: []}",
        "script[0].insert.rows: cannot be combined with 'section'"
      ),
      ("- insert: {layer: list, section: 0}", "6:11: script[0].insert: expected sections together with section"),
      (
        "- insert: {layer: list, at: [0, 0], rows: [{titel: a}]}",
        "6:45: script[0].insert.rows[0].titel: unknown key; did you mean 'title'?"
      ),
      (
        "- insert: {layer: list, at: [0, 0], rows: [], animation: fde}",
        "script[0].insert.animation: found the text 'fde'; did you mean 'fade'? Expected one of fade, left, right, top, bottom, middle, automatic, none"
      ),
      (
        "- delete: {layer: list, at: [1, 1]}",
        "6:29: script[0].delete.at: there is no row 1 in section 1, which has 1 row"
      ),
      (
        "- delete: {layer: list, at: [0.5, 1]}",
        "6:29: script[0].delete.at: expected [section, row] as 2 whole numbers of at least 0, found [0.5, 1]"
      ),
      (
        "- delete: {layer: list, at: [0, -1]}",
        "6:29: script[0].delete.at: expected [section, row] as 2 whole numbers of at least 0"
      ),
      ("- delete: {layer: list, section: 2}", "script[0].delete.section: there is no section 2; the table has 2"),
      ("- delete: {layer: list}", "6:11: script[0].delete: expected at or section"),
      ("- move: {layer: list, at: [0, 0]}", "6:9: script[0].move: expected to together with at"),
      (
        "- move: {layer: list, at: [0, 0], to: [0, 3]}",
        "6:39: script[0].move.to: row 3 would leave a gap in section 0, which has 2 other rows"
      ),
      (
        "- move: {layer: list, section: 0, toSection: 2}",
        "script[0].move.toSection: there is no section 2; the table has 2"
      ),
      ("- move: {layer: list, section: 0}", "6:9: script[0].move: expected toSection together with section"),
      ("- delete: {layer: lst, at: [0, 0]}", "script[0].delete.layer: no layer is named 'lst'; did you mean 'list'?"),
      ("- reload: {layer: list, animation: fade}", "script[0].reload: expected at or section together with animation"),
      ("- reload: {layer: list, at: [0, 9]}", "script[0].reload.at: there is no row 9 in section 0, which has 3 rows"),
      ("- reload: {layer: list, section: 2}", "script[0].reload.section: there is no section 2; the table has 2"),
      ("- reload: {layer: list, at: [0, 0], section: 0}", "cannot be combined with 'at'"),
      // The state after the earlier steps.
      (
        "- delete: {layer: list, at: [1, 0]}\n- delete: {layer: list, at: [1, 0]}",
        "7:29: script[1].delete.at: there is no row 0 in section 1, which has 0 rows"
      ),
      (
        "- delete: {layer: list, section: 0}\n- select: {layer: list, at: [0, 2]}",
        "7:29: script[1].select.at: there is no row 2 in section 0, which has 1 row"
      ),
      (
        "- set: {layer: list, sections: []}\n- insert: {layer: list, at: [0, 0], rows: [{}]}",
        "7:29: script[1].insert.at: there is no section 0; the table has 0"
      ),
      (
        "- set: {layer: list, generate: {rowsPerSection: 9}}\n- delete: {layer: list, at: [0, 0]}",
        "script[1].delete.layer: the rows of 'list' are generated; single rows can be changed only in tables with sections"
      ),
      (
        "- set: {layer: list, generate: {rowsPerSection: 9}}\n- deselect: {layer: list, at: [0, 9]}",
        "7:31: script[1].deselect.at: there is no row 9 in section 0, which has 9 rows"
      ),
    ])
  func wrong(steps: String, problem: String) throws {
    let found = try problemsOfRun(scene(Self.sections, steps))
    #expect(found.count == 1 && found[0].contains(problem), "\(found)")
  }

  @Test("steps are checked against the state after earlier steps")
  func right() throws {
    let steps = """
      - insert: {layer: list, at: [0, 3], rows: [{}, {}]}
      - delete: {layer: list, at: [0, 4]}
      - move: {layer: list, at: [0, 3], to: [1, 1]}
      - insert: {layer: list, section: 2, sections: [{rows: [{}]}]}
      - move: {layer: list, section: 2, toSection: 0}
      - select: {layer: list, at: [2, 1]}
      - set: {layer: list, sections: [{}]}
      - insert: {layer: list, at: [0, 0], rows: [{}]}
      - delete: {layer: list, at: [0, 0]}
      """
    #expect(try problemsOfRun(scene(Self.sections, steps)) == [])
  }

  @Test("rows that edits move in memory count as work")
  func tooMuch() throws {
    let rows = "[" + String(repeating: "{},", count: 2_000) + "]"
    let steps = String(repeating: "- move: {layer: list, at: [0, 0], to: [0, 1]}\n", count: 10_100)
    let found = try problemsOfRun(scene("[{rows: \(rows)}]", steps), work: 20_000_000)
    #expect(found.first?.contains("takes more than") ?? false, "\(found)")
  }

  @Test("reloading a row or a section, in any table and with any animation, ends as it was")
  func reloads() throws {
    for place in ["at: [0, 0]", "section: 0"] {
      // A section that is loaded again forgets its selection.
      let sections = place.hasPrefix("at") ? Self.sections : Self.sections.replacing("isSelected: true, ", with: "")
      let expected = try loadScene(scene(sections, "[]")).pixels()
      for animation in RowAnimation.allCases {
        let step = "- reload: {layer: list, \(place), animation: \(animation.rawValue)}"
        #expect(try pixels(scene(Self.sections, "- tick: 0\n\(step)\n- run: rest")) == expected, "\(step)")
      }
      let generated = "- set: {layer: list, generate: {rowsPerSection: 9, title: x}}\n"
      let reloaded = generated + "- reload: {layer: list, \(place)}"
      #expect(try pixels(scene(Self.sections, reloaded)) == pixels(scene(Self.sections, generated)))
    }
  }

  @Test("a table with contentAnchor end shows its end first, and stays there while rows come", arguments: [0, 0.1])
  func end(time: Double) throws {
    let rows = (0..<20).map { "{title: \"\($0)\"}" }.joined(separator: ", ")
    let insert = "- tick: 0\n- insert: {layer: list, at: [0, 20], rows: [{title: x}, {title: y}]}\n- run: \(time)"
    for (anchor, offset) in [("end", 240.0), ("start", 0)] {
      let text = scene("[{rows: [\(rows)]}], style: plain, contentAnchor: \(anchor)", insert)
      let runner = try ScriptRunner(loadScene(text.replacing("style: rounded, ", with: "")))
      try runner.run()
      let table = try #require(runner.scene.root.sublayers.first as? TableView)
      #expect(table.contentOffset.y == offset)
    }
  }
}
