/// Checks that XML is well-formed, for the subset that Cairo writes, and lists its names.
struct Markup {
  /// The first error; nil for well-formed XML.
  private(set) var problem: String?
  private(set) var elementCounts: [String: Int] = [:]
  private(set) var names: [String] = []
  private(set) var references: Set<String> = []

  init(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problem = "not UTF-8"
      return
    }
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else {
        problem = "a tag without an end"
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != tag.dropFirst() { problem = problem ?? "</\(tag.dropFirst())> ends something else" }
        continue
      }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      elementCounts[String(name), default: 0] += 1
      readAttributes(tag.dropFirst(name.count))
      if !tag.hasSuffix("/") { open.append(name) }
    }
    if !open.isEmpty { problem = problem ?? "\(open) without an end" }
    if rest.contains(where: { !$0.isWhitespace }) { problem = problem ?? "text behind the end" }
  }

  private mutating func readAttributes(_ text: Substring) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count % 2 == 0 { problem = problem ?? "quotes that do not pair: \(text)" }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let (key, value) = (parts[index], parts[index + 1])
      if !key.hasSuffix("=") { problem = problem ?? "an attribute without a name: \(text)" }
      if key.hasSuffix(" id=") { names.append(String(value)) }
      for piece in value.split(separator: "url(#").dropFirst(value.hasPrefix("url(#") ? 0 : 1) {
        references.insert(String(piece.prefix { $0 != ")" }))
      }
      if key.hasSuffix("href="), value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
    }
  }
}
