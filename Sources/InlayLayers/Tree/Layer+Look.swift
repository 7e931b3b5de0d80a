import InlayGraphics

extension Layer {
  /// 0...1, for the layer and its sublayers as one group.
  public final var opacity: Double {
    get { look.opacity }
    set { if replace(&look.opacity, by: newValue.clampedOpacity) { didChange(.opacity) } }
  }

  /// Fills the bounds, rounded by `cornerRadius`.
  public final var backgroundColor: LayerColor? {
    get { look.backgroundColor }
    set { if replace(&look.backgroundColor, by: newValue) { didChange(.backgroundColor) } }
  }

  /// Whether the layer fills its bounds with `backgroundColor` itself. In a table's cell the decoration does this, with
  /// the row's shape.
  package final var fillsBackground: Bool {
    get { look.fillsBackground }
    set { if replace(&look.fillsBackground, by: newValue) && backgroundColor != nil { didChange(.backgroundColor) } }
  }

  /// In points; clamped to half the shorter side when painted. Always rounds background and border, sublayers only with
  /// `masksToBounds`.
  public final var cornerRadius: Double {
    get { look.cornerRadius }
    set { if replace(&look.cornerRadius, by: newValue) { didChange(.cornerRadius) } }
  }

  /// The shape of rounded corners.
  public final var cornerCurve: CornerCurve {
    get { look.cornerCurve }
    set { if replace(&look.cornerCurve, by: newValue) { didChange(.cornerCurve) } }
  }

  /// The corners that `cornerRadius` rounds.
  public final var maskedCorners: Corners {
    get { look.maskedCorners }
    set { if replace(&look.maskedCorners, by: newValue) { didChange(.maskedCorners) } }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds, as one group.
  public final var masksToBounds: Bool {
    get { look.masksToBounds }
    set { if replace(&look.masksToBounds, by: newValue) { didChange(.masksToBounds) } }
  }

  /// The width, in points, of a line just inside the rounded bounds, painted above everything in the layer.
  public final var borderWidth: Double {
    get { look.borderWidth }
    set { if replace(&look.borderWidth, by: newValue) { didChange(.borderWidth) } }
  }

  public final var borderColor: LayerColor {
    get { look.borderColor }
    set { if replace(&look.borderColor, by: newValue) { didChange(.borderColor) } }
  }

  // MARK: Shadow

  public final var shadowColor: LayerColor {
    get { look.shadow.color }
    set { if replace(&look.shadow.color, by: newValue) { didChange(.shadowColor) } }
  }

  /// 0...1; at 0 there is no shadow.
  public final var shadowOpacity: Double {
    get { look.shadow.opacity }
    set { if replace(&look.shadow.opacity, by: newValue.clampedOpacity) { didChange(.shadowOpacity) } }
  }

  /// The sigma of the Gaussian that blurs the shadow, in points.
  public final var shadowRadius: Double {
    get { look.shadow.radius }
    set { if replace(&look.shadow.radius, by: newValue > 0 ? newValue : 0) { didChange(.shadowRadius) } }
  }

  /// In points of the layer's own space.
  public final var shadowOffset: Size {
    get { look.shadow.offset }
    set { if replace(&look.shadow.offset, by: newValue) { didChange(.shadowOffset) } }
  }

  /// Whether the rounded bounds cast the shadow, even for an invisible layer: a shape's shadow can be below the layers
  /// that draw the shape.
  package final var castsShadowOfBounds: Bool {
    get { look.shadow.isOfBounds }
    set { if replace(&look.shadow.isOfBounds, by: newValue) { didChange(.shadowOpacity) } }
  }
}

/// Sets a value; true if it differs.
@inline(__always)
func replace<Value: Equatable>(_ value: inout Value, by new: Value) -> Bool {
  guard value != new else { return false }
  value = new
  return true
}
