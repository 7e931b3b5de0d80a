import InlayGraphics

/// A blurred copy of a shape, or of a text's glyphs, below it.
public struct Shadow: Hashable, Sendable {
  /// The colour; `nil` means the theme's for a section's card, and black elsewhere.
  public var color: Color?
  /// The factor on the colour's alpha, from 0 to 1.
  public var opacity: Double
  /// The Gaussian's sigma in points; 0 is sharp, and one above 1,000 is painted as 1,000.
  public var radius: Double
  /// The distance from the shape, in points.
  public var offset: Size

  /// No shadow. In a property that can be nil, it hides the shadow that the theme has.
  public static let hidden = Shadow(opacity: 0)

  /// Whether it darkens anything around what has it.
  package var isVisible: Bool { opacity > 0 && (radius > 0 || offset != .zero) }

  /// Creates a shadow: by default opaque, sharp and without an offset.
  public init(color: Color? = nil, opacity: Double = 1, radius: Double = 0, offset: Size = .zero) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}
