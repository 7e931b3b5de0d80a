import InlayGraphics

/// A color of a layer or a theme: a fixed one, a token of the theme, or one for each appearance.
///
/// Tokens and appearances are resolved when a frame is committed, so a change of appearance or theme makes no layers.
public enum Color: Hashable, Sendable {
  /// The same colour in every theme and appearance.
  case fixed(RGBColor)
  /// The theme's colour of a name, in the appearance of the layer.
  case token(ColorToken)
  /// A color for each appearance, as made by `init(light:dark:highContrastLight:highContrastDark:)`.
  indirect case dynamic(light: Color, dark: Color?, highContrastLight: Color?, highContrastDark: Color?)
  /// Another color with this alpha, 0...1, instead of its own, as made by `withAlpha(_:)`.
  indirect case translucent(Color, alpha: Double)

  /// Creates a fixed color.
  public init(_ color: RGBColor) { self = .fixed(color) }

  /// Creates a fixed color from components in sRGB, 0...1. The color is opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .fixed(RGBColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a fixed gray, from 0, black, to 1, white. The color is opaque by default.
  public init(white: Double, alpha: Double = 1) { self = .fixed(RGBColor(white: white, alpha: alpha)) }

  /// Creates a fixed color from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(hex: some StringProtocol) {
    guard let color = RGBColor(hex: hex) else { return nil }
    self = .fixed(color)
  }

  /// Creates a color that follows the appearance of the place where it is shown.
  ///
  /// - Parameters:
  ///   - light: The color in the light appearance.
  ///   - dark: The color in the dark appearance. If `nil`, the default, it is `light`.
  ///   - highContrastLight: The color in the light appearance with high contrast. If `nil`, the default, it is `light`.
  ///   - highContrastDark: The color in the dark appearance with high contrast. If `nil`, the default, it is `dark`.
  public init(light: Color, dark: Color? = nil, highContrastLight: Color? = nil, highContrastDark: Color? = nil) {
    if dark == nil, highContrastLight == nil, highContrastDark == nil {
      self = light
    } else {
      self = .dynamic(
        light: light, dark: dark, highContrastLight: highContrastLight, highContrastDark: highContrastDark)
    }
  }

  /// Creates an opaque color from its six hexadecimal digits, 0xRRGGBB.
  public static func rgb(_ digits: UInt32) -> Color { .fixed(RGBColor(rgb: digits)) }

  /// The fully transparent colour.
  public static let clear = Color.fixed(.clear)
  /// Opaque black in every appearance.
  public static let black = Color.fixed(.black)
  /// Opaque white in every appearance.
  public static let white = Color.fixed(.white)

  /// Returns the color with another alpha, 0...1. A token and a color for each appearance stay what they are.
  public func withAlpha(_ alpha: Double) -> Color {
    // The alpha is within 0...1, and a number.
    let alpha = RGBColor(white: 0, alpha: alpha).alpha
    switch self {
    case .fixed(let color): return .fixed(color.withAlpha(alpha))
    case .translucent(let color, _): return .translucent(color, alpha: alpha)
    case .token, .dynamic: return .translucent(self, alpha: alpha)
    }
  }
}

extension Color {
  /// The value in an appearance; nil if the value of a token is requested and is nil.
  package func resolved(for appearance: Appearance, _ value: (ColorToken) -> RGBColor?) -> RGBColor? {
    switch self {
    case .fixed(let color): return color
    case .token(let token): return value(token)
    case .translucent(let color, let alpha): return color.resolved(for: appearance, value)?.withAlpha(alpha)
    case .dynamic(let light, let dark, let highContrastLight, let highContrastDark):
      let color =
        switch appearance {
        case .light: light
        case .dark: dark ?? light
        case .highContrastLight: highContrastLight ?? light
        case .highContrastDark: highContrastDark ?? dark ?? light
        }
      return color.resolved(for: appearance, value)
    }
  }

  /// Whether the value depends on that of a token.
  package var namesTokens: Bool {
    switch self {
    case .fixed: false
    case .token: true
    case .translucent(let color, _): color.namesTokens
    case .dynamic(let light, let dark, let highContrastLight, let highContrastDark):
      light.namesTokens || dark?.namesTokens == true || highContrastLight?.namesTokens == true
        || highContrastDark?.namesTokens == true
    }
  }

  /// The tokens on whose values the value depends.
  package var tokens: [ColorToken] {
    switch self {
    case .fixed: []
    case .token(let token): [token]
    case .translucent(let color, _): color.tokens
    case .dynamic(let light, let dark, let highContrastLight, let highContrastDark):
      [light, dark, highContrastLight, highContrastDark].flatMap { $0?.tokens ?? [] }
    }
  }
}
