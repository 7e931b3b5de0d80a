import CInlayCairo
import InlayGraphics

/// Plain texts: ASCII on one line, from left to right, in one font.
extension TextShaper {
  /// The glyphs of a plain text.
  struct PlainText {
    var glyphs: [WordCache.Glyph] = []
    /// Whether the text before each glyph, and the text from it on, can be shaped separately.
    var isSeparate: [Bool] = []
    let face: WordCache.Face

    /// The text on one line.
    func line(_ text: String, scale: Double) -> ShapedText {
      var line = WordCache.Line(capacity: glyphs.count)
      for glyph in glyphs { line.add(glyph) }
      return line.text(text, face, scale: scale)
    }
  }

  /// A font that Pango has chosen for a plain text. HarfBuzz alone shapes other plain texts in it as Pango does.
  struct PlainFont {
    /// Retained with the shaper's fonts.
    let font: UnsafeMutablePointer<PangoFont>
    let script: hb_script_t
    let language: hb_language_t?
    let face: WordCache.Face
  }

  /// HarfBuzz's object for a font file, and the language of texts in it.
  struct PairedFace: Hashable {
    /// Retained with the shaper's fonts.
    let face: OpaquePointer
    let language: hb_language_t?
  }

  /// Shapes a plain text with HarfBuzz alone, which also finds the cuts; nil if Pango has to choose the fonts.
  func shapePlain(_ text: String, _ format: InternedFormat) -> PlainText? {
    guard let font = plainFonts[Self.plainKey(text, format)] else { return nil }
    return FontLock.hold {
      guard let (plain, isExact) = shape(text, in: font, format), isExact else { return nil }
      return plain
    }
  }

  /// Examines the text that the layout has shaped last, without limits; nil if it is not plain, or not in the first font.
  func examine(_ text: String, _ format: InternedFormat, _ shaped: ShapedText) -> PlainText? {
    FontLock.hold { examine(shaped: text, format, shaped) }
  }

  private func examine(shaped text: String, _ format: InternedFormat, _ shaped: ShapedText) -> PlainText? {
    guard hb_version_atleast(4, 0, 0) != 0, shaped.lines.count == 1, shaped.missing.count == 0, !shaped.isTruncated,
      shaped.height > 0, !shaped.usesOtherFamily, shaped.messages.isEmpty, shaped.rareWork == nil,
      let line = pango_layout_get_line_readonly(layout, 0), let entry = line.pointee.runs, entry.pointee.next == nil
    else { return nil }
    let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
    let analysis = run.item.pointee.analysis
    guard Int(run.item.pointee.length) == text.utf8.count, analysis.level & 1 == 0, let font = analysis.font,
      isFirst(font)
    else { return nil }
    let script = g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))
    let plainFont = PlainFont(
      font: font, script: hb_script_from_iso15924_tag(script),
      language: hb_language_from_string(pango_language_to_string(analysis.language), -1),
      face: WordCache.Face(
        font: scaledFont(font), baseline: shaped.lines.firstBaseline, height: shaped.height,
        isEven: isEven(line, font)))
    let string = run.glyphs.pointee
    guard let made = shape(text, in: plainFont, format), made.text.glyphs.count == Int(string.num_glyphs) else {
      return nil
    }
    var (plain, isExact) = made
    for index in plain.glyphs.indices {
      let info = string.glyphs[index]
      let (width, x, y) = (info.geometry.width, info.geometry.x_offset, info.geometry.y_offset)
      let glyph = plain.glyphs[index]
      guard glyph.index == info.glyph, glyph.offset == string.log_clusters[index] else { return nil }
      if glyph.width == width, glyph.x == x, glyph.y == y { continue }
      isExact = false
      (plain.glyphs[index].width, plain.glyphs[index].x, plain.glyphs[index].y) = (width, x, y)
    }
    if isExact, fontSet.trial == nil, !hinting {
      plainFonts[Self.plainKey(text, format)] = plainFont
    }
    return plain
  }

  /// The pairs of digits in the font of a plain text; nil where digits depend on more.
  func digitPairs(inFontOf text: String, _ format: InternedFormat) -> DigitPairs? {
    guard let known = plainFonts[Self.plainKey(text, format)], format.format.font.features.isEmpty else { return nil }
    // Texts without letters have no script, and the same pieces.
    let scripts = [known.script, hb_script_from_iso15924_tag(hb_tag_from_string("Zyyy", -1))]
    return FontLock.hold { () -> DigitPairs? in
      guard let font = pango_font_get_hb_font(known.font), let face = hb_font_get_face(font) else { return nil }
      let key = PairedFace(face: face, language: known.language)
      let isPaired = pairedFaces[key] ?? FontLookups.havePairsAlone(font, scripts, known.language)
      pairedFaces[key] = isPaired
      guard isPaired else { return nil }
      let found = scripts.map {
        pairs(in: PlainFont(font: known.font, script: $0, language: known.language, face: known.face), format)
      }
      return DigitPairs.haveSameGlyphs(found[0], found[1]) ? found[0] : nil
    }
  }

  private func pairs(in font: PlainFont, _ format: InternedFormat) -> DigitPairs? {
    func glyphs(of bytes: [UInt8]) -> [WordCache.Glyph] {
      guard let (text, isExact) = shape(String(decoding: bytes, as: UTF8.self), in: font, format), isExact else {
        return []
      }
      return text.glyphs
    }
    let pixelSize = Self.pixelSize(format.format, scale: format.scale)
    return DigitPairs(
      glyphs(of: DigitPairs.allPairs), alone: DigitPairs.bytes.flatMap { glyphs(of: [$0]) },
      tracking: Self.sides(ofSpacing: Self.spacing(of: format.format.font, pixelSize: pixelSize)))
  }

  /// Texts with letters are Latin, and all others have no script of their own.
  private static func plainKey(_ text: String, _ format: InternedFormat) -> Int {
    format.words << 1 | (text.utf8.contains(where: \.isLetterOfASCII) ? 1 : 0)
  }

  /// Whether all lines in the font of a line have the line's height, in which Pango also counts lines.
  private func isEven(_ line: UnsafeMutablePointer<PangoLayoutLine>, _ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let box = LineBox(of: line, own: nil, slack: 0)
    let metrics = pango_font_get_metrics(font, pango_language_from_string("en"))
    defer { pango_font_metrics_unref(metrics) }
    let height = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
    return box == ownLineBox && Int(height) == box.height
  }

  /// Whether Pango takes each character that a font has from that font.
  private func isFirst(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let first = pango_context_load_font(context, pango_layout_get_font_description(layout)) else { return false }
    defer { g_object_unref(first) }
    // Pango has another object for another language.
    return first == font || scaledFont(first).source == scaledFont(font).source
  }

  /// Shapes a plain text with HarfBuzz.
  ///
  /// - Returns: The text, and whether the widths are Pango's in a font without hinting; nil if the font lacks a
  ///   character.
  private func shape(
    _ text: String, in font: PlainFont, _ format: InternedFormat
  ) -> (text: PlainText, isExact: Bool)? {
    let pixelSize = Self.pixelSize(format.format, scale: format.scale)
    let features = Self.harfBuzzFeatures(of: format.format.font, pixelSize: pixelSize)
    // Pango leaves out further features.
    guard features.count <= 32, let buffer = hb_buffer_create() else { return nil }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, Int32(text.utf8.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, font.script)
    hb_buffer_set_language(buffer, font.language)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: numericCast(inlayWholeText)))
    hb_shape(pango_font_get_hb_font(font.font), buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return nil }
    var plain = PlainText(face: font.face)
    plain.glyphs.reserveCapacity(Int(count))
    plain.isSeparate.reserveCapacity(Int(count))
    let (left, right) = Self.sides(ofSpacing: Self.spacing(of: format.format.font, pixelSize: pixelSize))
    let isSpaced = left != 0 || right != 0
    var isExact = true
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      guard info.codepoint != 0 else { return nil }
      let flags = hb_glyph_info_get_glyph_flags(infos + index).rawValue
      let before = index == 0 ? 0 : left
      let after = index == Int(count) - 1 ? 0 : right
      let glyph = WordCache.Glyph(
        index: info.codepoint, width: before + position.x_advance + after,
        x: before + position.x_offset, y: -position.y_offset, offset: Int32(bitPattern: info.cluster),
        isSafe: flags & Self.isUnsafeToBreak == 0, ink: font.face.ink(of: info.codepoint))
      // Pango spaces whole clusters, and glyphs without a width in another way.
      let isUsual =
        isSpaced
        ? glyph.width > abs(left) + abs(right) && plain.glyphs.last?.offset != glyph.offset : glyph.width >= 0
      if !isUsual { isExact = false }
      plain.glyphs.append(glyph)
      plain.isSeparate.append(flags & Self.isUnsafeToConcatenate == 0)
    }
    return (plain, isExact)
  }

  /// HarfBuzz's values, of which headers before version 4 do not name the second.
  private static let isUnsafeToBreak: UInt32 = 0x1
  private static let isUnsafeToConcatenate: UInt32 = 0x2
}
