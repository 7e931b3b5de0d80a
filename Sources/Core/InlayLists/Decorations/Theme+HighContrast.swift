import InlayGraphics
import InlayLayers
import InlayViews

extension Theme {
  /// High contrast: black on white or white on black, strong lines, larger and bolder text, and a contrast of 7:1 or
  /// more for every pair of text and background.
  public static let highContrast: Theme = {
    var theme = Theme(name: "high-contrast", from: .base)
    let ink = themeColor(0x000000, dark: 0xFFFFFF)
    let blue = themeColor(0x003E8A, dark: 0x8FC7FF)
    theme.colors.merge([
      .tableBackground: themeColor(0xFFFFFF, dark: 0x000000),
      .cellBackground: themeColor(0xFFFFFF, dark: 0x000000),
      .cellSelected: themeColor(0xFFE066, dark: 0x5A4300),
      .cellMultipleSelected: themeColor(0xFFE066, dark: 0x5A4300),
      .separator: ink,
      .label: ink,
      .highlightedLabel: ink,
      .secondaryLabel: themeColor(0x333333, dark: 0xDDDDDD),
      .tertiaryLabel: themeColor(0x4A4A4A, dark: 0xC4C4C4),
      .headerLabel: ink,
      .footerLabel: ink,
      .link: blue,
      .tint: blue,
      .disclosure: ink,
      .checkmark: ink,
      .barTint: blue,
      .controlOn: themeColor(0x00591D, dark: 0x5CFF8A),
      .controlOff: themeColor(0x595959, dark: 0x8C8C8C),
      .controlThumb: themeColor(0xFFFFFF, dark: 0x000000),
      .controlFill: themeColor(0xD6D6D6, dark: 0x3A3A3A),
      "control.selected": themeColor(0xFFFFFF, dark: 0x000000),
      .popoverBackground: themeColor(0xFFFFFF, dark: 0x000000),
      .destructive: themeColor(0x9A0000, dark: 0xFFA39C),
      .focusRing: themeColor(0xB30086, dark: 0xFF8AE0),
      "bar.hairline": ink,
      "field.border": ink,
      .fieldPlaceholder: themeColor(0x4A4A4A, dark: 0xC4C4C4),
      "key.background": themeColor(0xFFFFFF, dark: 0x38383A),
      "key.function": themeColor(0xB4BAC2, dark: 0x1C1C1E),
    ]) { $1 }
    for style in [TextStyle.title, .detail, .button, .barTitle] { theme.textAttributes[style].weight = .semibold }
    theme.textAttributes[.subtitle].size = 15
    for style in [TextStyle.header, .footer] {
      theme.textAttributes[style].size = 15
      theme.textAttributes[style].tracking = smallTracking
    }
    theme.metrics.row.height = 48
    theme.metrics.section.headerHeight = 22
    theme.metrics.section.footerHeight = 22
    theme.metrics.separator.width = 1
    theme.metrics.controls.outlineWidth = 1
    theme.metrics.accessory.disclosureLineWidth = 2.5
    theme.metrics.accessory.checkmarkLineWidth = 3
    theme.card = SectionCard(cornerRadius: 8, gap: 1, border: Border(width: 2, color: .token(.label)))
    return theme
  }()
}
