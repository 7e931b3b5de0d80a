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
  /// Bytes without a space, before a place to break the line is made.
  static let wordBytes = 512

  /// The text's bytes, as many as are shaped, without zeros, at which Pango would stop, and whether something
  /// was cut off.
  static func apply(to text: String, pixelSize: Double, lineLimit: Int) -> (bytes: [UInt8], isCut: Bool) {
    var text = text[...]
    if text.utf8.contains(0) {
      text = text.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")[...]
    }
    // No limit can be reached by less.
    guard text.utf8.count > min(wordBytes, Int(clamping: longestLine / pixelSize)) else {
      return (Array(text.utf8), false)
    }
    let cut = end(in: text, limit: min(bytes, Int(clamping: longestLine / pixelSize)), lineLimit: lineLimit)
    let isCut = cut < text.endIndex
    text = text[..<cut]
    return (isWordy(text) ? brokenWords(text) : Array(text.utf8), isCut)
  }

  /// Where shaping ends: at the first limit that is reached, in front of the character that exceeds it.
  private static func end(in text: Substring, limit: Int, lineLimit: Int) -> Substring.Index {
    // One line more than is shown, so that Pango sees that there is more.
    let paragraphLimit = lineLimit > 0 ? min(lineLimit, paragraphs) : paragraphs
    var count = 0
    var lines = 0
    var changes = 0
    var wasASCII = true
    /// The last three bytes.
    var last: UInt32 = 0
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text.utf8[index]
      count += 1
      last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
      if Self.endsLine(last) { lines += 1 }
      if byte & 0xC0 != 0x80, (byte < 0x80) != wasASCII {
        wasASCII.toggle()
        changes += 1
      }
      if count > limit || lines > paragraphLimit || changes > self.changes {
        return aligned(index, in: text)
      }
      index = text.utf8.index(after: index)
    }
    return text.endIndex
  }

  /// Whether a line ends with a byte: line feed, vertical tab, form feed, carriage return, U+0085, U+2028, U+2029.
  private static func endsLine(_ last: UInt32) -> Bool {
    let byte = last & 0xFF
    return (0x0A...0x0D).contains(byte) && !(byte == 0x0A && last >> 8 & 0xFF == 0x0D) || last & 0xFFFF == 0xC285
      || last == 0xE280A8 || last == 0xE280A9
  }

  /// The start of the character that a byte belongs to.
  private static func aligned(_ index: Substring.Index, in text: Substring) -> Substring.Index {
    var index = index
    while index > text.startIndex, text.utf8[index] & 0xC0 == 0x80 { index = text.utf8.index(before: index) }
    return index
  }

  /// Whether any word is longer than a word may be.
  private static func isWordy(_ text: Substring) -> Bool {
    var length = 0
    return text.utf8.contains { byte in
      length = byte <= 0x20 ? 0 : length + 1
      return length > wordBytes
    }
  }

  /// The text with places to break the line in its longest words, each between two characters.
  private static func brokenWords(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var length = 0
    for character in text {
      let count = character.utf8.count
      length = character.isWhitespace ? 0 : length + count
      if length > wordBytes {
        bytes += Array("\u{200B}".utf8)
        length = count
      }
      bytes += Array(character.utf8)
    }
    return bytes
  }
}
