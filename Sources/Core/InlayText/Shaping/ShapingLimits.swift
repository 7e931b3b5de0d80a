/// The limits of text that is shaped at once. Pango's time is quadratic in some properties of a text: 64 KB could take
/// a minute. With these limits the worst texts take about half a second. Usual texts are shaped whole, longer ones in
/// `ShapingParts`.
struct ShapingLimits {
  /// Bytes of UTF-8.
  static let bytes = 1 << 16
  /// Device pixels of all characters on one line; Pango's numbers hold at most twice as many.
  static let longestLine = 1_000_000.0
  /// The lines that the text itself separates.
  static let paragraphs = 2000
  /// Changes between ASCII and other characters: each may be a change of font.
  static let changes = 4096
  /// The number of visits of glyphs by lookups of a font from a file.
  static let visits = 8_000_000
  /// The bytes of a part of a paragraph. Pango adds up the widths of all letters that are left at each line end.
  static let partBytes = 1 << 13
  /// The bytes of a word, after which a line break is inserted: Pango shapes the rest of a word again at each line end.
  /// Expensive fonts get fewer.
  static func wordBytes(lookups: Int) -> Int { TextWork.isExpensive(lookups) ? 64 : 512 }

  /// The part of a text, without zeros, that is shaped, and whether a part was cut off.
  ///
  /// - Parameter lookups: The number of lookups in the font with most.
  static func apply(
    to text: AttributedText, pixelSize: Double, numberOfLines: Int, lookups: Int = 0
  ) -> (text: AttributedText, isCut: Bool) {
    var (text, isCut) = cut(text, pixelSize: pixelSize, numberOfLines: numberOfLines, lookups: lookups)
    breakWords(of: &text, lookups: lookups)
    return (text, isCut)
  }

  /// Lets lines end inside of overlong words.
  ///
  /// - Returns: The places of the new characters.
  @discardableResult
  static func breakWords(of text: inout AttributedText, lookups: Int) -> [Int] {
    let limit = wordBytes(lookups: lookups)
    guard text.count > limit, isWordy(text.utf8, limit) else { return [] }
    let breaks = wordBreaks(in: text.utf8, limit)
    let mark = Array("\u{200B}".utf8)
    text.insert(mark, at: breaks)
    return breaks.enumerated().map { $0.element + $0.offset * mark.count }
  }

  /// The same without breaks in overlong words.
  static func cut(
    _ text: AttributedText, pixelSize: Double, numberOfLines: Int, lookups: Int
  ) -> (text: AttributedText, isCut: Bool) {
    guard text.count > wholeBytes(pixelSize: pixelSize, lookups: lookups) else { return (text, false) }
    let lineBytes = lineBytes(pixelSize: pixelSize, lookups: lookups)
    var text = text
    let count = text.count
    text.cut(to: end(in: text.utf8, limit: min(bytes, lineBytes), numberOfLines: numberOfLines))
    return (text, text.count < count)
  }

  /// The bytes of a text up to which it reaches no limit.
  static func wholeBytes(pixelSize: Double, lookups: Int) -> Int {
    min(wordBytes(lookups: lookups), lineBytes(pixelSize: pixelSize, lookups: lookups))
  }

  private static func lineBytes(pixelSize: Double, lookups: Int) -> Int {
    min(Int(clamping: longestLine / pixelSize), visits / max(1, lookups))
  }

  /// The limits of the parts of a long text.
  ///
  /// - Parameter isBroken: Whether the text has a width. Without one its line is a single part.
  static func parts(pixelSize: Double, lookups: Int, isBroken: Bool) -> ShapingParts.Limits {
    var limits = ShapingParts.Limits()
    let part = TextWork.bytesOfPart(lookups: lookups)
    let most = isBroken ? min(partBytes, part) : min(bytes, TextWork.partCount * part)
    limits.paragraphBytes = max(16, min(most, lineBytes(pixelSize: pixelSize, lookups: lookups)))
    limits.bytes = min(limits.bytes, limits.paragraphBytes)
    return limits
  }

  /// Whether a text has more lines than are shown, whatever the width.
  static func fills(_ numberOfLines: Int, _ text: AttributedText) -> Bool {
    guard numberOfLines > 0 else { return false }
    var lines = 1
    var last: UInt32 = 0
    for byte in text.utf8 {
      last = (last << 8 | UInt32(byte)) & 0xFF_FFFF
      if endsLine(last) { lines += 1 }
      if lines > numberOfLines { return true }
    }
    return false
  }

  /// The text with zeros replaced by U+FFFD.
  static func withoutZeros(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return text.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")
  }

  /// The offset of the first character beyond a limit.
  private static func end(in text: [UInt8], limit: Int, numberOfLines: Int) -> Int {
    // One line more than visible, so that Pango recognises the overflow.
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

  /// Whether a byte ends a line: line feed, vertical tab, form feed, carriage return, U+0085, U+2028, U+2029.
  private static func endsLine(_ last: UInt32) -> Bool {
    let byte = last & 0xFF
    return (0x0A...0x0D).contains(byte) && !(byte == 0x0A && last >> 8 & 0xFF == 0x0D) || last & 0xFFFF == 0xC285
      || last == 0xE280A8 || last == 0xE280A9
  }

  /// Whether any word is over the limit.
  private static func isWordy(_ text: [UInt8], _ limit: Int) -> Bool {
    var length = 0
    return text.contains { byte in
      length = byte.isSpaceOfASCII ? 0 : length + 1
      return length > limit
    }
  }

  /// The offsets between characters where overlong words get line breaks.
  private static func wordBreaks(in text: [UInt8], _ limit: Int) -> [Int] {
    var offsets: [Int] = []
    var length = 0
    var offset = 0
    for character in String(decoding: text, as: UTF8.self) {
      let count = character.utf8.count
      length = character.endsWord ? 0 : length + count
      if length > limit {
        offsets.append(offset)
        length = count
      }
      offset += count
    }
    return offsets
  }
}

extension UInt8 {
  /// Whether the byte is a space or ends a line. Other control characters are parts of words.
  var isSpaceOfASCII: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Character {
  /// Whether a line may end at the character: not at non-breaking spaces.
  fileprivate var endsWord: Bool {
    isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(self)
  }
}
