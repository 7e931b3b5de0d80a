import CInlayCairo
import InlayGraphics
import InlaySystem

/// Shapes texts into lines of glyphs, with Pango. All lengths are device pixels: fonts have their size on the device,
/// so that glyphs, advances and hints are right for it.
final class TextShaper {
  /// Pango's units of length in a pixel.
  static let units = 1024.0
  /// The largest em square, in device pixels: one glyph of it takes 4 MB.
  static let maximumPixelSize = 2000.0

  let fontSet: FontSet
  let hinting: Bool
  /// The folder of the hyphenation dictionaries; nil for none.
  var hyphenationFolder: String?
  private var pango: PangoObjects
  private var fonts: [UnsafeMutablePointer<PangoFont>: ScaledFont] = [:]
  /// The fonts of plain texts, by the number of their words and by their script.
  var plainFonts: [Int: PlainFont] = [:]
  /// Whether digits depend only on each other, in pairs.
  var pairedFaces: [PairedFace: Bool] = [:]
  /// The box fonts of characters that no font has, by their size in device pixels.
  private var boxFonts: [Double: ScaledFont] = [:]
  /// The meter of the text that is being shaped; nil for none.
  private(set) var meter: (any WorkMeter)?
  /// The requests of the fonts that attributes of the text choose.
  private(set) var attributeFonts: [Int] = []
  /// The layout's font.
  private var layoutFont: (font: Font, pixelSize: Double, box: LineBox?)?
  /// The box of each line of the prepared text by its own font; nil if parts of the text have fonts of their own.
  private(set) var ownLineBox: LineBox?
  /// The distance that glyphs may be outside that box, in Pango's units.
  var lineSlack: Int { Int(((layoutFont?.pixelSize ?? 0) * Self.units * 0.1).rounded()) }
  /// Whether lines of the prepared text may have other boxes than Pango's, by fallback fonts or the font's line height.
  private(set) var hasOtherBoxes = false
  /// The surroundings of the part of a text that is shaped; nil for a whole text.
  var partContext: PartContext?
  /// Limits with which all texts are shaped in parts, for tests.
  var partLimits: ShapingParts.Limits?
  /// The bytes from which a text whose lines or height are limited is shaped in parts: most of it is not shown.
  var longText = 1 << 14
  /// The choices for known lists of families.
  private var knownFamilies: [[String]: FamilyChoice] = [:]
  /// Hashes of the different font requests to Pango.
  private var requests: Set<Int> = []
  /// The number of times that Pango's objects were renewed.
  private(set) var renewalCount = 0

  /// The number of different fonts after which Pango's objects are renewed: Pango and fontconfig retain some 16 KB for
  /// each size of each font as long as the font map lives. Larger than Pango's own cache of 256.
  static let requestLimit = 512

  var context: OpaquePointer { pango.context }
  var layout: OpaquePointer { pango.layout }
  var requestCount: Int { requests.count }

  init(fontSet: FontSet, hinting: Bool) throws(InlayError) {
    self.fontSet = fontSet
    self.hinting = hinting
    hyphenationFolder = fontSet.isSystem ? HyphenDictionary.systemFolder : nil
    pango = try Self.makePango(fontSet, hinting)
  }

  deinit { FontLock.hold { forgetFonts() } }

  private static func makePango(_ fontSet: FontSet, _ hinting: Bool) throws(InlayError) -> PangoObjects {
    try FontLock.hold { () throws(InlayError) in try PangoObjects(fontSet: fontSet, hinting: hinting) }
  }

  /// Begins a text; renews Pango's objects where they retain too many fonts. Shaped texts retain their own fonts.
  func begin(_ meter: (any WorkMeter)?) {
    self.meter = meter
    attributeFonts = []
    // The old objects stay in use if there is no memory for new ones.
    guard requests.count >= Self.requestLimit, let new = try? Self.makePango(fontSet, hinting) else { return }
    forgetFonts()
    pango = new
    layoutFont = nil
    requests.removeAll(keepingCapacity: true)
    renewalCount += 1
  }

  private func forgetFonts() {
    plainFonts.removeAll(keepingCapacity: true)
    pairedFaces.removeAll(keepingCapacity: true)
    for font in fonts.keys { g_object_unref(font) }
    fonts.removeAll(keepingCapacity: true)
  }

  /// Sets the layout's text, font and direction, without any limits.
  ///
  /// - Parameter isBroken: Whether lines may end inside words.
  func prepare(_ text: AttributedText, _ format: TextFormat, pixelSize: Double, isBroken: Bool) {
    let isLeftToRight = format.effectiveDirection == .leftToRight
    pango_context_set_base_dir(pango.context, isLeftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    let hasDirection = format.keepsDirection || partContext?.hasDirection ?? false
    pango_layout_set_auto_dir(layout, hasDirection ? 0 : 1)
    setFont(format.font, pixelSize: pixelSize)
    ownLineBox = text.attributes.contains { $0.value.setsLineHeight } ? nil : layoutFont?.box
    hasOtherBoxes = ownLineBox != nil && (format.font.lineHeight != nil || text.utf8.contains { $0 >= 0xC2 })
    text.utf8.withUnsafeBytes { bytes in
      pango_layout_set_text(layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
    let languages = partContext.map(\.languages) ?? ScriptLanguages(of: text.utf8, in: format.language)
    for attribute in text.attributes where attribute.value.choosesFont {
      attributeFonts.append(note(attribute, in: format.font, pixelSize))
    }
    let isStyled = format.font.tracking != 0 || !format.font.features.isEmpty
    guard isBroken || isStyled || !text.attributes.isEmpty || languages != nil else {
      pango_layout_set_attributes(layout, nil)
      return
    }
    let attributes = text.makePangoList()
    text.utf8.limitHyphens(attributes)
    if isBroken { ClusterBreaks.forbid(in: text.utf8, attributes) }
    languages?.add(to: attributes)
    if isStyled { addStyle(of: format.font, pixelSize: pixelSize, to: attributes, text) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Sets the layout's font, where it is another one.
  private func setFont(_ font: Font, pixelSize: Double) {
    let isSame = layoutFont.map { $0.font == font && $0.pixelSize == pixelSize } ?? false
    // The last text may have had another meter.
    if !isSame || meter != nil { note(nil, in: font, pixelSize) }
    if isSame { return }
    let description = description(of: font)
    pango_font_description_set_absolute_size(description, pixelSize * Self.units)
    pango_layout_set_font_description(layout, description)
    let found = pango_context_load_font(pango.context, description)
    let least = font.lineHeight.map { Int(($0 * pixelSize * Self.units).rounded()) }
    layoutFont = (font, pixelSize, LineBox(of: found)?.grown(to: least ?? 0))
    if let found { g_object_unref(found) }
    pango_font_description_free(description)
  }

  /// Whether the fonts have Inter's cut for large sizes.
  private(set) lazy var hasDisplayFamily = fontSet.contains(family: Self.displayFamily)

  /// Whether one of the font's families exists or is generic. O(fonts) for a new list of families.
  func hasFamily(of font: Font) -> Bool { familyChoice(of: font.families).used != nil }

  /// The first of some families that exists or is generic, and those before it. O(fonts) for a new list.
  func familyChoice(of families: [String]) -> FamilyChoice {
    if let known = knownFamilies[families] { return known }
    let index = families.firstIndex {
      Self.genericFamilies.contains($0.lowercased()) || fontSet.contains(family: $0)
    }
    let later = families.dropFirst((index ?? families.count) + 1)
    let choice = FamilyChoice(
      used: index.map { families[$0] }, missing: Array(families.prefix(index ?? families.count)),
      missingScripts: later.filter { ScriptFont.isForScript($0) && !fontSet.contains(family: $0) })
    if knownFamilies.count >= Self.requestLimit { knownFamilies.removeAll() }
    knownFamilies[families] = choice
    return choice
  }

  private static let genericFamilies: Set<String> = [
    "sans-serif", "serif", "monospace", "system-ui", "cursive", "fantasy", "sans", "mono",
  ]

  /// Pango's description of a font, without a size; the caller frees it.
  private func description(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families(of: font).joined(separator: ","))
    let weight = UInt32(max(100, min(1000, font.weight.rawValue)))
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// Whether the font, or one made from it by an attribute, has a first font of coloured pictures or of pixels. Pango
  /// also uses such a font for characters that no font has.
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

  /// Counts a request to Pango for the font, or for one made from it by an attribute.
  @discardableResult
  private func note(_ attribute: TextAttribute?, in font: Font, _ pixelSize: Double) -> Int {
    let request = Self.request(attribute, in: font, pixelSize)
    requests.insert(request)
    try? meter?.spend(onFont: request)
    return request
  }

  /// A hash of the font, or of one made from it by an attribute.
  static func request(_ attribute: TextAttribute?, in font: Font, _ pixelSize: Double) -> Int {
    var hasher = Hasher()
    hasher.combine(font)
    hasher.combine(pixelSize)
    hasher.combine(attribute?.value)
    return hasher.finalize()
  }

  /// The height of a format's em square, in device pixels.
  static func pixelSize(_ format: TextFormat, scale: Double) -> Double {
    min(format.font.size * scale, maximumPixelSize)
  }

  /// The height of the em square of Pango's font, in device pixels.
  func pixelSize(of font: UnsafeMutablePointer<PangoFont>?) -> Double { font.map { scaledFont($0).pixelSize } ?? 0 }

  /// The font of the boxes for missing characters.
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
      retaining: pango_cairo_font_get_scaled_font(OpaquePointer(font)), hasOutlines: hasOutlines != 0,
      source: FontSource(pattern: pattern))
    // Retained, so that no other font can get the same address.
    g_object_ref(font)
    fonts[font] = scaled
    return scaled
  }
}
