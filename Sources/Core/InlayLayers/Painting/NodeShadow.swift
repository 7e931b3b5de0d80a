import InlayGraphics

/// A blurred, coloured copy of a shape, below it.
struct NodeShadow: Hashable, Sendable {
  /// The colour, with the shadow's opacity in its alpha.
  var color: RGBColor
  /// The sigma in points.
  var sigma: Double
  var offset: Size
  /// Whether the rounded bounds cast it, even where they are not painted.
  var isOfBounds = false

  /// A wider blur looks the same and costs ever more.
  static let largestSigma = 1000.0

  /// The sigma of a radius; 0 for none.
  static func sigma(_ radius: Double) -> Double { max(0, min(radius, largestSigma)) }

  /// The painted area of a rectangle's shadow. A Gaussian's part beyond three sigma is omitted.
  func extent(of rect: Rect) -> Rect {
    guard !rect.isEmpty else { return .zero }
    return rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * sigma - 1, dy: -3 * sigma - 1)
  }
}
