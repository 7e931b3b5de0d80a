import Foundation
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Values written as YAML.
@Suite struct ValueTextTests {
  /// Whether both values read the same everywhere.
  private func areEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a.content, b.content) {
    case (.scalar, .scalar):
      a.text == b.text && a.boolean == b.boolean && a.unboundedNumber == b.unboundedNumber && a.isNull == b.isNull
    case (.list, .list):
      a.elements.count == b.elements.count && zip(a.elements, b.elements).allSatisfy(areEqual)
    case (.object, .object):
      a.entries.count == b.entries.count
        && zip(a.entries, b.entries).allSatisfy { areEqual($0.key, $1.key) && areEqual($0.value, $1.value) }
    default: false
    }
  }

  private func expectSame(_ text: String, _ name: String) throws {
    let value = try DocumentReader.read(Array(text.utf8)).root
    let written = value.lines.joined(separator: "\n")
    let read = try DocumentReader.read(Array(written.utf8)).root
    #expect(areEqual(value, read), "\(name) became\n\(written)")
    #expect(read.lines.joined(separator: "\n") == written, "\(name), written again")
  }

  @Test("scenes and themes of the project read as before")
  func files() throws {
    let demos = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../../Demos")
    for folder in ["Scenes", "Scenes/themes", "Scenes/classic", "Scenes/classic/themes", "Themes"] {
      let path = demos.appendingPathComponent(folder).standardizedFileURL.path
      for name in TestFolder.names(in: path) where name.hasSuffix(".yaml") {
        try expectSame(String(contentsOfFile: path + "/" + name, encoding: .utf8), name)
      }
    }
  }

  @Test("scalars keep their meaning, whatever their quotes, and texts their characters")
  func scalars() throws {
    let scalars = [
      "true", "'true'", "1", "'1'", "1e3", "-0.5", "+1", "null", "~", "'null'", "''", "yes", "0x10", "1:30", "a b",
      "'# no comment'", "'a: b'", "- ", "'- a'", "'[a'", "'{'", "'\"'", "\"\\\\\"", "\"a\\nb\\tc\"",
      "\"\\u0007\\u2028\"",
      "'@x'", "'%x'", "'!x'", "'&x'", "'*x'", "ä", "日本", "👍🏽", ".inf", "2026-11-23", "<<", "'  x  '",
    ]
    try expectSame(scalars.map { "- \($0)\n" }.joined(), "the list")
    try expectSame(
      scalars.filter { $0 != "- " }.map { "- {key: \($0), other: [\($0), [\($0)]]}\n" }.joined(), "the objects")
    for scalar in scalars where scalar != "- " { try expectSame(scalar, scalar) }
  }

  @Test("containers may be empty, nested and long, and aliases are written out")
  func containers() throws {
    let words = (0..<40).map { "word\($0)" }.joined(separator: ", ")
    for text in [
      "[]", "{}", "[[], {}]", "- - - a\n    - b\n", "{a: {b: {c: [{d: []}]}}}", "[\(words)]", "a: [\(words)]",
      "a: &x {b: [1, 2]}\nc: *x\nd: [*x, *x]", "? 'a key: with'\n: {}\n'1': 2\ntrue: 3",
    ] { try expectSame(text, text) }
  }
}
