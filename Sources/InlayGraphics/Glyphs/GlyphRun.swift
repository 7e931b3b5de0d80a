import CCairo

/// Glyphs of one font, at whole device pixels relative to a common origin on the baseline.
///
/// Cairo draws each glyph at a whole pixel. Here the positions are rounded once, relative to the origin, so that a run
/// has the same pixels wherever its origin is a whole pixel.
@usableFromInline package final class GlyphRun: Sendable {
  @usableFromInline package struct Glyph: Hashable, Sendable {
    @usableFromInline package var index: UInt32
    @usableFromInline package var x: Int32
    @usableFromInline package var y: Int32

    @inlinable package init(index: UInt32, x: Int32, y: Int32) {
      self.index = index
      self.x = x
      self.y = y
    }
  }

  package let font: ScaledFont
  package let glyphs: [Glyph]
  /// The colour from markup; nil for the text's own.
  package let color: Color?
  /// A rectangle around all painted pixels, in device pixels relative to the origin, with a margin.
  package let inkBounds: DeviceRect
  /// The same, exact to a pixel.
  package var tightInkBounds: DeviceRect {
    guard !inkBounds.isEmpty else { return .zero }
    let margin = Int(DeviceInk.margin)
    return DeviceRect(
      minX: inkBounds.minX + margin, minY: inkBounds.minY + margin, maxX: inkBounds.maxX - margin,
      maxY: inkBounds.maxY - margin)
  }

  /// The source of `text`, which painting pixels does not need: for lines of cached words it is made on demand.
  private let source: TextSource

  package enum TextSource: Sendable {
    case known(GlyphText)
    /// A line of one direction, with the position of each glyph.
    case line(String, [PlacedGlyph])
  }

  /// A glyph's exact position in Pango's units, and the byte of the text that it belongs to.
  @usableFromInline package struct PlacedGlyph: Sendable {
    @usableFromInline package var x: Int32
    @usableFromInline package var y: Int32
    @usableFromInline package var offset: Int32

    @inlinable package init(x: Int32, y: Int32, offset: Int32) {
      self.x = x
      self.y = y
      self.offset = offset
    }
  }

  /// - Parameter ink: The glyphs' ink; nil to compute it.
  package init(font: ScaledFont, glyphs: [Glyph], color: Color? = nil, ink: DeviceInk? = nil, text: TextSource) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
    source = text
    inkBounds = (ink ?? DeviceInk(of: glyphs, in: font))?.bounds ?? .zero
  }

  /// The colour of the run in a text of a colour: the one from markup, with the text's alpha.
  package func tint(_ textColor: Color) -> Color {
    color?.withAlpha(textColor.alpha) ?? textColor
  }

  /// Whether the glyphs are painted as paths, whose pixels depend on the clip.
  package var isPaintedAsPath: Bool { font.hasOutlines && font.pixelSize > ScaledFont.largestKeptSize }

  /// The text of the glyphs.
  package var text: GlyphText {
    switch source {
    case .known(let text): return text
    case .line(let text, let positions):
      var builder = GlyphTextBuilder()
      for position in positions { builder.addPosition(x: Int(position.x), y: Int(position.y)) }
      var copy = text
      copy.withUTF8 {
        builder.endPart(text: UnsafeRawBufferPointer($0), offsets: positions.map(\.offset), isBackward: false)
      }
      return builder.take()
    }
  }

  package var byteCount: Int {
    let sourceBytes =
      switch source {
      case .known(let text): text.byteCount
      case .line(let text, let positions): text.utf8.count + positions.count * MemoryLayout<PlacedGlyph>.stride + 64
      }
    return glyphs.count * MemoryLayout<Glyph>.stride + sourceBytes + 128
  }
}

/// The painted area of glyphs, in device pixels.
@usableFromInline package struct DeviceInk {
  @usableFromInline var rect: Rect

  /// Nil where nothing is painted. The glyphs' positions are added up as in Cairo.
  init?(of glyphs: [GlyphRun.Glyph], in font: ScaledFont) {
    var extents = cairo_text_extents_t()
    var placed = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: Double($0.x), y: Double($0.y)) }
    FontLock.hold { cairo_scaled_font_glyph_extents(font.pointer, &placed, Int32(placed.count), &extents) }
    guard let first = placed.first, extents.width > 0, extents.height > 0 else { return nil }
    // The bearings are relative to the first glyph, not to the origin.
    rect = Rect(
      x: first.x + extents.x_bearing, y: first.y + extents.y_bearing, width: extents.width, height: extents.height)
  }

  package init?(of glyph: UInt32, in font: ScaledFont) {
    self.init(of: [GlyphRun.Glyph(index: glyph, x: 0, y: 0)], in: font)
  }

  @inlinable package func offsetBy(_ glyph: GlyphRun.Glyph) -> DeviceInk {
    var ink = self
    ink.rect = rect.offsetBy(dx: Double(glyph.x), dy: Double(glyph.y))
    return ink
  }

  @inlinable package func union(_ other: DeviceInk) -> DeviceInk {
    var ink = self
    ink.rect = rect.union(other.rect)
    return ink
  }

  /// The margin for rounding to the pixel grid and for the filter that scales coloured glyphs.
  static let margin = 2.0

  var bounds: DeviceRect { DeviceRect(covering: rect.insetBy(dx: -Self.margin, dy: -Self.margin)) }
}
