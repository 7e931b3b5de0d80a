import InlayGraphics
import InlayLayers

/// Everything about the look of lists that is not in their rows: colours by appearance, fonts, text styles, metrics
/// and the decoration of rows.
public struct Theme: Hashable, Sendable {
  public var name: String
  public var colors: [ColorToken: ThemeColor]
  /// The first family that exists is used.
  public var fontFamilies: [String]
  /// Paths of fonts that the families may be in, beside the system's: for `TextContext(fontFiles:)`.
  public var fontFiles: [String]
  public var textStyles: [TextStyleName: ThemeTextStyle]
  public var metrics: ThemeMetrics
  public var decoration: ThemeDecoration
  /// What lies behind the rows of a table without a background view, above `table.background`.
  public var backgroundGradient: ThemeGradient?
  /// The colours of rows by their `category`.
  public var categories: [String: ThemeCategory]

  public init(
    name: String, colors: [ColorToken: ThemeColor], fontFamilies: [String], fontFiles: [String] = [],
    textStyles: [TextStyleName: ThemeTextStyle], metrics: ThemeMetrics, decoration: ThemeDecoration,
    backgroundGradient: ThemeGradient? = nil, categories: [String: ThemeCategory] = [:]
  ) {
    self.name = name
    self.colors = colors
    self.fontFamilies = fontFamilies
    self.fontFiles = fontFiles
    self.textStyles = textStyles
    self.metrics = metrics
    self.decoration = decoration
    self.backgroundGradient = backgroundGradient
    self.categories = categories
  }

  /// The themes that come with the library.
  public static let builtIn: [Theme] = [
    .settings, .groupedClassic, .plum2011, .gradientCustom, .modern, .highContrast,
  ]

  /// The built-in theme of a name; nil when there is none.
  public static func named(_ name: String) -> Theme? { builtIn.first { $0.name == name } }

  /// The names of all colours that lists use, sorted.
  public static let tokenNames: [String] = Theme.settings.colors.keys.map(\.name).sorted()

  /// A text style's font at a text scale.
  public func font(for style: TextStyleName, textScale: Double = 1) -> Font {
    let style = textStyle(style)
    return Font(families: fontFamilies, size: style.size * textScale, weight: style.weight)
  }

  /// A height that holds texts of some styles, in points, with as much more as they grow by at a text scale above 1. Below
  /// 1 it stays, since rows are also for fingers.
  func height(_ height: Double, for styles: [TextStyleName], textScale: Double) -> Double {
    guard textScale > 1 else { return height }
    let texts = styles.reduce(0) { $0 + textStyle($1).size }
    return height + ((textScale - 1) * texts * Self.lineHeight).rounded(.up)
  }

  /// The height of a line for each point of its font's size, generously.
  private static let lineHeight = 1.25

  /// A text style; one that the theme does not have comes from `settings`.
  public func textStyle(_ name: TextStyleName) -> ThemeTextStyle {
    textStyles[name] ?? Theme.settings.textStyles[name] ?? ThemeTextStyle(size: 17, color: .label)
  }
}

extension Theme: ColorSource {
  /// The colours for one appearance; those that the theme does not have come from `settings`.
  public func palette(for appearance: Appearance) -> Palette {
    var palette = Palette(colors: colors.mapValues { $0.color(for: appearance) })
    if name != Theme.settings.name {
      for (token, color) in Theme.settings.colors where palette.colors[token] == nil {
        palette.colors[token] = color.color(for: appearance)
      }
    }
    return palette
  }
}

/// A theme as the scene keeps it: behind one reference, since it is asked for at every layout.
private final class ThemeSource: ColorSource {
  let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  func palette(for appearance: Appearance) -> Palette { theme.palette(for: appearance) }
}

extension Scene {
  /// The look of the lists in this scene, and what its colour tokens mean. `settings` unless you set another.
  public var theme: Theme {
    get { (colorSource as? ThemeSource)?.theme ?? .settings }
    set { colorSource = ThemeSource(newValue) }
  }
}
