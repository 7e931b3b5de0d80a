import InlayLayers

/// UIKit's colors, which are the same in all themes and follow the appearance.
extension Color {
  /// UIKit's system red.
  public static let red = shades(0xFF3B30, dark: 0xFF453A, highContrast: 0xD70015, 0xFF6961)
  /// UIKit's system orange.
  public static let orange = shades(0xFF9500, dark: 0xFF9F0A, highContrast: 0xC93400, 0xFFB340)
  /// UIKit's system yellow.
  public static let yellow = shades(0xFFCC00, dark: 0xFFD60A, highContrast: 0xB25000, 0xFFD426)
  /// UIKit's system green.
  public static let green = shades(0x34C759, dark: 0x30D158, highContrast: 0x248A3D, 0x30DB5B)
  /// UIKit's system mint.
  public static let mint = shades(0x00C7BE, dark: 0x63E6E2, highContrast: 0x0C817B, 0x66D4CF)
  /// UIKit's system teal.
  public static let teal = shades(0x30B0C7, dark: 0x40C8E0, highContrast: 0x008299, 0x5DE6FF)
  /// UIKit's system cyan.
  public static let cyan = shades(0x32ADE6, dark: 0x64D2FF, highContrast: 0x0071A4, 0x70D7FF)
  /// UIKit's system blue.
  public static let blue = shades(0x007AFF, dark: 0x0A84FF, highContrast: 0x0040DD, 0x409CFF)
  /// UIKit's system indigo.
  public static let indigo = shades(0x5856D6, dark: 0x5E5CE6, highContrast: 0x3634A3, 0x7D7AFF)
  /// UIKit's system purple.
  public static let purple = shades(0xAF52DE, dark: 0xBF5AF2, highContrast: 0x8944AB, 0xDA8FFF)
  /// UIKit's system pink.
  public static let pink = shades(0xFF2D55, dark: 0xFF375F, highContrast: 0xD30F45, 0xFF6482)
  /// UIKit's system brown.
  public static let brown = shades(0xA2845E, dark: 0xAC8E68, highContrast: 0x7F6545, 0xB59469)
  /// UIKit's system grey.
  public static let gray = shades(0x8E8E93, dark: 0x8E8E93, highContrast: 0x6C6C70, 0xAEAEB2)

  /// - Parameter highContrast: The digits in the light appearance with high contrast; those in the dark one follow.
  private static func shades(
    _ light: UInt32, dark: UInt32, highContrast: UInt32, _ highContrastDark: UInt32
  ) -> Color {
    Color(
      light: .rgb(light), dark: .rgb(dark), highContrastLight: .rgb(highContrast),
      highContrastDark: .rgb(highContrastDark))
  }
}

/// The tokens of UIKit's colors. Every theme has them, with the values of `Color.red` and the others by default. A theme
/// may set them.
extension ColorToken {
  /// UIKit's system red, or the theme's.
  public static let red: ColorToken = "red"
  /// UIKit's system orange, or the theme's.
  public static let orange: ColorToken = "orange"
  /// UIKit's system yellow, or the theme's.
  public static let yellow: ColorToken = "yellow"
  /// UIKit's system green, or the theme's.
  public static let green: ColorToken = "green"
  /// UIKit's system mint, or the theme's.
  public static let mint: ColorToken = "mint"
  /// UIKit's system teal, or the theme's.
  public static let teal: ColorToken = "teal"
  /// UIKit's system cyan, or the theme's.
  public static let cyan: ColorToken = "cyan"
  /// UIKit's system blue, or the theme's.
  public static let blue: ColorToken = "blue"
  /// UIKit's system indigo, or the theme's.
  public static let indigo: ColorToken = "indigo"
  /// UIKit's system purple, or the theme's.
  public static let purple: ColorToken = "purple"
  /// UIKit's system pink, or the theme's.
  public static let pink: ColorToken = "pink"
  /// UIKit's system brown, or the theme's.
  public static let brown: ColorToken = "brown"
  /// UIKit's system grey, or the theme's.
  public static let gray: ColorToken = "gray"

  /// The values of these tokens in themes that do not set them.
  package static let system: [ColorToken: Color] = [
    .red: .red, .orange: .orange, .yellow: .yellow, .green: .green, .mint: .mint, .teal: .teal, .cyan: .cyan,
    .blue: .blue, .indigo: .indigo, .purple: .purple, .pink: .pink, .brown: .brown, .gray: .gray,
  ]
}
