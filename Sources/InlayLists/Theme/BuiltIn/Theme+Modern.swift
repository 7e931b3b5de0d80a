import InlayGraphics
import InlayLayers

extension Theme {
  /// Soft cards with wide corners and a faint shadow, larger rows.
  public static let modern: Theme = {
    var theme = Theme.settings
    theme.name = "modern"
    theme.colors.merge([
      .tableBackground: color(0xF2F2F7, dark: 0x0B0B0D),
      .cellSelected: color(0xECECF1, dark: 0x303034),
      .separator: color(0xDEDEE3, dark: 0x36363A, highContrastLight: 0x6D6D72, highContrastDark: 0x8E8E93),
      .secondaryLabel: color(0x6A6A70, dark: 0xA6A6AD, highContrastLight: 0x48484D, highContrastDark: 0xD1D1D6),
      .headerLabel: color(0x6A6A70, dark: 0xA6A6AD, highContrastLight: 0x48484D, highContrastDark: 0xD1D1D6),
      .footerLabel: color(0x6A6A70, dark: 0xA6A6AD, highContrastLight: 0x48484D, highContrastDark: 0xD1D1D6),
      .link: color(0x0066D6, dark: 0x5AA9FF, highContrastLight: 0x0048A0, highContrastDark: 0x9CCBFF),
      .tint: color(0x0066D6, dark: 0x5AA9FF, highContrastLight: 0x0048A0, highContrastDark: 0x9CCBFF),
      .barTint: color(0x0066D6, dark: 0x5AA9FF, highContrastLight: 0x0048A0, highContrastDark: 0x9CCBFF),
      .checkmark: color(0x0066D6, dark: 0x5AA9FF, highContrastLight: 0x0048A0, highContrastDark: 0x9CCBFF),
      .destructive: color(0xD0021B, dark: 0xFF6961, highContrastLight: 0xA00014, highContrastDark: 0xFF9F99),
      .controlOn: color(0x34C759, dark: 0x30D158, highContrastLight: 0x248A3D),
    ]) { $1 }
    theme.textStyles[.subtitle]?.size = 15
    theme.textStyles[.header] = ThemeTextStyle(size: 15, weight: 600, color: .headerLabel)
    theme.metrics.rowHeight = 52
    theme.metrics.horizontalInset = 20
    theme.metrics.maximumWidth = 700
    theme.metrics.sectionHeaderHeight = 24
    theme.metrics.sectionFooterHeight = 16
    theme.decoration = ThemeDecoration(
      kind: .maskedCards, cornerRadius: 22,
      shadow: ThemeShadow(radius: 8, offset: Size(width: 0, height: 2), opacity: 0.07))
    return theme
  }()
}
