import InlayLayers
import InlayText

/// The texts of words by language: the library's own words in English, German, French, Spanish, Italian, Polish,
/// Japanese, Chinese, Arabic and Hebrew, and texts of an app, which replace those or add to them.
///
/// A language is a tag of BCP 47, in any case. A word without a text in `zh-Hant-HK` has that of `zh-Hant`, of `zh` or
/// else of English, and its name if there is none. Taiwan, Hong Kong and Macau have `zh-Hant` before `zh`. Numbers are
/// written in the digits 0 to 9, without separators, in all languages.
public struct WordTable: Hashable, Sendable, EnvironmentValue {
  /// The library's texts.
  public static let standard = WordTable()

  /// The texts of an app, by tags in lower case.
  private var own: [String: [Word: WordText]] = [:]

  /// The library's texts.
  public init() {}

  /// A word's text in exactly this language. Setting nil restores the library's.
  public subscript(_ word: Word, _ language: String) -> WordText? {
    get { text(of: word, tag: language.lowercased()) }
    set {
      let tag = language.lowercased()
      var texts = own[tag] ?? [:]
      texts[word] = newValue
      own[tag] = texts.isEmpty ? nil : texts
    }
  }

  /// A word, or a phrase with arguments.
  ///
  /// - Parameters:
  ///   - word: The word or phrase.
  ///   - arguments: What stands in place of `{0}`, `{1}` and so on.
  ///   - language: Nil for English.
  public func localized(_ word: Word, _ arguments: String..., in language: String?) -> String {
    localized(word, for: nil, arguments, in: language)
  }

  /// A phrase in the plural form of a number, which is its argument `{0}`; the others follow.
  ///
  /// - Parameters:
  ///   - word: The word or phrase.
  ///   - count: The number.
  ///   - arguments: What stands in place of `{1}` and so on.
  ///   - language: Nil for English.
  public func localized(_ word: Word, count: Int, _ arguments: String..., in language: String?) -> String {
    localized(word, for: count, [String(count)] + arguments, in: language)
  }

  func localized(_ word: Word, for count: Int?, _ arguments: [String], in language: String?) -> String {
    for tag in Self.tags(for: language) {
      guard let text = text(of: word, tag: tag) else { continue }
      let rule = PluralRule(language: String(tag.prefix { $0 != "-" }))
      return Self.format(text.pattern(for: count.map { rule.category($0.magnitude) } ?? .other), arguments)
    }
    return word.name
  }

  private func text(of word: Word, tag: String) -> WordText? {
    own[tag]?[word] ?? LibraryWords.texts(in: tag)?[word]
  }

  /// The tags that are searched for a language, in lower case.
  private static func tags(for language: String?) -> [String] {
    guard let language, LanguageTag(language) != nil else { return ["en"] }
    let parts = language.lowercased().split(separator: "-")
    var tags = (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
    if parts[0] == "zh", ["tw", "hk", "mo"].contains(parts.dropFirst().first) { tags.insert("zh-hant", at: 1) }
    // The withdrawn code of Hebrew is still written.
    if parts[0] == "iw" { tags.append("he") }
    return tags + ["en"]
  }

  /// Replaces `{0}`, `{1}` and so on. Arguments are inserted as they are.
  private static func format(_ pattern: String, _ arguments: [String]) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...].dropFirst()
      guard let close = rest.firstIndex(of: "}"), let number = Int(rest[..<close]), arguments.indices.contains(number)
      else {
        result += "{"
        continue
      }
      result += arguments[number]
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}
