import Foundation
import InlayTestSupport
import Testing

/// The messages of the modules of lists, as their sources have them.
@Suite struct MessageTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

  @Test(
    "messages name nothing that users do not know",
    arguments: ["Core/InlayRows", "Core/InlayLists", "AddOns/InlayForms"])
  func names(module: String) throws {
    var known: Set<String> = []
    // The public names, and those that are gone.
    for file in ["Tests/interface.txt", "Sources/Inlay/Inlay.docc/MigratingTo010.md"] {
      let names = try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
      known.formUnion(names.split { !$0.isLetter }.map(String.init))
    }
    let messages = try Self.messages(of: module)
    #expect(messages.count > 5)
    for message in messages {
      for word in message.split(whereSeparator: { !$0.isLetter && $0 != "." }) {
        let isPath = word.contains { $0 == "." } && word.split(separator: ".").count > 1
        let parts = word.split(separator: ".").map(String.init)
        let isName = isPath || parts.contains { $0.dropFirst().contains(where: \.isUppercase) }
        #expect(!isName || parts.allSatisfy(known.contains), "\(word) in \"\(message)\"")
      }
    }
  }

  @Test("the check of messages finds the name of a property inside")
  func wrong() {
    let found = Self.literals(of: #"report("the data table.source gave \(count("x y")) rows" + "or updates")"#)
    #expect(found == ["the data table.source gave … rows", "or updates"])
  }

  /// The literals of several words, outside of comments.
  private static func messages(of module: String) throws -> [String] {
    let folder = root.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = line.drop { $0 == " " }
        if !code.hasPrefix("//") { found += literals(of: String(code)) }
      }
    }
    return found.filter { $0.contains(" ") }
  }

  /// The literals of a line, with "…" for each interpolation.
  private static func literals(of line: String) -> [String] {
    var (found, text): ([String], String?) = ([], nil)
    var rest = line[...]
    while let next = rest.popFirst() {
      switch (next, text) {
      case ("\"", nil): text = ""
      case ("\"", let whole?):
        found.append(whole)
        text = nil
      case ("\\", let before?):
        guard rest.popFirst() == "(" else { continue }
        var depth = 1
        while depth > 0, let inner = rest.popFirst() { depth += inner == "(" ? 1 : inner == ")" ? -1 : 0 }
        text = before + "…"
      case (_, let before?): text = before + String(next)
      default: break
      }
    }
    return found
  }
}
