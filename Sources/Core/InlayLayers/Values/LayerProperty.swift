/// A property of a layer, as changes and the reasons of repaints name it.
///
/// All that the tree knows of a property is in its row, in `LayerProperty+Rows`. Another one is a case with its row, a
/// stored value, and its effect on painting.
package enum LayerProperty: UInt8, CaseIterable, Hashable, Sendable {
  case bounds, position, anchorPoint, transform, zPosition, isHidden
  case sublayers
  case opacity, backgroundColor, fillsBackground, cornerRadius, cornerCurve, maskedCorners, masksToBounds, borderWidth,
    borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, castsShadowOfBounds, mask
  case contents, contentsGravity, contentsRect, contentsCenter, contentsScale, magnificationFilter
  case string, font, color, alignment, verticalAlignment, naturalEdge, lineBreakMode, numberOfLines, highlightedColor,
    isHighlighted, usesMarkup, textShadow
  case colors, locations, startPoint, endPoint, kind
  case path, fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin, strokeStart, strokeEnd
  /// The result of `draw(in:)`.
  case drawing
  /// The values that a scene gives to every layer: its scale, its palette, its traits.
  case environment

  /// The name in reports, which is the case's own.
  var name: String { Self.names[Int(rawValue)] }

  /// The names in the order of the properties. Reflection finds the same ones, in 100,000 instructions each.
  private static let names = [
    "bounds", "position", "anchorPoint", "transform", "zPosition", "isHidden", "sublayers", "opacity",
    "backgroundColor", "fillsBackground", "cornerRadius", "cornerCurve", "maskedCorners", "masksToBounds",
    "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset", "castsShadowOfBounds",
    "mask", "contents", "contentsGravity", "contentsRect", "contentsCenter", "contentsScale", "magnificationFilter",
    "string", "font", "color", "alignment", "verticalAlignment", "naturalEdge", "lineBreakMode", "numberOfLines",
    "highlightedColor", "isHighlighted", "usesMarkup", "textShadow", "colors", "locations", "startPoint", "endPoint",
    "kind", "path", "fillColor", "fillRule", "strokeColor", "lineWidth", "lineCap", "lineJoin", "strokeStart",
    "strokeEnd", "drawing", "environment",
  ]

  /// Whether the property determines the layer's position in its superlayer.
  ///
  /// These are the first cases: each change asks.
  var isGeometry: Bool { rawValue < LayerProperty.zPosition.rawValue }
}

/// A set of layer properties.
struct LayerProperties: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ property: LayerProperty) { rawValue = 1 << UInt64(property.rawValue) }

  static let ofGeometry = LayerProperties(rawValue: 1 << UInt64(LayerProperty.zPosition.rawValue) - 1)

  func visit(_ body: (LayerProperty) -> Void) {
    var bits = rawValue
    while bits != 0 {
      if let property = LayerProperty(rawValue: UInt8(bits.trailingZeroBitCount)) { body(property) }
      bits &= bits - 1
    }
  }

  var first: LayerProperty? { rawValue == 0 ? nil : LayerProperty(rawValue: UInt8(rawValue.trailingZeroBitCount)) }
}
