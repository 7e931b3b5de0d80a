/// A language tag of BCP 47: language, script, region and more, separated by hyphens, such as `ja`, `zh-Hant-HK` or
/// `tr`.
package struct LanguageTag: Hashable, Sendable {
  /// The parts in lower case.
  private let parts: [String]

  /// Returns nil for a text that is not a well-formed tag of at most 35 letters; for a language of more than three
  /// letters, such as `arabic`, of which none is registered; and for two letters that name no language, such as the
  /// country `jp`. Unknown languages of three letters are accepted.
  package init?(_ text: String) {
    guard text.utf8.count <= 35, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }),
      Self.isWellFormed(parts)
    else { return nil }
    self.parts = parts
  }

  /// A language as apps and systems write it: a tag, or `de_DE`, `de_DE.UTF-8`, `zh_Hant_TW`, `sr_RS@latin`. Nil for
  /// another text.
  package init?(spelled name: String) {
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var parts = halves[0].prefix { $0 != "." }.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    if halves.count > 1, halves[1] != "euro" {
      let script = Self.scripts[halves[1].lowercased()]
      parts.insert(script ?? halves[1], at: script == nil ? parts.count : 1)
    }
    self.init(parts.joined(separator: "-"))
  }

  /// The tags of scripts, by the names that systems have for them.
  private static let scripts: [String: Substring] = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// The tag, in lower case.
  package var text: String { parts.joined(separator: "-") }

  /// The language alone, such as `zh`.
  package var language: String { parts[0] }

  /// The grammar of RFC 5646, without its grandfathered tags and its reserved languages of four to eight letters.
  private static func isWellFormed(_ parts: [String]) -> Bool {
    guard let language = parts.first, (2...3).contains(language.utf8.count), isAlphabetic(language),
      language.utf8.count > 2 || twoLetterLanguages.contains(language)
    else { return false }
    var rest = parts.dropFirst()
    func takes(_ condition: (String) -> Bool) -> Bool {
      guard let next = rest.first, condition(next) else { return false }
      rest = rest.dropFirst()
      return true
    }
    for _ in 0..<3 { if !takes({ $0.utf8.count == 3 && isAlphabetic($0) }) { break } }
    _ = takes { $0.utf8.count == 4 && isAlphabetic($0) }
    _ = takes { $0.utf8.count == 2 && isAlphabetic($0) || $0.utf8.count == 3 && $0.utf8.allSatisfy(isDigit) }
    while takes({ $0.utf8.count >= 5 || $0.utf8.count == 4 && $0.utf8.first.map(isDigit) == true }) {}
    while let single = rest.first, single.utf8.count == 1 {
      rest = rest.dropFirst()
      let least = single == "x" ? 1 : 2
      guard takes({ $0.utf8.count >= least }) else { return false }
      while takes({ $0.utf8.count >= least }) {}
    }
    return rest.isEmpty
  }

  /// ISO 639-1, with the withdrawn codes that are still written.
  private static let twoLetterLanguages: Set<String> = {
    let codes = """
      aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
      eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw \
      ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt \
      my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm \
      sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
      """
    return Set(codes.split(separator: " ").map(String.init))
  }()

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
  private static func isAlphabetic(_ part: String) -> Bool { part.utf8.allSatisfy(isLetter) }

  /// The direction in which the language is written: in the script of the tag, or in its usual one.
  var direction: LayoutDirection {
    let script = parts.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 4 && Self.isAlphabetic($0) }
    let isMirrored =
      script.map(Self.mirroredScripts.contains) ?? Self.mirroredLanguages.contains(language)
    return isMirrored ? .rightToLeft : .leftToRight
  }

  private static let mirroredScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  private static let mirroredLanguages: Set<String> = [
    "aii", "ar", "arc", "arz", "azb", "bal", "bqi", "ckb", "dv", "fa", "glk", "haz", "he", "iw", "ji", "khw", "ks",
    "lrc",
    "luz", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]

  /// The name for Pango, HarfBuzz and fontconfig, which distinguish Chinese by regions.
  var pangoName: String {
    switch language {
    case "zh" where parts.contains("hk") || parts.contains("mo"): "zh-hk"
    case "zh" where parts.contains("hant") || parts.contains("tw"): "zh-tw"
    case "zh": "zh-cn"
    case "yue": "zh-hk"
    default: parts.joined(separator: "-")
    }
  }
}

extension LayoutDirection {
  /// The direction of a language in any usual spelling: left to right for none and for a malformed one.
  package init(language: String?) { self = language.flatMap { LanguageTag(spelled: $0)?.direction } ?? .leftToRight }
}
