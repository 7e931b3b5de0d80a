import InlaySystem

/// Checks a font file before fontconfig, FreeType and HarfBuzz read it, for contents that take unlimited time or
/// memory: the limits of these libraries are too high for untrusted files.
struct FontFileCheck {
  static let maximumBytes = 128 << 20
  private static let tableLimit = 256
  /// The number of fonts in one file.
  private static let fontLimit = 64
  private static let strikeLimit = 64
  /// The longest side of a picture in a font, in pixels.
  static let largestPicture = 1024
  /// The number of coloured layers of a glyph.
  private static let layerLimit = 1024

  /// The cost of shaping texts with the file's fonts.
  struct Cost {
    /// The number of lookups, with their parts and rules, in the font with most; each may visit every glyph of a text.
    var lookups = 0
    /// Whether substitutions could make many glyphs of one character.
    var mayGrow = false
  }

  private let bytes: FontBytes
  private(set) var cost = Cost()

  /// - Throws: `limitExceeded` above a limit, `invalidData` for a file that is not a supported font, both without the
  ///   path.
  init(_ contents: [UInt8]) throws(InlayError) {
    bytes = FontBytes(contents)
    switch bytes.long(0) {
    case 0x7474_6366:  // ttcf
      let count = bytes.long(8)
      try Self.check(count, "fonts", Self.fontLimit)
      for index in 0..<count { try checkFont(at: bytes.long(12 + 4 * index)) }
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7479_7031:  // TrueType, OTTO, true, typ1
      try checkFont(at: 0)
    case let tag where tag >> 16 == 0x8001 || tag >> 16 == 0x2521: break  // Type 1, binary or as text
    default: throw InlayError(.invalidData, "not a font that can be used (OpenType, TrueType or Type 1)")
    }
  }

  private mutating func checkFont(at start: Int) throws(InlayError) {
    try checkTables(at: start)
    guard !bytes.isExhausted else {
      throw InlayError(.limitExceeded, "the font has more glyphs, pictures and rules than can be checked")
    }
  }

  private mutating func checkTables(at start: Int) throws(InlayError) {
    let count = bytes.short(start + 4)
    try Self.check(count, "tables", Self.tableLimit)
    var tables: [Int: Range<Int>] = [:]
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let (offset, length) = (bytes.long(record + 8), bytes.long(record + 12))
      let table = min(offset, bytes.count)..<min(offset + length, bytes.count)
      // Libraries differ in which of two such tables they read.
      guard tables.updateValue(table, forKey: bytes.long(record)) == nil else {
        throw InlayError(.invalidData, "two tables with the same name")
      }
    }
    func table(_ name: StaticString) -> Range<Int>? {
      tables[name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }]
    }
    let glyphCount = table("maxp").map { bytes.short($0.lowerBound + 4) } ?? 0
    if let head = table("head"), let loca = table("loca"), let glyf = table("glyf") {
      let isLong = bytes.short(head.lowerBound + 50) != 0
      var outlines = GlyphOutlines(bytes, loca: loca, glyf: glyf, isLong: isLong, glyphCount: glyphCount)
      try outlines.check()
    }
    if let sbix = table("sbix") { try checkPictures(sbix, glyphCount: glyphCount) }
    if let colors = table("COLR") {
      let records = colors.lowerBound + bytes.long(colors.lowerBound + 4)
      for index in 0..<bytes.short(colors.lowerBound + 2) {
        try Self.check(bytes.short(records + 6 * index + 4), "coloured layers in a glyph", Self.layerLimit)
      }
    }
    for (name, isSubstitution) in [("GSUB", true), ("GPOS", false)] as [(StaticString, Bool)] {
      guard let table = table(name) else { continue }
      var lookups = FontLookups(bytes, table, isSubstitution: isSubstitution)
      try lookups.check()
      cost.lookups = max(cost.lookups, lookups.visits)
      if lookups.mayGrow { cost.mayGrow = true }
    }
    if table("morx") != nil || table("mort") != nil { cost.mayGrow = true }
  }

  /// Checks glyphs' pictures in PNG, for which FreeType has no limit of size.
  private func checkPictures(_ table: Range<Int>, glyphCount: Int) throws(InlayError) {
    let strikes = bytes.long(table.lowerBound + 4)
    try Self.check(strikes, "sizes of pictures", Self.strikeLimit)
    for index in 0..<strikes {
      let strike = table.lowerBound + bytes.long(table.lowerBound + 8 + 4 * index)
      for glyph in 0..<glyphCount {
        let (start, end) = (bytes.long(strike + 4 + 4 * glyph), bytes.long(strike + 8 + 4 * glyph))
        // The start of a PNG file: signature, length and name of the first chunk, width and height.
        guard end > start, bytes.long(strike + start + 8) == 0x8950_4E47 else { continue }
        let (width, height) = (bytes.long(strike + start + 24), bytes.long(strike + start + 28))
        guard max(width, height) <= Self.largestPicture else {
          throw InlayError(
            .limitExceeded,
            "a picture of \(width) x \(height) pixels in the font, over the limit of \(Self.largestPicture) a side")
        }
      }
    }
  }

  static func check(_ count: Int, _ what: String, _ limit: Int) throws(InlayError) {
    guard count > limit else { return }
    throw InlayError(.limitExceeded, "\(count) \(what), over the limit of \(limit)")
  }
}

/// Numbers in a font file; 0 beyond its end, and after so many reads that tables must overlap.
final class FontBytes {
  private static let readLimit = 20_000_000

  private let bytes: [UInt8]
  private var readsLeft = FontBytes.readLimit
  var count: Int { bytes.count }
  var isExhausted: Bool { readsLeft <= 0 }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func short(_ offset: Int) -> Int {
    guard offset >= 0, offset <= bytes.count - 2, readsLeft > 0 else { return 0 }
    readsLeft -= 1
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func long(_ offset: Int) -> Int { short(offset) << 16 | short(offset + 2) }
}
