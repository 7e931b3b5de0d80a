import InlayGraphics
import InlayLayers

/// The shadow of a section's card, below all its rows: seen, and never hit.
final class SectionShadow: Layer {
  override init() {
    super.init()
    role = .sectionCard
    castsShadowOfBounds = true
  }

  /// From the sides of the rows to the card, in points.
  var inset = 0.0

  override func hitTest(_ point: Point) -> Layer? { nil }
}

extension TableView {
  /// Puts shadows around the rows of the sections in view whose decoration has one, and takes the others out. Each is one
  /// layer below all rows of its section, whatever their number.
  func updateSectionShadows() {
    let shadow = sectionShadow
    let hasShadow = shadow.opacity > 0 && (shadow.radius > 0 || shadow.offset != .zero)
    var shadows: [Int: SectionShadow] = [:]
    if hasShadow && bounds.height > 0 {
      let theme = self.theme
      let reach = 3 * shadow.radius + abs(shadow.offset.height) + 1
      for section in heights.sections(from: bounds.minY - reach, to: bounds.maxY + reach)
      where heights[section].rows.total > 0 {
        let card = card(of: decoration(ofSection: section), theme)
        guard card.hasShadow else { continue }
        let layer = stage.shadow(ofSection: section, in: self)
        lay(layer, around: section, card)
        shadows[section] = layer
      }
    }
    stage.show(shadows: shadows)
  }

  private func lay(_ layer: SectionShadow, around section: Int, _ card: SectionCard) {
    let placed = heights.placedSection(section)
    let grid = deviceGrid
    layer.inset = card.inset
    layer.untransformedFrame = Rect(
      minX: stage.column.minX + card.inset, minY: grid.y(placed.header.upperBound),
      maxX: stage.column.maxX - card.inset,
      maxY: grid.y(placed.footer.lowerBound))
    layer.cornerRadius = cardRadius(card.cornerRadius, ofSection: section, isShared: true)
    let shadow = sectionShadow
    // As dense as the card that casts it.
    layer.shadowOpacity = shadow.opacity * resolved(cellBackgroundColor ?? .token(.cellBackground)).alpha
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowColor = sectionShadowColor
  }
}
