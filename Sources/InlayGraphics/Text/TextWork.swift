/// The units of work that texts take, for a `WorkBudget`: as measured, of texts that are dear.
enum TextWork {
  /// A text that is looked up, kept or not, and each of its bytes.
  static let lookUp = 300
  static let lookUpOfByte = 1
  /// A text that is shaped, each of its bytes, each line and each run of glyphs that comes of it.
  private static let shaping = 6_000
  private static let byte = 2_000
  private static let line = 40_000
  private static let run = 3_000
  /// A font in a size that was not used yet: fontconfig looks for it among all fonts, and keeps what it found.
  static let font = 3_000_000
  /// Each byte of a word, at each place where a line ends inside the word.
  private static let byteOfBrokenWord = 900.0
  /// The same for each letter in a font of pictures: Pango asks for its layers, its image and its box each time.
  private static let pictureOfBrokenWord = 20_000.0
  /// Breaking words of pictures that takes less is not counted: to know whether there are any has its price as well.
  static let pictureLimit = 20_000_000.0
  /// Of the em square, the width of a letter, and of a picture.
  private static let letterWidth = 0.5
  private static let pictureWidth = 1.0

  static func shaping(_ text: String, _ shaped: ShapedText) -> Int {
    let bytes = min(text.utf8.count, ShapingLimits.bytes)
    let runs = shaped.lines.reduce(0) { $0 + $1.runs.count }
    return shaping + bytes * byte + shaped.lines.count * line + runs * run
  }

  /// What it takes to break words that are wider than a line: Pango shapes the rest of a word again at every place where it
  /// might end a line. O(bytes).
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
      // Han, kana and Hangul break between any two characters.
      if byte.isSpaceOfASCII || (0xE3...0xED).contains(byte) {
        endWord()
      } else if length > 0 || byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    endWord()
    return work
  }

  /// The work to add for a text whose own font has pictures instead of outlines, such as emoji. Pango sets what no font has
  /// in it as well. O(bytes).
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

  /// How many letters fit a line, at least one. `letterWidth` is of the em square.
  private static func letters(_ letterWidth: Double, in width: Double, _ format: TextFormat, _ scale: Double) -> Double
  {
    max(1, width / max(1e-3, format.font.size * scale * letterWidth))
  }

  /// With an ellipsis no more lines are made than are shown.
  private static func mostLines(_ format: TextFormat) -> Double {
    format.numberOfLines > 0 && format.lineBreakMode != .wordWrap ? Double(format.numberOfLines) : .infinity
  }
}
