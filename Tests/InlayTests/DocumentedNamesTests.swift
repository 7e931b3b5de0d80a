import Foundation
import Testing

private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../..").standardizedFileURL

/// Names of code in the README, in pages and in comments exist in the sources.
@Suite struct DocumentedNamesTests {
  private static func files(_ folder: String, _ suffix: String) -> [String] {
    (FileManager.default.enumerator(atPath: project.appendingPathComponent(folder).path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
      .map { folder + "/" + $0 }.sorted()
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  private static let sources = files("Sources", ".swift") + files("Demos", ".swift")

  private static let declared: DeclaredNames = {
    var names = DeclaredNames()
    for path in sources { names.add(text(path)) }
    // The README's own programs.
    for block in blocks(in: text("README.md")) { names.add(block) }
    return names
  }()

  private static func blocks(in page: String) -> [String] {
    page.matches(of: #/```swift\n(?<code>[\s\S]*?)```/#).map { String($0.output.code) }
  }

  private static let pages = ["README.md", "Sources/ARCHITECTURE.md"] + files("Sources", ".md") + files("Demos", ".md")

  /// The names in backticks of a page, without its blocks, or of a source's comments.
  private static func names(in path: String) -> Set<String> {
    let all = text(path)
    let words =
      path.hasSuffix(".md")
      ? all.replacing(#/```[\s\S]*?```/#, with: "")
      : all.split(separator: "\n").filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        .joined(separator: "\n")
    return Set(words.matches(of: #/`(?<name>[^`\n]+)`/#).map { String($0.output.name) })
  }

  @Test("functions in backticks exist with these labels", arguments: [pages, sources])
  func functions(paths: [String]) {
    for path in paths {
      for name in Self.names(in: path) {
        if let match = name.wholeMatch(of: #/(?:[A-Za-z.]+\.)?(?<base>\w+)\((?<labels>(?:\w+:)*)\)/#) {
          let labels = match.output.labels.split(separator: ":").map(String.init)
          let base = String(match.output.base)
          let isKnown = labels.isEmpty ? Self.declared.has(base) || base == "init" : Self.declared.has(base, labels)
          #expect(isKnown, "\(path): `\(name)`")
        } else if name.wholeMatch(of: #/(?:\w+:)+/#) != nil, path.hasSuffix(".md"), name.contains(":") {
          let labels = name.split(separator: ":").map(String.init)
          let isKnown = Self.declared.hasLabels(labels)
          #expect(isKnown, "\(path): `\(name)`")
        }
      }
    }
  }

  @Test("the README's words of code are in the sources, or names of files")
  func words() {
    let files = Set(
      (Self.files("Sources", "") + Self.files("Demos", "") + Self.files("Tests", ""))
        .flatMap { $0.split(separator: "/").flatMap { [String($0), String($0.prefix { $0 != "." })] } })
    for name in Self.names(in: "README.md") where name.wholeMatch(of: #/[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/#) != nil {
      for word in name.split(separator: ".").map(String.init) where word != word.uppercased() && word != "swift" {
        let isKnown = Self.declared.words.contains(word) || files.contains(word)
        #expect(isKnown, "README.md: `\(name)`")
      }
    }
  }

  @Test("the calls in the README's programs fit functions of the sources")
  func calls() {
    var count = 0
    for block in Self.blocks(in: Self.text("README.md")) {
      let code = DeclaredNames.withoutComments(block).replacing(#/ \/\/.*/#, with: "")
      for match in code.matches(of: #/(?<declares>func )?\b(?<name>[A-Za-z]\w*)\(/#) where match.output.declares == nil
      {
        let name = String(match.output.name)
        let labels = DeclaredNames.parts(of: code[match.range.upperBound...]).map { part in
          part.trimmingCharacters(in: .whitespaces).prefixMatch(of: #/(?<label>\w+): /#).map { String($0.output.label) }
            ?? "_"
        }
        guard !Self.foreign.contains(name) else { continue }
        count += 1
        let isKnown = Self.declared.has(name, labels)
        #expect(isKnown, "README.md: \(name)(\(labels))")
      }
    }
    #expect(count > 60)
  }

  @Test("a name that does not exist is found")
  func unknown() {
    #expect(Self.declared.has("setEditing", ["_", "animated"]) && Self.declared.has("TextContext", ["fontFiles"]))
    #expect(!Self.declared.has("setEditing", ["_", "with"]) && !Self.declared.has("setEdit", ["_"]))
    #expect(Self.declared.has("insertRows", ["at"]) && !Self.declared.has("insertRows", ["with"]))
  }

  /// Swift's own, and those of manifests.
  private static let foreign: Set = [
    "print", "dropFirst", "enumerated", "Suite", "Test", "package", "executableTarget", "testTarget", "product",
  ]
}
