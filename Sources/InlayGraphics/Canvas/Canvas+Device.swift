import CCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Painting in whole device pixels, whatever the transform. Inside `rect` the bytes do not depend on `rect`.
extension Canvas {
  /// Paints a colour over what is there.
  package func fill(_ rect: DeviceRect, color: Color) {
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

  /// Sets pixels to a colour, whatever was there.
  package func replace(_ rect: DeviceRect, color: Color) {
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

  /// Paints a bitmap whose pixel (0, 0) lies at (x, y) over what is there, inside `rect`.
  package func composite(_ source: Bitmap, x: Int, y: Int, within rect: DeviceRect, opacity: Double = 1) {
    let rect = rect.intersection(source.bounds.offsetBy(dx: x, dy: y)).intersection(window)
    if rect.isEmpty || !(opacity > 0) { return }
    if opacity >= 1, let bitmap = bitmapToBlend(rect), source.format == .argb32 {
      return bitmap.blend(source, x: x, y: y, in: rect)
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

  /// Paints a colour over what is there through a mask whose pixel (0, 0) lies at (x, y), inside `rect`.
  package func mask(_ mask: Bitmap, x: Int, y: Int, within rect: DeviceRect, color: Color) {
    let extent = mask.bounds.offsetBy(dx: x, dy: y).intersection(window)
    let rect = rect.intersection(extent)
    if rect.isEmpty { return }
    if let bitmap = bitmapToBlend(rect), mask.format == .a8 {
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

  /// Multiplies what is there by a mask whose pixel (0, 0) lies at (x, y), inside `rect`. Beyond the mask
  /// nothing is left.
  package func multiply(by mask: Bitmap, x: Int, y: Int, within rect: DeviceRect) {
    let rect = rect.intersection(window)
    if rect.isEmpty { return }
    setSource(mask, x: x, y: y)
    multiplyBySource(within: rect)
    releaseSource()
  }

  /// Multiplies what is there by an opacity (0...1), inside `rect`.
  package func multiply(by alpha: Double, within rect: DeviceRect) {
    let rect = rect.intersection(window)
    if rect.isEmpty || alpha >= 1 { return }
    setSource(Color(white: 0, alpha: alpha))
    multiplyBySource(within: rect)
  }
}

extension Canvas {
  /// The pixels of colour that are painted on, where Cairo may be passed by.
  var plainBitmap: Bitmap? { isPlain && bitmap?.format == .argb32 ? bitmap : nil }

  /// What small things are painted into without Cairo, whose calls would take longer than their pixels.
  private func bitmapToBlend(_ rect: DeviceRect) -> Bitmap? { rect.area <= 1 << 14 ? plainBitmap : nil }

  private func addRectangle(_ rect: DeviceRect) {
    cairo_rectangle(
      context,
      Double(rect.minX),
      Double(rect.minY),
      Double(rect.maxX - rect.minX),
      Double(rect.maxY - rect.minY)
    )
  }

  private func multiplyBySource(within rect: DeviceRect) {
    // The operator clears what its source does not cover, so only a clip keeps it inside.
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    clipped(to: rect) { cairo_paint(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Runs `body` under a clip of whole pixels and takes the clip away again.
  func clipped(to rect: DeviceRect, _ body: () -> Void) {
    // Where nothing else clips, resetting is enough, and cheaper than saving the whole state.
    let isPlain = self.isPlain
    if !isPlain { cairo_save(context) }
    addRectangle(rect)
    cairo_clip(context)
    body()
    if isPlain {
      cairo_reset_clip(context)
    } else {
      cairo_restore(context)
      forgetSource()
    }
  }

  private func setSource(_ source: Bitmap, x: Int, y: Int) {
    source.setOrigin(x: x, y: y)
    cairo_set_source(context, source.pattern)
    sourceColor = nil
  }

  /// Lets go of a bitmap's pattern: Cairo must not keep pixels alive that a tile cache has given up.
  private func releaseSource() {
    setSource(.black)
  }
}

extension Bitmap {
  /// Sets a rectangle's pixels in memory: four times as fast as by Cairo where it is small, and never slower. The C library
  /// fills with the widest stores that the processor has, in unoptimised builds too.
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

extension Color {
  /// The colour as a pixel, every component rounded to the nearest byte.
  package var premultipliedPixel: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32(component * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }

  /// The colour whose components are those of its pixel, for Cairo, which would cut off what is less than a byte.
  var roundedToPixel: Color {
    let alpha = self.alpha.roundedToByte
    guard alpha > 0 else { return .clear }
    return Color(
      red: (red * self.alpha).roundedToByte / alpha, green: (green * self.alpha).roundedToByte / alpha,
      blue: (blue * self.alpha).roundedToByte / alpha, alpha: alpha)
  }
}

extension Double {
  /// The nearest multiple of 1/255.
  var roundedToByte: Double { (self * 255 + 0.5).rounded(.down) / 255 }
}
