import InlayGraphics
import InlayLayers
import InlayText

extension Theme {
  /// The theme that others fall back to: the colours and texts of the Settings app of iOS 10 as measured on an iPad,
  /// with the dark look of iOS 13. Its name is that of the theme that adds the cards of those lists.
  public static let base = Theme(
    name: "settings", colors: baseColors.merging(ColorToken.system) { own, _ in own },
    fontFamilies: ["Inter", "sans-serif"],
    textAttributes: [
      .title: Theme.TextAttributes(size: 17, color: .label, tracking: titleTracking),
      .detail: Theme.TextAttributes(size: 17, color: .secondaryLabel, tracking: -0.024),
      .subtitle: Theme.TextAttributes(size: 12, color: .secondaryLabel),
      .button: Theme.TextAttributes(size: 17, color: .tint, tracking: titleTracking),
      .header: Theme.TextAttributes(size: 13, color: .headerLabel, isUppercase: true, tracking: smallTracking),
      .footer: Theme.TextAttributes(size: 13, color: .footerLabel, tracking: smallTracking),
      .barTitle: Theme.TextAttributes(size: 17, weight: .semibold, color: .barLabel, tracking: boldTracking),
      .largeTitle: Theme.TextAttributes(size: 34, weight: .bold, color: .largeTitleLabel),
      .tabTitle: Theme.TextAttributes(size: 10, weight: .medium, color: .footerLabel),
      .message: Theme.TextAttributes(size: 15, color: .label),
      .title1: sized(28), .title2: sized(22), .title3: sized(20), .headline: sized(17, .semibold), .body: sized(17),
      .callout: sized(16), .subheadline: sized(15), .footnote: sized(13), .caption: sized(12), .caption2: sized(11),
    ])

  /// A style of UIKit at its standard size.
  private static func sized(_ size: Double, _ weight: Font.Weight = .regular) -> Theme.TextAttributes {
    Theme.TextAttributes(
      size: size, weight: weight, color: .label, tracking: Font.tracking(at: size, weight: weight))
  }

  /// The tracking that makes Inter's texts as wide as those of the captured app, within 1 %: at 16 and 17 points,
  /// regular and semibold. Its texts of 12 points are as wide as Inter's; those of 13 are between. `Font` has
  /// the same for any size.
  static let titleTracking = -0.0235
  static let boldTracking = -0.0175
  package static let smallTracking = -0.006

  private static let baseColors: [ColorToken: Color] = [
    .tableBackground: themeColor(0xEFEFF4, dark: 0x000000),
    .cellBackground: themeColor(0xFFFFFF, dark: 0x1C1C1E),
    .cellSelected: themeColor(0xD9D9D9, dark: 0x3A3A3C),
    .cellMultipleSelected: themeColor(0xE8F3FB, dark: 0x23303A),
    .separator: themeColor(0xC8C7CC, dark: 0x38383A, highContrastLight: 0x6D6D72, highContrastDark: 0x8E8E93),
    .label: themeColor(0x000000, dark: 0xFFFFFF),
    .secondaryLabel: themeColor(0x8E8E93, dark: 0x98989F, highContrastLight: 0x5C5C61, highContrastDark: 0xC7C7CC),
    .tertiaryLabel: themeColor(0xC7C7CC, dark: 0x5A5A5E, highContrastLight: 0x8E8E93, highContrastDark: 0x8E8E93),
    .headerLabel: themeColor(0x6D6D72, dark: 0x98989F, highContrastLight: 0x4A4A4E, highContrastDark: 0xC7C7CC),
    .footerLabel: themeColor(0x6D6D72, dark: 0x98989F, highContrastLight: 0x4A4A4E, highContrastDark: 0xC7C7CC),
    .tint: themeColor(0x20AEE5, dark: 0x3FBDF0, highContrastLight: 0x00658A, highContrastDark: 0x7AD3F7),
    .disclosure: themeColor(0xC7C7CC, dark: 0x5A5A5E, highContrastLight: 0x6D6D72, highContrastDark: 0xAEAEB2),
    .controlOn: themeColor(0x4CD964, dark: 0x30D158, highContrastLight: 0x248A3D),
    .controlOff: themeColor(0xE5E5EA, dark: 0x39393D, highContrastLight: 0x8E8E93, highContrastDark: 0x7C7C80),
    .controlThumb: themeColor(0xFFFFFF),
    .controlFill: Color(
      light: .rgb(0x767680).withAlpha(0.14), dark: .rgb(0x767680).withAlpha(0.32),
      highContrastLight: .rgb(0x5C5C66).withAlpha(0.3), highContrastDark: .rgb(0x9C9CA6).withAlpha(0.44)),
    "control.selected": themeColor(0xFFFFFF, dark: 0x636368, highContrastDark: 0x48484C),
    .popoverBackground: themeColor(0xFFFFFF, dark: 0x2C2C2E),
    .destructive: themeColor(0xFF3B30, dark: 0xFF453A, highContrastLight: 0xB80C02, highContrastDark: 0xFF8A80),
    .focusRing: themeColor(0x0A84FF),
    .barBackground: themeColor(0xF6F6F7, dark: 0x161617),
    .barLabel: themeColor(0x000000, dark: 0xFFFFFF),
    .largeTitleLabel: themeColor(0x000000, dark: 0xFFFFFF),
    "bar.hairline": themeColor(0xA7A7AA, dark: 0x3D3D41, highContrastLight: 0x6D6D72),
    "dimming": Color(light: Color(white: 0, alpha: 0.22), dark: Color(white: 0, alpha: 0.5)),
    "overlay.outside": themeColor(0x000000),
    .scrollIndicator: Color(
      light: Color(white: 0, alpha: 0.35), dark: Color(white: 1, alpha: 0.35)),
    "field.background": Color(
      light: .rgb(0x767680).withAlpha(0.12), dark: .rgb(0x767680).withAlpha(0.24)),
    "field.border": Color(
      light: .clear, highContrastLight: .rgb(0x6D6D72), highContrastDark: .rgb(0x8E8E93)),
    .fieldPlaceholder: themeColor(0x8E8E93, dark: 0x98989F, highContrastLight: 0x5C5C61, highContrastDark: 0xC7C7CC),
    "keyboard.background": themeColor(0xD1D3D9, dark: 0x2B2B2D),
    "key.background": themeColor(0xFFFFFF, dark: 0x6B6B6E, highContrastDark: 0x48484A),
    "key.function": themeColor(0xABB1BA, dark: 0x47474A, highContrastLight: 0xB4BAC2, highContrastDark: 0x303032),
    "key.label": themeColor(0x000000, dark: 0xFFFFFF),
    "tile.highlight": .fixed(.clear),
    "tile.edge": .fixed(.clear),
  ]

  /// A colour by its RGB digits for each appearance.
  package static func themeColor(
    _ light: UInt32, dark: UInt32? = nil, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil
  ) -> Color {
    Color(
      light: .rgb(light), dark: dark.map(Color.rgb), highContrastLight: highContrastLight.map(Color.rgb),
      highContrastDark: highContrastDark.map(Color.rgb))
  }
}
