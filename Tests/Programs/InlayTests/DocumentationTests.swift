import Foundation
import Inlay
import InlayFiles
import Testing

/// What README and articles show is compiled, renders, and leads somewhere.
@Suite struct DocumentationTests {
  /// Files that are compiled, here or in targets of their own.
  private static let compiled =
    Documentation.files("Tests/Programs/InlayTests/Examples", ".swift") + Documentation.files("Demos", ".swift") + [
      "Tests/Programs/InlayIsolationTests/ThermostatApp.swift",
      "Tests/AddOns/InlayWindowTests/Examples/TeaScreen.swift",
      "Tests/AddOns/InlayTestingTests/MenuTests.swift",
    ]

  /// Articles that `Documentation/build` makes of the schema, the theme and the options.
  private static let generated = [
    "SceneReference", "ThemeReference", "TokenReference", "MetricReference", "SymbolReference", "WordReference",
    "StepReference",
    "CommandReference",
  ]

  @Test("the Swift code of each page is code that is compiled", arguments: Documentation.pages)
  func code(page: String) {
    for block in Documentation.blocks("swift", in: page) {
      let isCompiled = Self.compiled.contains { Documentation.has(block, in: $0) }
      #expect(isCompiled, "\(page) has code that no example has:\n\(block)")
    }
  }

  @Test(
    "the scenes and themes of each page have no problem, with the scripts that follow them",
    arguments: Documentation.pages)
  func scenes(page: String) throws {
    var scene = ""
    for block in Documentation.blocks("yaml", in: page) {
      if block.contains("inlayTheme: 1") {
        _ = try ThemeFile(data: Array(block.utf8), name: page).load()
      } else if block.hasPrefix("inlay: 1") || block.hasPrefix("script:") {
        scene = block.hasPrefix("script:") ? scene + block : block
        let loaded = try SceneFile(data: Array(scene.utf8), name: page).load()
        loaded.onProblem = { Issue.record("\(page): \($0)") }
        if block.hasPrefix("script:") { _ = try loaded.runScript() }
        #expect(loaded.warnings.isEmpty, "\(page): \(loaded.warnings)")
      } else {
        let isKnown = Documentation.files("Demos", ".yaml").contains { Documentation.has(block, in: $0) }
        #expect(isKnown, "\(page) has lines that no file of Demos has:\n\(block)")
      }
    }
  }

  @Test("the README has at most 8,192 bytes")
  func length() { #expect(Documentation.text("README.md").utf8.count <= 8192) }

  @Test("articles link to articles", arguments: Documentation.articles)
  func articles(page: String) {
    let tutorials = Documentation.files(Documentation.catalogue, ".tutorial")
    for match in Documentation.text(page).matches(of: #/<doc:(?<name>[^>]+)>/#) {
      let name = String(match.output.name)
      let isKnown =
        Documentation.articles.contains("\(Documentation.catalogue)/\(name).md") || Self.generated.contains(name)
        || tutorials.contains { $0.hasSuffix("/\(name).tutorial") }
      #expect(isKnown, "\(page) names \(name)")
    }
  }

  @Test("the page of the module lists every article")
  func topics() {
    let list = Documentation.text("\(Documentation.catalogue)/Inlay.md")
    for article in Documentation.articles where !article.hasSuffix("/Inlay.md") && !article.contains("/Tutorials/") {
      let name = article.split(separator: "/").last?.dropLast(3) ?? ""
      #expect(list.contains("<doc:\(name)>"), "\(name)")
    }
  }

  @Test(
    "links of README, CONTRIBUTING and the pages of Demos lead to files",
    arguments: ["README.md", "CONTRIBUTING.md"] + Documentation.files("Demos", ".md"))
  func files(page: String) {
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for match in Documentation.prose(page).matches(of: #/\]\((?<target>[^)#]+)(?:#[^)]*)?\)/#) {
      let target = String(match.output.target)
      guard !target.hasPrefix("http") else { continue }
      #expect(Documentation.exists(folder + target), "\(page) links to \(target)")
    }
  }

  @Test("the pictures of README and articles exist, and Demos/Pictures/make makes them")
  func pictures() throws {
    let make = Process()
    make.executableURL = Documentation.project.appendingPathComponent("Demos/Pictures/make")
    make.arguments = ["--list"]
    let output = Pipe()
    make.standardOutput = output
    try make.run()
    let made = Set(
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n"))
    make.waitUntilExit()
    var shown: Set<Substring> = []
    for page in Documentation.pages + Documentation.files("Demos", ".md") {
      let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for match in Documentation.prose(page).matches(of: #/(?:!\[[^\]]+\]\(|src=")(?<file>[^)"]+)[)"]/#) {
        let path = URL(fileURLWithPath: "/" + folder + match.output.file).standardizedFileURL.path.dropFirst()
        #expect(Documentation.exists(String(path)) && made.contains(path), "\(page) shows \(path)")
        shown.insert(path)
      }
    }
    #expect(made.subtracting(shown).isEmpty)
  }

  @Test("a block that nothing compiles, and a page that is not there, are found")
  func faults() {
    #expect(!Self.compiled.contains { Documentation.has("let tea = Teapot()\n", in: $0) })
    #expect(Documentation.pages.count > 25 && !Documentation.exists("Demos/nothing"))
  }
}
