import InlayGraphics
import InlayLayers
import InlayLists

extension Theme {
  /// Grouped lists of the first phones: rounded groups with a border on a blue grey table, bold titles.
  public static let groupedClassic: Theme = {
    var theme = Theme(name: "grouped-classic", from: .base)
    theme.colors.merge([
      .tableBackground: .digits(0xC5CCD4, dark: 0x15191F),
      .cellBackground: .digits(0xF7F7F7, dark: 0x22272E),
      .cellSelected: .digits(0x0570ED, dark: 0x0B57B0),
      .cellMultipleSelected: .digits(0xDCE6F4, dark: 0x2C3F57),
      // The dark label is not quite white, so a highlighted title, which is white, differs.
      .label: .digits(0x000000, dark: 0xF2F4F7),
      .highlightedLabel: .digits(0xFFFFFF),
      .popoverBackground: .digits(0xF7F7F7, dark: 0x2E343C),
      .tint: .digits(0x385487, dark: 0x8FB1EA, highContrastLight: 0x24406F, highContrastDark: 0xC3D6F7),
      .link: .digits(0x385487, dark: 0x8FB1EA, highContrastLight: 0x24406F, highContrastDark: 0xC3D6F7),
      .checkmark: .digits(0x385487, dark: 0x8FB1EA, highContrastLight: 0x24406F, highContrastDark: 0xC3D6F7),
      .barTint: .digits(0x385487, dark: 0x8FB1EA, highContrastLight: 0x24406F, highContrastDark: 0xC3D6F7),
      .destructive: .digits(0xC0180C, dark: 0xFF8A80, highContrastLight: 0x9A0F06, highContrastDark: 0xFFB3AB),
      .separator: .digits(0xABABAB, dark: 0x3B424B, highContrastLight: 0x6D6D72, highContrastDark: 0x8E8E93),
      .secondaryLabel: .digits(0x385487, dark: 0x8FB1EA, highContrastLight: 0x24406F, highContrastDark: 0xC3D6F7),
      .fieldPlaceholder: .digits(0x4A4F59, dark: 0xA2A9B3, highContrastDark: 0xC3C8D0),
      .headerLabel: .digits(0x3A4456, dark: 0xB8C2D0, highContrastLight: 0x1F2735, highContrastDark: 0xE2E8F0),
      .footerLabel: .digits(0x3A4456, dark: 0xB8C2D0, highContrastLight: 0x1F2735, highContrastDark: 0xE2E8F0),
    ]) { $1 }
    theme.textAttributes[.title].weight = .bold
    theme.textAttributes[.button].weight = .bold
    theme.textAttributes[.header] = Theme.TextAttributes(size: 17, weight: .bold, color: .headerLabel)
    theme.textAttributes[.footer].size = 15
    theme.textAttributes[.footer].tracking = -0.006
    theme.metrics.card.inset = 10
    theme.metrics.card.maximumWidth = .infinity
    theme.metrics.section.headerHeight = 26
    theme.metrics.section.footerHeight = 22
    theme.card = SectionCard(
      cornerRadius: 10, gap: 1, border: Border(width: 1),
      shadow: Shadow(color: .white, opacity: 0.5, radius: 0.5, offset: Size(width: 0, height: 1)))
    return theme
  }()
}
