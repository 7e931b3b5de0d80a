import InlayGraphics

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
