import CInlayCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Painting in whole device pixels, independent of the transform. Inside `rect` the bytes do not depend on `rect`.
extension Canvas {
  /// Paints a colour over the existing pixels.
  package func fill(_ rect: DeviceRect, color: RGBColor) {
    if color.alpha == 1 { return replace(rect, color: color) }
    let rect = rect.intersection(window)
    if rect.isEmpty || color.alpha == 0 { return }
    setSource(color)
    addRectangle(rect)
    cairo_fill(context)
  }

  /// Makes pixels transparent.
  package func clear(_ rect: DeviceRect) {
    replace(rect, color: .clear)
  }

  /// Sets pixels to a colour, regardless of the existing ones.
  package func replace(_ rect: DeviceRect, color: RGBColor) {
    let rect = rect.intersection(window)
    if rect.isEmpty { return }
    if let bitmap = plainBitmap {
      return bitmap.store(color.premultipliedPixel, in: rect)
    }
    setSource(color)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    addRectangle(rect)
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Paints a bitmap, whose pixel (0, 0) is at (x, y), over the existing pixels inside `rect`.
  ///
  /// - Parameter area: The pixels of the thing of which the bitmap is a part; nil where it is the whole thing.
  package func composite(
    _ source: Bitmap, x: Int, y: Int, within rect: DeviceRect, opacity: Double = 1, partOf area: Int? = nil
  ) {
    let rect = rect.intersection(source.bounds.offsetBy(dx: x, dy: y)).intersection(window)
    if rect.isEmpty || !(opacity > 0) { return }
    if opacity >= 1, let bitmap = bitmapToBlend(area ?? source.bounds.area), source.format == .argb32 {
      return bitmap.blend(source, x: x, y: y, in: rect)
    }
    if opacity < 1, let bitmap = plainBitmap, source.format == .argb32 {
      return bitmap.blend(source, x: x, y: y, in: rect, opacity: UInt8(opacity * 255 + 0.5))
    }
    setSource(source, x: x, y: y)
    if opacity < 1 {
      clipped(to: rect) { cairo_paint_with_alpha(context, opacity.roundedToByte) }
    } else {
      addRectangle(rect)
      cairo_fill(context)
    }
    releaseSource()
  }

  /// Paints a colour over the existing pixels through a mask, whose pixel (0, 0) is at (x, y), inside `rect`.
  package func mask(_ mask: Bitmap, x: Int, y: Int, within rect: DeviceRect, color: RGBColor) {
    let extent = mask.bounds.offsetBy(dx: x, dy: y).intersection(window)
    let rect = rect.intersection(extent)
    if rect.isEmpty { return }
    if let bitmap = bitmapToBlend(mask.bounds.area), mask.format == .a8 {
      return mask.withPixels { pixels in
        guard let base = pixels.baseAddress else { return }
        let start = base + (rect.minY - y) * mask.bytesPerRow + rect.minX - x
        bitmap.blend(color.premultipliedPixel, through: start, stride: mask.bytesPerRow, in: rect)
      }
    }
    setSource(color)
    mask.setOrigin(x: x, y: y)
    if rect == extent {
      cairo_mask(context, mask.pattern)
    } else {
      clipped(to: rect) { cairo_mask(context, mask.pattern) }
    }
  }

  /// Multiplies the existing pixels inside `rect` by a mask, whose pixel (0, 0) is at (x, y). Pixels beyond the mask
  /// become transparent.
  package func multiply(by mask: Bitmap, x: Int, y: Int, within rect: DeviceRect) {
    let rect = rect.intersection(window)
    if rect.isEmpty { return }
    if let bitmap = plainBitmap, mask.format == .a8 {
      let inside = rect.intersection(mask.bounds.offsetBy(dx: x, dy: y))
      if !inside.isEmpty { bitmap.multiply(by: mask, x: x, y: y, in: inside) }
      return rect.forEachPart(outside: inside) { clear($0) }
    }
    setSource(mask, x: x, y: y)
    multiplyBySource(within: rect)
    releaseSource()
  }

  /// Multiplies the existing pixels inside `rect` by an opacity (0...1).
  func multiply(by alpha: Double, within rect: DeviceRect) {
    let rect = rect.intersection(window)
    if rect.isEmpty || alpha >= 1 { return }
    setSource(RGBColor(white: 0, alpha: alpha))
    multiplyBySource(within: rect)
  }
}

extension Canvas {
  /// The bitmap, where it has colours and can be written without Cairo.
  var plainBitmap: Bitmap? { isPlain && bitmap?.format == .argb32 ? bitmap : nil }

  /// The bitmap for small things, which are painted without Cairo: its calls would take longer than the pixels. The
  /// size is that of the whole thing: a pixel may not depend on how much of a thing is painted with it.
  private func bitmapToBlend(_ area: Int) -> Bitmap? { area <= 1 << 14 ? plainBitmap : nil }

  private func addRectangle(_ rect: DeviceRect) {
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.maxX - rect.minX), Double(rect.maxY - rect.minY))
  }

  private func multiplyBySource(within rect: DeviceRect) {
    // The operator clears all pixels that its source does not cover, so a clip must limit it.
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    clipped(to: rect) { cairo_paint(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Runs `body` under a clip of whole pixels and removes the clip.
  func clipped(to rect: DeviceRect, _ body: () -> Void) {
    // A reset is enough if there is no other clip, and cheaper than saving the whole state.
    let isPlain = self.isPlain
    if !isPlain { cairo_save(context) }
    addRectangle(rect)
    cairo_clip(context)
    body()
    if isPlain {
      cairo_reset_clip(context)
    } else {
      endState { cairo_restore(context) }
      forgetSource()
    }
  }

  private func setSource(_ source: Bitmap, x: Int, y: Int) {
    source.setOrigin(x: x, y: y)
    cairo_set_source(context, source.pattern)
    sourceColor = nil
  }

  /// Removes the bitmap's pattern from the context: Cairo must not retain pixels that a tile cache has dropped.
  private func releaseSource() {
    setSource(.black)
  }
}

extension Bitmap {
  /// Sets a rectangle's pixels in memory: four times as fast as Cairo for small rectangles, and never slower. The C
  /// library uses the processor's widest stores, in unoptimised builds too.
  fileprivate func store(_ pixel: UInt32, in rect: DeviceRect) {
    withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      var row = base + rect.minY * bytesPerRow + rect.minX * 4
      let word = wchar_t(bitPattern: pixel)
      if rect.width * 4 == bytesPerRow {
        wmemset(row.assumingMemoryBound(to: wchar_t.self), word, rect.width * rect.height)
        return
      }
      for _ in 0..<rect.height {
        wmemset(row.assumingMemoryBound(to: wchar_t.self), word, rect.width)
        row += bytesPerRow
      }
    }
  }

  /// Places the bitmap's pixel (0, 0) at (x, y) for the next use of its pattern.
  func setOrigin(x: Int, y: Int) {
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(-x), y0: Double(-y))
    cairo_pattern_set_matrix(pattern, &matrix)
  }
}

extension RGBColor {
  /// The colour as a pixel, every component rounded to the nearest byte.
  var premultipliedPixel: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32(component * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }

  /// The colour with the components of its pixel. Cairo would round components down instead.
  var roundedToPixel: RGBColor {
    let alpha = self.alpha.roundedToByte
    guard alpha > 0 else { return .clear }
    return RGBColor(
      red: (red * self.alpha).roundedToByte / alpha, green: (green * self.alpha).roundedToByte / alpha,
      blue: (blue * self.alpha).roundedToByte / alpha, alpha: alpha)
  }
}

extension Double {
  /// The nearest multiple of 1/255.
  var roundedToByte: Double { (self * 255 + 0.5).rounded(.down) / 255 }
}
