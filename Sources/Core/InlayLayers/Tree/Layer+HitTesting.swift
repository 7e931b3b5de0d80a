import InlayGraphics

extension Layer {
  /// The default of `hitTest(_:)`.
  package final func topmostLayer(at point: Point) -> Layer? {
    guard let own = shownPoint(of: point) else { return nil }
    for layer in paintedSublayers.reversed() { if let hit = layer.hitTest(own) { return hit } }
    return contains(own) ? self : nil
  }

  /// A superlayer's point in the layer's own space; nil if neither the layer nor a sublayer can be hit.
  private func shownPoint(of point: Point) -> Point? {
    guard !isHidden, let inverse = presentedGeometry.transformToSuperlayer.inverse else { return nil }
    let own = point.applying(inverse)
    return masksToBounds && !isInsideRoundedBounds(own) ? nil : own
  }

  private func isInsideRoundedBounds(_ point: Point) -> Bool {
    let bounds = presentedGeometry.bounds
    guard bounds.contains(point) else { return false }
    let radius = min(presentedLook.cornerRadius, CornerCurve.largestRadius(in: bounds.size, corners: maskedCorners))
    guard radius > 0 else { return true }
    // The distances into the corners' squares, which overlap only where the others of a side are square.
    let (left, right) = (bounds.minX + radius - point.x, point.x - (bounds.maxX - radius))
    let (top, bottom) = (bounds.minY + radius - point.y, point.y - (bounds.maxY - radius))
    func isInside(_ corner: Corners, _ dx: Double, _ dy: Double) -> Bool {
      !maskedCorners.contains(corner) || dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
    }
    return isInside(.topLeft, left, top) && isInside(.topRight, right, top) && isInside(.bottomLeft, left, bottom)
      && isInside(.bottomRight, right, bottom)
  }
}
