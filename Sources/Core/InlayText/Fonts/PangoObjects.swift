import CInlayCairo
import InlayGraphics
import InlaySystem

/// Pango's objects for laying out texts: font map, context and layout.
final class PangoObjects {
  let context: OpaquePointer
  let layout: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  /// Called inside `FontLock`.
  init(fontSet: FontSet, hinting: Bool) throws(InlayError) {
    RetiredFontMaps.release()
    guard let fontMap = PangoStart.makeFontMap() else {
      throw InlayError(.graphics, "Pango has no font map for Cairo")
    }
    // Each of these calls lists all fonts again: the first two find none.
    if let empty = PangoStart.empty { pango_fc_font_map_set_config(OpaquePointer(fontMap), empty) }
    // A point is a pixel with this resolution: sizes are given in device pixels.
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    pango_fc_font_map_set_config(OpaquePointer(fontMap), fontSet.configuration)
    guard let context = pango_font_map_create_context(fontMap), let layout = pango_layout_new(context) else {
      g_object_unref(fontMap)
      throw InlayError(.graphics, "no memory for text")
    }
    self.fontMap = fontMap
    self.context = context
    self.layout = layout
    // The locale's language would make glyphs depend on the machine.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, hinting ? 1 : 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, hinting ? CAIRO_HINT_STYLE_SLIGHT : CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, hinting ? CAIRO_HINT_METRICS_ON : CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    FontLock.hold {
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      RetiredFontMaps.add(fontMap)
    }
  }
}
