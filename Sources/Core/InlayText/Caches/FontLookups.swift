import CInlayCairo

/// The lookups of an OpenType font: the changes that HarfBuzz makes in texts.
struct FontLookups {
  private let face: OpaquePointer
  private let scripts: [hb_script_t]
  private let language: hb_language_t?
  /// The glyphs of digits and of the space.
  private let glyphs: [UInt32]

  /// HarfBuzz's features for all texts.
  private static let features = [
    "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs",
    "dist", "kern", "liga", "rclt",
  ]
  /// Its features around fraction slashes, which are not ASCII.
  private static let fractionFeatures = ["frac", "numr", "dnom"]
  /// Tables that are applied in other ways than OpenType's.
  private static let otherTables = ["morx", "mort", "kerx", "trak", "Silf"]

  /// Whether a digit or space depends only on the next one, in any text of ASCII in some scripts: O(lookups).
  ///
  /// - Parameter font: HarfBuzz's font.
  static func havePairsAlone(_ font: OpaquePointer, _ scripts: [hb_script_t], _ language: hb_language_t?) -> Bool {
    guard let face = hb_font_get_face(font) else { return false }
    var (glyphs, all): ([UInt32], [UInt32]) = ([], [])
    for byte in UInt32(0x20)..<0x7F {
      var glyph: UInt32 = 0
      guard hb_font_get_nominal_glyph(font, byte, &glyph) != 0 else { continue }
      all.append(glyph)
      guard byte == 0x20 || byte &- 0x30 < 10 else { continue }
      if hb_ot_layout_get_glyph_class(face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK { return false }
      glyphs.append(glyph)
    }
    // Version 0 of this table has pairs, later ones have states.
    let kerning = table("kern", of: face).prefix(2)
    guard glyphs.count == DigitPairs.bytes.count, kerning.allSatisfy({ $0 == 0 }),
      otherTables.allSatisfy({ table($0, of: face).isEmpty })
    else { return false }
    let lookups = FontLookups(face: face, scripts: scripts, language: language, glyphs: glyphs)
    return lookups.substituteNone(in: all) && lookups.positionPairsAlone()
  }

  /// Whether no substitution that takes the glyphs can happen in a text of `all` glyphs.
  private func substituteNone(in all: [UInt32]) -> Bool {
    guard let lookups = lookups("GSUB"), let known = hb_set_create(), let output = hb_set_create() else {
      return false
    }
    defer { for set in [lookups, known, output] { hb_set_destroy(set) } }
    for glyph in all { hb_set_add(known, glyph) }
    hb_ot_layout_lookups_substitute_closure(face, lookups, known)
    return allTaking(lookups, "GSUB", output) { _ in
      // A substitution by nothing leaves no trace.
      if hb_set_is_empty(output) != 0 { return false }
      hb_set_intersect(output, known)
      return hb_set_is_empty(output) != 0
    }
  }

  /// Whether lookups that take the glyphs position single glyphs, the first ones of pairs, or marks.
  private func positionPairsAlone() -> Bool {
    guard let lookups = lookups("GPOS"), let output = hb_set_create() else { return false }
    defer { for set in [lookups, output] { hb_set_destroy(set) } }
    let table = Self.table("GPOS", of: face)
    func number(_ place: Int) -> Int {
      place + 1 < table.count ? Int(table[place]) << 8 | Int(table[place + 1]) : 0
    }
    let list = number(8)
    guard number(0) == 1 || table.isEmpty else { return false }
    return allTaking(lookups, "GPOS", output) { index in
      let lookup = list + number(list + 2 + 2 * Int(index))
      return (0..<number(lookup + 4)).allSatisfy { part in
        var (kind, start) = (number(lookup), lookup + number(lookup + 6 + 2 * part))
        if kind == 9 { (kind, start) = (number(start + 2), start + number(start + 4) << 16 + number(start + 6)) }
        // A pair that also moves its second glyph ends before the next pair.
        return kind == 2 ? number(start + 6) == 0 : [1, 4, 5, 6].contains(kind)
      }
    }
  }

  /// Whether `body` is true for each lookup that takes one of the glyphs.
  ///
  /// - Parameter output: Gets the glyphs that such a lookup makes.
  private func allTaking(
    _ lookups: OpaquePointer, _ table: String, _ output: OpaquePointer, _ body: (UInt32) -> Bool
  ) -> Bool {
    guard let input = hb_set_create() else { return false }
    defer { hb_set_destroy(input) }
    var lookup = UInt32.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_set_clear(input)
      hb_set_clear(output)
      hb_ot_layout_lookup_collect_glyphs(face, hb_tag_from_string(table, -1), lookup, nil, input, nil, output)
      if glyphs.contains(where: { hb_set_has(input, $0) != 0 }), !body(lookup) { return false }
    }
    return true
  }

  /// The lookups of texts of ASCII in a table; the caller destroys the set.
  private func lookups(_ table: String) -> OpaquePointer? {
    guard let result = hb_set_create(), let fractions = hb_set_create() else { return nil }
    defer { hb_set_destroy(fractions) }
    let tag = hb_tag_from_string(table, -1)
    func collect(_ features: [String], _ set: OpaquePointer) {
      let tags = features.map { hb_tag_from_string($0, -1) } + [0]
      hb_ot_layout_collect_lookups(face, tag, nil, nil, tags, set)
    }
    for script in scripts {
      var properties = hb_segment_properties_t()
      (properties.direction, properties.script, properties.language) = (HB_DIRECTION_LTR, script, language)
      let plan = hb_shape_plan_create_cached(face, &properties, nil, 0, nil)
      hb_ot_shape_plan_collect_lookups(plan, tag, result)
      hb_shape_plan_destroy(plan)
    }
    collect(Self.fractionFeatures, fractions)
    hb_set_subtract(result, fractions)
    collect(Self.features, result)
    return result
  }

  private static func table(_ name: String, of face: OpaquePointer) -> [UInt8] {
    let blob = hb_face_reference_table(face, hb_tag_from_string(name, -1))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
