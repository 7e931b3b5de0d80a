/// The units of work of texts, for a `WorkBudget`, as measured with expensive texts.
enum TextWork {
  /// The look-up of a text, cached or not, and of each of its bytes.
  static let lookUp = 300
  static let lookUpOfByte = 1
  /// The shaping of a text, of each of its bytes, and of each resulting line and run of glyphs.
  private static let shaping = 6_000
  private static let byte = 2_000
  private static let line = 40_000
  private static let run = 3_000
  /// A font in a new size: fontconfig searches all fonts and retains the result.
  static let font = 3_000_000
  /// Each byte of a word, at each line end inside the word.
  private static let byteOfBrokenWord = 900.0
  /// The same for each letter in a font of pictures: Pango reads its layers, image and box each time.
  private static let pictureOfBrokenWord = 20_000.0
  /// Less work for broken words of pictures is not counted, since detecting such words costs time too.
  static let pictureLimit = 20_000_000.0
  /// The width of a letter and of a picture, as a share of the em square.
  private static let letterWidth = 0.5
  private static let pictureWidth = 1.0

  static func shaping(_ text: String, _ shaped: ShapedText) -> Int {
    shaping(text, lines: shaped.lines.count, runs: shaped.lines.reduce(0) { $0 + $1.runs.count })
  }

  static func shaping(_ text: String, lines: Int, runs: Int) -> Int {
    shaping + min(text.utf8.count, ShapingLimits.bytes) * byte + lines * line + runs * run
  }

  /// The work of breaking words that are wider than a line: Pango shapes the rest of a word again at every possible
  /// line end. O(bytes).
  static func breakingWords(of text: String, _ format: TextFormat, width: Double?, scale: Double) -> Double {
    guard let width else { return 0 }
    let lettersOfLine = letters(letterWidth, in: width, format, scale)
    let mostLines = mostLines(format)
    var work = 0.0
    var length = 0
    func endWord() {
      let letters = Double(length)
      if letters > lettersOfLine {
        let piece = min(letters, Double(ShapingLimits.wordBytes))
        work += min(letters / lettersOfLine, mostLines) * piece * byteOfBrokenWord
      }
      length = 0
    }
    var isInTag = false
    for byte in text.utf8.prefix(ShapingLimits.bytes) {
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
    return work
  }

  /// The additional work for a text whose own font has pictures instead of outlines, such as emoji. Pango uses that
  /// font for missing characters as well. O(bytes).
  static func breakingWordsOfPictures(_ text: [UInt8], _ format: TextFormat, width: Double, scale: Double) -> Double {
    let lettersOfLine = letters(pictureWidth, in: width, format, scale)
    let mostLines = mostLines(format)
    var work = 0.0
    for word in text.split(whereSeparator: \.isSpaceOfASCII) {
      let letters = Double(word.count { $0 & 0xC0 != 0x80 })
      guard letters > lettersOfLine else { continue }
      let piece = letters * min(1, Double(ShapingLimits.wordBytes) / Double(word.count))
      work += min(letters / lettersOfLine, mostLines) * piece * pictureOfBrokenWord
    }
    return work
  }

  /// The number of letters that fit a line, at least one. `letterWidth` is a share of the em square.
  private static func letters(_ letterWidth: Double, in width: Double, _ format: TextFormat, _ scale: Double) -> Double
  {
    max(1, width / max(1e-3, format.font.size * scale * letterWidth))
  }

  /// With an ellipsis, only visible lines are made.
  private static func mostLines(_ format: TextFormat) -> Double {
    format.numberOfLines > 0 && format.lineBreakMode != .wordWrap ? Double(format.numberOfLines) : .infinity
  }
}
