import InlayGraphics

extension NodeBody {
  /// The parts that cast the shadow, in the layer's own space: all parts of the body, or only its bounds.
  var casterExtent: Rect {
    guard let shadow = style.shadow, !shadow.isOfBounds else { return bounds }
    if style.masksToBounds && style.paintsBounds { return bounds }
    var extent = contents.extent(in: bounds)
    if castsShadowOfChildren {
      for child in children { extent = extent.union(child.body.extent.applying(child.placement)) }
    }
    if style.masksToBounds { extent = extent.overlap(with: bounds) }
    return style.paintsBounds ? extent.union(bounds) : extent
  }

  /// Whether a sublayer is visible where the rounded bounds are not opaque. O(sublayers).
  static func castsShadowOfChildren(_ children: [RenderNode], bounds: Rect, style: NodeStyle) -> Bool {
    guard !children.isEmpty, !(style.shadow?.isOfBounds ?? true) else { return false }
    let isOpaque = style.backgroundColor?.alpha == 1
    if isOpaque && style.masksToBounds { return false }
    let shape = RoundedBounds(bounds: bounds, style: style, space: .identity)
    return children.contains { child in
      guard child.opacity > 0, !child.body.extent.isEmpty, !child.placement.isSingular else { return false }
      return !isOpaque || !shape.holds(child.body.extent.applying(child.placement))
    }
  }
}

extension RoundedBounds {
  /// The tolerance of coordinates, in points.
  private static var tolerance: Double { 1e-6 }

  /// Whether a rectangle of the layer's own space is inside. Near corners that are not circular it may return false
  /// for a rectangle that is just inside.
  func holds(_ rect: Rect) -> Bool {
    guard rect.minX >= bounds.minX - Self.tolerance, rect.maxX <= bounds.maxX + Self.tolerance,
      rect.minY >= bounds.minY - Self.tolerance, rect.maxY <= bounds.maxY + Self.tolerance
    else { return false }
    guard radius > 0 else { return true }
    let reach = style.cornerCurve.reach(radius: radius, in: bounds.size, corners: style.maskedCorners)
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    func isInside(_ corner: Corners, _ x: Double, _ y: Double) -> Bool {
      guard style.maskedCorners.contains(corner), x < reach, y < reach else { return true }
      // Every curve is outside the straight line between its ends.
      guard style.cornerCurve == .circular else { return x + y >= reach }
      return (radius - x) * (radius - x) + (radius - y) * (radius - y) <= radius * radius
    }
    return isInside(.topLeft, left, top) && isInside(.topRight, right, top) && isInside(.bottomLeft, left, bottom)
      && isInside(.bottomRight, right, bottom)
  }
}
