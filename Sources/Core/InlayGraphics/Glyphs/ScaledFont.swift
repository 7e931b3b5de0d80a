import CInlayCairo

/// A font at one size in device pixels, ready for painting.
///
/// Safe to share: a `cairo_scaled_font_t` is immutable to its users, its reference count is atomic, and Cairo's own
/// state of it is used only inside `FontLock`. The other properties are constants.
package final class ScaledFont: @unchecked Sendable {
  let pointer: OpaquePointer?
  /// The em square's height in device pixels.
  package let pixelSize: Double
  /// Whether glyphs have outlines; those of some coloured fonts are pictures.
  let hasOutlines: Bool
  /// The source; nil for a font that is drawn.
  package let source: FontSource?

  /// Retains a scaled font whose font matrix alone takes it to device pixels.
  package init(retaining pointer: OpaquePointer?, hasOutlines: Bool, source: FontSource? = nil) {
    self.pointer = cairo_scaled_font_reference(pointer)
    self.source = source
    self.hasOutlines = hasOutlines
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(pointer, &matrix)
    pixelSize = max(abs(matrix.yy), abs(matrix.yx))
  }

  /// Cairo caches thousands of rasterised glyphs. Glyphs above this size, in device pixels, are filled as paths, which
  /// are not cached.
  static let largestKeptSize = 128.0

  deinit { FontLock.hold { cairo_scaled_font_destroy(pointer) } }
}
