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
  /// What the glyphs stand for; painting pixels does not look at it.
  let text: GlyphText

  init(font: ScaledFont, glyphs: [Glyph], color: Color? = nil, text: GlyphText) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
    self.text = text
    inkBounds = Self.bounds(of: glyphs, font)
  }

  /// What the run is painted in where its text has a colour: markup's own, as strong as the text's.
  package func tint(_ textColor: Color) -> Color {
    color?.withAlpha(textColor.alpha) ?? textColor
  }

  /// Whether the glyphs are painted as paths, which is not the same under every clip.
  package var isPaintedAsPath: Bool { font.hasOutlines && font.pixelSize > ScaledFont.largestKeptSize }

  package var byteCount: Int { glyphs.count * MemoryLayout<Glyph>.stride + text.byteCount + 128 }

  private static func bounds(of glyphs: [Glyph], _ font: ScaledFont) -> DeviceRect {
    var extents = cairo_text_extents_t()
    var placed = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: Double($0.x), y: Double($0.y)) }
    cairo_scaled_font_glyph_extents(font.pointer, &placed, Int32(placed.count), &extents)
    guard let first = placed.first, extents.width > 0, extents.height > 0 else { return .zero }
    // The bearings count from the first glyph, not from the origin.
    let (x, y) = (first.x + extents.x_bearing, first.y + extents.y_bearing)
    // Two pixels for rounding to the pixel grid and for the filter that scales coloured glyphs.
    return DeviceRect(
      covering: Rect(minX: x - 2, minY: y - 2, maxX: x + extents.width + 2, maxY: y + extents.height + 2))
  }
}
