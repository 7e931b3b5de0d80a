import CCairo

/// A font at one size in device pixels, ready to be painted.
///
/// Safe to share: a `cairo_scaled_font_t` is immutable to its users, its reference count is atomic, and what Cairo keeps
/// behind it is used inside of `FontLock`. Nothing here but the pointer, which does not change.
package final class ScaledFont: @unchecked Sendable {
  let pointer: OpaquePointer?
  /// The em square's height in device pixels.
  let pixelSize: Double
  /// Whether glyphs have outlines; those of some coloured fonts are pictures.
  let hasOutlines: Bool

  /// Retains a scaled font whose matrix takes it to device pixels by itself.
  init(retaining pointer: OpaquePointer?, hasOutlines: Bool) {
    self.pointer = cairo_scaled_font_reference(pointer)
    self.hasOutlines = hasOutlines
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(pointer, &matrix)
    pixelSize = max(abs(matrix.yy), abs(matrix.yx))
  }

  /// Cairo keeps thousands of rasterised glyphs. Those of larger sizes, in device pixels, are filled as paths, which
  /// keeps none.
  static let largestKeptSize = 128.0

  deinit { FontLock.hold { cairo_scaled_font_destroy(pointer) } }
}
