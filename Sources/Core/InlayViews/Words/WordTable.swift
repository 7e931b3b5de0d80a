import InlayLayers
import InlayText

/// The texts of words by language: the library's own words in 24 languages, and texts of an app, which replace those or
/// add to them.
///
/// The library has Arabic (`ar`), Chinese in simplified and in traditional characters (`zh-Hans`, `zh-Hant`), Czech
/// (`cs`), Danish (`da`), Dutch (`nl`), English (`en`), Finnish (`fi`), French (`fr`), German (`de`), Greek (`el`), Hebrew
/// (`he`), Hungarian (`hu`), Italian (`it`), Japanese (`ja`), Korean (`ko`), Norwegian (`nb`), Polish (`pl`), Portuguese
/// (`pt`), Russian (`ru`), Spanish (`es`), Swedish (`sv`), Turkish (`tr`) and Ukrainian (`uk`).
///
/// A language is a tag of BCP 47, in any case. A word without a text in `de-Latn-AT` has that of `de-Latn`, of `de` or
/// else of English, and its key if there is none. `zh` is `zh-Hans`, and the Chinese of Taiwan, Hong Kong and Macau is
/// `zh-Hant`; `no` is `nb`, which `nn` falls back on; `iw` is `he`. Numbers are written in the digits 0 to 9, without
/// separators, in all languages.
///
/// Each word has a key: those of the library are listed in the page <doc:WordReference>, and an app adds its own:
///
///     scene.words["stops", "en"] = [.one: "{0} stop", .other: "{0} stops"]
///     label.text = view.localized("stops", count: 3)
public struct WordTable: Hashable, Sendable, EnvironmentValue {
  /// The library's texts.
  public static let standard = WordTable()

  /// The keys of the library's words, in alphabetical order.
  package static var libraryKeys: [String] { Word.allCases.map(\.rawValue).sorted() }

  /// The texts of an app, by normalized tags and by keys.
  private var own: [String: [String: Text]] = [:]

  /// The library's texts.
  public init() {}

  /// A word's text in exactly this language. Setting nil restores the library's.
  public subscript(_ key: String, _ language: String) -> Text? {
    get { text(of: key, tag: Self.normalized(language)) }
    set {
      let tag = Self.normalized(language)
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
      return Self.format(text.pattern(for: count.map { Plural(of: $0.magnitude, in: tag) } ?? .other), arguments)
    }
    return key
  }

  private func text(of key: String, tag: String) -> Text? {
    own[tag]?[key] ?? LibraryWords.texts(in: tag)?[key]
  }

  /// The normalized tags that are searched for a language.
  private static func tags(for language: String?) -> [String] {
    guard let language, LanguageTag(language) != nil else { return ["en"] }
    let parts = normalized(language).split(separator: "-")
    let tags = parts.indices.reversed().map { normalized(parts[...$0].joined(separator: "-")) }
    return tags + (parts[0] == "nn" ? ["nb", "en"] : ["en"])
  }

  /// A tag in lower case, with one of several names for the same language.
  private static func normalized(_ tag: String) -> String {
    let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    let (language, others) = (parts[0], parts.dropFirst())
    let first: Substring =
      switch (language, others.first) {
      case ("zh", nil): "zh-hans"
      case ("zh", "tw"), ("zh", "hk"), ("zh", "mo"): "zh-hant"
      case ("no", _): "nb"
      case ("iw", _): "he"
      default: language
      }
    return ([first] + others).joined(separator: "-")
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
