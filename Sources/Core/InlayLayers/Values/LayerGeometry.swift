import InlayGraphics

/// A layer's position in its superlayer, and its bounds: values that can be presented.
package struct LayerGeometry: Hashable, Sendable {
  package var bounds = Rect.zero
  var position = Point.zero
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var transform = Transform.identity

  /// The bounds in the superlayer's space, without the transform.
  var untransformedFrame: Rect {
    Rect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// The transform from the layer's own space to its superlayer's.
  var transformToSuperlayer: Transform {
    let anchorX = bounds.minX + anchorPoint.x * bounds.width
    let anchorY = bounds.minY + anchorPoint.y * bounds.height
    if transform.isIdentity { return Transform(translationX: position.x - anchorX, y: position.y - anchorY) }
    var placed = transform.translatedBy(x: -anchorX, y: -anchorY)
    placed.tx += position.x
    placed.ty += position.y
    return placed
  }
}
