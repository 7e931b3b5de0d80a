import Foundation
import Testing

/// Names of code in the README, in pages and in comments exist in the sources.
@Suite struct DocumentedNamesTests {
  private static let sources = Documentation.files("Sources", ".swift") + Documentation.files("Demos", ".swift")

  private static let declared: DeclaredNames = {
    var names = DeclaredNames()
    for path in sources where !path.contains("/UIKitNames") { names.add(Documentation.text(path)) }
    // The pages' own programs.
    for block in pages.flatMap({ Documentation.blocks("swift", in: $0) }) { names.add(block) }
    return names
  }()

  /// With the names of UIKit that the compiler answers.
  private static let answered: DeclaredNames = {
    var names = declared
    for path in sources where path.contains("/UIKitNames") { names.add(Documentation.text(path)) }
    return names
  }()

  private static let pages =
    Documentation.pages
    + ["ARCHITECTURE.md", "PASSES.md", "Core/README.md", "AddOns/README.md"].map { "Sources/" + $0 }
    + Documentation.files("Demos", ".md")

  /// A page without its blocks, and without the first column of a table of renames, which has names that are gone.
  private static func prose(_ path: String) -> String {
    guard path.hasSuffix("/MigratingTo010.md") else { return Documentation.prose(path) }
    return Documentation.prose(path).split(separator: "\n").map { line in
      line.hasPrefix("| ") ? line.split(separator: " | ").dropFirst().joined(separator: " ") : String(line)
    }
    .joined(separator: "\n")
  }

  /// The names in backticks of a page, without its blocks, or of a source's comments.
  private static func names(in path: String) -> Set<String> {
    let words =
      path.hasSuffix(".md")
      ? prose(path)
      : Documentation.text(path).split(separator: "\n").filter {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      }
      .joined(separator: "\n")
    return Set(words.matches(of: #/`(?<name>[^`\n]+)`/#).map { String($0.output.name) })
  }

  @Test("messages of tables, views and controls are prose: no word of them is a property of another")
  func messages() {
    let modules = ["Core/InlayViews", "Core/InlayRows", "Core/InlayLists", "AddOns/InlayForms", "AddOns/InlayControls"]
    let messages = modules.flatMap { Documentation.files("Sources/\($0)", ".swift") }.flatMap { path in
      Documentation.text(path).split(separator: "\n").filter {
        !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      }
      .flatMap { line in
        // Without what is put in by code.
        line.replacing(#/\\\((?:[^()"]|"[^"]*"|\([^()]*\))*\)/#, with: "0")
          .matches(of: #/"(?<text>(?:[^"\\]|\\.)*)"/#).map { String($0.output.text) }
      }
    }
    .filter { $0.contains(#/ .* /#) }
    #expect(messages.count > 50)
    for message in messages { #expect(!message.contains(#/[a-z]\.[a-z]/#), "\(message)") }
  }

  @Test("functions in backticks exist with these labels", arguments: [pages, sources])
  func functions(paths: [String]) {
    for path in paths {
      let known = path.contains("UIKit") ? Self.answered : Self.declared
      for name in Self.names(in: path) {
        if let match = name.wholeMatch(of: #/(?:[A-Za-z.]+\.)?(?<base>\w+)\((?<labels>(?:\w+:)*)\)/#) {
          let labels = match.output.labels.split(separator: ":").map(String.init)
          let base = String(match.output.base)
          let isKnown = labels.isEmpty ? known.has(base) || base == "init" : known.has(base, labels)
          #expect(isKnown, "\(path): `\(name)`")
        } else if name.wholeMatch(of: #/(?:\w+:)+/#) != nil, path.hasSuffix(".md"), name.contains(":") {
          let labels = name.split(separator: ":").map(String.init)
          let isKnown = known.hasLabels(labels)
          #expect(isKnown, "\(path): `\(name)`")
        }
      }
    }
  }

  @Test("words of code of README and articles are in the sources, or names of files", arguments: Documentation.pages)
  func words(page: String) {
    // It has UIKit's names too.
    guard !page.hasSuffix("/ComingFromUIKit.md") else { return }
    for name in Self.names(in: page) where name.wholeMatch(of: #/[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/#) != nil {
      for word in name.split(separator: ".").map(String.init) where word != word.uppercased() && word != "swift" {
        let isKnown = Self.known.contains(word)
        #expect(isKnown, "\(page): `\(name)`")
      }
    }
  }

  /// Words of Swift, of packages and programs of the system, and of files in pages.
  private static let known = declared.words.union(
    [
      "fatalError", "orca", "pt_BR", "RunLoop", "libdeflate0", "libexpat1", "service", "brand", "sudo", "lua", "toml",
      "InlayKiosk", "InlayRenderPlugin", "InlaySnapshotsPlugin",
    ]
  ).union(
    (Documentation.files("Sources", "") + Documentation.files("Demos", "") + Documentation.files("Tests", ""))
      .flatMap { $0.split(separator: "/").flatMap { [String($0), String($0.prefix { $0 != "." })] } })

  @Test("a name that does not exist is found")
  func unknown() {
    #expect(Self.declared.has("setEditing", ["_", "animated"]) && Self.declared.has("TextContext", ["fontFiles"]))
    #expect(!Self.declared.has("setEditing", ["_", "with"]) && !Self.declared.has("setEdit", ["_"]))
    #expect(Self.declared.has("insertRows", ["at"]) && !Self.declared.has("insertRows", ["with"]))
  }
}
