import InlayLayers
import InlaySystem
import InlayText

/// The texts of words by language: the library's own words in 24 languages, and texts of an app, which replace those or
/// add to them.
///
/// The library has Arabic (`ar`), Chinese in simplified and in traditional characters (`zh-Hans`, `zh-Hant`), Czech
/// (`cs`), Danish (`da`), Dutch (`nl`), English (`en`), Finnish (`fi`), French (`fr`), German (`de`), Greek (`el`),
/// Hebrew (`he`), Hungarian (`hu`), Italian (`it`), Japanese (`ja`), Korean (`ko`), Norwegian (`nb`), Polish (`pl`),
/// Portuguese (`pt`), Russian (`ru`), Spanish (`es`), Swedish (`sv`), Turkish (`tr`) and Ukrainian (`uk`).
///
/// A language is a tag of BCP 47, in any case. A word without a text in `de-Latn-AT` has that of `de-Latn`, of `de` or
/// else of English, and its key if there is none. `zh` is `zh-Hans`, and the Chinese of Taiwan, Hong Kong and Macau is
/// `zh-Hant`; `no` is `nb`, which `nn` falls back on; `iw` is `he`. Numbers in the library's words are written in the
/// digits 0 to 9, without separators, in all languages.
///
/// Each word has a key: those of the library are listed in the page <doc:WordReference>, and an app adds its own:
///
///     scene.localization["stops", "en"] = [.one: "{0} stop", .other: "{0} stops"]
///     label.text = view.tr("stops", 3)
///
/// `init(folder:)` reads an app's texts from files.
public struct Localization: Hashable, Sendable, EnvironmentValue {
  /// The library's texts.
  public static let standard = Localization()

  /// The keys of the library's words, in alphabetical order.
  package static var libraryKeys: [String] { Word.allCases.map(\.rawValue).sorted() }

  /// The texts of an app, by normalized tags and by keys.
  private var own: [String: [String: Text]] = [:]

  /// What was left out of the files that the texts were read from, and why; empty for texts of no file.
  public package(set) var warnings: [Problem] = []

  /// Whether keys are texts of the app's first language, as those of gettext are.
  package var keysAreTexts = false

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

  /// The tags of the languages for which the app has texts, in lower case and in alphabetical order.
  public var languages: [String] { own.keys.sorted() }

  /// An app's text in the nearest language, or else the library's.
  ///
  /// - Parameters:
  ///   - counts: The numbers among the arguments: the text names the one that chooses its plural form, or else it is
  ///     the first.
  ///   - arguments: What stands in place of `{0}`, `{1}` and so on.
  ///   - language: Nil for English.
  /// - Returns: The text, and the tag in which it was found; nil where there is none.
  package func text(
    _ key: String, for counts: [Int?], _ arguments: [String], in language: String?
  ) -> (text: String, tag: String)? {
    let tags = Self.tags(for: language)
    // The library's word in the language would have another meaning than an app's text of the same key in English.
    let found = tags.first { own[$0]?[key] != nil } ?? tags.first { text(of: key, tag: $0) != nil }
    guard let tag = found, let text = text(of: key, tag: tag) else { return nil }
    let first = counts.lazy.compactMap { $0 }.first
    let count = text.countIndex.map { counts.indices.contains($0) ? counts[$0] : nil } ?? first
    return (Self.format(text.pattern(for: count, in: tag), arguments), tag)
  }

  /// A word of the library's, or what replaces it.
  func localized(_ key: String, for count: Int?, _ arguments: [String], in language: String?) -> String {
    for tag in Self.tags(for: language) {
      if let text = text(of: key, tag: tag) { return Self.format(text.pattern(for: count, in: tag), arguments) }
    }
    return key
  }

  /// Adds an app's texts in a language, and replaces those of the same keys.
  package mutating func merge(_ texts: [String: Text], in language: String) {
    if !texts.isEmpty { own[Self.normalized(language), default: [:]].merge(texts) { $1 } }
  }

  /// Whether the app has texts in a language or a form of it that serves it, English as the last resort apart.
  package func isTranslated(into language: String?) -> Bool {
    let tags = Self.tags(for: language)
    return tags.prefix(max(1, tags.count - 1)).contains { own[$0] != nil }
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
  package static func normalized(_ tag: String) -> String {
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
  package static func format(_ pattern: String, _ arguments: [String]) -> String {
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
