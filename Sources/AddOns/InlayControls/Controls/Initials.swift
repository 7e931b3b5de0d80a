import InlayGraphics

/// The initials of a name, as address books show them.
///
/// These are the first letters, as whole grapheme clusters, of the first and the last word. Titles and what follows a
/// name, such as "Dr." and "Jr.", are passed over, and so are words in brackets, signs before a letter, and emoji
/// beside words. "Okafor, Ada" is Ada Okafor. Of a Chinese, Japanese or Korean name only its first character is shown,
/// with or without a space: that of the family. Letters of scripts that join, such as Arabic, are kept apart. A name of
/// emoji alone has its first one.
struct Initials {
  /// Empty for a name without letters, numbers and emoji.
  let text: String

  /// - Parameter language: Of capitals, as a BCP 47 tag.
  init(of name: String, language: String?) {
    let words = Self.words(of: name)
    let letters = words.compactMap { $0.first(where: \.isInitial) }
    guard let first = letters.first else {
      text = name.first(where: \.isPicture).map { String($0) } ?? ""
      return
    }
    let start = first.capital(in: language)
    guard letters.count > 1, let last = letters.last, !first.isEastAsian, !last.isEastAsian else {
      text = start
      return
    }
    text = start + (first.joins && last.joins ? "\u{200C}" : "") + last.capital(in: language)
  }

  /// The words of a name in the order in which they are spoken, without titles.
  private static func words(of name: String) -> [Substring] {
    var parts = name.split(whereSeparator: commas.contains).map { part in
      var words = part.split(whereSeparator: \.isWhitespace).filter { $0.contains(where: \.isInitial) }
      let outside = words.filter { !"([{\u{FF08}".contains($0.first ?? " ") }
      if !outside.isEmpty { words = outside }
      return words
    }
    .filter { !$0.isEmpty }
    // "Martin King, Jr." is not a name in reverse order.
    while parts.count > 1, let last = parts.last, last.allSatisfy({ suffixes.contains($0.plain) }) {
      parts.removeLast()
    }
    if parts.count == 2, parts[1].count <= 2 { parts.swapAt(0, 1) }
    var words = parts.flatMap { $0 }
    while words.count > 1, let first = words.first, titles.contains(first.plain) { words.removeFirst() }
    while words.count > 2, let last = words.last, suffixes.contains(last.plain) { words.removeLast() }
    return words
  }

  private static let commas: Set<Character> = [",", "\u{60C}", "\u{3001}", "\u{FF0C}"]

  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "herr",
    "frau", "dipl-ing", "mme", "mlle", "monsieur", "madame", "sr", "sra", "srta", "do\u{F1}a", "dott",
  ]

  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "msc", "bsc"]
}

extension Substring {
  /// The word in small letters without full stops.
  fileprivate var plain: String { filter { $0 != "." }.lowercased() }
}

extension Character {
  /// Whether the character can begin a word of a name.
  fileprivate var isInitial: Bool { (isLetter || isNumber) && !isPicture }

  /// Whether the character is an emoji.
  fileprivate var isPicture: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  /// Whether the character is of a script in which a name's first character stands for it.
  fileprivate var isEastAsian: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return Self.eastAsian.contains { $0.contains(value) }
  }

  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0xFF66...0xFFDC, 0x1B000...0x1B2FF, 0x20000...0x3FFFF,
  ]

  /// Whether the character may join the next one, in Arabic and scripts like it.
  fileprivate var joins: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return Self.joining.contains { $0.contains(value) }
  }

  private static let joining: [ClosedRange<UInt32>] = [
    0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xA840...0xA877, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
    0x10AC0...0x10AFF, 0x10B80...0x10BAF, 0x10D00...0x10D3F, 0x10F30...0x10FDF, 0x1E900...0x1E95F,
  ]

  /// The capital letter; the letter itself where it has none that fonts have.
  fileprivate func capital(in language: String?) -> String {
    let capitals = String(self).uppercased(in: language)
    guard let first = capitals.first, let scalar = first.unicodeScalars.first else { return String(self) }
    // Georgian capitals are for whole words, and in few fonts.
    return (0x1C90...0x1CBF).contains(scalar.value) ? String(self) : String(first)
  }
}
