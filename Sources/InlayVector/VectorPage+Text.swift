import CCairo
import InlayGraphics

extension VectorPage {
  func show(_ run: GlyphRun, in context: OpaquePointer?) { FontLock.hold { paint(run, in: context) } }

  private func paint(_ run: GlyphRun, in context: OpaquePointer?) {
    let text = run.text
    cairo_set_scaled_font(context, run.font.pointer)
    for part in text.parts {
      let glyphs = part.glyphs.map { index in
        let place = text.places[index].point
        return cairo_glyph_t(index: UInt(run.glyphs[index].index), x: place.x, y: place.y)
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
          part.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        )
      }
    }
  }
}
