import CCairo

/// How an image's pixels become device pixels of another size.
public enum Interpolation: Hashable, Sendable {
  /// Smooth, and averaged where the image gets smaller.
  case linear
  /// The nearest pixel of the image.
  case nearest

  var cairoFilter: cairo_filter_t { self == .linear ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST }
}

extension Canvas {
  /// Draws an image stretched to a rectangle. Its edges stay as strong as its middle.
  public func draw(_ image: Image, in rect: Rect, interpolation: Interpolation = .linear) {
    let source = Rect(x: 0, y: 0, width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    fill(rect, withPixels: source, of: Bitmap(sharing: image), interpolation: interpolation)
  }

  /// Fills a rectangle in user space with a rectangle of a bitmap's pixels.
  func fill(
    _ rect: Rect,
    withPixels source: Rect,
    of bitmap: Bitmap,
    interpolation: Interpolation
  ) {
    let toPixels = Transform(scaleX: source.width / rect.width, y: source.height / rect.height)
    guard isDrawable, !rect.isEmpty, !source.isEmpty, !toPixels.isSingular,
      devicePath.setArea(Path(rect: rect.limited), transform)
    else { return }
    var matrix = toPixels.translatedBy(x: -rect.minX, y: -rect.minY)
      .concatenating(Transform(translationX: source.minX, y: source.minY)).cairoMatrix
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, interpolation.cairoFilter)
    // Without it, colours beyond the image's edge are transparent and fade into the outermost pixels.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    withUserMatrix(transform) {
      // The matrix in force when a source is set is the one that the source keeps.
      cairo_set_source(context, pattern)
    }
    cairo_pattern_destroy(pattern)
    sourceColor = nil
    cairo_fill(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}
