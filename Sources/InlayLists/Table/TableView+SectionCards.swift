import InlayGraphics
import InlayLayers

extension TableView {
  /// Shows the shadows of the visible sections whose card has one, and removes the others. A shadow is one layer below
  /// all rows of its section.
  func updateSectionShadows() {
    let shadow = sectionShadow
    let hasShadow = shadow.opacity > 0 && (shadow.radius > 0 || shadow.offset != .zero)
    var shadows: [Int: SectionShadow] = [:]
    if hasShadow && bounds.height > 0 {
      let look = self.look
      let reach = 3 * shadow.radius + abs(shadow.offset.height) + 1
      let kept = rowMotion?.shadowSections ?? []
      let others = kept.filter { $0 < heights.sectionCount }.sorted()
      let sections = heights.sections(from: bounds.minY - reach, to: bounds.maxY + reach)
      for section in Array(sections) + others
      where shadows[section] == nil && (heights[section].rows.total > 0 || kept.contains(section)) {
        let card = look.card(of: decoration(ofSection: section))
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
      maxX: stage.column.maxX - card.inset, maxY: grid.y(placed.footer.lowerBound))
    layer.cornerRadius = card.cornerRadius
    layer.cornerCurve = card.cornerCurve
    let shadow = sectionShadow
    // A translucent card has a weaker shadow.
    layer.shadowOpacity = shadow.opacity * resolved(cellBackgroundColor ?? .token(.cellBackground)).alpha
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowColor = sectionShadowColor
  }
}

/// The shadow of a section's card, below all its rows, without hit testing.
final class SectionShadow: Layer {
  override init() {
    super.init()
    role = .sectionCard
    castsShadowOfBounds = true
  }

  /// From the sides of the rows to the card, in points.
  var inset = 0.0

  /// An equal shadow at the same position.
  func copy() -> SectionShadow {
    let copy = SectionShadow()
    copy.inset = inset
    copy.untransformedFrame = untransformedFrame
    (copy.cornerRadius, copy.cornerCurve) = (cornerRadius, cornerCurve)
    (copy.shadowOpacity, copy.shadowRadius) = (shadowOpacity, shadowRadius)
    (copy.shadowOffset, copy.shadowColor) = (shadowOffset, shadowColor)
    return copy
  }

  override func hitTest(_ point: Point) -> Layer? { nil }
}
