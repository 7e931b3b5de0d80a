import InlayGraphics
import InlayLayers
import InlayLists

extension Theme {
  /// The custom cells with round corners of 2011: plum cards with covered corners on a pale green table, white text.
  public static let plum2011: Theme = {
    var theme = Theme(name: "plum-2011", from: .base)
    let table = Color(light: Color(red: 0.69, green: 0.81, blue: 0.79), dark: .rgb(0x18211F))
    let plum = Color(light: Color(red: 0.39, green: 0.15, blue: 0.24), dark: .rgb(0x4A1A2C))
    theme.colors.merge([
      .tableBackground: table,
      .separator: table,
      .cellBackground: plum,
      .cellSelected: .digits(0x8A4A62, dark: 0x7A3F56, highContrastLight: 0x6A3047, highContrastDark: 0x6A3047),
      .cellMultipleSelected: .digits(0x7A3A53, dark: 0x632B42),
      .label: .digits(0xFFFFFF),
      .highlightedLabel: .digits(0xFFFFFF),
      .secondaryLabel: .digits(0xF0DCE4, dark: 0xE2C6D2),
      .tertiaryLabel: .digits(0xC9A3B2),
      .headerLabel: .digits(0x4A1A2C, dark: 0xE2C6D2),
      .footerLabel: .digits(0x4A1A2C, dark: 0xE2C6D2),
      .destructive: .digits(0xFFD2CC),
      .link: .digits(0xFFD9E6),
      .tint: .digits(0xFFD9E6),
      .checkmark: .digits(0xFFFFFF),
      .barTint: .digits(0x7A2A45, dark: 0xF0B8CC, highContrastLight: 0x5A1A30, highContrastDark: 0xFFD9E6),
      .largeTitleLabel: .digits(0x4A1A2C, dark: 0xE2C6D2),
      .disclosure: .digits(0xE2C6D2),
      .controlFill: .white.withAlpha(0.18),
      "control.selected": .digits(0xA8627E, dark: 0x8F4E68),
      .popoverBackground: .digits(0x5A2438, dark: 0x4A1A2C),
      // Opaque: a search field is above the rows, on the table.
      "field.background": .digits(0x794558, dark: 0x633A4A),
      .fieldPlaceholder: .digits(0xE6CBD6, dark: 0xD9B3C2),
      "selection.text": .rgb(0xFFD9E6).withAlpha(0.22),
    ]) { $1 }
    theme.metrics.section.firstTop = 15
    theme.decoration = .cornerCovers
    theme.card = SectionCard(cornerRadius: 15, inset: 15, gap: 1)
    return theme
  }()
}
