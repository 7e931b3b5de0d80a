/// A property of a layer, as the change hook and the reasons of repaints name it.
public enum LayerProperty: UInt8, CaseIterable, Hashable, Sendable {
  case bounds, position, anchorPoint, transform, zPosition, isHidden
  case sublayers
  case opacity, backgroundColor, cornerRadius, cornerCurve, maskedCorners, masksToBounds, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, mask
  case contents, contentsGravity, contentsRect, contentsCenter, contentsScale, magnificationFilter
  case string, font, color, alignment, lineBreakMode, numberOfLines, highlightedColor, isHighlighted, usesMarkup,
    textShadow
  case colors, locations, startPoint, endPoint, kind
  case path, fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin, strokeStart, strokeEnd
  /// The result of `draw(in:)`.
  case drawing
  /// The values that a scene gives to every layer: its scale, its palette, its traits.
  case environment

  /// Whether the property determines the layer's position in its superlayer.
  package var isGeometry: Bool {
    switch self {
    case .bounds, .position, .anchorPoint, .transform: true
    default: false
    }
  }

  /// Whether it is one of `LayerSettings`, or a setting of texts.
  var isSetting: Bool {
    switch self {
    case .anchorPoint, .transform, .zPosition, .isHidden, .opacity, .backgroundColor, .cornerRadius, .cornerCurve,
      .maskedCorners, .masksToBounds, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowRadius,
      .shadowOffset, .mask, .alignment, .lineBreakMode, .numberOfLines, .isHighlighted, .usesMarkup, .textShadow:
      true
    default: false
    }
  }
}

/// A set of layer properties.
package struct LayerProperties: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(_ property: LayerProperty) { rawValue = 1 << UInt64(property.rawValue) }

  package init(_ properties: LayerProperty...) { self = properties.reduce(into: []) { $0.insert(LayerProperties($1)) } }

  /// Position, opacity and sublayers, without the layer's own look.
  package static let ofPlacement = LayerProperties(
    .bounds, .position, .anchorPoint, .transform, .zPosition, .isHidden, .sublayers, .opacity)

  /// The same without the bounds: with unchanged sublayers' nodes, a layer keeps its body.
  package static let ofMoving = ofPlacement.subtracting(LayerProperties(.bounds))
}

extension LayerProperties {
  func first(where isWanted: (LayerProperty) -> Bool) -> LayerProperty? {
    var bits = rawValue
    while bits != 0 {
      let bit = UInt8(bits.trailingZeroBitCount)
      bits &= bits - 1
      if let property = LayerProperty(rawValue: bit), isWanted(property) { return property }
    }
    return nil
  }
}
