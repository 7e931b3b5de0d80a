import InlayGraphics

/// The look of a layer with resolved colours, without its opacity, which belongs to the placement.
struct NodeStyle: Hashable, Sendable {
  var backgroundColor: RGBColor?
  var cornerRadius = 0.0
  var cornerCurve = CornerCurve.circular
  var maskedCorners = Corners.all
  var masksToBounds = false
  var borderWidth = 0.0
  var borderColor = RGBColor.clear
  var shadow: NodeShadow?

  /// Whether background or border are visible.
  var paintsBounds: Bool { (backgroundColor?.alpha ?? 0) > 0 || hasBorder }

  var hasBorder: Bool { borderWidth > 0 && borderColor.alpha > 0 }

  /// The radius of the round corners of a size, in points: at most the space that they have.
  func cornerRadius(in size: Size) -> Double {
    max(0, min(cornerRadius, CornerCurve.largestRadius(in: size, corners: maskedCorners)))
  }

  /// The longest length of a look, in points: no layer is larger.
  static let longestLength = 2 * Double.reach
}

extension Layer {
  /// Returns the style of a look, in the colours of the layer.
  final func nodeStyle(of look: LayerLook, in context: CommitContext) -> NodeStyle {
    NodeStyle(
      backgroundColor: look.fillsBackground ? look.backgroundColor.map { context.resolve($0, of: self) } : nil,
      cornerRadius: look.cornerRadius.limited(to: NodeStyle.longestLength), cornerCurve: look.cornerCurve,
      maskedCorners: look.maskedCorners, masksToBounds: look.masksToBounds,
      borderWidth: look.borderWidth.limited(to: NodeStyle.longestLength),
      borderColor: look.borderWidth > 0 ? context.resolve(look.borderColor, of: self) : .clear,
      shadow: nodeShadow(of: look.shadow, in: context))
  }

  private final func nodeShadow(of shadow: LayerShadow, in context: CommitContext) -> NodeShadow? {
    guard shadow.opacity > 0 else { return nil }
    let color = context.resolve(shadow.color, of: self)
    guard color.alpha > 0 else { return nil }
    return NodeShadow(
      color: color.withAlpha(color.alpha * shadow.opacity), sigma: NodeShadow.sigma(shadow.radius),
      offset: shadow.offset.withinReach, isOfBounds: shadow.isOfBounds)
  }
}
