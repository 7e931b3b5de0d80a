/// A public declaration of a module, or a requirement of a public protocol.
struct PublicDeclaration {
  /// The types around it, as `TableView.ScrollPosition`; empty at the top of a file.
  let owner: String
  /// As `var`, `func`, `case` or `struct`.
  let keyword: String
  let name: String
  /// The declaration without its body, on one line.
  let text: String
  /// The attribute of a declaration that no program can use, which says what to use instead; nil for others.
  var advice: String?
}

/// The public declarations of all modules, found in their sources without a compiler.
enum PublicInterface {
  private static let scans = Documentation.files("Sources", ".swift").filter { !$0.contains(".docc/") }
    .map { scan(Documentation.text($0)) }

  /// Those that a program can use.
  static let declarations = scans.flatMap(\.declarations).filter { $0.advice == nil }
  /// Names of other libraries, whose advice is the name here.
  static let unavailable = scans.flatMap(\.declarations).filter { $0.advice != nil }
  /// The types at the top of files, public or not.
  static let types = scans.reduce(into: Set<String>()) { $0.formUnion($1.types) }

  private struct Owner {
    let indent: Int
    let name: String
    let isPublic: Bool
    let isProtocol: Bool
  }

  private struct Start {
    let isPublic: Bool
    let keyword: String
    let name: String
  }

  private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let members: Set<String> = ["func", "var", "let", "init", "subscript", "case", "typealias"]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "indirect", "nonisolated", "isolated",
  ]

  static func scan(_ source: String) -> (declarations: [PublicDeclaration], types: Set<String>) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var owners: [Owner] = []
    var found: [PublicDeclaration] = []
    var types: Set<String> = []
    var isText = false
    var advice: String?
    for (number, line) in lines.enumerated() {
      defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() } }
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if !isText, code.hasPrefix("@available(*, unavailable") { advice = String(code) }
      guard !isText, let start = start(code) else { continue }
      defer { advice = nil }
      owners.removeAll { $0.indent >= indent }
      let owner = owners.last
      let isMember = owner.map { $0.indent + 2 == indent } ?? false
      let isGiven = isMember && (owner?.isPublic ?? false) && (start.keyword == "case" || owner?.isProtocol ?? false)
      if start.isPublic || isGiven {
        let path = owners.map(\.name).joined(separator: ".")
        found.append(
          PublicDeclaration(
            owner: path, keyword: start.keyword, name: start.name, text: text(lines[number...]), advice: advice))
      }
      if kinds.contains(start.keyword) {
        if owners.isEmpty, start.keyword != "extension" { types.insert(start.name) }
        owners.append(
          Owner(
            indent: indent, name: start.name, isPublic: start.isPublic || isGiven,
            isProtocol: start.keyword == "protocol"))
      }
    }
    return (found, types)
  }

  /// The beginning of a declaration; nil for other lines.
  private static func start(_ code: Substring) -> Start? {
    guard let first = code.first, first.isLetter || first == "@" else { return nil }
    var isPublic = false
    var words = code.split(separator: " ")[...]
    while let word = words.first {
      let bare = String(word.prefix { $0.isLetter })
      let next = words.dropFirst().first.map { String($0.prefix { $0.isLetter }) } ?? ""
      if word.hasPrefix("@") || modifiers.contains(bare) && word.dropFirst(bare.count).allSatisfy({ $0 != "." }) {
        if word == "public" || word == "open" { isPublic = true }
      } else if bare != "class" || !members.contains(next) {
        guard kinds.contains(bare) || members.contains(bare) else { return nil }
        let named = bare == "init" || bare == "subscript" ? Substring(bare) : words.dropFirst().first ?? ""
        return Start(isPublic: isPublic, keyword: bare, name: Self.name(named))
      }
      words.removeFirst()
    }
    return nil
  }

  /// `[Double]` is an array.
  private static func name(_ word: Substring) -> String {
    if word.hasPrefix("[") { return "Array" }
    let name = word.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    return String(name.isEmpty ? word.prefix { $0 != "(" } : name.filter { $0 != "`" }[...])
  }

  /// The declaration that begins the lines, up to its body.
  private static func text(_ lines: ArraySlice<Substring>) -> String {
    var text = ""
    var depth = 0
    for line in lines {
      let code = line.drop { $0 == " " }
      let goesOn = ["->", "where ", "throws"].contains { code.hasPrefix($0) }
      if !text.isEmpty, depth == 0, !goesOn { break }
      text += (text.isEmpty ? "" : " ") + code
      depth += code.count { "([".contains($0) } - code.count { ")]".contains($0) }
      if depth == 0, code.hasSuffix("{") || code.hasSuffix("}") { break }
    }
    return text
  }
}
