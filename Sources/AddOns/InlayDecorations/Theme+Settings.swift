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

extension Color {
  /// A colour by its RGB digits for each appearance.
  static func digits(
    _ light: UInt32, dark: UInt32? = nil, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil
  ) -> Color {
    Color(
      light: .rgb(light), dark: dark.map(Color.rgb), highContrastLight: highContrastLight.map(Color.rgb),
      highContrastDark: highContrastDark.map(Color.rgb))
  }
}
