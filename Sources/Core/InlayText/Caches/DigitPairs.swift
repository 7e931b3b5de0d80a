/// The glyphs of digits and spaces before each other, from which numbers are composed without shaping.
///
/// HarfBuzz reports for some fonts, such as Inter 4, that digits depend on their neighbours: most of its lookups read
/// digits, and pairs of them are kerned. A number is composed where neighbours are all that a digit depends on: where
/// no substitution takes digits or spaces in any text of ASCII, and where only single glyphs and pairs are positioned.
struct DigitPairs {
  /// The number of characters.
  private static let count = 11

  /// The glyphs by glyph and next glyph, with the tracking on both sides. The last one of a row has no next one.
  private var glyphs: [WordCache.Glyph] = []
  /// Whether a text may be cut after a glyph.
  private let safe: [Bool]
  private let tracking: (left: Int32, right: Int32)

  /// Characters in an order that has all pairs of them, after the first character.
  static let allPairs: [UInt8] = {
    var symbols: [Int] = [0]
    for first in 0..<count {
      symbols.append(first)
      for second in first + 1..<max(count, first + 1) { symbols += [first, second] }
    }
    return (symbols + [0]).map { bytes[$0] }
  }()

  /// Digits and the space.
  static let bytes = Array("0123456789 ".utf8)

  /// Returns nil if neighbours change more than the distance to the next glyph.
  ///
  /// - Parameters:
  ///   - pairs: The glyphs of `allPairs`.
  ///   - alone: The glyph of each character alone.
  ///   - tracking: The additions to the left and right sides of glyphs.
  init?(_ pairs: [WordCache.Glyph], alone: [WordCache.Glyph], tracking: (left: Int32, right: Int32)) {
    guard pairs.count == Self.allPairs.count, alone.count == Self.count else { return nil }
    self.tracking = tracking
    for var glyph in alone {
      glyph.width += tracking.left + tracking.right
      glyph.x += tracking.left
      glyph.isSafe = true
      glyphs += Array(repeating: glyph, count: Self.count + 1)
    }
    var safe = [Bool](repeating: true, count: glyphs.count)
    for index in 1..<pairs.count - 1 {
      let (first, second) = (Self.symbol(Self.allPairs[index]), Self.symbol(Self.allPairs[index + 1]))
      let (glyph, place) = (pairs[index], first * (Self.count + 1) + second)
      let own = glyphs[first * (Self.count + 1) + Self.count]
      guard glyph.index == own.index, glyph.x == own.x, glyph.y == own.y, glyph.offset == index else { return nil }
      glyphs[place].width = glyph.width
      safe[place] = pairs[index + 1].isSafe
    }
    // A number begins after a space as it begins a text.
    let space = Self.count - 1
    for digit in 0..<space {
      let place = space * (Self.count + 1) + digit
      guard safe[place], glyphs[place].width == glyphs[space * (Self.count + 1) + Self.count].width else { return nil }
    }
    self.safe = safe
  }

  /// Whether numbers have the same glyphs in the same places.
  static func haveSameGlyphs(_ a: DigitPairs?, _ b: DigitPairs?) -> Bool {
    guard let a, let b, a.safe == b.safe else { return false }
    return zip(a.glyphs, b.glyphs).allSatisfy {
      $0.index == $1.index && $0.width == $1.width && $0.x == $1.x && $0.y == $1.y
    }
  }

  private static func symbol(_ byte: UInt8) -> Int { byte == 0x20 ? count - 1 : Int(byte) - 0x30 }

  /// Calls `body` with each glyph of a number and the spaces after it, with its offset from the text's start.
  ///
  /// - Parameter count: The bytes of the text.
  /// - Returns: Whether the piece is such a number.
  func forEachGlyph(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of count: Int, _ body: (WordCache.Glyph) -> Void
  ) -> Bool {
    guard bytes[range.lowerBound] != 0x20, bytes[range].allSatisfy({ $0 == 0x20 || $0 &- 0x30 < 10 }) else {
      return false
    }
    var place = 0
    for index in range {
      let isSafe = index == range.lowerBound || safe[place]
      let next = index + 1 < range.upperBound ? Self.symbol(bytes[index + 1]) : Self.count
      place = Self.symbol(bytes[index]) * (Self.count + 1) + next
      var glyph = glyphs[place]
      glyph.offset = Int32(index)
      glyph.isSafe = isSafe
      if index == 0 {
        glyph.width -= tracking.left
        glyph.x -= tracking.left
      }
      if index == count - 1 { glyph.width -= tracking.right }
      body(glyph)
    }
    return true
  }
}
