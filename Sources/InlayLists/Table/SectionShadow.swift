import InlayGraphics
import InlayLayers

/// The shadow of a section's card, below all its rows, without hit testing.
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
