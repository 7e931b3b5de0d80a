import InlayGraphics
import InlayLayers
import InlayLists

extension Theme {
  /// The Settings app of iOS 10 as measured on an iPad, with the dark look of iOS 13.
  public static let settings: Theme = {
    var theme = Theme.base
    theme.decoration = .cornerImages
    theme.card = SectionCard(cornerRadius: 7, gap: 1)
    return theme
  }()
}

extension ThemeColor {
  /// A colour by its RGB digits for each appearance.
  static func digits(
    _ light: UInt32, dark: UInt32? = nil, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil
  ) -> ThemeColor {
    ThemeColor(
      light: RGBColor(rgb: light), dark: dark.map { RGBColor(rgb: $0) },
      highContrastLight: highContrastLight.map { RGBColor(rgb: $0) },
      highContrastDark: highContrastDark.map { RGBColor(rgb: $0) })
  }
}
