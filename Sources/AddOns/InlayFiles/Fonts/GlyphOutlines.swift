import InlayGraphics
import InlaySystem

/// The sizes of a TrueType font's composed glyphs: a few nested glyphs can have billions of points.
struct GlyphOutlines {
  /// The maximum of glyphs in a glyph, nested ones included.
  private static let partLimit = 1024
  private static let pointLimit = 200_000
  private static let depthLimit = 16

  private struct Size {
    var parts: Int
    var points: Int
  }

  private let bytes: FontBytes
  private let loca: Range<Int>
  private let glyf: Range<Int>
  private let isLong: Bool
  private let glyphCount: Int
  /// The known sizes of composed glyphs.
  private var sizes: [Int: Size] = [:]

  init(_ bytes: FontBytes, loca: Range<Int>, glyf: Range<Int>, isLong: Bool, glyphCount: Int) {
    self.bytes = bytes
    self.loca = loca
    self.glyf = glyf
    self.isLong = isLong
    self.glyphCount = glyphCount
  }

  /// O(bytes).
  mutating func check() throws(InlayError) {
    for glyph in 0..<glyphCount where isComposed(glyph) { _ = try size(of: glyph, depth: 0) }
  }

  private func location(_ index: Int) -> Int {
    isLong ? bytes.long(loca.lowerBound + 4 * index) : 2 * bytes.short(loca.lowerBound + 2 * index)
  }

  /// The start of a glyph; nil where it is empty. A glyph is empty only where start and end are equal: FreeType reads
  /// one that ends before its start.
  private func start(of glyph: Int) -> Int? {
    let start = location(glyph)
    return start == location(glyph + 1) || start >= glyf.count ? nil : glyf.lowerBound + start
  }

  private func isComposed(_ glyph: Int) -> Bool { start(of: glyph).map { bytes.short($0) >= 0x8000 } ?? false }

  private mutating func size(of glyph: Int, depth: Int) throws(InlayError) -> Size {
    if let known = sizes[glyph] { return known }
    guard glyph < glyphCount, let start = start(of: glyph) else { return Size(parts: 1, points: 0) }
    let contours = bytes.short(start)
    if contours < 0x8000 {
      return Size(parts: 1, points: contours == 0 ? 0 : bytes.short(start + 8 + 2 * contours) + 1)
    }
    guard depth < Self.depthLimit else {
      throw InlayError(.limitExceeded, "glyphs in glyphs, over the limit of \(Self.depthLimit) levels")
    }
    var size = Size(parts: 1, points: 0)
    var offset = start + 10
    while offset < glyf.upperBound {
      let flags = bytes.short(offset)
      let part = try self.size(of: bytes.short(offset + 2), depth: depth + 1)
      size.parts += part.parts
      size.points += part.points
      try FontFileCheck.check(size.parts, "glyphs in a glyph", Self.partLimit)
      try FontFileCheck.check(size.points, "points in a glyph", Self.pointLimit)
      // The offsets as words or bytes, then a factor, two factors or a matrix.
      offset += 4 + (flags & 1 == 0 ? 2 : 4) + (flags & 8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0)
      if flags & 0x20 == 0 { break }
    }
    sizes[glyph] = size
    return size
  }
}
