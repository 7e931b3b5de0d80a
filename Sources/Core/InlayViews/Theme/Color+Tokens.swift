import InlayLayers

/// The colors of the theme, by the names of their tokens.
extension Color {
  /// Tables, behind and between the rows.
  public static var tableBackground: Color { .token(.tableBackground) }
  /// Rows.
  public static var cellBackground: Color { .token(.cellBackground) }
  /// Plain tables and their rows.
  public static var listBackground: Color { .token(.listBackground) }
  /// Tables in sheets, alerts and menus, in dark appearances.
  public static var elevatedBackground: Color { .token(.elevatedBackground) }
  /// Rows in sheets, alerts and menus, in dark appearances.
  public static var elevatedCellBackground: Color { .token(.elevatedCellBackground) }
  /// Selected and pressed rows.
  public static var cellSelected: Color { .token(.cellSelected) }
  /// Selected rows of an edited table.
  public static var cellMultipleSelected: Color { .token(.cellMultipleSelected) }
  /// The lines between rows, and borders.
  public static var separator: Color { .token(.separator) }
  /// Titles of rows, and other texts.
  public static var label: Color { .token(.label) }
  /// Details of rows, and other texts of less weight.
  public static var secondaryLabel: Color { .token(.secondaryLabel) }
  /// Texts of least weight.
  public static var tertiaryLabel: Color { .token(.tertiaryLabel) }
  /// Titles of selected rows that are filled with a strong color.
  public static var highlightedLabel: Color { .token(.highlightedLabel) }
  /// Texts of headers.
  public static var headerLabel: Color { .token(.headerLabel) }
  /// Texts of footers.
  public static var footerLabel: Color { .token(.footerLabel) }
  /// Titles that open something.
  public static var link: Color { .token(.link) }
  /// Buttons, and views that can be pressed or are on.
  public static var tint: Color { .token(.tint) }
  /// The chevrons of rows.
  public static var disclosure: Color { .token(.disclosure) }
  /// Check marks of rows.
  public static var checkmark: Color { .token(.checkmark) }
  /// The track of a switch that is on.
  public static var controlOn: Color { .token(.controlOn) }
  /// The track of a switch that is off.
  public static var controlOff: Color { .token(.controlOff) }
  /// Thumbs of switches and sliders.
  public static var controlThumb: Color { .token(.controlThumb) }
  /// Tracks and controls that are not tinted, above any background.
  public static var controlFill: Color { .token(.controlFill) }
  /// Lists, alerts and sheets above the scene.
  public static var popoverBackground: Color { .token(.popoverBackground) }
  /// Titles and buttons that delete.
  public static var destructive: Color { .token(.destructive) }
  /// The line around the focused view.
  public static var focusRing: Color { .token(.focusRing) }
  /// Bars at the top and at the bottom.
  public static var barBackground: Color { .token(.barBackground) }
  /// Texts in bars.
  public static var barLabel: Color { .token(.barLabel) }
  /// Buttons in bars, and the selected tab.
  public static var barTint: Color { .token(.barTint) }
  /// Large titles and other texts above the background of the table, without a bar.
  public static var largeTitleLabel: Color { .token(.largeTitleLabel) }
  /// Scroll indicators.
  public static var scrollIndicator: Color { .token(.scrollIndicator) }
  /// Texts of empty fields.
  public static var fieldPlaceholder: Color { .token(.fieldPlaceholder) }
  /// The caret of text fields.
  public static var caret: Color { .token(.caret) }
}
