import CInlayCairo
import InlaySystem

/// The scaling of an image's pixels to device pixels.
public enum Interpolation: Hashable, Sendable {
  /// Smooth, and averaged where the image is made smaller.
  case linear
  /// The nearest pixel of the image.
  case nearest

  var cairoFilter: cairo_filter_t { self == .linear ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST }
}

extension Canvas {
  /// Draws an image stretched to a rectangle, in user space. Its edges are as opaque as its middle.
  package func draw(_ image: Image, in rect: Rect, interpolation: Interpolation = .linear) {
    let bitmap = page?.bitmap(of: image) ?? Bitmap(sharing: image)
    fill(rect, withPixels: Rect(bitmap.bounds), of: bitmap, interpolation: interpolation)
  }

  /// Draws a part of an image, `source` in its pixels, stretched to a rectangle in user space. Pixels outside the part
  /// have no influence. On a page each call embeds the part anew.
  package func draw(_ image: Image, pixels source: Rect, in rect: Rect, interpolation: Interpolation = .linear) {
    let bounds = DeviceRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
    let part = DeviceRect(covering: source).intersection(bounds)
    if part.isEmpty { return }
    if part == bounds {
      let bitmap = page?.bitmap(of: image) ?? Bitmap(sharing: image)
      return fill(rect, withPixels: source, of: bitmap, interpolation: interpolation)
    }
    guard let copy = Bitmap(sharing: image).cropped(to: part) else { return }
    let moved = source.offsetBy(dx: Double(-part.minX), dy: Double(-part.minY))
    guard let page else { return fill(rect, withPixels: moved, of: copy, interpolation: interpolation) }
    let cropped = page.bitmap(of: Image(copying: copy, scale: image.scale))
    fill(rect, withPixels: moved, of: cropped, interpolation: interpolation)
  }

  /// Fills a rectangle in user space with a rectangle of a bitmap's pixels.
  func fill(_ rect: Rect, withPixels source: Rect, of bitmap: Bitmap, interpolation: Interpolation) {
    let toPixels = Transform(scaleX: source.width / rect.width, y: source.height / rect.height)
    guard isDrawable, !rect.isEmpty, !source.isEmpty, !toPixels.isSingular else { return }
    devicePath.setArea(Path(rect: rect.limited), transform)
    var matrix = toPixels.translatedBy(x: -rect.minX, y: -rect.minY)
      .concatenating(Transform(translationX: source.minX, y: source.minY)).cairoMatrix
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, interpolation.cairoFilter)
    // The extension pads the edge: otherwise colours beyond it are transparent and fade into the outermost pixels.
    if page == nil { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    withUserMatrix(transform) {
      // A source keeps the matrix that is current when it is set.
      cairo_set_source(context, pattern)
    }
    cairo_pattern_destroy(pattern)
    sourceColor = nil
    if page == nil {
      cairo_fill(context)
    } else {
      // A page takes the image without padding, within its own edges.
      cairo_save(context)
      if source == Rect(bitmap.bounds) { cairo_new_path(context) } else { cairo_clip(context) }
      cairo_paint(context)
      cairo_restore(context)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}

extension Image {
  /// An image that `draw` draws, in points, on a transparent canvas.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767 or the scale
  ///   is not a positive number, `graphics` when there is no memory for it.
  package convenience init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, draw: (Canvas) -> Void
  ) throws(InlayError) {
    let surface = try ImageSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
    draw(Canvas(surface))
    self.init(copying: surface.bitmap, scale: scale)
  }
}
