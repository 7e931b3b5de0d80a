import InlayGraphics
import InlayLayers

extension Theme {
  /// The Settings app of iOS 26: wide continuous corners without shadows, rows that grow and capsule switches.
  /// The theme of scenes that name none.
  public static let modern: Theme = {
    var theme = Theme(name: "modern", from: .base)
    theme.colors.merge(modernColors) { $1 }
    theme.textAttributes[.subtitle] = Theme.TextAttributes(size: 15, color: .secondaryLabel, tracking: -0.016)
    theme.textAttributes[.header] = Theme.TextAttributes(
      size: 17, weight: .semibold, color: .headerLabel, tracking: boldTracking)
    // Numbers below each other, and counting ones, keep their digits in place.
    theme.textAttributes[.detail].features = ["tnum"]
    theme.metrics = modernMetrics
    return theme
  }()

  private static var modernMetrics: Theme.Metrics {
    var metrics = Theme.Metrics()
    metrics.row.height = 52
    metrics.row.isSelfSizing = true
    metrics.card.inset = 16
    metrics.card.maximumWidth = 700
    // 35 points between cards without texts, 27 between a footer's text and the next header's.
    metrics.section.headerHeight = 27
    metrics.section.footerHeight = 8
    metrics.section.headerTopGap = 20
    metrics.section.hasBandsOnlyPinned = true
    metrics.separator.trailingInset = 16
    metrics.accessory.roundsMarks = true
    metrics.accessory.detailButtonLineWidth = 1.75
    metrics.editing.reorderLineWidth = 1.75
    metrics.switch.size = Size(width: 63, height: 28)
    metrics.switch.inset = 16
    metrics.switch.thumbInset = 2
    metrics.switch.thumbWidth = 38
    metrics.switch.thumbShadows = [Shadow(opacity: 0.14, radius: 4, offset: Size(width: 0, height: 2))]
    metrics.switch.offShadowStrength = 0.6
    metrics.switch.thumbRingWidth = 0
    metrics.switch.thumbRingOpacity = 0
    return metrics
  }

  /// Apple's colours. High-contrast appearances have darker texts than Apple's: every text has a contrast of 4.5:1.
  private static let modernColors: [ColorToken: Color] = {
    let secondary = Color(
      light: .rgb(0x3C3C43).withAlpha(0.6), dark: .rgb(0xEBEBF5).withAlpha(0.6),
      highContrastLight: .rgb(0x48484D), highContrastDark: .rgb(0xD1D1D6))
    let tertiary = Color(
      light: .rgb(0x3C3C43).withAlpha(0.3), dark: .rgb(0xEBEBF5).withAlpha(0.3),
      highContrastLight: .rgb(0x6D6D72), highContrastDark: .rgb(0xAEAEB2))
    return [
      .tableBackground: themeColor(0xF2F2F7, dark: 0x000000),
      .cellBackground: themeColor(0xFFFFFF, dark: 0x1C1C1E),
      .elevatedBackground: themeColor(0xF2F2F7, dark: 0x1C1C1E),
      .elevatedCellBackground: themeColor(0xFFFFFF, dark: 0x2C2C2E),
      .cellSelected: themeColor(0xD1D1D6, dark: 0x3A3A3C),
      .separator: themeColor(0xC6C6C8, dark: 0x38383A, highContrastLight: 0x6D6D72, highContrastDark: 0x8E8E93),
      "separator.elevated": themeColor(
        0xC6C6C8, dark: 0x444446, highContrastLight: 0x6D6D72, highContrastDark: 0x8E8E93),
      .secondaryLabel: secondary,
      .tertiaryLabel: tertiary,
      .fieldPlaceholder: secondary,
      .disclosure: tertiary,
      .headerLabel: secondary,
      .footerLabel: secondary,
      .tint: themeColor(0x007AFF, dark: 0x0A84FF, highContrastLight: 0x0048A0, highContrastDark: 0x9CCBFF),
      .destructive: themeColor(0xFF3B30, dark: 0xFF453A, highContrastLight: 0xA00014, highContrastDark: 0xFF9F99),
      .controlOn: themeColor(0x34C759, dark: 0x30D158, highContrastLight: 0x248A3D),
      // Opaque: without a blur, content would be seen through it.
      .barBackground: themeColor(0xF9F9F9, dark: 0x1D1D1D),
      "bar.hairline": themeColor(0xC6C6C8, dark: 0x38383A, highContrastLight: 0x6D6D72, highContrastDark: 0x8E8E93),
      // A light from above, on average of 8 %.
      "tile.highlight": Color(
        light: Color(white: 1, alpha: 0.16), dark: Color(white: 1, alpha: 0.16), highContrastLight: .clear,
        highContrastDark: .clear),
      "tile.edge": Color(
        light: Color(white: 1, alpha: 0.2), dark: Color(white: 1, alpha: 0.2), highContrastLight: .clear,
        highContrastDark: .clear),
    ]
  }()
}
