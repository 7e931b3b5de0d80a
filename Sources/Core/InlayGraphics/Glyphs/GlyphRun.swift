import CInlayCairo

/// Glyphs of one font, relative to a common origin on the baseline.
///
/// Cairo draws each glyph at a whole pixel. Here the positions are rounded relative to the origin, so that a run has
/// the same pixels wherever its origin is a whole pixel.
@usableFromInline package final class GlyphRun: Sendable {
  @usableFromInline package struct Glyph: Equatable, Sendable {
    @usableFromInline package var index: UInt32
    /// The position in Pango's units, 1/1024 of a device pixel.
    @usableFromInline package var exactX: Int32
    @usableFromInline package var exactY: Int32
    /// The byte of the text that the glyph belongs to, for `TextSource.line`.
    @usableFromInline package var offset: Int32

    @inlinable package init(index: UInt32, exactX: Int32, exactY: Int32, offset: Int32 = 0) {
      self.index = index
      self.exactX = exactX
      self.exactY = exactY
      self.offset = offset
    }

    /// Whether both are the same glyph at the same position, in any text.
    @usableFromInline package static func == (a: Glyph, b: Glyph) -> Bool {
      a.index == b.index && a.exactX == b.exactX && a.exactY == b.exactY
    }

    /// The position in whole device pixels.
    @inlinable package var x: Int { Self.pixels(exactX) }
    @inlinable package var y: Int { Self.pixels(exactY) }

    /// The nearest whole pixel; a tie is rounded up, as in Cairo.
    @inlinable static func pixels(_ units: Int32) -> Int { (Int(units) &+ 512) >> 10 }

    /// The exact position, in device pixels.
    var point: Point { Point(x: Double(exactX) / 1024, y: Double(exactY) / 1024) }
  }

  package let font: ScaledFont
  package let glyphs: [Glyph]
  /// The colour from markup; nil for the text's own.
  let color: RGBColor?
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
    /// A line of one direction.
    case line(String)
  }

  /// - Parameter ink: The glyphs' ink; nil to compute it.
  package init(font: ScaledFont, glyphs: [Glyph], color: RGBColor? = nil, ink: DeviceInk? = nil, text: TextSource) {
    inkBounds = (ink ?? DeviceInk(of: glyphs, in: font))?.bounds ?? .zero
    self.font = font
    self.glyphs = glyphs
    self.color = color
    source = text
  }

  /// The colour of the run in a text of a colour: the one from markup, with the text's alpha.
  package func tint(_ textColor: RGBColor) -> RGBColor {
    color?.withAlpha(textColor.alpha) ?? textColor
  }

  /// Whether the glyphs are painted as paths, whose pixels depend on the clip.
  package var isPaintedAsPath: Bool { font.hasOutlines && font.pixelSize > ScaledFont.largestKeptSize }

  /// The text of the glyphs.
  package var text: GlyphText {
    switch source {
    case .known(let text): return text
    case .line(var text):
      var builder = GlyphTextBuilder()
      text.withUTF8 {
        builder.addPart(text: UnsafeRawBufferPointer($0), offsets: glyphs.map(\.offset), isBackward: false)
      }
      return builder.take()
    }
  }

  package var byteCount: Int {
    let sourceBytes =
      switch source {
      case .known(let text): text.byteCount
      case .line(let text): text.utf8.count + 64
      }
    return glyphs.count * MemoryLayout<Glyph>.stride + sourceBytes + 128
  }
}

/// The painted area of glyphs, in device pixels.
@usableFromInline package struct DeviceInk {
  @usableFromInline var rect: Rect

  /// Returns nil if nothing is painted. The glyphs' positions are added up as in Cairo.
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
    self.init(of: [GlyphRun.Glyph(index: glyph, exactX: 0, exactY: 0)], in: font)
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
