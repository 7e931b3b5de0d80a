/// A language tag of BCP 47: language, script, region and more, separated by hyphens, such as `ja`, `zh-Hant-HK` or
/// `tr`.
package struct LanguageTag: Hashable, Sendable {
  /// In lower case.
  private let parts: [String]

  /// Nil for a text that is not a well-formed tag of at most 35 letters. Unknown languages are accepted.
  package init?(_ text: String) {
    guard text.utf8.count <= 35, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }),
      Self.isWellFormed(parts)
    else { return nil }
    self.parts = parts
  }

  /// The language alone, such as `zh`.
  package var language: String { parts[0] }

  /// The grammar of RFC 5646, without its grandfathered tags.
  private static func isWellFormed(_ parts: [String]) -> Bool {
    guard let language = parts.first, (2...8).contains(language.utf8.count), isAlphabetic(language) else {
      return false
    }
    var rest = parts.dropFirst()
    func takes(_ condition: (String) -> Bool) -> Bool {
      guard let next = rest.first, condition(next) else { return false }
      rest = rest.dropFirst()
      return true
    }
    if language.utf8.count <= 3 {
      for _ in 0..<3 { if !takes({ $0.utf8.count == 3 && isAlphabetic($0) }) { break } }
    }
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

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
  private static func isAlphabetic(_ part: String) -> Bool { part.utf8.allSatisfy(isLetter) }

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
