import InlayGraphics

extension Layer {
  /// The smallest upright rectangle, in the superlayer's space, around the transformed bounds. Derived from
  /// bounds, position, anchor point and transform.
  ///
  /// Setting it moves the position and resizes the bounds so that an untransformed or scaled layer has exactly
  /// this frame; under a scale the bounds are divided. A negative size is standardised.
  public final var frame: Rect {
    get {
      if transform.isIdentity {
        return Rect(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return transformToSuperlayer.apply(to: bounds)
    }
    set {
      let rect = Rect(origin: newValue.origin, size: newValue.size)
      var size = rect.size
      if !transform.isIdentity {
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        guard let inverse = linear.inverse else { return }
        size = inverse.apply(to: Rect(origin: .zero, size: size)).size
      }
      position = Point(
        x: rect.minX + anchorPoint.x * rect.width - transform.tx,
        y: rect.minY + anchorPoint.y * rect.height - transform.ty)
      bounds = Rect(origin: bounds.origin, size: size)
    }
  }

  /// The frame without the transform. Setting it resizes the bounds to exactly its size and moves the position; the
  /// transform then turns and scales about the anchor point.
  package final var untransformedFrame: Rect {
    get {
      Rect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      let rect = Rect(origin: newValue.origin, size: newValue.size)
      position = Point(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
      bounds = Rect(origin: bounds.origin, size: rect.size)
    }
  }

  /// From the layer's own space to its superlayer's.
  final var transformToSuperlayer: Transform {
    let anchorX = bounds.minX + anchorPoint.x * bounds.width
    let anchorY = bounds.minY + anchorPoint.y * bounds.height
    if transform.isIdentity {
      return Transform(translationX: position.x - anchorX, y: position.y - anchorY)
    }
    var placed = transform.translatedBy(x: -anchorX, y: -anchorY)
    placed.tx += position.x
    placed.ty += position.y
    return placed
  }

  /// From the layer's own space to that of the tree's root's superlayer: the scene's.
  package final var transformToScene: Transform {
    var transform = transformToSuperlayer
    var layer = parent
    while let ancestor = layer {
      transform = transform.concatenating(ancestor.transformToSuperlayer)
      layer = ancestor.parent
    }
    return transform
  }

  /// A point of another layer's space in this layer's; nil for the other layer means the scene's space.
  ///
  /// Layers of two trees convert as if their roots lay in one superlayer, whose space is the scene's of both. Through a
  /// singular transform there is no way back: the answer is then the layer's bounds origin. O(depth).
  public final func convert(_ point: Point, from other: Layer?) -> Point {
    let inScene = other.map { $0.transformToScene.apply(to: point) } ?? point
    return transformToScene.inverse?.apply(to: inScene) ?? bounds.origin
  }

  /// A point of this layer's space in another layer's, of this tree or another one; nil for the other layer means the
  /// scene's space.
  public final func convert(_ point: Point, to other: Layer?) -> Point {
    guard let other else { return transformToScene.apply(to: point) }
    return other.convert(point, from: self)
  }

  /// The smallest upright rectangle in this layer's space around a rectangle of another's.
  public final func convert(_ rect: Rect, from other: Layer?) -> Rect {
    let inScene = other.map { $0.transformToScene } ?? .identity
    guard let back = transformToScene.inverse else { return Rect(origin: bounds.origin, size: .zero) }
    return inScene.concatenating(back).apply(to: rect)
  }

  /// The smallest upright rectangle in another layer's space around a rectangle of this one's.
  public final func convert(_ rect: Rect, to other: Layer?) -> Rect {
    guard let other else { return transformToScene.apply(to: rect) }
    return other.convert(rect, from: self)
  }
}
