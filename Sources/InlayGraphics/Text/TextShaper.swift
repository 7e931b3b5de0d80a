import CCairo

/// Turns texts into lines of glyphs, by Pango. All lengths are device pixels: fonts are asked for at their
/// size on the device, so that glyphs, advances and hints are right for it.
final class TextShaper {
  /// What Pango counts lengths in, a pixel.
  static let units = 1024.0
  /// The largest em square, in device pixels: one glyph of it takes 4 MB.
  static let maximumPixelSize = 2000.0

  let fontSet: FontSet
  private let rendering: TextRendering
  private var pango: PangoObjects
  private var fonts: [UnsafeMutablePointer<PangoFont>: ScaledFont] = [:]
  /// The boxes of characters that no font has, by the size in device pixels.
  private var boxFonts: [Double: ScaledFont] = [:]
  /// What new fonts are counted in.
  var budget: WorkBudget?
  /// The layout's font.
  private var shown: (font: Font, pixelSize: Double)?
  /// Hashes of the different wishes that Pango has found fonts for.
  private var wishes: Set<Int> = []
  /// How many times Pango's objects were made anew.
  private(set) var renewalCount = 0

  /// After as many different fonts Pango's objects are made anew: for each size of each font Pango and fontconfig keep some
  /// 16 KB as long as the font map lives. More than Pango's own cache of 256 holds.
  static let wishLimit = 512

  var layout: OpaquePointer { pango.layout }
  var wishCount: Int { wishes.count }

  init(fontSet: FontSet, rendering: TextRendering) throws(InlayError) {
    self.fontSet = fontSet
    self.rendering = rendering
    pango = try PangoObjects(fontSet: fontSet, rendering: rendering)
  }

  deinit { FontLock.hold { forgetFonts() } }

  /// Begins a text: gives up what Pango keeps of fonts where that is much. Fonts of texts that were set stay theirs.
  func begin() {
    // Without memory for new ones the old objects serve on.
    guard wishes.count >= Self.wishLimit, let new = try? PangoObjects(fontSet: fontSet, rendering: rendering) else {
      return
    }
    forgetFonts()
    pango = new
    shown = nil
    wishes.removeAll(keepingCapacity: true)
    renewalCount += 1
  }

  private func forgetFonts() {
    for font in fonts.keys { g_object_unref(font) }
    fonts.removeAll(keepingCapacity: true)
  }

  /// Gives the layout a text and the format's font and direction, without any limits. `isBroken` says whether lines may
  /// end inside words.
  func prepare(
    _ text: AttributedText, _ format: TextFormat, pixelSize: Double, isBroken: Bool
  ) {
    let isLeftToRight = format.direction == .leftToRight
    pango_context_set_base_dir(pango.context, isLeftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    setFont(format.font, pixelSize: pixelSize)
    text.utf8.withUnsafeBytes { bytes in
      pango_layout_set_text(
        layout,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count)
      )
    }
    let languages = ScriptLanguages(of: text.utf8, in: format.language)
    for attribute in text.attributes where attribute.value.choosesFont { note(attribute, in: format.font, pixelSize) }
    guard isBroken || !text.attributes.isEmpty || languages != nil else {
      pango_layout_set_attributes(layout, nil)
      return
    }
    // Pango would put a hyphen wherever it breaks a word.
    let attributes = text.makePangoList()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if isBroken { ClusterBreaks.forbid(in: text.utf8, attributes) }
    languages?.add(to: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Gives the layout a font, where it has another one.
  private func setFont(_ font: Font, pixelSize: Double) {
    if let shown, shown.font == font, shown.pixelSize == pixelSize { return }
    shown = (font, pixelSize)
    note(nil, in: font, pixelSize)
    let description = description(of: font)
    pango_font_description_set_absolute_size(description, pixelSize * Self.units)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  /// Pango's words for a font, without a size, to be freed.
  private func description(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families.joined(separator: ","))
    let weight = UInt32(max(100, min(1000, font.weight)))
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// Whether the font, or one that an attribute makes of it, begins with a font of coloured pictures or of pixels. Such a
  /// font also shows what no font has.
  func usesPictures(for text: AttributedText, in font: Font) -> Bool {
    var families = [font.families]
    for case .family(let name) in text.attributes.lazy.map(\.value) { families.append([name]) }
    return families.contains { families in
      var font = font
      font.families = families
      let description = description(of: font)
      defer { pango_font_description_free(description) }
      pango_font_description_set_absolute_size(description, 16 * Self.units)
      guard let found = pango_context_load_font(pango.context, description) else { return false }
      defer { g_object_unref(found) }
      let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(found).assumingMemoryBound(to: PangoFcFont.self))
      var hasOutlines: FcBool = 1
      var isColored: FcBool = 0
      FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines)
      FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
      return hasOutlines == 0 || isColored != 0
    }
  }

  /// Counts a font that Pango looks for, and one that an attribute makes of it.
  private func note(_ attribute: TextAttribute?, in font: Font, _ pixelSize: Double) {
    var hasher = Hasher()
    hasher.combine(font)
    hasher.combine(pixelSize)
    hasher.combine(attribute?.value)
    if wishes.insert(hasher.finalize()).inserted { budget?.spend(.fonts, TextWork.font) }
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
    if fonts.count >= 256 { forgetFonts() }
    var hasOutlines: FcBool = 1
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines)
    let scaled = ScaledFont(
      retaining: pango_cairo_font_get_scaled_font(OpaquePointer(font)), hasOutlines: hasOutlines != 0)
    // Held, so that no other font can come to have the same address.
    g_object_ref(font)
    fonts[font] = scaled
    return scaled
  }
}
