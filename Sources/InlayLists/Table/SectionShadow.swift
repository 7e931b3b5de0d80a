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

  /// An equal shadow at the same place.
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
