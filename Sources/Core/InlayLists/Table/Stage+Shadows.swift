import InlayGraphics
import InlayLayers

extension Stage {
  /// The shadow of a section's card, or a new one.
  func shadow(at index: Int, in table: Layer) -> SectionShadow {
    if let known = entry(.shadow, at: index).layer as? SectionShadow { return known }
    let layer = SectionShadow()
    changeEntry(.shadow, at: index) { $0.layer = layer }
    setUnordered()
    table.insertSublayer(layer, at: table.sublayers.prefix(while: \.isBehindRows).count)
    return layer
  }

  /// The shadows of sections, by their numbers.
  var shadows: [Int: SectionShadow] {
    var shadows: [Int: SectionShadow] = [:]
    for (index, part) in frame.shadows.enumerated() where part.isInView {
      shadows[part.id.section] = entry(.shadow, at: index).layer as? SectionShadow
    }
    return shadows
  }

  /// Shadows and cards follow an update. Those of sections that it deletes stay until it is over; the others stay to
  /// the end of all updates, in view or not.
  func follow(_ plan: UpdatePlan, shadowsIn phase: Phase?, _ heights: HeightIndex) {
    rename(.shadow) { part, index in
      guard part.follow(part.fate(.shadow, plan, heights, phase)) else {
        entry(.shadow, at: index).layer?.removeFromSuperlayer()
        return false
      }
      if phase != nil && part.isInView { part.flags.insert(.isKept) }
      return true
    }
    guard let phase else { return }
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

  override func hitTest(_ point: Point) -> Layer? { nil }
}
