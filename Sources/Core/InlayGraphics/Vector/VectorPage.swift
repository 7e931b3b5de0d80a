import CInlayCairo

/// The target of a canvas that keeps drawings as shapes, glyphs and images: a page of an SVG or PDF file. Belongs to one
/// isolation domain.
final class VectorPage {
  /// Cairo's, whose unit is a point, alive as long as the page is.
  let surface: OpaquePointer?
  let bounds: DeviceRect
  /// The target of the surface, retained for it.
  private let output: AnyObject
  private var bitmaps: [ObjectIdentifier: Bitmap] = [:]

  /// Takes ownership of a Cairo surface that writes to `output`, and whose unit is a point.
  init(taking surface: OpaquePointer?, size: Size, output: AnyObject) {
    self.surface = surface
    self.output = output
    bounds = DeviceRect(covering: Rect(origin: .zero, size: size))
  }

  deinit {
    // The surface may read its images and write its output until then.
    FontLock.hold {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// An image's pixels: the same bitmap each time, so that the page stores them once. The page retains it, and reads it when
  /// it is written.
  func bitmap(of image: Image) -> Bitmap {
    let key = ObjectIdentifier(image)
    if let known = bitmaps[key] { return known }
    let bitmap = Bitmap(sharing: image)
    bitmaps[key] = bitmap
    return bitmap
  }
}

extension VectorPage {
  /// Shows a run's glyphs at their exact positions, together with the text that they stand for.
  ///
  /// - Parameter context: Cairo's context on the surface.
  func show(_ run: GlyphRun, in context: OpaquePointer?) { FontLock.hold { paint(run, in: context) } }

  private func paint(_ run: GlyphRun, in context: OpaquePointer?) {
    let text = run.text
    cairo_set_scaled_font(context, run.font.pointer)
    for part in text.parts {
      let glyphs = part.glyphs.map { index in
        let position = run.glyphs[index].point
        return cairo_glyph_t(index: UInt(run.glyphs[index].index), x: position.x, y: position.y)
      }
      let clusters = text.clusters[part.clusters].map {
        cairo_text_cluster_t(num_bytes: $0.byteCount, num_glyphs: $0.glyphCount)
      }
      text.utf8[part.bytes].withUnsafeBytes { bytes in
        cairo_show_text_glyphs(
          context,
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(bytes.count),
          glyphs,
          Int32(glyphs.count),
          clusters,
          Int32(clusters.count),
          cairo_text_cluster_flags_t(rawValue: part.isBackward ? numericCast(inlayBackwardClusters) : 0)
        )
      }
    }
  }
}
