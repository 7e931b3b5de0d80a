import InlayLayers

extension ColorToken {
  /// The background of grouped tables.
  public static let tableBackground: ColorToken = "table.background"
  /// The background of rows in grouped tables.
  public static let cellBackground: ColorToken = "cell.background"
  /// The background of plain tables and their rows. If a theme does not set it, it is `table.background` in dark
  /// appearances of themes with elevated backgrounds, and otherwise `cell.background`.
  public static let listBackground: ColorToken = "list.background"
  /// The background instead of `table.background` and `list.background` in sheets, alerts and menus, only in dark
  /// appearances. If a theme does not set it, it is `table.background`.
  public static let elevatedBackground: ColorToken = "background.elevated"
  /// The background instead of `cell.background` in sheets, alerts and menus, only in dark appearances. If a theme does
  /// not set it, it is `cell.background`.
  public static let elevatedCellBackground: ColorToken = "cell.background.elevated"
  /// The background of highlighted and selected rows.
  public static let cellSelected: ColorToken = "cell.selected"
  /// The background of selected rows in tables in which several may be selected.
  public static let cellMultipleSelected: ColorToken = "cell.multipleSelected"
  /// The lines between rows.
  public static let separator: ColorToken = "separator"
  /// The texts of titles and values.
  public static let label: ColorToken = "label"
  /// The texts of details.
  public static let secondaryLabel: ColorToken = "label.secondary"
  /// The least important texts.
  public static let tertiaryLabel: ColorToken = "label.tertiary"
  /// The texts of highlighted and selected rows. If a theme does not set it, it is `label`.
  public static let highlightedLabel: ColorToken = "label.highlighted"
  /// The texts of section headers.
  public static let headerLabel: ColorToken = "header.label"
  /// The texts of section footers.
  public static let footerLabel: ColorToken = "footer.label"
  /// The texts of links.
  public static let link: ColorToken = "link"
  /// The tint of buttons, symbols and chosen values.
  public static let tint: ColorToken = "tint"
  /// The disclosure indicators of rows.
  public static let disclosure: ColorToken = "disclosure"
  /// The checkmarks of rows.
  public static let checkmark: ColorToken = "checkmark"
  /// The tracks of switches that are on.
  public static let controlOn: ColorToken = "control.on"
  /// The tracks of switches that are off.
  public static let controlOff: ColorToken = "control.off"
  /// The thumbs of switches and sliders.
  public static let controlThumb: ColorToken = "control.thumb"
  /// The fill of tracks and of controls that are not tinted, above any background.
  public static let controlFill: ColorToken = "control.fill"
  /// The background of pop-up menus.
  public static let popoverBackground: ColorToken = "popover.background"
  /// The texts and buttons of actions that destroy something.
  public static let destructive: ColorToken = "destructive"
  /// The ring around the focused row or control.
  public static let focusRing: ColorToken = "focus.ring"
  /// The background of navigation bars, tool bars and tab bars.
  public static let barBackground: ColorToken = "bar.background"
  /// The texts on `bar.background`.
  public static let barLabel: ColorToken = "bar.label"
  /// The buttons in bars and the selected tab.
  public static let barTint: ColorToken = "bar.tint"
  /// The large titles and other texts above the table's background, without a bar.
  public static let largeTitleLabel: ColorToken = "largeTitle.label"
  /// The scroll indicators.
  public static let scrollIndicator: ColorToken = "scroll.indicator"

  /// The placeholders of text fields.
  public static let fieldPlaceholder: ColorToken = "field.placeholder"
  /// The caret of text fields.
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

  /// The tokens that this one may follow in a theme that does not set it.
  package var leaders: [ColorToken] {
    if Self.tinted.contains(self) { return [.tint] }
    switch self {
    case .highlightedLabel: return [.label]
    case .listBackground: return [.tableBackground, .cellBackground]
    default: return Self.elevated.filter { $0.token == self }.map(\.base)
    }
  }

  /// The tokens whose colours follow from this one in a theme that does not set them.
  package var followers: [ColorToken] {
    switch self {
    case .tint: Self.tinted
    case .tableBackground, .cellBackground: Self.backgrounds
    case .separator: ["separator.elevated"]
    case .label: [.highlightedLabel]
    default: []
    }
  }
}
