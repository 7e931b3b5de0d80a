import InlayLayers
import InlayText

/// The texts of words by language: the library's own words in English, German, French, Spanish, Italian, Polish,
/// Japanese, Chinese, Arabic and Hebrew, and texts of an app, which replace those or add to them.
///
/// A language is a tag of BCP 47, in any case. A word without a text in `zh-Hant-HK` has that of `zh-Hant`, of `zh` or
/// else of English, and its key if there is none. Taiwan, Hong Kong and Macau have `zh-Hant` before `zh`. Numbers are
/// written in the digits 0 to 9, without separators, in all languages.
///
/// Each word has a key: those of the library are listed in the page <doc:WordReference>, and an app adds its own:
///
///     scene.words["stops", "en"] = [.one: "{0} stop", .other: "{0} stops"]
///     label.text = view.localized("stops", count: 3)
public struct WordTable: Hashable, Sendable, EnvironmentValue {
  /// The library's texts.
  public static let standard = WordTable()

  /// The keys of the library's words, in alphabetical order.
  package static var libraryKeys: [String] { LibraryWords.english.keys.sorted() }

  /// The texts of an app, by tags in lower case and by keys.
  private var own: [String: [String: Text]] = [:]

  /// The library's texts.
  public init() {}

  /// A word's text in exactly this language. Setting nil restores the library's.
  public subscript(_ key: String, _ language: String) -> Text? {
    get { text(of: key, tag: language.lowercased()) }
    set {
      let tag = language.lowercased()
      var texts = own[tag] ?? [:]
      texts[key] = newValue
      own[tag] = texts.isEmpty ? nil : texts
    }
  }

  /// A word, or a phrase with arguments.
  ///
  /// - Parameters:
  ///   - key: The key of the word or phrase.
  ///   - arguments: What stands in place of `{0}`, `{1}` and so on.
  ///   - language: Nil for English.
  public func localized(_ key: String, _ arguments: String..., in language: String?) -> String {
    localized(key, for: nil, arguments, in: language)
  }

  /// A phrase in the plural form of a number, which is its argument `{0}`; the others follow.
  ///
  /// - Parameters:
  ///   - key: The key of the word or phrase.
  ///   - count: The number.
  ///   - arguments: What stands in place of `{1}` and so on.
  ///   - language: Nil for English.
  public func localized(_ key: String, count: Int, _ arguments: String..., in language: String?) -> String {
    localized(key, for: count, [String(count)] + arguments, in: language)
  }

  func localized(_ key: String, for count: Int?, _ arguments: [String], in language: String?) -> String {
    for tag in Self.tags(for: language) {
      guard let text = text(of: key, tag: tag) else { continue }
      let rule = PluralRule(language: String(tag.prefix { $0 != "-" }))
      return Self.format(text.pattern(for: count.map { rule.form($0.magnitude) } ?? .other), arguments)
    }
    return key
  }

  private func text(of key: String, tag: String) -> Text? {
    own[tag]?[key] ?? LibraryWords.texts(in: tag)?[key]
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
