import InlayGraphics
import InlayLayers

extension TableView {
  /// The height of rows without one of their own, in points. Unless set it is the theme's, and grows with the scene's text
  /// scale. With `automaticDimension` each row is as high as its cell asks for.
  public final var rowHeight: Double {
    get { overrides.heights.row ?? themeRowHeight }
    set { overrides.heights.row = newValue }
  }

  /// The height of section headers, in points. Unless set, a header with text is as high as its text needs, and at least the
  /// theme's number, which grows with the text scale and is what you get here; without text it has that number in grouped
  /// styles, and no height in plain ones. A number that you set holds exactly: of a higher text the lines that fit are
  /// shown, and in plain tables it holds only with text. With `automaticDimension` the text, or the view, says how high it
  /// is. Texts are measured when they are seen.
  public final var sectionHeaderHeight: Double {
    get { overrides.heights.sectionHeader ?? themeHeaderHeight }
    set { overrides.heights.sectionHeader = newValue }
  }

  /// The height of section footers, in points, as for headers.
  public final var sectionFooterHeight: Double {
    get { overrides.heights.sectionFooter ?? themeFooterHeight }
    set { overrides.heights.sectionFooter = newValue }
  }

  /// How far separators keep from the row's sides, in points; left is the leading side. The theme's unless set, when the
  /// line of a row with an image, or one that is moved in, begins at its title, as in UIKit; so it does not where the theme
  /// has lines begin before the texts. One that you set holds for every row. As in UIKit, the rows' texts begin where their
  /// separators do, unless `separatorInsetReference` measures from the texts: then 0 to begin with.
  public final var separatorInset: Insets {
    get { look.separatorInset }
    set { overrides.separatorInset = newValue }
  }

  /// Nil is the theme's.
  public final var separatorColor: LayerColor? {
    get { overrides.separatorColor }
    set { overrides.separatorColor = newValue }
  }

  /// The colour of rows; nil is the theme's.
  public final var cellBackgroundColor: LayerColor? {
    get { overrides.background }
    set { overrides.background = newValue }
  }

  /// The colour of highlighted and selected rows; nil is the theme's.
  public final var cellSelectedBackgroundColor: LayerColor? {
    get { overrides.selectedBackground }
    set { overrides.selectedBackground = newValue }
  }

  // MARK: The theme's heights at the scene's text scale, in points

  var themeRowHeight: Double {
    theme.height(theme.metrics.rowHeight, for: [.title, .subtitle], textScale: effectiveTextScale)
  }

  var themeHeaderHeight: Double {
    theme.height(theme.metrics.sectionHeaderHeight, for: [.header], textScale: effectiveTextScale)
  }

  var themeFooterHeight: Double {
    theme.height(theme.metrics.sectionFooterHeight, for: [.footer], textScale: effectiveTextScale)
  }

  /// Where the text of headers and footers begins, in points.
  var headerTextLeading: Double { headerTextInset ?? theme.metrics.headerTextInset ?? contentInsetLeading }

  /// Where rows' texts begin, in points.
  var contentInsetLeading: Double { look.contentInsetLeading }
}
