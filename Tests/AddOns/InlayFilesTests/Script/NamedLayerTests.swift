import InlayControls
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayFiles

/// A name means the same layer for the check and for the run.
@Suite struct NamedLayerTests {
  private static let start = "inlay: 1\nsize: [320, 200]\nlayers:\n"

  private func run(_ text: String) throws -> LoadedScene {
    let loaded = try loadScene(Self.start + text)
    try ScriptRunner(loaded).run()
    return loaded
  }

  @Test("of equal names that of the first layer in the file counts, however the layers are made")
  func first() throws {
    let loaded = try run(
      """
      - {frame: {}, sublayers: [{name: x, frame: {}}]}
      - {frame: {}, sublayers: [{name: x, type: text, frame: {}}, {name: y, frame: {}}]}
      - {frame: {}, sublayers: [{frame: {}, sublayers: [{name: y, type: text, frame: {}}]}]}
      script:
      - set: {layer: x, opacity: 0.5}
      - set: {layer: y, opacity: 0.25}
      """)
    let roots = loaded.scene.root.sublayers
    #expect(roots[0].sublayers[0].opacity == 0.5 && roots[1].sublayers[0].opacity == 1)
    #expect(roots[1].sublayers[1].opacity == 0.25)
    #expect(loaded.warnings.count { $0.message.contains("is also named") } == 2)
    #expect(
      problems(
        Self.start + "- {sublayers: [{name: x}]}\n- {name: x, type: text}\nscript: [{set: {layer: x, string: a}}]"
      )
      .map { $0.contains("layers of type 'layer' do not have this key") } == [true])
  }

  @Test("a name means the layer that took the place of another one")
  func replaced() throws {
    let text = """
      - {name: box, frame: {}, sublayers: [{name: x, frame: {}}]}
      script:
      - set: {layer: box, sublayers: [{name: x, type: text, string: a, frame: {}}]}
      - set: {layer: x, string: b}
      - set: {layer: box, sublayers: [{name: x, frame: {}}]}
      - set: {layer: x, opacity: 0.5}
      """
    let loaded = try run(text)
    #expect(loaded.scene.root.sublayers[0].sublayers[0].opacity == 0.5)
    #expect(
      problems(Self.start + text + "\n- set: {layer: x, string: c}").map { $0.contains("layers of type 'layer'") } == [
        true
      ])
    #expect(
      problems(
        Self.start + "- {name: box, sublayers: [{name: x}]}\nscript:\n- set: {layer: box, sublayers: []}\n"
          + "- set: {layer: x, opacity: 0}") == ["7:16: script[1].set.layer: no layer is named 'x'"])
  }

  private static let table = """
    - {name: t, type: table, frame: {}, sections: [{rows: [{id: a, title: A, accessoryView: \
    {type: progress, name: p, progress: 0.125}}, {id: b, title: B}]}]}
    script:
    - tick: 0

    """

  @Test(
    "a name means the layer that took the place of one in a row, and nothing where none did",
    arguments: [
      "apply: {layer: t, sections: [{rows: [{id: c, title: C, accessoryView: {type: slider, name: p, value: 0.5}}]}]}",
      "apply: {layer: t, sections: [{rows: [{id: a, title: A, accessoryView: {type: slider, name: p, value: 0.5}}]}]}",
      "apply: {layer: t, sections: [{header: {view: {type: slider, name: p, value: 0.5}}, rows: []}]}",
      "apply: {layer: t, sections: [{rows: [{id: a, title: A, content: [{type: slider, name: p, frame: {}}]}]}]}",
      "set: {layer: t, sections: [{rows: [{id: a, title: A, accessoryView: {type: slider, name: p, value: 0.5}}]}]}",
    ])
  func rows(step: String) throws {
    let text = Self.table + "- " + step + "\n- run: 1\n- set: {layer: p, value: 0.75}\n"
    #expect(problems(Self.start + text).isEmpty)
    let loaded = try run(text)
    let slider = try #require(loaded.layer(named: "p") as? Slider)
    #expect(slider.value == 0.75 && slider.scene != nil)
    #expect(
      problems(Self.start + text + "- set: {layer: p, progress: 0.25}").contains {
        $0.contains("layers of type 'slider' do not have this key")
      })
    let empty = Self.table + "- apply: {layer: t, sections: [{rows: [{id: b, title: B}]}]}\n- run: 1\n- set: "
    #expect(
      problems(Self.start + empty + "{layer: p, progress: 0.25}").map { $0.contains("no layer is named 'p'") }
        == [true])
  }

  @Test(
    "the name of a part that a step replaced or removed means nothing, wherever it is named",
    arguments: [
      ("set: {layer: box, mask: {frame: {}}}", "x"), ("set: {layer: box, mask: null}", "y"),
      ("set: {layer: list, tableHeader: {frame: {}}}", "h"), ("set: {layer: list, emptyStateView: null}", "e"),
      ("set: {layer: outer, sublayers: []}", "new"),
    ])
  func parts(step: String, name: String) throws {
    let text = """
      - {name: outer, frame: {}, sublayers: [{name: inner, frame: {}}]}
      - {name: box, frame: {}, mask: {name: x, frame: {}, sublayers: [{name: y, frame: {}}]}}
      - {name: list, type: table, frame: {}, tableHeader: {name: h, frame: {}}, emptyStateView: {name: e, frame: {}}}
      - {name: cover, type: overlay, frame: {}}
      script:
      - tick: 0
      - set: {layer: inner, sublayers: [{name: new, frame: {}}]}
      - set: {layer: \(name), opacity: 0.5}
      - set: {layer: cover, covers: \(name)}

      """
    #expect(problems(Self.start + text) == [])
    #expect(try run(text).layer(named: name)?.opacity == 0.5)
    #expect(try run(text + "- " + step).layer(named: name) == nil)
    for other in ["set: {layer: \(name), opacity: 0.25}", "set: {layer: cover, covers: \(name)}"] {
      #expect(
        problems(Self.start + text + "- \(step)\n- \(other)\n").map { $0.contains("no layer is named '\(name)'") }
          == [true])
    }
  }

  @Test("a row that stays, or was not made yet, keeps the names in it")
  func keptRows() throws {
    let more =
      "- apply: {layer: t, sections: [{rows: [{id: n, title: N}, {id: a, title: A, accessoryView: "
      + "{type: progress, name: p, progress: 0.125}}, {id: b, title: B}]}]}\n- run: 1\n"
    for changed in [more, more.replacing("title: A", with: "title: Z"), more.replacing("id: a", with: "id: d")] {
      let loaded = try run(Self.table + changed + changed + "- set: {layer: p, progress: 0.25}\n")
      let bar = try #require(loaded.layer(named: "p") as? ProgressView)
      #expect(bar.progress == 0.25 && bar.scene != nil)
    }
    let untouched = Self.table.replacing("- tick: 0\n", with: "")
    let loaded = try run(untouched + more + "- tick: 2\n- set: {layer: p, progress: 0.25}\n")
    #expect((loaded.layer(named: "p") as? ProgressView)?.progress == 0.25)
  }

  @Test("the name of a layer in a row that a step deleted means nothing")
  func deleted() {
    let text = Self.table + "- delete: {layer: t, at: [0, 0]}\n- run: 1\n- set: {layer: p, progress: 0.25}\n"
    let error = #expect(throws: FileError.self) { try run(text) }
    #expect(error?.description.contains("'p' is in a row that has not been visible yet, or is gone") ?? false)
  }

  @Test(
    "rows of steps are whole numbers for the check too",
    arguments: [
      "select: {layer: t, at: [0, 0.5]}", "deselect: {layer: t, at: [0.5, 0]}", "reload: {layer: t, at: [0, 1e-300]}",
      "restore: [{offset: [0, 0], selected: [[0, 0.5]]}]", "insert: {layer: t, at: [0, 0.5], rows: []}",
      "move: {layer: t, at: [0, 0], to: [0, 0.5]}", "swipe: {layer: t, row: [0, 0.5], direction: left}",
    ])
  func wholeNumbers(step: String) {
    let table = "- {name: t, type: table, frame: {}, sections: [{rows: [{title: a}]}]}\nscript:\n- tick: 0\n- "
    let found = problems(Self.start + table + step)
    #expect(
      found.count == 1 && found[0].contains("expected [section, row] as 2 whole numbers of at least 0"), "\(found)")
  }
}
