import InlayGraphics

/// A text in lines of glyphs, before alignment in a width. All lengths are device pixels.
final class ShapedText: Sendable {
  struct Line: Sendable {
    var width: Double
    /// The distance from the top of the text.
    var baseline: Double
    var runs: [GlyphRun]
  }

  let lines: [Line]
  let width: Double
  let height: Double
  let scale: Double
  let isTruncated: Bool
  let missing: MissingCharacters
  /// Whether none of the font's families exists.
  let usesOtherFamily: Bool
  /// Pango's messages during the layout; mostly none.
  let messages: [String]
  /// Work that does not follow from text and lines; nil for most texts.
  let rareWork: RareWork?

  /// The fonts that markup chooses, as requests, and the letters to break in a font of pictures.
  struct RareWork: Sendable {
    let fonts: [Int]
    let brokenPictures: Double
  }

  init(
    lines: [Line], height: Double, scale: Double, isTruncated: Bool, missing: MissingCharacters = MissingCharacters(),
    usesOtherFamily: Bool = false, messages: [String] = [], rareWork: RareWork? = nil
  ) {
    self.lines = lines
    self.height = height
    self.scale = scale
    self.isTruncated = isTruncated
    self.missing = missing
    self.usesOtherFamily = usesOtherFamily
    self.messages = messages
    self.rareWork = rareWork
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// The same text with messages.
  convenience init(_ text: ShapedText, messages: [String]) {
    self.init(
      lines: text.lines, height: text.height, scale: text.scale, isTruncated: text.isTruncated, missing: text.missing,
      usesOtherFamily: text.usesOtherFamily, messages: messages, rareWork: text.rareWork)
  }

  var byteCount: Int {
    messages.reduce(0) { $0 + $1.utf8.count }
      + lines.reduce(128) { $0 + $1.runs.reduce(64) { $0 + $1.byteCount } }
  }
}

/// The characters of a text that no font has.
struct MissingCharacters: Sendable {
  private(set) var count = 0
  /// The first distinct characters, in the order of the lines.
  private(set) var scalars: [Unicode.Scalar] = []

  mutating func add(_ value: UInt32) {
    count += 1
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    if scalars.count < Self.limit, !scalars.contains(scalar) { scalars.append(scalar) }
  }

  mutating func add(_ others: MissingCharacters) {
    count += others.count
    for scalar in others.scalars where scalars.count < Self.limit && !scalars.contains(scalar) {
      scalars.append(scalar)
    }
  }

  static let limit = 16
}
