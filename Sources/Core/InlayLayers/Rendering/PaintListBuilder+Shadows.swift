import InlayGraphics

extension PaintListBuilder {
  /// Adds a body's shadow, as blurred tiles, without hidden ones.
  mutating func addShadow(
    _ shadow: NodeShadow, of body: NodeBody, in space: Transform, opacity: Double, hidden: DeviceRect,
    clip: DeviceRegion
  ) {
    let placed = space.translatedBy(x: shadow.offset.width, y: shadow.offset.height).relative(to: .zero)
    if shadow.sigma > 0 && !space.keepsCircles {
      let tint = shadow.color.multipliedAlpha(opacity)
      return addStretched(
        .group(.identity), of: body, in: body.casterExtent, shadow.sigma, placed, tint, hidden: hidden, clip: clip)
    }
    let sigma = shadow.sigma * space.meanScale
    if let color = body.plainShapeColor {
      let outline = RoundedBounds(bounds: body.bounds, style: body.style, space: placed).outline
      let tint = shadow.color.multipliedAlpha(opacity * color.alpha)
      return addBlurred(outline, sigma: sigma, tint, hidden: hidden, clip: clip)
    }
    let extent = body.casterExtent
    guard !extent.isEmpty else { return }
    let margin = Bitmap.blurMargin(sigma: sigma)
    let area = DeviceRect(covering: extent.applying(placed)).outset(by: margin)
    let tint = shadow.color.multipliedAlpha(opacity)
    forEachTile(of: area, clip: clip) { builder, piece in
      guard !hidden.contains(piece) else { return }
      let drawing = BlurredDrawing(source: .group(placed.relative(to: piece)), sigma: sigma)
      builder.addMask(.blurred(drawing), of: body, piece, tint, clip: clip)
    }
  }
}

extension NodeBody {
  /// The background's colour, if the layer's rounded bounds alone cast its shadow: no other part is outside them or
  /// visible through them.
  fileprivate var plainShapeColor: RGBColor? {
    if style.shadow?.isOfBounds ?? false { return .black }
    guard !castsShadowOfChildren, let color = style.backgroundColor, color.alpha > 0,
      contents == .none || style.masksToBounds
    else { return nil }
    let addsNothing = color.alpha == 1 || (contents == .none && !style.hasBorder)
    return addsNothing ? color : nil
  }

  /// Pixels that the layer's own background hides completely, without opacity.
  func opaqueInside(in space: Transform) -> DeviceRect {
    guard style.backgroundColor?.alpha == 1, space.isUpright else { return .zero }
    let inset = style.cornerRadius(in: bounds.size)
    return DeviceRect(inside: bounds.insetBy(dx: inset, dy: inset).applying(space))
  }
}
