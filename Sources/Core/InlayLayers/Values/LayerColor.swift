import InlayGraphics

/// A colour of a layer: fixed, or a token of the scene's palette.
///
/// A token is resolved when a frame is committed, so a change of appearance or theme makes no layers.
public enum LayerColor: Hashable, Sendable {
  case fixed(Color)
  case token(ColorToken)

  public init(_ color: Color) { self = .fixed(color) }

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// An opaque colour from its six hexadecimal digits, 0xRRGGBB.
  public static func rgb(_ digits: UInt32) -> LayerColor { .fixed(Color(rgb: digits)) }

  public static let clear = LayerColor.fixed(.clear)
  public static let black = LayerColor.fixed(.black)
  public static let white = LayerColor.fixed(.white)
}
