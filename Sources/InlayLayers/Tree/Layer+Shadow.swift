import InlayGraphics

/// A layer's shadow: cast by what the layer shows (background, contents, border and sublayers, all but what its
/// `masksToBounds` clips away), in the layer's own space, painted below the layer and not clipped by its `masksToBounds`.
struct LayerShadow: Equatable {
  var color = LayerColor.black
  var opacity = 0.0
  var radius = 3.0
  var offset = Size(width: 0, height: -3)
  var isOfBounds = false
}

extension Layer {
  public final var shadowColor: LayerColor {
    get { shadow.color }
    set { setShadow(\.color, newValue, .shadowColor) }
  }

  /// 0...1; at 0 there is no shadow.
  public final var shadowOpacity: Double {
    get { shadow.opacity }
    set { setShadow(\.opacity, newValue > 0 ? min(newValue, 1) : 0, .shadowOpacity) }
  }

  /// The sigma of the Gaussian that blurs the shadow, in points.
  public final var shadowRadius: Double {
    get { shadow.radius }
    set { setShadow(\.radius, newValue > 0 ? newValue : 0, .shadowRadius) }
  }

  /// In points of the layer's own space.
  public final var shadowOffset: Size {
    get { shadow.offset }
    set { setShadow(\.offset, newValue, .shadowOffset) }
  }

  /// Whether the rounded bounds cast the shadow whatever the layer shows, which may be nothing: so the shadow of a shape
  /// can lie below the layers that draw the shape.
  package final var castsShadowOfBounds: Bool {
    get { shadow.isOfBounds }
    set { setShadow(\.isOfBounds, newValue, .shadowOpacity) }
  }

  private func setShadow<Value: Equatable>(
    _ part: WritableKeyPath<LayerShadow, Value>, _ value: Value, _ property: LayerProperty
  ) {
    guard shadow[keyPath: part] != value else { return }
    shadow[keyPath: part] = value
    didChange(property)
  }
}
