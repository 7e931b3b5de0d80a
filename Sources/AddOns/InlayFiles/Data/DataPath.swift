/// The path of a value in a scene's data, such as `data.dishes.0.name`, or `item.name` in an `each`.
struct DataPath: Hashable, Sendable {
  let name: String
  let keys: [String]

  var text: String { ([name] + keys).joined(separator: ".") }

  /// The path of the first `count` keys for messages, cut to 80 characters.
  func words(_ count: Int) -> String {
    let text = ([name] + keys.prefix(min(count, 80))).joined(separator: ".")
    return text.count > 80 ? text.prefix(80) + "..." : text
  }

  /// Returns nil if a text does not have the form of a path.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.first, Self.isName(name) else { return nil }
    self.name = String(name)
    keys = parts.dropFirst().map { String($0) }
  }

  /// Whether a text may be the name of the elements of an `each`: ASCII letters, digits, `_` and `-`.
  static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= 40
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) || $0 == "_" || $0 == "-"
      }
  }
}

/// A text with placeholders, such as `{data.name}`.
struct DataText: Sendable {
  enum Part: Sendable {
    case text(String)
    /// A path in braces, and the number of braces before it.
    case placeholder(DataPath, braces: Int)
  }

  let parts: [Part]

  /// The path of a text that is one placeholder.
  var wholePath: DataPath? {
    guard parts.count == 1, case .placeholder(let path, 1) = parts[0] else { return nil }
    return path
  }

  /// Returns nil if a text has no placeholders. O(bytes).
  init?(_ text: String) {
    let bytes = text.utf8
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var parts: [Part] = []
    var literal = bytes.startIndex
    var position = literal
    while let brace = bytes[position...].firstIndex(of: open) {
      let braces = bytes[brace...].prefix { $0 == open }
      let end = bytes[braces.endIndex...].firstIndex { $0 == open || $0 == close } ?? bytes.endIndex
      position = end
      guard end < bytes.endIndex, bytes[end] == close, let path = DataPath(text[braces.endIndex..<end]) else {
        continue
      }
      if literal < brace { parts.append(.text(String(text[literal..<brace]))) }
      parts.append(.placeholder(path, braces: braces.count))
      position = bytes.index(after: end)
      literal = position
    }
    guard !parts.isEmpty else { return nil }
    if literal < bytes.endIndex { parts.append(.text(String(text[literal...]))) }
    self.parts = parts
  }
}
