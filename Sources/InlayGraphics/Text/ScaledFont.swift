import CCairo

/// A font at one size in device pixels, ready to be painted.
///
/// Safe to share: a `cairo_scaled_font_t` is immutable to its users, its reference count is atomic, and its
/// cache of glyphs and the FreeType face behind it are each used under a mutex of Cairo's own. Nothing here
/// but the pointer, which does not change.
package final class ScaledFont: @unchecked Sendable {
  let pointer: OpaquePointer?

  /// Retains a scaled font whose matrix takes it to device pixels by itself.
  init(retaining pointer: OpaquePointer?) {
    self.pointer = cairo_scaled_font_reference(pointer)
  }

  deinit { cairo_scaled_font_destroy(pointer) }
}
