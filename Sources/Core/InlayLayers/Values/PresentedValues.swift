import InlayGraphics

/// The values that a layer shows instead of its model's. A nil value is the model's, so values that are not overridden
/// follow the model.
package struct PresentedValues: Hashable, Sendable {
  package var bounds: Rect?
  package var position: Point?
  package var anchorPoint: Point?
  package var transform: Transform?

  package var opacity: Double?
  package var backgroundColor: Color?
  package var cornerRadius: Double?
  package var borderWidth: Double?
  package var borderColor: Color?
  package var shadowColor: Color?
  package var shadowOpacity: Double?
  package var shadowRadius: Double?
  package var shadowOffset: Size?

  package init() {}

  package var isEmpty: Bool { self == PresentedValues() }

  func applied(to geometry: LayerGeometry) -> LayerGeometry {
    LayerGeometry(
      bounds: bounds.map { Rect(origin: $0.origin, size: $0.size) } ?? geometry.bounds,
      position: position ?? geometry.position, anchorPoint: anchorPoint ?? geometry.anchorPoint,
      transform: transform ?? geometry.transform)
  }

  func applied(to look: LayerLook) -> LayerLook {
    var look = look
    look.opacity = opacity?.clampedOpacity ?? look.opacity
    look.backgroundColor = backgroundColor ?? look.backgroundColor
    look.cornerRadius = cornerRadius.map { max(0, $0) } ?? look.cornerRadius
    look.borderWidth = borderWidth.map { max(0, $0) } ?? look.borderWidth
    look.borderColor = borderColor ?? look.borderColor
    look.shadow.color = shadowColor ?? look.shadow.color
    look.shadow.opacity = shadowOpacity?.clampedOpacity ?? look.shadow.opacity
    look.shadow.radius = shadowRadius.map { $0 > 0 ? $0 : 0 } ?? look.shadow.radius
    look.shadow.offset = shadowOffset ?? look.shadow.offset
    return look
  }

  func differences(from other: PresentedValues) -> LayerProperties {
    var properties: LayerProperties = []
    // Written out: key paths would take most of the time of a row that moves.
    func note(_ isEqual: Bool, _ property: LayerProperty) {
      if !isEqual { properties.insert(LayerProperties(property)) }
    }
    note(bounds == other.bounds, .bounds)
    note(position == other.position, .position)
    note(anchorPoint == other.anchorPoint, .anchorPoint)
    note(transform == other.transform, .transform)
    note(opacity == other.opacity, .opacity)
    note(backgroundColor == other.backgroundColor, .backgroundColor)
    note(cornerRadius == other.cornerRadius, .cornerRadius)
    note(borderWidth == other.borderWidth, .borderWidth)
    note(borderColor == other.borderColor, .borderColor)
    note(shadowColor == other.shadowColor, .shadowColor)
    note(shadowOpacity == other.shadowOpacity, .shadowOpacity)
    note(shadowRadius == other.shadowRadius, .shadowRadius)
    note(shadowOffset == other.shadowOffset, .shadowOffset)
    return properties
  }
}
