import CCairo

/// Glyphs of one font, at whole device pixels from a common origin on the baseline.
///
/// Cairo puts each glyph on a whole pixel anyway. Rounding the places here, once, relative to the origin,
/// makes a run look the same wherever it stands, as long as its origin is a whole pixel itself.
package final class GlyphRun: Sendable {
  package struct Glyph: Hashable, Sendable {
    package var index: UInt32
    package var x: Int32
    package var y: Int32
  }

  package let font: ScaledFont
  package let glyphs: [Glyph]
  /// The colour that markup gives the glyphs; nil for the text's own.
  package let color: Color?
  /// A rectangle around everything that is painted, in device pixels from the origin; a little larger than
  /// needed.
  package let inkBounds: DeviceRect
  /// The same to within a pixel.
  package var tightInkBounds: DeviceRect {
    guard !inkBounds.isEmpty else { return .zero }
    let margin = Int(DeviceInk.margin)
    return DeviceRect(
      minX: inkBounds.minX + margin, minY: inkBounds.minY + margin, maxX: inkBounds.maxX - margin,
      maxY: inkBounds.maxY - margin)
  }

  /// Where `text` comes from: painting pixels does not look at it, so for lines that are put together it is not made.
  private let source: TextSource

  enum TextSource: Sendable {
    case known(GlyphText)
    /// A line of one direction, with a place for each glyph.
    case line(String, [PlacedGlyph])
  }

  /// Where a glyph stands exactly, in Pango's units, and the byte of the text that it belongs to.
  struct PlacedGlyph: Sendable {
    var x: Int32
    var y: Int32
    var offset: Int32
  }

  /// - Parameter ink: What the glyphs paint; nil to have it found.
  init(font: ScaledFont, glyphs: [Glyph], color: Color? = nil, ink: DeviceInk? = nil, text: TextSource) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
    source = text
    inkBounds = (ink ?? DeviceInk(of: glyphs, in: font))?.bounds ?? .zero
  }

  /// What the run is painted in where its text has a colour: markup's own, as strong as the text's.
  package func tint(_ textColor: Color) -> Color {
    color?.withAlpha(textColor.alpha) ?? textColor
  }

  /// Whether the glyphs are painted as paths, which is not the same under every clip.
  package var isPaintedAsPath: Bool { font.hasOutlines && font.pixelSize > ScaledFont.largestKeptSize }

  /// What the glyphs stand for.
  var text: GlyphText {
    switch source {
    case .known(let text): return text
    case .line(let text, let places):
      var builder = GlyphTextBuilder()
      for place in places { builder.addPlace(x: Int(place.x), y: Int(place.y)) }
      var copy = text
      copy.withUTF8 {
        builder.endPart(text: UnsafeRawBufferPointer($0), offsets: places.map(\.offset), isBackward: false)
      }
      return builder.take()
    }
  }

  package var byteCount: Int {
    let sourceBytes =
      switch source {
      case .known(let text): text.byteCount
      case .line(let text, let places): text.utf8.count + places.count * MemoryLayout<PlacedGlyph>.stride + 64
      }
    return glyphs.count * MemoryLayout<Glyph>.stride + sourceBytes + 128
  }
}

/// What glyphs paint, in device pixels.
struct DeviceInk {
  private var rect: Rect

  /// Nil where nothing is painted. The glyphs' places are added up as Cairo does.
  init?(of glyphs: [GlyphRun.Glyph], in font: ScaledFont) {
    var extents = cairo_text_extents_t()
    var placed = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: Double($0.x), y: Double($0.y)) }
    FontLock.hold { cairo_scaled_font_glyph_extents(font.pointer, &placed, Int32(placed.count), &extents) }
    guard let first = placed.first, extents.width > 0, extents.height > 0 else { return nil }
    // The bearings count from the first glyph, not from the origin.
    rect = Rect(
      x: first.x + extents.x_bearing, y: first.y + extents.y_bearing, width: extents.width, height: extents.height)
  }

  init?(of glyph: UInt32, in font: ScaledFont) {
    self.init(of: [GlyphRun.Glyph(index: glyph, x: 0, y: 0)], in: font)
  }

  func offsetBy(_ glyph: GlyphRun.Glyph) -> DeviceInk {
    var ink = self
    ink.rect = rect.offsetBy(dx: Double(glyph.x), dy: Double(glyph.y))
    return ink
  }

  func union(_ other: DeviceInk) -> DeviceInk {
    var ink = self
    ink.rect = rect.union(other.rect)
    return ink
  }

  /// Pixels around for rounding to the pixel grid and for the filter that scales coloured glyphs.
  static let margin = 2.0

  var bounds: DeviceRect { DeviceRect(covering: rect.insetBy(dx: -Self.margin, dy: -Self.margin)) }
}
