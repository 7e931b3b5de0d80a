/// The texts of the library's words in ten languages. Those of a language are read when it is used first.
enum LibraryWords {
  /// - Parameter language: A language without script and region, such as `de`.
  /// - Returns: Nil for another language than the ten.
  static func texts(in language: String) -> [String: WordTable.Text]? {
    switch language {
    case "ar": arabic
    case "de": german
    case "en": english
    case "es": spanish
    case "fr": french
    case "he": hebrew
    case "it": italian
    case "ja": japanese
    case "pl": polish
    case "zh": chinese
    default: nil
    }
  }

  /// Reads the texts of a language.
  ///
  /// A line is `name: text`, or `name form: text` for one of several plural forms; one that begins with `#` is a
  /// heading.
  static func read(_ table: String) -> [String: WordTable.Text] {
    var texts: [String: WordTable.Text] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].split(separator: " ")
      let form = name.count > 1 ? WordTable.Plural(rawValue: String(name[1])) : .other
      texts[String(name[0]), default: [:]].forms[form ?? .other] = String(line[colon...].dropFirst(2))
    }
    return texts
  }
}
