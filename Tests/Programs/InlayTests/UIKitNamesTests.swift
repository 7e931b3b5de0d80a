import Foundation
import Testing

/// What a person hears who writes UIKit's names.
@Suite struct UIKitNamesTests {
  private struct Member: Hashable {
    let owner: String
    let name: String
  }

  private static let declared = Set(PublicInterface.declarations.flatMap(members))
  private static let unavailable = Set(PublicInterface.unavailable.flatMap(members))

  private static let superclasses: [String: String] = {
    var found: [String: String] = [:]
    for declaration in PublicInterface.declarations where declaration.keyword == "class" {
      let match = declaration.text.firstMatch(of: #/class \w+: (?<name>\w+)/#)
      found[declaration.name] = match.map { String($0.output.name) }
    }
    return found
  }()

  /// The words in backticks in the first columns of the page's tables, and in its list of what is missing.
  private static let page: Set<String> = {
    let text = Documentation.text("\(Documentation.catalogue)/ComingFromUIKit.md")
    let parts = text.split(separator: "## Missing types and members")
    let cells = (parts.first ?? "").split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: "|").first }
    var words: Set<String> = []
    let named = (cells + parts.dropFirst()).joined(separator: "\n")
    for span in named.matches(of: #/`(?<code>[^`\n]+)`/#) {
      for word in span.output.code.matches(of: #/\w+:?/#) {
        words.insert(String(word.output))
        words.insert(String(word.output.prefix { $0 != ":" }))
      }
    }
    return words
  }()

  /// The type that has a declaration, and the declaration's names: several of a `case`.
  private static func members(of declaration: PublicDeclaration) -> [Member] {
    let owner = owner(of: declaration)
    switch declaration.keyword {
    case "case":
      return declaration.text.dropFirst("case ".count).split(separator: ",").map { part in
        let word = part.drop { " `".contains($0) }.prefix { $0.isLetter || $0.isNumber }
        return Member(owner: owner, name: String(word))
      }
    case "init":
      let label = declaration.text.firstMatch(of: #/\((?<label>\w+)[ :]/#).map { "\($0.output.label):" }
      return [label, "init"].compactMap { $0 }.map { Member(owner: owner, name: $0) }
    default: return [Member(owner: owner, name: declaration.name)]
    }
  }

  /// Names of an open class are members of a protocol that only the class conforms to.
  private static func owner(of declaration: PublicDeclaration) -> String {
    declaration.owner.hasPrefix("_UIKit") ? String(declaration.owner.dropFirst("_UIKit".count)) : declaration.owner
  }

  /// Whether a set has a member of a type or of its superclasses.
  private static func has(_ members: Set<Member>, _ name: String, of type: String) -> Bool {
    var next: String? = type
    while let owner = next {
      if members.contains(Member(owner: owner, name: name)) { return true }
      next = superclasses[owner]
    }
    return false
  }

  private static func isDeclared(_ name: UIKitNames.Name) -> Bool {
    if !name.owner.isEmpty { return has(declared, name.name, of: name.owner) }
    return ["UI", "CA", "CG", "NS", ""].contains { prefix in
      name.name.hasPrefix(prefix)
        && declared.contains(Member(owner: "", name: String(name.name.dropFirst(prefix.count))))
    }
  }

  @Test("names that are not in the tables of the page are the same")
  func tables() {
    let names = UIKitNames.all + UIKitNames.others
    #expect(names.count > 1000)
    for owner in Set(names.map(\.owner)) where !owner.isEmpty {
      let parts = owner.split(separator: ".").map(String.init)
      let type = Member(owner: parts.dropLast().joined(separator: "."), name: parts.last ?? "")
      #expect(Self.declared.contains(type), "no \(owner)")
    }
    for name in names where !Self.isDeclared(name) {
      let isOnPage = Self.page.contains(name.name)
      #expect(isOnPage, "\(name)")
    }
  }

  @Test("the compiler answers most names that are different")
  func answers() {
    let different = UIKitNames.all.filter { name in
      !Self.isDeclared(name) || name.owner.isEmpty && !Self.declared.contains(Member(owner: "", name: name.name))
    }
    let answered = different.filter { Self.has(Self.unavailable, $0.name, of: $0.owner) }
    let rest = different.filter { !Self.has(Self.unavailable, $0.name, of: $0.owner) }
    #expect(answered.count >= 100 && rest.count * 4 < answered.count, "\(rest)")
  }

  @Test("what the compiler says instead exists")
  func advice() {
    var names = DeclaredNames()
    for declaration in PublicInterface.declarations { names.add(declaration.text) }
    #expect(PublicInterface.unavailable.count >= 100)
    for declaration in PublicInterface.unavailable {
      let advice = declaration.advice ?? ""
      for match in advice.matches(of: #/(?<base>\w+)\((?<labels>(?:\w+:)+)\)/#) {
        let labels = match.output.labels.split(separator: ":").map(String.init)
        let isKnown = names.has(String(match.output.base), labels)
        #expect(isKnown, "\(declaration.owner).\(declaration.name): \(match.output.0)")
      }
      guard let match = advice.firstMatch(of: #/renamed: "(?<name>\w+)/#), match.output.name != "Double" else {
        #expect(advice.contains("message: ") || advice.contains("\"Double\""), "\(declaration.name): \(advice)")
        continue
      }
      let isMember = Self.has(Self.declared, String(match.output.name), of: Self.owner(of: declaration))
      #expect(isMember, "\(declaration.owner).\(declaration.name): \(match.output.name)")
    }
  }

  @Test("a name that no program can use is no other one's")
  func others() {
    // A function may have the name of another with other parameters.
    func signature(_ declaration: PublicDeclaration) -> String {
      guard ["func", "init"].contains(declaration.keyword) else { return declaration.name }
      let text = declaration.text.prefix { $0 != "{" }
      let start = text.range(of: declaration.keyword + (declaration.keyword == "func" ? " " : ""))
      return text[(start?.lowerBound ?? text.startIndex)...].trimmingCharacters(in: .whitespaces)
    }
    let known = Set(PublicInterface.declarations.map { Member(owner: $0.owner, name: signature($0)) })
    for declaration in PublicInterface.unavailable {
      let isOther = Self.has(known, signature(declaration), of: Self.owner(of: declaration))
      #expect(!isOther, "\(declaration.owner).\(declaration.name)")
    }
  }

  @Test("an unavailable declaration is found in sources, and no later one is taken for it")
  func scanner() {
    let (found, _) = PublicInterface.scan(
      """
      extension A {
        @available(*, unavailable, renamed: "b")
        @available(swift, obsoleted: 5)
        public var a: Int {
          get { 0 }
          set {}
        }

        public var b: Int { 0 }
      }
      """)
    #expect(found.map(\.name) == ["a", "b"])
    #expect(found.map(\.advice) == ["@available(*, unavailable, renamed: \"b\")", nil])
  }

  // MARK: The compiler

  private static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

  /// Lines that people write from memory, and what the compiler says.
  private static let guesses = [
    "view.alpha = 0.5": "renamed to 'opacity'",
    "view.addSubview(label)": "renamed to 'addSublayer(_:)'",
    "view.layer.cornerRadius = 8": "a view is a layer itself",
    "view.backgroundColor = .systemBackground": "renamed to 'tableBackground'",
    "field.becomeFirstResponder()": "renamed to 'becomeFocused()'",
    "field.keyboardType = .emailAddress": "set keyboardType of inputTraits",
    "label.textStyle = .caption1": "renamed to 'caption'",
    "table.rowHeight = TableView.automaticDimension": "set rowHeight to .automatic",
    "print(table.indexPathsForVisibleRows ?? [])": "renamed to 'visibleRowPaths'",
    "page.navigationItem.title = \"Tea\"": "a page has the title and the items itself",
    "label.contentMode = .scaleAspectFit": "renamed to 'contentsGravity'",
    "print(Image(systemName: \"wifi\") as Image?)": "use Image.symbol(_:)",
    "print(RowPath(row: 1, section: 0))": "use RowPath(section:row:)",
    "let color: UIColor = .black": "renamed to 'Color'",
    "let box = CGRect(x: 0, y: 0, width: 1, height: 1)": "renamed to 'Rect'",
  ]

  @Test("the compiler reports the names of this library", .enabled(if: hasCompiler, "no swiftc"))
  func compiler() throws {
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("guesses-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: source) }
    let lines = Self.guesses.keys.map { "  do { \($0) }\n" }.joined()
    let parameters = "_ view: View, _ label: Label, _ field: TextField, _ table: TableView, _ page: NavigationPage"
    let code = "import Inlay\nimport InlayControls\n\nfunc guess(\(parameters)) {\n\(lines)}\n"
    try code.write(to: source, atomically: true, encoding: .utf8)
    let told = try typecheck(source)
    for (line, answer) in Self.guesses { #expect(told.contains(answer), "\(line): \(told)") }
  }

  /// What the compiler says about a file that imports the built modules.
  private func typecheck(_ source: URL) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: tests).deletingLastPathComponent().path
    let command =
      "mapfile -t flags < <(\"$0/Documentation/module-flags\" \"$1\"); "
      + "swiftc -typecheck -parse-as-library -swift-version 6 \"${flags[@]}\" \"$2\" 2>&1"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", command, Documentation.project.path, products, source.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let told = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return told
  }
}
