import InlayGraphics
import InlayLayers

/// A theme's colour, with optional values for the appearances other than light.
public struct ThemeColor: Hashable, Sendable {
  public var light: RGBColor
  public var dark: RGBColor?
  public var highContrastLight: RGBColor?
  public var highContrastDark: RGBColor?

  public init(
    light: RGBColor, dark: RGBColor? = nil, highContrastLight: RGBColor? = nil, highContrastDark: RGBColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrastLight = highContrastLight
    self.highContrastDark = highContrastDark
  }

  /// The colour for an appearance: its own, or else that of the nearest appearance with one.
  public func color(for appearance: Appearance) -> RGBColor {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    case .highContrastLight: highContrastLight ?? light
    case .highContrastDark: highContrastDark ?? dark ?? light
    }
  }
}

extension ColorToken {
  public static let tableBackground: ColorToken = "table.background"
  public static let cellBackground: ColorToken = "cell.background"
  /// Of plain tables and their rows. Where a theme does not set it: `table.background` in dark appearances of themes
  /// with elevated backgrounds, or else `cell.background`.
  public static let listBackground: ColorToken = "list.background"
  /// Instead of `table.background` and `list.background` in sheets, alerts and menus, in dark appearances only; as
  /// `table.background` where a theme does not set it.
  public static let elevatedBackground: ColorToken = "background.elevated"
  /// Instead of `cell.background` in sheets, alerts and menus, in dark appearances only; as `cell.background` where a
  /// theme does not set it.
  public static let elevatedCellBackground: ColorToken = "cell.background.elevated"
  public static let cellSelected: ColorToken = "cell.selected"
  public static let cellMultipleSelected: ColorToken = "cell.multipleSelected"
  public static let separator: ColorToken = "separator"
  public static let label: ColorToken = "label"
  public static let secondaryLabel: ColorToken = "label.secondary"
  public static let tertiaryLabel: ColorToken = "label.tertiary"
  public static let highlightedLabel: ColorToken = "label.highlighted"
  public static let headerLabel: ColorToken = "header.label"
  public static let footerLabel: ColorToken = "footer.label"
  public static let link: ColorToken = "link"
  public static let tint: ColorToken = "tint"
  public static let disclosure: ColorToken = "disclosure"
  public static let checkmark: ColorToken = "checkmark"
  public static let controlOn: ColorToken = "control.on"
  public static let controlOff: ColorToken = "control.off"
  public static let controlThumb: ColorToken = "control.thumb"
  /// Of tracks and of controls that are not tinted, above any background.
  public static let controlFill: ColorToken = "control.fill"
  public static let popoverBackground: ColorToken = "popover.background"
  public static let destructive: ColorToken = "destructive"
  public static let focusRing: ColorToken = "focus.ring"
  public static let barBackground: ColorToken = "bar.background"
  /// Of texts on `bar.background`.
  public static let barLabel: ColorToken = "bar.label"
  /// Of buttons in bars and of the selected tab.
  public static let barTint: ColorToken = "bar.tint"
  /// Of large titles and other texts above the table's background, without a bar.
  public static let largeTitleLabel: ColorToken = "largeTitle.label"
  public static let scrollIndicator: ColorToken = "scroll.indicator"

  public static let fieldPlaceholder: ColorToken = "field.placeholder"
  public static let caret: ColorToken = "caret"

  /// Tokens that have the tint if a theme does not set them; `selection.text` is paler.
  static let tinted: [ColorToken] = [.checkmark, .link, .controlOn, .barTint, .caret, "selection.text"]

  /// Tokens that follow from `table.background` and `cell.background` if a theme does not set them.
  static let backgrounds: [ColorToken] = [.listBackground, .elevatedBackground, .elevatedCellBackground]

  /// The elevated colours, and what they replace.
  static let elevated: [(token: ColorToken, base: ColorToken)] = [
    (.elevatedBackground, .tableBackground), (.elevatedCellBackground, .cellBackground),
    ("separator.elevated", .separator),
  ]

  /// The tokens whose colours follow from this one in a theme that does not set them.
  package var followers: [ColorToken] {
    switch self {
    case .tint: Self.tinted
    case .tableBackground, .cellBackground: Self.backgrounds
    case .separator: ["separator.elevated"]
    default: []
    }
  }
}
