import InlayGraphics

/// Parts of texts whose glyphs do not depend on their neighbours: words with the spaces after them, and digits, or
/// whole numbers in fonts whose digits depend on each other. A text of known parts is composed without shaping, and so
/// are numbers of known pairs of digits.
///
/// HarfBuzz reports these parts while a whole text is shaped, so composed texts have the glyphs of whole-string
/// shaping. Only texts of ASCII are used. Each operation is O(characters).
struct WordCache {
  /// One glyph of a piece, or of a text. Lengths are Pango's units.
  struct Glyph {
    var index: UInt32
    var width: Int32
    var x: Int32
    var y: Int32
    /// The byte of the piece, or of the text, that the glyph belongs to.
    var offset: Int32
    /// Whether a line may begin here: the glyphs on both sides stay the same.
    var isSafe: Bool
    /// The painted area, relative to its own origin; nil for none.
    var ink: DeviceInk?
  }

  /// The common properties of all lines of a format, with the pieces that are digits.
  final class Face {
    let font: ScaledFont
    let baseline: Double
    let height: Double
    /// Whether each line has this height, whatever its glyphs are.
    let isEven: Bool
    /// Whether a number is one piece.
    @exclusivity(unchecked) var joinsDigits = false
    /// The numbers of examined texts, and of those that can be composed.
    var texts = 0
    var yields = 0
    /// The pieces that are one digit, which need no hash: by digit and ends; empty if unknown.
    @exclusivity(unchecked) var digits = [Range<Int>](repeating: 0..<0, count: 40)
    /// The bytes of texts that were shaped for a new number.
    @exclusivity(unchecked) fileprivate(set) var numberBytes = 0
    /// The digits before each other, where numbers are composed of them.
    @exclusivity(unchecked) fileprivate(set) var pairs: DigitPairs?

    /// The painted areas of glyphs, relative to their own origins; nil for none.
    @exclusivity(unchecked) private var inks: [UInt32: DeviceInk?] = [:]

    init(font: ScaledFont, baseline: Double, height: Double, isEven: Bool) {
      (self.font, self.baseline, self.height, self.isEven) = (font, baseline, height, isEven)
    }

    func ink(of glyph: UInt32) -> DeviceInk? {
      if let known = inks[glyph] { return known }
      let ink = DeviceInk(of: glyph, in: font)
      inks.updateValue(ink, forKey: glyph)
      return ink
    }
  }

  private struct Key: Hashable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    /// The format's number, and whether the piece begins and ends its text.
    var context: Int
  }

  /// Longer texts are shaped by Pango.
  private static let longestText = 512
  /// Texts up to this length are always shaped whole.
  private static let shortText = 64
  private static let longestPiece = 15
  /// Shaping so many bytes takes about as long as making pairs.
  private static let manyNumberBytes = 192
  /// The most pieces, and the most glyphs: some 8 MB.
  private static let limit = 32_768
  private static let glyphLimit = 131_072

  /// The glyphs of all pieces: a line of many pieces retains none of them.
  private var glyphs: [Glyph] = []
  /// The glyphs of each piece.
  private var pieces: [Key: Range<Int>] = [:]
  private var faces: [Int: Face] = [:]

  /// Whether a text may be composed, and examined for pieces.
  ///
  /// - Parameter lookups: The number of lookups in the font with most.
  static func isEligible(_ text: String, _ format: InternedFormat, lookups: Int) -> Bool {
    let count = text.utf8.count
    guard format.isPlain, count > 0, count <= longestText else { return false }
    if count > shortText {
      let pixelSize = TextShaper.pixelSize(format.format, scale: format.scale)
      guard pixelSize > 0, count <= ShapingLimits.wholeBytes(pixelSize: pixelSize, lookups: lookups) else {
        return false
      }
    }
    // A loop without an early end takes many bytes at once.
    let others = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(into: UInt8(0)) { $0 |= $1 &- 0x20 >= 0x5F ? 1 : 0 }
    }
    return others == 0
  }

  /// A text as one line; nil if a piece is unknown. `format` is the number of the format's words.
  func line(of text: String, format: Int, scale: Double) -> ShapedText? {
    guard let face = faces[format], face.yields > 0 else { return nil }
    var line = Line(capacity: text.utf8.count)
    guard forEachGlyph(of: text, format, face, { line.add($0) }) else { return nil }
    return line.text(text, face, scale: scale)
  }

  /// The glyphs of a text, with offsets from its start; nil if a piece is unknown.
  func glyphs(of text: String, format: Int) -> (glyphs: [Glyph], face: Face)? {
    guard let face = faces[format], face.yields > 0 else { return nil }
    var result: [Glyph] = []
    result.reserveCapacity(text.utf8.count)
    guard forEachGlyph(of: text, format, face, { result.append($0) }) else { return nil }
    return (result, face)
  }

  /// Calls `body` with each glyph, with its offset from the text's start, until a piece is unknown.
  ///
  /// - Returns: Whether all pieces are known.
  private func forEachGlyph(of text: String, _ format: Int, _ face: Face, _ body: (Glyph) -> Void) -> Bool {
    let count = text.utf8.count
    return glyphs.withUnsafeBufferPointer { glyphs in
      Self.forEachPiece(of: text, joinsDigits: face.joinsDigits) { bytes, range in
        if let pairs = face.pairs, pairs.forEachGlyph(bytes, range, of: count, body) { return true }
        guard let piece = piece(bytes, range, of: count, format, face) else { return false }
        for var glyph in glyphs[piece] {
          glyph.offset += Int32(range.lowerBound)
          body(glyph)
        }
        return true
      }
    }
  }

  /// Glyphs one after the other on a line.
  struct Line {
    private var visible: [GlyphRun.Glyph] = []
    private var ink: DeviceInk?
    private var end: Int32 = 0

    init(capacity: Int) { visible.reserveCapacity(capacity) }

    mutating func add(_ glyph: Glyph) {
      if glyph.index != LineReader.emptyGlyph {
        let placed = GlyphRun.Glyph(
          index: glyph.index, exactX: end + glyph.x, exactY: glyph.y, offset: glyph.offset)
        if let own = glyph.ink?.offsetBy(placed) { ink = ink?.union(own) ?? own }
        visible.append(placed)
      }
      end += glyph.width
    }

    func text(_ text: String, _ face: Face, scale: Double) -> ShapedText {
      var lines = ShapedText.Lines()
      lines.addLine(width: Double(end) / TextShaper.units, baseline: face.baseline)
      if !visible.isEmpty { lines.add(GlyphRun(font: face.font, glyphs: visible, ink: ink, text: .line(text))) }
      return ShapedText(lines: lines, height: face.height, scale: scale, isTruncated: false)
    }
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
    if pieces.count > Self.limit || self.glyphs.count > Self.glyphLimit {
      self.glyphs = []
      pieces = [:]
      faces = [:]
    }
    let face = faces[format] ?? face
    faces[format] = face
    let count = text.utf8.count
    var index = 0
    /// The glyph that begins at a byte, after the bytes of earlier calls; nil if no cut is possible.
    func cut(at byte: Int) -> Int? {
      if byte == 0 { return 0 }
      if byte == count { return glyphs.count }
      while index < glyphs.count, glyphs[index].offset < byte { index += 1 }
      return index < glyphs.count && glyphs[index].offset == byte && isSeparate[index] ? index : nil
    }
    var isWhole = true
    var hasNewNumber = false
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
      if joinsDigits, Self.isDigit(bytes[range.lowerBound]) { hasNewNumber = true }
      if let slot { face.digits[slot] = piece } else { pieces[key] = piece }
      return true
    }
    if !isLearnt {
      // A digit that depends on its neighbours: numbers are words from now on.
      face.joinsDigits = true
      return learn(text, format: format, glyphs, isSeparate: isSeparate, face)
    }
    if hasNewNumber { face.numberBytes += count }
    face.texts += 1
    if isWhole { face.yields += 1 }
  }

  /// The unknown pieces of a text, each with the pieces around it: texts from which the pieces can be learnt. Empty if
  /// they are most of the text, or seldom learnt. O(characters).
  func unknownParts(of text: String, format: Int) -> [String] {
    guard let face = faces[format], face.yields * 2 > face.texts else { return [] }
    let count = text.utf8.count
    var parts: [Range<Int>] = []
    var last = 0..<0
    var followsUnknown = false
    let isLearnable = Self.forEachPiece(of: text, joinsDigits: face.joinsDigits) { bytes, range in
      let isKnown =
        face.pairs?.forEachGlyph(bytes, range, of: count, { _ in }) ?? false
        || piece(bytes, range, of: count, format, face) != nil
      if followsUnknown, let part = parts.popLast() {
        parts.append(part.lowerBound..<range.upperBound)
      } else if !isKnown {
        parts.append(last.lowerBound..<range.upperBound)
      }
      (last, followsUnknown) = (range, !isKnown)
      return isKnown || range.count <= Self.longestPiece
    }
    guard isLearnable, parts.reduce(0, { $0 + $1.count }) * 2 <= count else { return [] }
    let bytes = Array(text.utf8)
    return parts.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Takes the pairs of a format's digits, where numbers have cost about as much as the pairs do.
  ///
  /// - Parameter make: Called once for a format.
  func takePairs(format: Int, _ make: () -> DigitPairs?) {
    guard let face = faces[format], face.pairs == nil, face.numberBytes >= Self.manyNumberBytes else { return }
    face.numberBytes = .min
    face.pairs = make()
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
