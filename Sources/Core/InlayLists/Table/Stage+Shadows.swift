import InlayGraphics
import InlayLayers

extension Stage {
  /// The shadow of a section's card, or a new one.
  func shadow(of part: PlacedPart, in table: Layer) -> SectionShadow {
    if let known = layer(of: part) as? SectionShadow { return known }
    let layer = SectionShadow()
    changeEntry(of: part) { $0.layer = layer }
    isUnordered = true
    table.insertSublayer(layer, at: table.sublayers.prefix(while: \.isBehindRows).count)
    return layer
  }

  /// The layers of cards follow an update that runs. Those of sections that it deletes stay until it is over.
  func followCards(_ plan: UpdatePlan, _ phase: Phase) {
    var known: [PartID: CardLayers] = [:]
    for (id, layers) in cardLayers {
      var new = id
      if id.end == 0 {
        if let section = plan.newSection(of: id.section) { new.section = section } else { new.end = phase.serial }
      }
      known[new] = layers
    }
    cardLayers = known
  }
}

/// The shadow of a section's card, below all its rows, without hit testing.
final class SectionShadow: Layer {
  override init() {
    super.init()
    listRole = .sectionCard
    castsShadowOfBounds = true
  }

  /// The distance from the sides of the rows to the card, in points.
  var inset = 0.0

  /// - Parameter rowAlpha: The alpha of the rows' background: a translucent card has a weaker shadow.
  func show(_ card: SectionCard, _ frame: Rect, rowAlpha: Double) {
    inset = card.inset
    untransformedFrame = frame
    cornerRadius = card.cornerRadius
    cornerCurve = card.cornerCurve
    shadowOpacity = card.shadow.opacity * rowAlpha
    shadowRadius = card.shadow.radius
    shadowOffset = card.shadow.offset
    shadowColor = card.shadow.color ?? .black
  }

  override func hitTest(_ point: Point) -> Layer? { nil }
}
