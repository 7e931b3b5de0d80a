import CCairo

/// Turns texts into lines of glyphs, by Pango. All lengths are device pixels: fonts are asked for at their
/// size on the device, so that glyphs, advances and hints are right for it.
final class TextShaper {
  /// What Pango counts lengths in, a pixel.
  static let units = 1024.0
  /// The largest em square, in device pixels: one glyph of it takes 4 MB.
  static let maximumPixelSize = 2000.0

  private let fontSet: FontSet
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  let layout: OpaquePointer
  @exclusivity(unchecked) private var fonts: [UnsafeMutablePointer<PangoFont>: ScaledFont] = [:]
  /// The boxes of characters that no font has, by the size in device pixels.
  @exclusivity(unchecked) private var boxFonts: [Double: ScaledFont] = [:]
  /// Where new fonts are counted.
  @exclusivity(unchecked) var budget: WorkBudget?
  /// The fonts that were counted, by what they are. Fontconfig's own hash knows only whole sizes.
  @exclusivity(unchecked) private var countedFonts: Set<CountedFont> = []
  /// The layout's font.
  @exclusivity(unchecked) private var shown: (font: Font, pixelSize: Double)?

  init(fontSet: FontSet, rendering: TextRendering) throws(InlayError) {
    guard let fontMap = PangoStart.makeFontMap(isPrivate: fontSet.configuration != nil) else {
      throw InlayError(.graphics, "Pango has no font map for Cairo")
    }
    if let configuration = fontSet.configuration {
      pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    }
    // A point is a pixel: sizes are given in device pixels.
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    guard let context = pango_font_map_create_context(fontMap), let layout = pango_layout_new(context) else {
      g_object_unref(fontMap)
      throw InlayError(.graphics, "no memory for text")
    }
    self.fontSet = fontSet
    self.fontMap = fontMap
    self.context = context
    self.layout = layout
    // Never the locale's: the same text must give the same glyphs everywhere.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, rendering.hintsMetrics ? 1 : 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(
      options,
      rendering.hinting == .none ? CAIRO_HINT_STYLE_NONE : CAIRO_HINT_STYLE_SLIGHT
    )
    cairo_font_options_set_hint_metrics(
      options,
      rendering.hintsMetrics ? CAIRO_HINT_METRICS_ON : CAIRO_HINT_METRICS_OFF
    )
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    for font in fonts.keys { g_object_unref(font) }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    if fontSet.configuration == nil { g_object_unref(fontMap) } else { PangoStart.release(fontMap) }
  }

  /// Gives the layout a text and the format's font and direction, without any limits. `isBroken` says whether lines may
  /// end inside words.
  func prepare(
    _ text: [UInt8], _ format: TextFormat, pixelSize: Double, markup: TextMarkup?, isBroken: Bool
  ) {
    let isLeftToRight = format.direction == .leftToRight
    pango_context_set_base_dir(context, isLeftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    setFont(format.font, pixelSize: pixelSize)
    text.withUnsafeBytes { bytes in
      pango_layout_set_text(
        layout,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count)
      )
    }
    let languages = ScriptLanguages(of: text, in: format.language)
    guard isBroken || markup != nil || languages != nil else {
      pango_layout_set_attributes(layout, nil)
      return
    }
    // Pango would put a hyphen wherever it breaks a word.
    let attributes = markup.map { pango_attr_list_copy($0.attributes) } ?? pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    languages?.add(to: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Gives the layout a font, where it has another one.
  private func setFont(_ font: Font, pixelSize: Double) {
    if let shown, shown.font == font, shown.pixelSize == pixelSize { return }
    shown = (font, pixelSize)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families.joined(separator: ","))
    let weight = UInt32(max(100, min(1000, font.weight)))
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, pixelSize * Self.units)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  /// The em square's height of Pango's font, in device pixels.
  func pixelSize(of font: UnsafeMutablePointer<PangoFont>?) -> Double { font.map { scaledFont($0).pixelSize } ?? 0 }

  /// The font of the boxes that stand for what no font has.
  func boxFont(pixelSize: Double) -> ScaledFont {
    if let known = boxFonts[pixelSize] { return known }
    if boxFonts.count >= 64 { boxFonts.removeAll() }
    let font = MissingGlyphBox.makeFont(pixelSize: pixelSize)
    boxFonts[pixelSize] = font
    return font
  }

  /// Pango's font as one that can be painted without Pango.
  func scaledFont(_ font: UnsafeMutablePointer<PangoFont>) -> ScaledFont {
    if let known = fonts[font] { return known }
    if fonts.count >= 256 {
      for font in fonts.keys { g_object_unref(font) }
      fonts.removeAll()
    }
    var hasOutlines: FcBool = 1
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines)
    let scaled = ScaledFont(
      retaining: pango_cairo_font_get_scaled_font(OpaquePointer(font)), hasOutlines: hasOutlines != 0)
    if let budget,
      countedFonts.insert(CountedFont(hash: FcPatternHash(pattern), pixelSize: scaled.pixelSize)).inserted
    {
      budget.spend(.fonts, TextWork.font)
    }
    // Held, so that no other font can come to have the same address.
    g_object_ref(font)
    fonts[font] = scaled
    return scaled
  }
}

/// What a font that was counted is known by.
private struct CountedFont: Hashable {
  let hash: UInt32
  let pixelSize: Double
}
