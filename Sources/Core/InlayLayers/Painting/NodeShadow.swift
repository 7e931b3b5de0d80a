import InlayGraphics

/// A blurred, coloured copy of a shape, below it.
struct NodeShadow: Hashable, Sendable {
  /// With the shadow's opacity in its alpha.
  var color: RGBColor
  /// In points.
  var sigma: Double
  var offset: Size
  /// Whether the rounded bounds cast it, even where they are not painted.
  var isOfBounds = false

  /// The painted area of a rectangle's shadow. A Gaussian's part beyond three sigma is omitted.
  func extent(of rect: Rect) -> Rect {
    guard !rect.isEmpty else { return .zero }
    return rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * sigma - 1, dy: -3 * sigma - 1)
  }
}
