import InlayGraphics

/// A blurred copy of a text's glyphs below them.
public struct TextShadow: Hashable, Sendable {
  public var color: LayerColor
  /// In points.
  public var offset: Size
  /// The Gaussian's sigma in points; 0 is sharp.
  public var radius: Double

  public init(color: LayerColor = .black, offset: Size = Size(width: 0, height: 1), radius: Double = 0) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
