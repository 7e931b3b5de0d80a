import InlayGraphics
import InlayLayers
import InlayText

/// The column of inset grouped tables, in which their sections are cards.
extension TableView {
  /// The distance from each side of the table to its cards, in points. If it is `nil`, the default, the theme's is
  /// used. At 0 sections are still rounded. Only inset grouped tables have cards. The theme's inset, but not one that
  /// is set, is reduced in tables narrower than 140 points.
  public final var cardInset: Double? {
    get { overrides.cardInset }
    set { overrides.cardInset = newValue }
  }

  /// The greatest width of the column, in points; `.infinity` for no limit. Nil, as by default, for the theme's.
  public final var maximumCardWidth: Double? {
    get { overrides.maximumCardWidth }
    set { overrides.maximumCardWidth = newValue }
  }

  /// Whether an inset grouped table has the look of a grouped one in the compact size class; false by default.
  package final var revertsInCompactWidth: Bool {
    get { overrides.revertsInCompactWidth }
    set { overrides.revertsInCompactWidth = newValue }
  }

  /// Whether the table has a column now, by its style and the size class.
  package final var isRounded: Bool {
    style == .insetGrouped && overrides.showsRoundedCorners
      && !(overrides.revertsInCompactWidth && traits.effectiveSizeClass == .compact)
  }
}

extension TableView {
  /// The decoration of rows in sections without a decoration of the delegate: built-in, such as `maskedCards`, or an
  /// app's own `RowDecoration`. Nil, as by default, for the theme's in inset grouped tables, and for plain rows in others.
  public final var decoration: Decoration? {
    get { overrides.decoration }
    set { overrides.decoration = newValue }
  }

  /// The radius of decorations' cards, in points, rounded to whole device pixels in use; nil, as by default, for the
  /// theme's.
  package final var sectionCornerRadius: Double? {
    get { overrides.cornerRadius }
    set { overrides.cornerRadius = newValue }
  }

  /// The distance from the rows' sides to the cards of corner covers, and of apps' decorations that use it, in points,
  /// in tables that are not inset. If it is `nil`, the default, the theme's is used.
  package final var decorationInset: Double? {
    get { overrides.decorationInset }
    set { overrides.decorationInset = newValue }
  }

  /// The line around the rows of each section: of every built-in decoration except rows with the theme's images, and of
  /// plain rectangles in a column. Nil, as by default, for the theme's.
  package final var sectionBorder: Border? {
    get { overrides.border }
    set { overrides.border = newValue }
  }

  /// The shadow of each section's card, of masked cards and other decorations with a shadow (`SectionCard.shadow`);
  /// nil, as by default, for the theme's.
  package final var sectionShadow: Shadow? {
    get { overrides.shadow }
    set { overrides.shadow = newValue }
  }

  /// The decoration of sections without their own.
  final var standardDecoration: Decoration {
    overrides.decoration ?? (style == .insetGrouped ? theme.decoration : .plainRows)
  }
}

extension TableView {
  /// The height of the rows; nil, as by default, for the theme's. That is one height for all, which grows with the
  /// scene's text scale, or `automatic` in themes whose rows grow.
  public final var rowHeight: Height? {
    get { overrides.heights.rows }
    set { overrides.heights.rows = newValue }
  }

  /// The height of section headers; nil, as by default, for the theme's, which grows with the text scale: it is the
  /// least height of headers with text, which grow with their text, and the height of headers without text in grouped
  /// styles; headers without text have the height 0 in plain tables. A fixed height is exact: of a higher text the lines
  /// that fit are shown; in plain tables it applies only to headers with text. With `automatic` the text, or the view,
  /// decides. Texts are measured when they come into view.
  public final var sectionHeaderHeight: Height? {
    get { overrides.heights.sectionHeader }
    set { overrides.heights.sectionHeader = newValue }
  }

  /// The height of section footers; `nil`, the default, for the theme's. See `sectionHeaderHeight`.
  public final var sectionFooterHeight: Height? {
    get { overrides.heights.sectionFooter }
    set { overrides.heights.sectionFooter = newValue }
  }

  /// Whether the delegate is called for the height of each row.
  final var asksForRowHeights: Bool {
    source.delegate != nil && (overrides.heights.asksForRows || overrides.heights.rows == .byDelegate)
  }

  /// The height of rows that the delegate is not requested, or has no height for.
  final var standardRowHeight: Height {
    if let height = overrides.heights.rows, height != .byDelegate { return height }
    return theme.metrics.row.isSelfSizing ? .automatic() : .fixed(measurer.themeRowHeight)
  }

  /// The theme's height of headers at the scene's text scale, in points.
  package final var themeHeaderHeight: Double {
    theme.height(theme.metrics.section.headerHeight, for: [.header], textScale: effectiveTextScale)
  }

  package final var themeFooterHeight: Double {
    theme.height(theme.metrics.section.footerHeight, for: [.footer], textScale: effectiveTextScale)
  }

  /// The insets of separators from the row's sides, in points; left is the leading side. Nil, as by default, for the
  /// theme's: lines of rows with an image, and of indented rows, then begin at the title, as in UIKit, except in themes
  /// whose lines begin before the texts. A set inset applies to every row. As in UIKit, the rows' texts begin at the
  /// same inset, unless `separatorInsetReference` measures from the texts, where the default is 0.
  public final var separatorInset: Insets? {
    get { overrides.separatorInset }
    set { overrides.separatorInset = newValue }
  }

  /// The colour of separators; `nil`, the default, for the theme's.
  public final var separatorColor: Color? {
    get { overrides.separatorColor }
    set { overrides.separatorColor = newValue }
  }

  /// The colour of rows; `nil`, the default, for the theme's.
  package final var cellBackgroundColor: Color? {
    get { overrides.background }
    set { overrides.background = newValue }
  }

  /// The colour of highlighted and selected rows; `nil`, the default, for the theme's.
  package final var cellSelectedBackgroundColor: Color? {
    get { overrides.selectedBackground }
    set { overrides.selectedBackground = newValue }
  }

  /// The leading inset of rows' texts, in points.
  var contentInsetLeading: Double { look.contentInsetLeading }
}

extension TableView {
  /// Creates a table with a frame, in points; plain by default.
  public convenience init(frame: Rect, style: Style = .plain) {
    self.init(style: style)
    self.frame = frame
  }

  /// The arrangements of rows and sections.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Rows of the table's full width, without gaps.
    case plain
    /// Sections with space between them, with rows of the table's full width.
    case grouped
    /// Sections as rounded cards in a column.
    case insetGrouped

    /// Whether there is space between sections.
    var isGrouped: Bool { self != .plain }

    /// The colour of tables.
    package var backgroundToken: ColorToken { isGrouped ? .tableBackground : .listBackground }
    /// The colour of their rows.
    var rowToken: ColorToken { isGrouped ? .cellBackground : .listBackground }
  }

  /// The lines between rows.
  public enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
    case none, singleLine
    /// A line with a light one below it.
    case etched
  }

  /// The part of its content that a table stays at.
  public enum AnchorPosition: String, CaseIterable, Hashable, Sendable {
    /// The top of the content: the view stays there, and shows rows that are inserted there.
    case start
    /// The end of the content: the view stays there.
    case end
  }

  /// The origin of `separatorInset`.
  public enum SeparatorInsetReference: String, CaseIterable, Hashable, Sendable {
    case fromCellEdges
    /// The beginning of each row's text.
    case fromAutomaticInsets
  }
}
