import InlayGraphics
import InlaySystem

/// Amounts of work of texts, for a `WorkMeter`.
enum TextWork {
  /// Fewer broken letters in a font of pictures are not counted, since detecting such fonts costs time too.
  static let fewPictures = 1_000.0
  /// The width of a letter and of a picture, as a share of the em square.
  private static let letterWidth = 0.5
  private static let pictureWidth = 1.0

  /// The bytes of words that are wider than a line, at each line end inside them: Pango shapes the rest of a word
  /// again at every possible line end. O(bytes).
  static func brokenBytes(
    of text: String, _ format: TextFormat, width: Double?, scale: Double, lookups: Int = 0
  ) -> Double {
    brokenBytes(of: text.utf8.prefix(ShapingLimits.bytes), format, width: width, scale: scale, lookups: lookups)
  }

  static func brokenBytes(
    of text: some Sequence<UInt8>, _ format: TextFormat, width: Double?, scale: Double, lookups: Int
  ) -> Double {
    guard let width else { return 0 }
    let lettersOfLine = letters(letterWidth, in: width, format, scale)
    let mostLines = mostLines(format)
    let wordBytes = Double(ShapingLimits.wordBytes(lookups: lookups))
    var bytes = 0.0
    var length = 0
    func endWord() {
      let letters = Double(length)
      if letters > lettersOfLine {
        bytes += min(letters / lettersOfLine, mostLines) * min(letters, wordBytes)
      }
      length = 0
    }
    var isInTag = false
    for byte in text {
      if format.usesMarkup {
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
          isInTag = byte == UInt8(ascii: "<")
          continue
        }
        if isInTag { continue }
      }
      // Lines may end between any two characters of Han, kana and Hangul.
      if byte.isSpaceOfASCII || (0xE3...0xED).contains(byte) {
        endWord()
      } else if length > 0 || byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    endWord()
    return bytes
  }

  /// The most work of one text that is shaped in parts, in units of about a nanosecond: some megabytes.
  static let mostOfText = 2_000_000_000.0
  private static let unitsOfBrokenByte = 800.0
  private static let unitsOfByte = 600.0
  private static let unitsOfVisit = 30.0
  /// Fonts with more lookups are not usual ones, and visit every glyph with each.
  private static let usualLookups = 300

  /// Whether a font visits every glyph with every lookup, as far as is known.
  static func isExpensive(_ lookups: Int) -> Bool { lookups > usualLookups }

  /// The factor by which a byte of a text is more work than in a usual font.
  static func growth(_ lookups: Int) -> Double {
    isExpensive(lookups) ? max(1, unitsOfVisit * Double(lookups) / unitsOfByte) : 1
  }

  /// The work of a part without its lines: a whole number, as all amounts here, so that sums do not depend on the steps
  /// in which they are counted.
  static func ofPart(_ bytes: Int, lookups: Int) -> Double {
    100_000 + (Double(bytes) * unitsOfByte * growth(lookups)).rounded(.up)
  }

  /// The parts that fit into the work of a text, at least, and the bytes of one of them.
  static let partCount = 16
  static func bytesOfPart(lookups: Int) -> Int {
    Int(mostOfText / Double(partCount) / (unitsOfByte * growth(lookups)))
  }

  /// The work of bytes at line ends inside words.
  static func ofBrokenBytes(_ bytes: Double, lookups: Int) -> Double {
    (bytes * unitsOfBrokenByte * growth(lookups)).rounded(.up)
  }

  static func ofLines(_ lines: Int, runs: Int) -> Double { Double(lines) * 28_000 + Double(runs) * 8_000 }

  /// The letters of words that are wider than a line, at each line end inside them, for a text whose own font has
  /// pictures instead of outlines, such as emoji: Pango reads layers, image and box of each again. Pango uses that font
  /// for missing characters as well. O(bytes).
  static func brokenPictures(of text: [UInt8], _ format: TextFormat, width: Double, scale: Double) -> Double {
    let lettersOfLine = letters(pictureWidth, in: width, format, scale)
    let mostLines = mostLines(format)
    var pictures = 0.0
    for word in text.split(whereSeparator: \.isSpaceOfASCII) {
      let letters = Double(word.count { $0 & 0xC0 != 0x80 })
      guard letters > lettersOfLine else { continue }
      let piece = letters * min(1, Double(ShapingLimits.wordBytes(lookups: 0)) / Double(word.count))
      pictures += min(letters / lettersOfLine, mostLines) * piece
    }
    return pictures
  }

  /// The number of letters that fit a line, at least one. `letterWidth` is a share of the em square.
  private static func letters(_ letterWidth: Double, in width: Double, _ format: TextFormat, _ scale: Double) -> Double
  {
    max(1, width / max(1e-3, format.font.size * scale * letterWidth))
  }

  /// Returns the most lines: with an ellipsis, only visible ones are made.
  private static func mostLines(_ format: TextFormat) -> Double {
    format.numberOfLines > 0 && format.lineBreakMode != .wordWrap ? Double(format.numberOfLines) : .infinity
  }
}

extension WorkMeter {
  /// Counts a shaped text, without the breaking of its words.
  func spend(onShaping text: String, _ shaped: ShapedText, lookups: Int) throws(InlayError) {
    try spend(onShaping: text, lines: shaped.lines.count, runs: shaped.lines.runs.count, lookups: lookups)
  }

  /// Whether the parts of a text count: once in a frame for each size, since its layer keeps it.
  func isDue(partsOf text: String, _ format: TextFormat, width: Double?, height: Double?) -> Bool {
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(format)
    hasher.combine(width)
    hasher.combine(height)
    return isDue(hasher.finalize(), bytes: text.utf8.count)
  }

  func spend(onShaping text: String, lines: Int, runs: Int, lookups: Int) throws(InlayError) {
    try spend(1, .shapedText)
    try spend(Self.shapedBytes(text.utf8.count, lookups: lookups), .shapedByte)
    try spend(Double(lines), .shapedLine)
    try spend(Double(runs), .shapedRun)
  }

  /// Whether the work that is left suffices to shape a text of so many bytes. If not, the meter has reached its limit.
  func hasWork(forShaping bytes: Int, lookups: Int) -> Bool {
    let bytes = Self.shapedBytes(bytes, lookups: lookups)
    return bytes <= left(of: .shapedByte) || allows(bytes, .shapedByte)
  }

  private static func shapedBytes(_ bytes: Int, lookups: Int) -> Double {
    (Double(min(bytes, ShapingLimits.bytes)) * TextWork.growth(lookups)).rounded(.up)
  }
}
