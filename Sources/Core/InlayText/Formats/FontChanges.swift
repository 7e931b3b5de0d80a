/// The values that are given of a font; the others are those of another font.
package struct FontChanges: Hashable, Sendable {
  package var families: [String]?
  /// The size in points, at a text scale of 1.
  package var size: Double?
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var tracking: Double?
  package var features: [String]?
  /// Whether the size is the same at every text scale.
  package var hasFixedSize = false

  package init() {}

  /// The factor of the sizes at a scene's text scale.
  package func scale(at textScale: Double) -> Double { hasFixedSize ? 1 : textScale }

  /// A font with these values.
  ///
  /// - Parameters:
  ///   - font: At that scale.
  ///   - scale: The factor of a given size.
  package func applied(to font: Font, scale: Double = 1) -> Font {
    var font = font
    if let families { font.families = families }
    if let size { font.size = size * scale }
    if let weight { font.weight = weight }
    if let isItalic { font.isItalic = isItalic }
    // A style's own tracking belongs to its size.
    if tracking != nil || size != nil { font.tracking = tracking ?? 0 }
    // A style's lines have the height for their size.
    if font.lineHeight != nil { font.lineHeight = Font.lineHeight(at: font.size) }
    if let features { font.features = features }
    return font
  }
}
