import Foundation
import InlayTestSupport
import Testing

/// Words of scene files, explained on the terminal and on their manual page.
@Suite struct ExplainTests {
  private func output(_ arguments: String...) throws -> String {
    let folder = try TestFolder()
    let result = try withExtendedLifetime(folder) { try Program.run(arguments, in: folder.path) }
    #expect(result.status == 0 && result.errors.isEmpty, "\(arguments): \(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test("--list-symbols prints all names, a line each")
  func symbols() throws {
    let names = try output("--list-symbols").split(separator: "\n")
    #expect(names.count > 50 && names.contains("wifi") && Set(names).count == names.count)
  }

  @Test("--explain prints the keys of an object, and an unknown word ends with 2 and a hint")
  func explain() throws {
    let row = try output("--explain", "row")
    #expect(row.hasPrefix("a row, in scene files\n  title: ") && row.hasSuffix("\n"))
    let folder = try TestFolder()
    let unknown = try Program.run(["--explain", "subtitel"], in: folder.path)
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(
      unknown.errors.hasPrefix(
        "Error: --explain: scene and theme files have no 'subtitel'; did you mean 'subtitle'?\n"), "\(unknown.errors)")
  }

  private static let python = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test("the manual page inlay-scene has every key of the schema", .enabled(if: python, "python3 is not installed"))
  func manual() throws {
    let folder = try TestFolder()
    let packaging = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Demos/Packaging/scene-man.py").standardizedFileURL.path
    let result = try Program.runShell("'\(packaging)' 2026-01-02 1.2.3 \"$0\"", in: folder.path)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let page = String(decoding: result.output, as: UTF8.self)
    #expect(page.hasPrefix(".TH \"INLAY\\-SCENE\" 5 \"2026\\-01\\-02\" \"Inlay 1.2.3\" \"File Formats\"\n"))
    for heading in ["SH \"SCENE\"", "SH \"ROW\"", "SS \"type: slider\"", "SH \"SCROLL TO STEP\"", "SH \"COLOURS\""] {
      #expect(page.contains("\n.\(heading)\n"), "\(heading)")
    }
    let schema = try JSONSerialization.jsonObject(with: Data(output("--schema").utf8)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: Any])
    for kind in ["row", "layer", "scrollToStep", "section"] {
      let keys = (definitions[kind] as? [String: Any])?["properties"] as? [String: Any] ?? [:]
      for key in keys.keys where key != "each" && key != "as" {
        #expect(page.contains("\n.TP\n\\fB\(key)\\fR"), "\(kind).\(key)")
      }
    }
  }
}
