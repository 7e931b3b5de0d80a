/// The units of work that texts take, for a `WorkBudget`: as measured, of texts that are dear.
enum TextWork {
  /// A text that is looked up, kept or not, and each of its bytes.
  static let lookUp = 300
  static let lookUpOfByte = 1
  /// A text that is shaped, each of its bytes, each line and each run of glyphs that comes of it.
  private static let shaping = 12_000
  private static let byte = 600
  private static let line = 4_000
  private static let run = 3_000
  /// A font in a size that was not used yet: fontconfig looks for it among all fonts, and keeps what it found.
  static let font = 2_000_000

  static func shaping(_ text: String, _ shaped: ShapedText) -> Int {
    let bytes = min(text.utf8.count, ShapingLimits.bytes)
    let runs = shaped.lines.reduce(0) { $0 + $1.runs.count }
    return shaping + bytes * byte + shaped.lines.count * line + runs * run
  }
}
