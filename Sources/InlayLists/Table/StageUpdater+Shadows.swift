import InlayGraphics
import InlayLayers

extension StageUpdater {
  /// Shows the shadows of the visible sections whose card has one, and removes the others. A shadow is one layer below
  /// all rows of its section.
  func updateSectionShadows(_ layout: TableLayout) {
    let shadow = table.sectionShadow
    let hasShadow = shadow.opacity > 0 && (shadow.radius > 0 || shadow.offset != .zero)
    var shadows: [Int: SectionShadow] = [:]
    if hasShadow && table.bounds.height > 0 {
      let reach = 3 * shadow.radius + abs(shadow.offset.height) + 1
      let kept = table.rowMotion?.shadowSections ?? []
      let others = kept.filter { $0 < table.heights.sectionCount }.sorted()
      let sections = table.heights.sections(from: table.bounds.minY - reach, to: table.bounds.maxY + reach)
      for section in Array(sections) + others
      where shadows[section] == nil && (table.heights[section].rows.total > 0 || kept.contains(section)) {
        let card = table.look.card(of: table.decoration(ofSection: section))
        guard card.hasShadow else { continue }
        let layer = table.stage.shadow(ofSection: section, in: table)
        lay(layer, layout.card(ofSection: section, inset: card.inset), card)
        shadows[section] = layer
      }
    }
    table.stage.show(shadows: shadows)
  }

  private func lay(_ layer: SectionShadow, _ frame: Rect, _ card: SectionCard) {
    layer.inset = card.inset
    layer.untransformedFrame = frame
    layer.cornerRadius = card.cornerRadius
    layer.cornerCurve = card.cornerCurve
    let shadow = table.sectionShadow
    // A translucent card has a weaker shadow.
    let row = table.cellBackgroundColor ?? .token(table.style.rowToken)
    layer.shadowOpacity = shadow.opacity * table.resolved(row).alpha
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowColor = table.sectionShadowColor
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
