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
        .node(.identity), of: body, in: body.casterExtent, shadow.sigma, placed, tint, hidden: hidden, clip: clip)
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
    let area = DeviceRect(covering: placed.apply(to: extent)).outset(by: margin)
    let tint = shadow.color.multipliedAlpha(opacity)
    forEachTile(of: area, clip: clip) { builder, piece in
      guard !hidden.contains(piece) else { return }
      let drawing = BlurredDrawing(source: .node(placed.relative(to: piece)), sigma: sigma)
      builder.addMask(.blurred(drawing), of: body, piece, tint, clip: clip)
    }
  }

  /// Adds a source's blur under a transform that turns circles into ellipses.
  mutating func addStretched(
    _ source: BlurredDrawing.Source, of object: AnyObject, in extent: Rect, _ sigma: Double, _ space: Transform,
    _ color: Color, hidden: DeviceRect, clip: DeviceRegion
  ) {
    guard !extent.isEmpty else { return }
    let area = DeviceRect(covering: space.apply(to: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma)))
    forEachTile(of: area, clip: clip) { builder, piece in
      guard !hidden.contains(piece) else { return }
      let drawing = BlurredDrawing(source: source, sigma: sigma, stretch: space.relative(to: piece))
      builder.addMask(.blurred(drawing), of: object, piece, color, clip: clip)
    }
  }

  /// Adds a blurred outline, without the tiles that an opaque part hides.
  private mutating func addBlurred(
    _ outline: DeviceOutline, sigma: Double, _ color: Color, hidden: DeviceRect, clip: DeviceRegion
  ) {
    let margin = Bitmap.blurMargin(sigma: sigma)
    switch outline {
    case .shape(let shape):
      // Nine parts: the corners' tiles are as small as possible, and shadows of every size share them.
      let isExact = sigma <= Bitmap.widestExactSigma
      let ends = isExact ? Int(clamping: (shape.reach + 2).rounded(.up)) + 2 * margin : 0
      forEachTile(of: DeviceRect(covering: shape.rect).outset(by: margin), ends: ends, clip: clip) { builder, piece in
        guard !hidden.contains(piece) else { return }
        let near = shape.withEdges(within: piece.outset(by: margin))
        let source = BlurredDrawing.Source.shape(near.relative(to: piece))
        builder.addMask(.blurred(BlurredDrawing(source: source, sigma: sigma)), piece, color, clip: clip)
      }
    case .path(let path, let rule):
      forEachTile(of: DeviceRect(covering: path.controlBounds).outset(by: margin), clip: clip) { builder, piece in
        guard !hidden.contains(piece) else { return }
        let source = BlurredDrawing.Source.path(FilledPath(path, rule, relativeTo: piece))
        builder.addMask(.blurred(BlurredDrawing(source: source, sigma: sigma)), piece, color, clip: clip)
      }
    }
  }
}

extension NodeBody {
  /// The background's colour, if the layer's rounded bounds alone cast its shadow: no other part is outside them or
  /// visible through them.
  fileprivate var plainShapeColor: Color? {
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
    return DeviceRect(inside: space.apply(to: bounds.insetBy(dx: inset, dy: inset)))
  }
}

extension DeviceShape {
  /// The shape with far edges moved nearer to an area, without effect on the area: so all tiles along a long side are
  /// equal.
  fileprivate func withEdges(within area: DeviceRect) -> DeviceShape {
    let away = (reach + 2).rounded(.up)
    var shape = self
    shape.rect = Rect(
      minX: max(rect.minX, Double(area.minX) - away), minY: max(rect.minY, Double(area.minY) - away),
      maxX: min(rect.maxX, Double(area.maxX) + away), maxY: min(rect.maxY, Double(area.maxY) + away))
    return shape
  }
}

extension DeviceRect {
  func outset(by margin: Int) -> DeviceRect {
    DeviceRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension Transform {
  /// The mean scale of lengths over all directions of an area.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// Whether circles stay circles: all directions have the same scale.
  var keepsCircles: Bool {
    let across = a * a + b * b
    let difference = max(abs(across - c * c - d * d), abs(a * c + b * d))
    return difference <= across * 1e-6
  }
}
