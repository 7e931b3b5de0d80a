import InlayGraphics
import InlayLayers

extension TableView {
  /// The heights of the rows. Unless set, all have the theme's, which grows with the scene's text scale, or they are
  /// `automatic` in themes whose rows grow.
  public final var rowHeights: RowHeights {
    get { overrides.heights.asksForRows ? .perRow : standardRowHeights }
    set { overrides.heights.rows = newValue }
  }

  /// The heights of rows without their own height, where some have it.
  package final var standardRowHeights: RowHeights {
    overrides.heights.rows ?? (theme.metrics.row.grows ? .automatic() : .uniform(themeRowHeight))
  }

  /// The height of section headers, in points. Unless set, this is the theme's height, which grows with the text scale:
  /// the least height of headers with text, which grow with their text, and the height of headers without text in
  /// grouped styles; headers without text have the height 0 in plain tables. A set height is exact: of a higher text
  /// the lines that fit are shown; in plain tables it applies only to headers with text. With `automaticDimension` the
  /// text, or the view, decides. Texts are measured when they come into view.
  public final var sectionHeaderHeight: Double {
    get { overrides.heights.sectionHeader ?? themeHeaderHeight }
    set { overrides.heights.sectionHeader = newValue }
  }

  /// The height of section footers, in points, as for headers.
  public final var sectionFooterHeight: Double {
    get { overrides.heights.sectionFooter ?? themeFooterHeight }
    set { overrides.heights.sectionFooter = newValue }
  }

  /// The insets of separators from the row's sides, in points; left is the leading side. Unless set they are the
  /// theme's, and lines of rows with an image, and of indented rows, begin at the title, as in UIKit, except in themes
  /// whose lines begin before the texts. A set inset applies to every row. As in UIKit, the rows' texts begin at the
  /// same inset, unless `separatorInsetReference` measures from the texts, where the default is 0.
  public final var separatorInset: Insets {
    get { look.separatorInset }
    set { overrides.separatorInset = newValue }
  }

  /// Nil for the theme's.
  public final var separatorColor: LayerColor? {
    get { overrides.separatorColor }
    set { overrides.separatorColor = newValue }
  }

  /// The colour of rows; nil for the theme's.
  public final var cellBackgroundColor: LayerColor? {
    get { overrides.background }
    set { overrides.background = newValue }
  }

  /// The colour of highlighted and selected rows; nil for the theme's.
  public final var cellSelectedBackgroundColor: LayerColor? {
    get { overrides.selectedBackground }
    set { overrides.selectedBackground = newValue }
  }

  /// The theme's heights at the scene's text scale, in points.
  var themeRowHeight: Double {
    theme.height(theme.metrics.row.height, for: [.title, .subtitle], textScale: effectiveTextScale)
  }

  var themeHeaderHeight: Double {
    theme.height(theme.metrics.section.headerHeight, for: [.header], textScale: effectiveTextScale)
  }

  var themeFooterHeight: Double {
    theme.height(theme.metrics.section.footerHeight, for: [.footer], textScale: effectiveTextScale)
  }

  /// The leading inset of the text of headers and footers, in points.
  var headerTextLeading: Double { headerTextInset ?? theme.metrics.section.textInset ?? contentInsetLeading }

  /// The leading inset of rows' texts, in points.
  var contentInsetLeading: Double { look.contentInsetLeading }
}

/// The values that a table's owner set instead of the theme's.
package struct TableOverrides: Equatable {
  package struct Heights: Equatable {
    package var rows: RowHeights?
    /// Whether the delegate is asked for all rows, in tables of scene files.
    package var asksForRows = false
    package var sectionHeader: Double?
    package var sectionFooter: Double?
  }

  package var heights = Heights()
  package var separatorInset: Insets?
  package var separatorColor: LayerColor?
  package var background: LayerColor?
  package var selectedBackground: LayerColor?
  package var decoration: DecorationKind?
  package var cornerRadius: Double?
  package var decorationInset: Double?
  package var border: ThemeBorder?
  package var shadow: ThemeShadow?
  package var shadowColor: LayerColor?
  package var columnInset: Double?
  /// The outer optional is nil unless it was set.
  package var maximumWidth: Double??
  var showsRoundedCorners = true
  var revertsInCompactWidth = false
}
