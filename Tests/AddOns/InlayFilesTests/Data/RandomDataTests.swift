import InlayTestSupport
import Testing

@testable import InlayFiles

/// Random data in a scene, and the same scene written by a loop, are equal.
@Suite struct RandomDataTests {
  /// A random table: its data, and the scene without data.
  private struct Made {
    var data: String
    var sections: String
  }

  private static let words = [
    "a", "{data.title}", "{{item}", "5", "true", "null", "ü \"b\"", "", "{row}", "{item.title}",
  ]

  private func json(_ text: String) -> String {
    var json = JSONText()
    json.append(string: text)
    return json.text
  }

  /// The text in a scene, where it must not be a placeholder.
  private func literal(_ text: String) -> String { json(text.replacing("{data.", with: "{{data.")) }

  private func make(_ random: inout SeededRandom) -> Made {
    var data: [String] = []
    var sections: [String] = []
    for section in 0..<random.int(0...4) {
      let name = random.pick(Self.words)
      var rows: [String] = []
      var written = ["{title: \"first\"}"]
      for row in 0..<random.int(0...5) {
        let (title, mark) = (random.pick(Self.words), random.pick(Self.words))
        let height = random.chance(0.3) ? "null" : "\(random.int(8...30))"
        let (isEnabled, marks) = (random.chance(0.5), random.int(0...3))
        rows.append(
          """
          {"number": \(row), "title": \(json(title)), "mark": \(json(mark)), "height": \(height), "isEnabled": \(isEnabled), \
          "marks": [\((0..<marks).map { "[\($0), 1, 3, 3]" }.joined(separator: ", "))]}
          """)
        let content = (0..<marks).map {
          "{name: \(json("\(section)-\(row)-\($0)")), frame: [\($0), 1, 3, 3], backgroundColor: label}"
        }
        written.append(
          """
          {title: \(literal(title)), detail: \(literal("\(row): \(mark) of \(name)")), isEnabled: \(isEnabled), \
          \(height == "null" ? "" : "height: \(height), ")content: [\(content.joined(separator: ", "))]}
          """)
      }
      data.append("{\"name\": \(json(name)), \"number\": \(section), \"rows\": [\(rows.joined(separator: ", "))]}")
      sections.append("{header: \(literal(name)), rows: [\(written.joined(separator: ", "))]}")
    }
    return Made(data: "{\"sections\": [\(data.joined(separator: ", "))]}", sections: sections.joined(separator: ", "))
  }

  private static let template = """
    {each: data.sections, as: part, header: "{part.name}", rows: [{title: first}, {each: part.rows, as: line,
      title: "{line.title}", detail: "{index}: {line.mark} of {part.name}", isEnabled: "{line.isEnabled}",
      height: "{line.height}", content: {each: line.marks, backgroundColor: label, frame: "{item}",
        name: "{part.number}-{line.number}-{index}"}}]}
    """

  @Test("random data in a scene equals the scene that a loop writes")
  func equalsLoop() throws {
    try withSeeds(200) { random in
      let made = make(&random)
      func scene(_ sections: String) -> String {
        "- {type: table, frame: [0, 0, 100, 100], sectionHeaderHeight: 9, sections: [\(sections)]}"
      }
      let expanded = try loadLayers(scene(Self.template), .data(made.data))
      let written = try loadLayers(scene(made.sections))
      guard expanded.scene.layerDump() == written.scene.layerDump() else { return "dump\n\(made.data)" }
      return try expanded.pixels() == written.pixels() ? nil : "pixels\n\(made.data)"
    }
  }
}
