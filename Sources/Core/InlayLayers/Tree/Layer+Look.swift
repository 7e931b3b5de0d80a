import InlayGraphics

/// A layer's look beside its contents and sublayers.
package struct LayerLook: Hashable, Sendable {
  var opacity = 1.0
  var backgroundColor: Color?
  var fillsBackground = true
  var cornerRadius = 0.0
  var cornerCurve = CornerCurve.circular
  var maskedCorners = Corners.all
  var masksToBounds = false
  var borderWidth = 0.0
  var borderColor = Color.black
  var shadow = LayerShadow()

  /// Keeps presented values within the limits of the model's.
  mutating func limit() {
    opacity = opacity.clampedOpacity
    cornerRadius = max(0, cornerRadius)
    borderWidth = max(0, borderWidth)
    shadow.opacity = shadow.opacity.clampedOpacity
    shadow.radius = shadow.radius > 0 ? shadow.radius : 0
  }
}

/// A layer's shadow: cast by the layer's background, contents, border and sublayers, without the parts that its
/// `masksToBounds` clips, in the layer's own space, painted below the layer and not clipped by its `masksToBounds`.
struct LayerShadow: Hashable, Sendable {
  var color = Color.black
  var opacity = 0.0
  var radius = 3.0
  var offset = Size(width: 0, height: -3)
  var isOfBounds = false
}

extension Layer {
  /// The opacity of the layer and its sublayers as one group, from 0 to 1; 1 by default.
  public final var opacity: Double {
    get { look.opacity }
    set { if let old = replace(&look.opacity, by: newValue.clampedOpacity) { didChange(.opacity, from: old) } }
  }

  /// The colour that fills the bounds, rounded by `cornerRadius`; `nil`, the default, fills nothing.
  public final var backgroundColor: Color? {
    get { look.backgroundColor }
    set { if let old = replace(&look.backgroundColor, by: newValue) { didChange(.backgroundColor, from: old) } }
  }

  /// Whether the layer fills its bounds with `backgroundColor` itself. In a table's cell the decoration does this, with
  /// the row's shape.
  package final var fillsBackground: Bool {
    get { look.fillsBackground }
    set {
      if replace(&look.fillsBackground, by: newValue) != nil && backgroundColor != nil {
        didChange(.fillsBackground, from: !newValue)
      }
    }
  }

  /// The radius of the rounded corners, in points; 0 by default. It is limited when painted: to half of a side between
  /// two round corners, and to the whole side next to one. It rounds background and border, and the sublayers if
  /// `masksToBounds` is true.
  public final var cornerRadius: Double {
    get { look.cornerRadius }
    set { if let old = replace(&look.cornerRadius, by: newValue) { didChange(.cornerRadius, from: old) } }
  }

  /// The shape of rounded corners; `circular` by default.
  public final var cornerCurve: CornerCurve {
    get { look.cornerCurve }
    set { if let old = replace(&look.cornerCurve, by: newValue) { didChange(.cornerCurve, from: old) } }
  }

  /// The corners that `cornerRadius` rounds; all by default.
  public final var maskedCorners: Corners {
    get { look.maskedCorners }
    set { if let old = replace(&look.maskedCorners, by: newValue) { didChange(.maskedCorners, from: old) } }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds, as one group; false by default.
  public final var masksToBounds: Bool {
    get { look.masksToBounds }
    set { if let old = replace(&look.masksToBounds, by: newValue) { didChange(.masksToBounds, from: old) } }
  }

  /// The width, in points, of a line just inside the rounded bounds, painted above everything in the layer; 0, the
  /// default, paints none.
  public final var borderWidth: Double {
    get { look.borderWidth }
    set { if let old = replace(&look.borderWidth, by: newValue) { didChange(.borderWidth, from: old) } }
  }

  /// The colour of the border; black by default.
  public final var borderColor: Color {
    get { look.borderColor }
    set { if let old = replace(&look.borderColor, by: newValue) { didChange(.borderColor, from: old) } }
  }

  /// The colour of the shadow; black by default.
  public final var shadowColor: Color {
    get { look.shadow.color }
    set { if let old = replace(&look.shadow.color, by: newValue) { didChange(.shadowColor, from: old) } }
  }

  /// The opacity of the shadow, from 0 to 1; 0, the default, paints none.
  public final var shadowOpacity: Double {
    get { look.shadow.opacity }
    set {
      if let old = replace(&look.shadow.opacity, by: newValue.clampedOpacity) { didChange(.shadowOpacity, from: old) }
    }
  }

  /// The sigma of the Gaussian that blurs the shadow, in points; 3 by default. A value above 1,000 is painted as 1,000.
  public final var shadowRadius: Double {
    get { look.shadow.radius }
    set {
      if let old = replace(&look.shadow.radius, by: newValue > 0 ? newValue : 0) { didChange(.shadowRadius, from: old) }
    }
  }

  /// The shadow's distance from the layer, in points of the layer's own space; 3 points upwards by default.
  public final var shadowOffset: Size {
    get { look.shadow.offset }
    set { if let old = replace(&look.shadow.offset, by: newValue) { didChange(.shadowOffset, from: old) } }
  }

  /// Whether the rounded bounds cast the shadow, even for an invisible layer: a shape's shadow can be below the layers
  /// that draw the shape.
  package final var castsShadowOfBounds: Bool {
    get { look.shadow.isOfBounds }
    set { if let old = replace(&look.shadow.isOfBounds, by: newValue) { didChange(.castsShadowOfBounds, from: old) } }
  }
}

/// Sets a value. Returns the old one if it differs, else nil.
@inline(__always)
func replace<Value: Equatable>(_ value: inout Value, by new: Value) -> Value? {
  guard value != new else { return nil }
  let old = value
  value = new
  return old
}

extension Double {
  /// An opacity within 0...1; 0 for NaN.
  var clampedOpacity: Double { self > 0 ? min(self, 1) : 0 }
}
