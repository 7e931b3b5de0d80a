import CCairo

extension Bitmap {
  /// A mask of the pixels' exact alpha. O(pixels).
  ///
  /// - Throws: `InlayError` of kind `graphics` when there is no memory for it.
  package func alphaMask() throws(InlayError) -> Bitmap {
    let mask = try Bitmap(width: width, height: height, format: .a8)
    let context = cairo_create(mask.surface)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
    return mask
  }
}
