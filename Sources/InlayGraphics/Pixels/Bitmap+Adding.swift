import CCairo

extension Bitmap {
  /// Adds another bitmap's premultiplied pixels, each multiplied by a fraction of 255. Weights of 255 in all make a
  /// cross-fade that stays opaque where all its pictures are. O(pixels).
  package func add(_ source: Bitmap, weight: Int) {
    let context = cairo_create(surface)
    cairo_set_source_surface(context, source.surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    cairo_paint_with_alpha(context, Double(weight) / 255)
    cairo_destroy(context)
  }
}
