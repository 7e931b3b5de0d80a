/// How much of a text is shaped. Pango takes time that grows with the square of some of a text's features, so
/// that 64 KB made for it would take a minute; with these limits the worst take about half a second, and any
/// honest text is shaped whole.
struct ShapingLimits {
  /// Bytes of UTF-8.
  static let bytes = 1 << 16
  /// Device pixels that all characters in one line may take; Pango cannot count more than twice as many.
  static let longestLine = 1_000_000.0
  /// Lines that the text itself asks for.
  static let paragraphs = 2000
  /// Changes between ASCII and other characters: each may be a change of font.
  static let changes = 4096
  /// Visits of a glyph by a lookup of a font from a file, before which a text ends.
  static let visits = 8_000_000
  /// Bytes without a space, before a place to break the line is made.
  static let wordBytes = 512

  /// As much of a text without zeros as is shaped, and whether something was cut off.
  ///
  /// - Parameter lookups: The most that the fonts have.
  static func apply(
    to text: AttributedText, pixelSize: Double, numberOfLines: Int, lookups: Int = 0
  ) -> (text: AttributedText, isCut: Bool) {
    let lineBytes = min(Int(clamping: longestLine / pixelSize), visits / max(1, lookups))
    // No limit can be reached by less.
    guard text.count > min(wordBytes, lineBytes) else { return (text, false) }
    var text = text
    let count = text.count
    text.cut(to: end(in: text.utf8, limit: min(bytes, lineBytes), numberOfLines: numberOfLines))
    let isCut = text.count < count
    if isWordy(text.utf8) { text.insert(Array("\u{200B}".utf8), at: wordBreaks(in: text.utf8)) }
    return (text, isCut)
  }

  /// The text with U+FFFD in the place of zeros.
  static func withoutZeros(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return text.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")
  }

  /// Where shaping ends: at the first limit that is reached, in front of the character that exceeds it.
  private static func end(in text: [UInt8], limit: Int, numberOfLines: Int) -> Int {
    // One line more than is shown, so that Pango sees that there is more.
    let paragraphLimit = numberOfLines > 0 ? min(numberOfLines, paragraphs) : paragraphs
    var count = 0
    var lines = 0
    var changes = 0
    var wasASCII = true
    /// The last three bytes.
    var last: UInt32 = 0
    for (index, byte) in text.enumerated() {
      count += 1
      last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
      if Self.endsLine(last) { lines += 1 }
      if byte & 0xC0 != 0x80, (byte < 0x80) != wasASCII {
        wasASCII.toggle()
        changes += 1
      }
      if count > limit || lines > paragraphLimit || changes > self.changes { return index }
    }
    return text.count
  }

  /// Whether a line ends with a byte: line feed, vertical tab, form feed, carriage return, U+0085, U+2028, U+2029.
  private static func endsLine(_ last: UInt32) -> Bool {
    let byte = last & 0xFF
    return (0x0A...0x0D).contains(byte) && !(byte == 0x0A && last >> 8 & 0xFF == 0x0D) || last & 0xFFFF == 0xC285
      || last == 0xE280A8 || last == 0xE280A9
  }

  /// Whether any word is longer than a word may be.
  private static func isWordy(_ text: [UInt8]) -> Bool {
    var length = 0
    return text.contains { byte in
      length = byte.isSpaceOfASCII ? 0 : length + 1
      return length > wordBytes
    }
  }

  /// Where the longest words get places to break the line, each between two characters.
  private static func wordBreaks(in text: [UInt8]) -> [Int] {
    var places: [Int] = []
    var length = 0
    var place = 0
    for character in String(decoding: text, as: UTF8.self) {
      let count = character.utf8.count
      length = character.endsWord ? 0 : length + count
      if length > wordBytes {
        places.append(place)
        length = count
      }
      place += count
    }
    return places
  }
}

extension UInt8 {
  /// Whether the byte is a space or ends a line. Other control characters stand in the middle of words.
  var isSpaceOfASCII: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Character {
  /// Whether a line may end at the character: not at spaces that hold words together.
  fileprivate var endsWord: Bool {
    isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(self)
  }
}
