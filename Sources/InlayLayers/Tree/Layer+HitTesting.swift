import InlayGraphics

extension Layer {
  /// What `hitTest(_:)` answers unless a subclass says otherwise.
  final func topmostLayer(at point: Point) -> Layer? {
    guard !isHidden, let inverse = transformToSuperlayer.inverse else { return nil }
    let own = inverse.apply(to: point)
    if masksToBounds && !isInsideRoundedBounds(own) { return nil }
    for layer in paintedSublayers.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  private func isInsideRoundedBounds(_ point: Point) -> Bool {
    guard bounds.contains(point) else { return false }
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    guard radius > 0 else { return true }
    let isLeft = point.x < bounds.midX
    let isTop = point.y < bounds.midY
    let corner: Corners =
      switch (isTop, isLeft) {
      case (true, true): .topLeft
      case (true, false): .topRight
      case (false, true): .bottomLeft
      case (false, false): .bottomRight
      }
    guard maskedCorners.contains(corner) else { return true }
    let dx = isLeft ? bounds.minX + radius - point.x : point.x - (bounds.maxX - radius)
    let dy = isTop ? bounds.minY + radius - point.y : point.y - (bounds.maxY - radius)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  }
}
