import InlayGraphics

extension Layer {
  /// The shown rectangle of the layer's own space, in points; empty by default. Its origin scrolls the sublayers.
  ///
  /// Another size marks the layer and its superlayer for layout, another origin the layer; changes by the layer's own
  /// layout mark nothing.
  public final var bounds: Rect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      guard newValue != old else { return }
      geometry.bounds = Rect(origin: newValue.origin, size: newValue.size)
      let isResized = geometry.bounds.size != old.size
      if isResized { drawing = nil }
      didChange(.bounds, from: old)
      setNeedsLayoutOfBounds(isResized: isResized)
    }
  }

  /// The anchor point's position in the superlayer's space, in points; the origin by default.
  public final var position: Point {
    get { geometry.position }
    set { if let old = replace(&geometry.position, by: newValue) { didChange(.position, from: old) } }
  }

  /// The point of the bounds that `position` places and that `transform` turns about, in fractions of the bounds; the
  /// centre by default.
  public final var anchorPoint: Point {
    get { geometry.anchorPoint }
    set { if let old = replace(&geometry.anchorPoint, by: newValue) { didChange(.anchorPoint, from: old) } }
  }

  /// The transform about the anchor point; the identity by default. Layers with a singular transform are neither
  /// painted nor hit.
  public final var transform: Transform {
    get { geometry.transform }
    set { if let old = replace(&geometry.transform, by: newValue) { didChange(.transform, from: old) } }
  }

  /// The smallest upright rectangle, in the superlayer's space, around the transformed bounds, in points; empty by
  /// default. It is derived from bounds, position, anchor point and transform.
  ///
  /// Setting it moves the position and resizes the bounds so that an untransformed or scaled layer has exactly this
  /// frame; under a scale the bounds are divided. A negative size is standardised.
  public final var frame: Rect {
    get { transform.isIdentity ? geometry.untransformedFrame : bounds.applying(transformToSuperlayer) }
    set {
      let rect = Rect(origin: newValue.origin, size: newValue.size)
      var size = rect.size
      if !transform.isIdentity {
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        guard let inverse = linear.inverse else { return }
        size = Rect(origin: .zero, size: size).applying(inverse).size
      }
      position = Point(
        x: rect.minX + anchorPoint.x * rect.width - transform.tx,
        y: rect.minY + anchorPoint.y * rect.height - transform.ty)
      bounds = Rect(origin: bounds.origin, size: size)
    }
  }

  /// Gives the bounds the size of `sizeThatFits(_:)`, within their present size. A text layer keeps the width of its
  /// bounds as a limit, unless the width is 0. Its height follows.
  public final func sizeToFit() { bounds.size = sizeThatFits(fittingLimits) }

  /// The frame without the transform. Setting it resizes the bounds to exactly its size and moves the position; the
  /// transform is then applied about the anchor point.
  package final var untransformedFrame: Rect {
    get { geometry.untransformedFrame }
    set {
      let rect = Rect(origin: newValue.origin, size: newValue.size)
      position = Point(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
      bounds = Rect(origin: bounds.origin, size: rect.size)
    }
  }

  /// Whether no size, position or transform was set.
  final var hasNoFrame: Bool { bounds.size == .zero && position == .zero && transform.isIdentity }

  /// The transform from the layer's own space to its superlayer's.
  final var transformToSuperlayer: Transform { geometry.transformToSuperlayer }

  /// The transform from the layer's own space to the scene's (the superlayer of the tree's root), by the model's
  /// values, for layout.
  package final var transformToScene: Transform { transformToScene { $0.geometry } }

  /// `transformToScene` with the presented values of the layer and its superlayers.
  private var presentedTransformToScene: Transform { transformToScene { $0.presentedGeometry } }

  /// The smallest upright rectangle, in the scene's space, around the bounds as they are painted and hit. O(depth).
  package final var shownFrame: Rect { presentedGeometry.bounds.applying(presentedTransformToScene) }

  private func transformToScene(_ geometry: (Layer) -> LayerGeometry) -> Transform {
    var transform = geometry(self).transformToSuperlayer
    parent?.climb { layer in
      transform = transform.concatenating(geometry(layer).transformToSuperlayer)
      return true
    }
    return transform
  }

  /// A point of another layer's space in this layer's; nil for the other layer means the scene's space.
  ///
  /// Layers of two trees convert as if their roots had one superlayer, whose space is the scene's of both. A singular
  /// transform has no inverse: the result is then the layer's bounds origin. Uses presented values. O(depth).
  public final func convert(_ point: Point, from other: Layer?) -> Point {
    let inScene = other.map { point.applying($0.presentedTransformToScene) } ?? point
    return presentedTransformToScene.inverse.map(inScene.applying) ?? presentedGeometry.bounds.origin
  }

  /// A point of this layer's space in another layer's, of this tree or another one; nil for the other layer means the
  /// scene's space.
  public final func convert(_ point: Point, to other: Layer?) -> Point {
    guard let other else { return point.applying(presentedTransformToScene) }
    return other.convert(point, from: self)
  }

  /// The smallest upright rectangle in this layer's space around a rectangle of another's.
  public final func convert(_ rect: Rect, from other: Layer?) -> Rect {
    let inScene = other.map { $0.presentedTransformToScene } ?? .identity
    guard let back = presentedTransformToScene.inverse else {
      return Rect(origin: presentedGeometry.bounds.origin, size: .zero)
    }
    return rect.applying(inScene.concatenating(back))
  }

  /// The smallest upright rectangle in another layer's space around a rectangle of this one's.
  public final func convert(_ rect: Rect, to other: Layer?) -> Rect {
    guard let other else { return rect.applying(presentedTransformToScene) }
    return other.convert(rect, from: self)
  }
}
