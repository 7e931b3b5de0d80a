import InlayGraphics

/// Parts of texts whose glyphs do not depend on their neighbours: words with the spaces after them, and digits, or
/// whole numbers in fonts whose digits depend on each other. A text of known parts is composed without shaping.
///
/// HarfBuzz reports these parts while a whole text is shaped, so composed texts have the glyphs of whole-string
/// shaping. Only short texts of ASCII are used. Each operation is O(characters).
struct WordCache {
  /// One glyph of a piece; lengths are Pango's units.
  struct Glyph {
    var index: UInt32
    var width: Int32
    var x: Int32
    var y: Int32
    /// The byte of the piece that the glyph belongs to.
    var offset: Int32
    /// The painted area, relative to its own origin; nil for none.
    var ink: DeviceInk?
  }

  /// The common properties of all lines of a format, with the pieces that are digits.
  final class Face {
    let font: ScaledFont
    let baseline: Double
    let height: Double
    /// Whether a number is one piece.
    @exclusivity(unchecked) var joinsDigits = false
    /// The numbers of examined texts, and of those that can be composed.
    var texts = 0
    var yields = 0
    /// The pieces that are one digit, which need no hash: by digit and ends; empty if unknown.
    @exclusivity(unchecked) var digits = [Range<Int>](repeating: 0..<0, count: 40)

    init(font: ScaledFont, baseline: Double, height: Double) {
      (self.font, self.baseline, self.height) = (font, baseline, height)
    }
  }

  private struct Key: Hashable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    /// The format's number, and whether the piece begins and ends its text.
    var context: Int
  }

  /// Longer texts are shaped.
  static let longestText = 64
  private static let longestPiece = 15
  private static let limit = 8192

  /// The glyphs of all pieces: a line of many pieces retains none of them.
  private var glyphs: [Glyph] = []
  /// The glyphs of each piece.
  private var pieces: [Key: Range<Int>] = [:]
  private var faces: [Int: Face] = [:]

  /// Whether a text may be composed, and examined for pieces.
  static func isEligible(_ text: String, _ format: TextFormat) -> Bool {
    !format.usesMarkup && format.effectiveDirection == .leftToRight && text.utf8.count <= longestText && !text.isEmpty
      && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// A text as one line; nil if a piece is unknown. `format` is the format's number.
  func line(of text: String, format: Int, scale: Double) -> ShapedText? {
    guard let face = faces[format], face.yields > 0 else { return nil }
    let count = text.utf8.count
    var visible: [GlyphRun.Glyph] = []
    visible.reserveCapacity(count)
    var ink: DeviceInk?
    var x: Int32 = 0
    let isKnown = glyphs.withUnsafeBufferPointer { glyphs in
      Self.forEachPiece(of: text, joinsDigits: face.joinsDigits) { bytes, range in
        guard let piece = piece(bytes, range, of: count, format, face) else { return false }
        for glyph in glyphs[piece] {
          if glyph.index != LineReader.emptyGlyph {
            let placed = GlyphRun.Glyph(
              index: glyph.index, exactX: x + glyph.x, exactY: glyph.y, offset: glyph.offset + Int32(range.lowerBound))
            if let own = glyph.ink?.offsetBy(placed) { ink = ink?.union(own) ?? own }
            visible.append(placed)
          }
          x += glyph.width
        }
        return true
      }
    }
    if !isKnown { return nil }
    var lines = ShapedText.Lines()
    lines.addLine(width: Double(x) / TextShaper.units, baseline: face.baseline)
    if !visible.isEmpty { lines.add(GlyphRun(font: face.font, glyphs: visible, ink: ink, text: .line(text))) }
    return ShapedText(lines: lines, height: face.height, scale: scale, isTruncated: false)
  }

  private func piece(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of count: Int, _ format: Int, _ face: Face
  ) -> Range<Int>? {
    if !face.joinsDigits, let slot = Self.digitSlot(bytes, range, of: count) {
      return face.digits[slot].isEmpty ? nil : face.digits[slot]
    }
    return Self.key(bytes, range, of: count, format).flatMap { pieces[$0] }
  }

  /// Whether texts of a format are worth examining: in some fonts all letters depend on each other.
  func isWorthLearning(format: Int) -> Bool {
    guard let face = faces[format] else { return true }
    return face.texts < 32 || face.yields * 4 > face.texts
  }

  /// Stores the pieces of a shaped text.
  ///
  /// - Parameters:
  ///   - glyphs: In the order of the text, with offsets from its start.
  ///   - isSeparate: For each glyph, whether the text before it and the text from it on can be shaped separately.
  mutating func learn(_ text: String, format: Int, _ glyphs: [Glyph], isSeparate: [Bool], _ face: Face) {
    if pieces.count > Self.limit {
      self.glyphs = []
      pieces = [:]
      faces = [:]
    }
    let face = faces[format] ?? face
    faces[format] = face
    let count = text.utf8.count
    /// The glyph that begins at a byte; nil if no cut is possible.
    func cut(at byte: Int) -> Int? {
      if byte == 0 { return 0 }
      if byte == count { return glyphs.count }
      guard let index = glyphs.firstIndex(where: { $0.offset >= byte }), glyphs[index].offset == byte,
        isSeparate[index]
      else { return nil }
      return index
    }
    var isWhole = true
    let joinsDigits = face.joinsDigits
    let isLearnt = Self.forEachPiece(of: text, joinsDigits: joinsDigits) { bytes, range in
      let slot = joinsDigits ? nil : Self.digitSlot(bytes, range, of: count)
      guard let key = Self.key(bytes, range, of: count, format), let first = cut(at: range.lowerBound),
        let end = cut(at: range.upperBound), first < end
      else {
        isWhole = false
        return slot == nil
      }
      // A piece has the same glyphs in every text.
      guard slot.map({ face.digits[$0].isEmpty }) ?? (pieces[key] == nil) else { return true }
      let start = self.glyphs.count
      for var glyph in glyphs[first..<end] {
        glyph.offset -= Int32(range.lowerBound)
        self.glyphs.append(glyph)
      }
      let piece = start..<self.glyphs.count
      if let slot { face.digits[slot] = piece } else { pieces[key] = piece }
      return true
    }
    if !isLearnt {
      // A digit that depends on its neighbours: numbers are words from now on.
      face.joinsDigits = true
      return learn(text, format: format, glyphs, isSeparate: isSeparate, face)
    }
    face.texts += 1
    if isWhole { face.yields += 1 }
  }

  /// Calls `body` with each piece until it returns false: a digit, or other characters up to the next digit or through
  /// the next spaces.
  ///
  /// - Parameter joinsDigits: Whether digits are characters like others.
  private static func forEachPiece(
    of text: String, joinsDigits: Bool, _ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start + 1
        if joinsDigits || !isDigit(bytes[start]) {
          while end < bytes.count, joinsDigits || !isDigit(bytes[end]), bytes[end - 1] != 0x20 || bytes[end] == 0x20 {
            end += 1
          }
        }
        if !body(bytes, start..<end) { return false }
        start = end
      }
      return true
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The index of a piece in `Face.digits`; nil for other pieces.
  private static func digitSlot(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of count: Int) -> Int? {
    guard isDigit(bytes[range.lowerBound]) else { return nil }
    return Int(bytes[range.lowerBound] - 0x30) << 2 | ends(range, of: count)
  }

  /// Whether a piece begins and ends its text.
  private static func ends(_ range: Range<Int>, of count: Int) -> Int {
    (range.lowerBound == 0 ? 1 : 0) + (range.upperBound == count ? 2 : 0)
  }

  private static func key(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of count: Int, _ format: Int
  ) -> Key? {
    guard range.count <= longestPiece else { return nil }
    var key = Key(context: format << 2 | ends(range, of: count))
    for byte in bytes[range] {
      key.high = key.high << 8 | key.low >> 56
      key.low = key.low << 8 | UInt64(byte)
    }
    return key
  }
}
