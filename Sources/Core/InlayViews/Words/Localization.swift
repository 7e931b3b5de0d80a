import InlayLayers
import InlaySystem
import InlayText

/// The texts of words by language: the library's own words in 24 languages, and an app's words.
///
/// The library has Arabic (`ar`), Chinese in simplified and in traditional characters (`zh-Hans`, `zh-Hant`), Czech
/// (`cs`), Danish (`da`), Dutch (`nl`), English (`en`), Finnish (`fi`), French (`fr`), German (`de`), Greek (`el`),
/// Hebrew (`he`), Hungarian (`hu`), Italian (`it`), Japanese (`ja`), Korean (`ko`), Norwegian (`nb`), Polish (`pl`),
/// Portuguese (`pt`), Russian (`ru`), Spanish (`es`), Swedish (`sv`), Turkish (`tr`) and Ukrainian (`uk`).
///
/// A language is a tag of BCP 47, in any case, or what systems write: `de_AT`, `de_AT.UTF-8`. A word without a text in
/// `de-Latn-AT` has that of `de-Latn`, of `de` or else of English, and its key if there is none. `zh` is `zh-Hans`, and
/// the Chinese of Taiwan, Hong Kong and Macau is `zh-Hant`; `no` is `nb`, which `nn` falls back on; `iw` is `he`.
/// Numbers in the library's words are written in the digits 0 to 9, without separators, in all languages.
///
/// Each word has a key. An app adds its own:
///
///     scene.localization["stops", language: "en"] = [.one: "{0} stop", .other: "{0} stops"]
///     label.text = view.localized("stops", 3)
///
/// The keys of the library begin with `inlay.`, and the page <doc:WordReference> lists them. An app's text of such a
/// key replaces the word: `scene.localization["inlay.done", language: "en"] = "Ready"`. A text is refused if no word
/// has the key, or if it has another placeholder than the word. The scene reports that to its `onProblem`, and also
/// plural forms that the language does not have.
///
/// `init(path:)` reads an app's texts from files.
public struct Localization: Hashable, Sendable, EnvironmentValue {
  /// The library's texts.
  public static let standard = Localization()

  /// The keys of the library's words, in alphabetical order.
  package static var libraryKeys: [String] { Word.allCases.map(\.key).sorted() }

  /// The texts of an app, by normalized tags and by keys.
  private var own: [String: [String: Text]] = [:]

  /// Messages about mistakes in texts that code set, by tags and keys.
  private var mistakes: [String: [String: String]] = [:]

  /// The entries that were left out of the files with the texts, and why; empty for texts of no file.
  public package(set) var warnings: [Problem] = []

  /// Whether keys are texts of the app's first language, as those of gettext are.
  package var keysAreTexts = false

  /// The library's texts.
  public init() {}

  /// A word's text in exactly this language. Setting nil restores the library's, and so does a text that is refused.
  ///
  /// - Parameters:
  ///   - key: The word's key.
  ///   - language: A tag of BCP 47, or what systems write.
  public subscript(_ key: String, language language: String) -> Text? {
    get { text(of: key, tag: Self.normalized(language)) }
    set {
      let tag = Self.normalized(language)
      let check = newValue.map { TextCheck($0, key: key, tag: tag) }
      own[tag, default: [:]][key] = check?.isRefused == true ? nil : newValue
      if own[tag]?.isEmpty == true { own[tag] = nil }
      mistakes[tag, default: [:]][key] = check?.problem
      if mistakes[tag]?.isEmpty == true { mistakes[tag] = nil }
    }
  }

  /// Messages about mistakes in texts that code set, without those that an older table has too.
  func mistakes(since old: Localization) -> [String] {
    if mistakes.isEmpty { return [] }
    let all = mistakes.sorted { $0.key < $1.key }
    return all.flatMap { tag, texts in
      texts.sorted { $0.key < $1.key }.filter { old.mistakes[tag]?[$0.key] != $0.value }.map(\.value)
    }
  }

  /// The tags of the languages for which the app has texts, in lower case and in alphabetical order.
  public var languages: [String] { own.keys.sorted() }

  /// An app's text in the nearest language, or else the library's.
  ///
  /// - Parameters:
  ///   - counts: The numbers among the arguments: the text names the one that chooses its plural form, or else it is
  ///     the first.
  ///   - arguments: What is in place of `{0}`, `{1}` and so on.
  ///   - language: Nil for English.
  /// - Returns: The text, and the tag in which it was found; nil if there is none.
  package func text(
    _ key: String, for counts: [Int?], _ arguments: [String], in language: String?
  ) -> (text: String, tag: String)? {
    guard let (text, tag) = nearest(key, in: language) else { return nil }
    let first = counts.lazy.compactMap { $0 }.first
    let count = text.countIndex.map { counts.indices.contains($0) ? counts[$0] : nil } ?? first
    return (Self.format(text.pattern(for: count, in: tag), arguments), tag)
  }

  /// A word of the library's, or what replaces it.
  func localized(_ key: String, for count: Int?, _ arguments: [String], in language: String?) -> String {
    guard let (text, tag) = nearest(key, in: language) else { return key }
    return Self.format(text.pattern(for: count, in: tag), arguments)
  }

  /// An app's text in exactly this language.
  package func own(_ key: String, in tag: String) -> Text? { own[tag]?[key] }

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

  /// A text in the nearest language, and the tag in which it was found; nil if there is none.
  private func nearest(_ key: String, in language: String?) -> (text: Text, tag: String)? {
    for tag in Self.tags(for: language) {
      if let text = text(of: key, tag: tag) { return (text, tag) }
    }
    return nil
  }

  /// The normalized tags that are searched for a language.
  private static func tags(for language: String?) -> [String] {
    guard let tag = language.flatMap(LanguageTag.init(spelled:)) else { return ["en"] }
    let parts = renamed(tag.text).split(separator: "-")
    let tags = parts.indices.reversed().map { renamed(parts[...$0].joined(separator: "-")) }
    return tags + (parts[0] == "nn" ? ["nb", "en"] : ["en"])
  }

  /// A tag in lower case, with one of several spellings and names for the same language.
  package static func normalized(_ language: String) -> String {
    renamed(LanguageTag(spelled: language)?.text ?? language.lowercased())
  }

  /// A tag in lower case, with one of several names for the same language.
  private static func renamed(_ tag: String) -> String {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
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

  /// Replaces `{0}`, `{1}` and so on. Arguments are inserted as they are. O(bytes).
  package static func format(_ pattern: String, _ arguments: [String]) -> String {
    var result = ""
    var rest = Substring(pattern)
    for placeholder in placeholders(in: pattern) where arguments.indices.contains(placeholder.number) {
      result += rest[..<placeholder.range.lowerBound]
      result += arguments[placeholder.number]
      rest = rest[placeholder.range.upperBound...]
    }
    return result + rest
  }

  /// The numbers in braces, with what stands for them. O(bytes).
  static func placeholders(in pattern: String) -> [(number: Int, range: Range<String.Index>)] {
    let bytes = pattern.utf8
    var found: [(number: Int, range: Range<String.Index>)] = []
    var index = bytes.startIndex
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = bytes.index(after: open)
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      index = digits.endIndex
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "}"), let number = Int(Substring(digits)) else {
        continue
      }
      index = bytes.index(after: index)
      found.append((number, open..<index))
    }
    return found
  }
}
