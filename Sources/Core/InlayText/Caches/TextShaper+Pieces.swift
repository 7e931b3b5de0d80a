import CInlayCairo
import InlayGraphics

extension TextShaper {
  /// Learns the words of the text that the layout has shaped last, without limits, on one line.
  func learnPieces(
    of text: String, format: Int, _ shaped: ShapedText, features: [hb_feature_t], into pieces: inout WordCache
  ) {
    FontLock.hold { learnPieces(ofShaped: text, format: format, shaped, features, into: &pieces) }
  }

  private func learnPieces(
    ofShaped text: String, format: Int, _ shaped: ShapedText, _ features: [hb_feature_t], into pieces: inout WordCache
  ) {
    guard hb_version_atleast(4, 0, 0) != 0, shaped.lines.count == 1, shaped.missing.count == 0, !shaped.isTruncated,
      !shaped.usesOtherFamily,
      let line = pango_layout_get_line_readonly(layout, 0), let entry = line.pointee.runs, entry.pointee.next == nil
    else { return }
    let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
    let analysis = run.item.pointee.analysis
    guard Int(run.item.pointee.length) == text.utf8.count, analysis.level & 1 == 0, let font = analysis.font
    else { return }
    let string = run.glyphs.pointee
    let face = scaledFont(font)
    let glyphs = (0..<Int(string.num_glyphs)).map { index in
      let info = string.glyphs[index]
      return WordCache.Glyph(
        index: info.glyph, width: info.geometry.width, x: info.geometry.x_offset, y: info.geometry.y_offset,
        offset: string.log_clusters[index],
        ink: info.glyph == LineReader.emptyGlyph ? nil : DeviceInk(of: info.glyph, in: face))
    }
    guard let isSeparate = separations(in: text, analysis, font, features, glyphs) else { return }
    pieces.learn(
      text, format: format, glyphs, isSeparate: isSeparate,
      WordCache.Face(font: face, baseline: shaped.lines.firstBaseline, height: shaped.height))
  }

  /// Returns for each glyph whether the text may be cut before it; nil if HarfBuzz alone does not produce Pango's
  /// glyphs.
  private func separations(
    in text: String, _ analysis: PangoAnalysis, _ font: UnsafeMutablePointer<PangoFont>, _ features: [hb_feature_t],
    _ glyphs: [WordCache.Glyph]
  ) -> [Bool]? {
    guard let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, Int32(text.utf8.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    let script = g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(buffer, hb_language_from_string(pango_language_to_string(analysis.language), -1))
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: numericCast(inlayWholeText)))
    hb_shape(pango_font_get_hb_font(font), buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), Int(count) == glyphs.count else { return nil }
    var isSeparate: [Bool] = []
    for (index, glyph) in glyphs.enumerated() {
      guard infos[index].codepoint == glyph.index, infos[index].cluster == UInt32(bitPattern: glyph.offset) else {
        return nil
      }
      let flags = hb_glyph_info_get_glyph_flags(infos + index).rawValue
      isSeparate.append(flags & Self.isUnsafeToConcatenate == 0)
    }
    return isSeparate
  }

  /// HarfBuzz's value, which headers before version 4 do not name.
  private static let isUnsafeToConcatenate: UInt32 = 0x2
}
