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

  /// The articles and the modules' pages.
  private static let articles =
    Documentation.articles + Documentation.files("Sources/AddOns", ".md").filter { $0.contains(".docc/") }

  /// The pages that are generated from the schema, the theme and the options.
  private static let generated = Documentation.files("Documentation/pages", ".md")

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

  @Test("the README's badges are those of workflows that exist")
  func badges() {
    let pictures = Documentation.prose("README.md").matches(of: #/!\[[^\]]+\]\((?<address>https:[^)]+)\)/#)
    #expect(!pictures.isEmpty)
    for address in pictures.map(\.output.address) {
      let badge = address.wholeMatch(
        of: #/https://github\.com/inlay-ui/inlay/actions/(?<file>workflows/[a-z]+\.yaml)/badge\.svg/#)
      let file = badge.map { ".github/\($0.output.file)" } ?? "-"
      #expect(Documentation.exists(file), "\(address)")
    }
  }

  @Test("links of articles work without the site", arguments: articles + generated)
  func links(page: String) {
    let text = Documentation.text(page)
    #expect(
      !text.contains("<doc:") && !text.contains("](doc:"),
      "\(page) has links that only the site has: Documentation/markdown --links writes plain ones")
  }

  @Test("the page of the module lists every article")
  func topics() {
    let list = Documentation.text("\(Documentation.catalogue)/Inlay.md")
    for article in Documentation.articles where !article.hasSuffix("/Inlay.md") && !article.contains("/Tutorials/") {
      let name = article.split(separator: "/").last?.dropLast(3) ?? ""
      #expect(list.contains("](\(name).md)"), "\(name)")
    }
  }

  @Test(
    "links of README, CONTRIBUTING, articles and the pages of Demos lead to files, and to headings in them",
    arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md"] + articles + generated
      + Documentation.files("Demos", ".md"))
  func files(page: String) {
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let prose = Documentation.prose(page).replacing(#/`[^`\n]*`/#, with: "")
    for match in prose.matches(of: #/\]\((?<target>[^)#]+)(?:#(?<anchor>[^)]*))?\)/#) {
      let target = String(match.output.target)
      guard !target.hasPrefix("http") else { continue }
      #expect(Documentation.exists(folder + target), "\(page) links to \(target)")
      guard let anchor = match.output.anchor else { continue }
      let anchors = Documentation.anchors(folder + target)
      #expect(anchors.contains(String(anchor)), "\(page) links to \(target)#\(anchor)")
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
      for match in Documentation.prose(page).matches(of: #/(?:!\[[^\]]+\]\(|src=")(?<file>[^)"]+)[)"]/#)
      where !match.output.file.hasPrefix("https:") {
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
