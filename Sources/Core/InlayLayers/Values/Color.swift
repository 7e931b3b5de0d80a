import InlayGraphics

/// A colour of a layer: fixed, or a token of the scene's palette.
///
/// A token is resolved when a frame is committed, so a change of appearance or theme makes no layers.
public enum Color: Hashable, Sendable {
  case fixed(RGBColor)
  case token(ColorToken)

  public init(_ color: RGBColor) { self = .fixed(color) }

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .fixed(RGBColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// An opaque colour from its six hexadecimal digits, 0xRRGGBB.
  public static func rgb(_ digits: UInt32) -> Color { .fixed(RGBColor(rgb: digits)) }

  public static let clear = Color.fixed(.clear)
  public static let black = Color.fixed(.black)
  public static let white = Color.fixed(.white)
}
