import InlayFiles
import InlayLayers
import InlayLists
import Testing

/// Problems in ticks of a scene from a file.
@Suite struct SceneProblemTests {
  private static let text = """
    inlay: 1
    size: [100, 100]
    layers:
      - {name: a}
      - frame: [0, 0, 9, 9]
        sublayers:
          - {name: b}
      - type: table
        name: list
        frame: [0, 0, 100, 100]
        sections:
          - header: Section
            rows:
              - {title: One}
              - {title: Two, content: [{name: c}]}
    """

  private func lines(_ body: (LoadedScene) throws -> Void) throws -> [String] {
    let loaded = try loadScene(Self.text)
    var problems: [String] = []
    loaded.onProblem = { problems.append("\($0)") }
    try body(loaded)
    return problems
  }

  @Test("a problem has the place of its layer, row or section in the file")
  func places() throws {
    let found = try lines { loaded in
      let table = try loaded.layer("list", as: TableView.self)
      let header = try #require(table.sublayers.first { $0.listRole == .sectionHeader })
      for layer in [
        try loaded.layer("a"), try loaded.layer("b"), table, try table.cell(0, 1), try loaded.layer("c"),
        try table.cell(0, 0).textLabel, header, loaded.scene.root,
      ] { loaded.scene.report("wrong", in: layer) }
    }
    #expect(
      found.map { $0.prefix { $0 != " " } } == [
        "test:4:5:", "test:7:9:", "test:8:5:", "test:15:13:", "test:15:36:", "test:14:13:", "test:12:9:", "test:1:1:",
      ])
    #expect(found.first == "test:4:5: warning: Layer \"a\": wrong")
  }

  @Test("each problem is reported once")
  func once() throws {
    let found = try lines { loaded in
      for message in ["wrong", "wrong", "other", "wrong"] { loaded.scene.report(message, in: try loaded.layer("a")) }
    }
    #expect(found.count == 2)
  }

  @Test("without a handler problems are written to the standard error; the scene's own handler is called first")
  func written() throws {
    let loaded = try loadScene(Self.text)
    var lines: [String] = []
    loaded.scene.warningWriter = { lines.append($0) }
    loaded.scene.report("wrong", in: try loaded.layer("a"))
    #expect(lines == ["test:4:5: warning: Layer \"a\": wrong"])
    loaded.scene.onProblem = { _ in }
    loaded.scene.report("other", in: try loaded.layer("a"))
    #expect(lines.count == 1)
  }
}
