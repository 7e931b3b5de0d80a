import CInlayCairo

/// Tracking, OpenType features, and the cut for large sizes.
extension TextShaper {
  /// Adds a font's tracking and features to Pango's list, for the text and below the attributes of markup. Letters of
  /// joining scripts have no tracking, and keep their ligatures.
  func addStyle(of font: Font, pixelSize: Double, to list: OpaquePointer?, _ text: AttributedText) {
    // Spacing is left out with parts in much smaller fonts: Pango's widths would become negative, and it ends the
    // program over such lines.
    let spacing = text.setsSizes ? 0 : Self.spacing(of: font, pixelSize: pixelSize)
    for range in spacing == 0 ? [] : JoiningScripts.rangesOfOthers(in: text.utf8) {
      guard let attribute = pango_attr_letter_spacing_new(spacing) else { continue }
      (attribute.pointee.start_index, attribute.pointee.end_index) = (
        UInt32(range.lowerBound), UInt32(range.upperBound)
      )
      pango_attr_list_insert_before(list, attribute)
    }
    if let features = Self.features(of: font) {
      pango_attr_list_insert_before(list, pango_attr_font_features_new(features))
    }
  }

  /// The addition to each advance, in Pango's units.
  static func spacing(of font: Font, pixelSize: Double) -> Int32 {
    guard font.tracking != 0 else { return 0 }
    let tracking = max(Font.trackings.lowerBound, min(font.tracking, Font.trackings.upperBound))
    return Int32(clamping: Int(clamping: (tracking * pixelSize * units).rounded()))
  }

  /// The parts of a spacing on the left and on the right of each cluster, as Pango divides it.
  static func sides(ofSpacing spacing: Int32) -> (left: Int32, right: Int32) {
    let half = spacing / 2
    // Whole pixels stay whole.
    let left = spacing & 1023 == 0 ? (half + 512) & ~1023 : half
    return (left, spacing - left)
  }

  /// The features in CSS syntax; nil for none.
  private static func features(of font: Font) -> String? {
    guard !font.features.isEmpty else { return nil }
    let tags = font.features.filter(Font.isFeature)
    return tags.isEmpty ? nil : tags.map { "\($0)=1" }.joined(separator: ",")
  }

  /// The features of a font for HarfBuzz, as Pango asks for them: letters with spacing form no ligatures.
  static func harfBuzzFeatures(of font: Font, pixelSize: Double) -> [hb_feature_t] {
    func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
      hb_feature_t(tag: hb_tag_from_string(tag, -1), value: value, start: 0, end: .max)
    }
    let own = font.features.filter(Font.isFeature).map { feature($0, 1) }
    return own + (spacing(of: font, pixelSize: pixelSize) == 0 ? [] : ["liga", "clig", "dlig"].map { feature($0, 0) })
  }

  /// The families to ask for, in which Inter's cut for large sizes precedes Inter.
  func families(of font: Font) -> [String] {
    guard font.size >= Font.displaySize, let index = font.families.firstIndex(of: Self.textFamily), hasDisplayFamily
    else { return font.families }
    var families = font.families
    families.insert(Self.displayFamily, at: index)
    return families
  }

  private static let textFamily = "Inter"
  static let displayFamily = "Inter Display"
}
