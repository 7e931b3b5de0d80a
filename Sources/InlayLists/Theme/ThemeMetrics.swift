import InlayGraphics

/// The lengths of a theme, in points.
public struct ThemeMetrics: Hashable, Sendable {
  public var rowHeight = 44.0
  /// Whether rows grow with their content, as with `RowHeights.automatic`, in tables that do not set `rowHeights`.
  public var growsRows = false
  /// Between the sides of a rounded table and its column.
  public var horizontalInset = 18.0
  /// The maximum width of a column; nil for no limit.
  public var maximumWidth: Double? = 675
  public var sectionHeaderHeight = 18.0
  public var sectionFooterHeight = 18.0
  /// The least height of the first section's header in grouped styles.
  public var firstSectionTop = 0.0
  /// 0 is one device pixel.
  public var separatorWidth = 0.0
  public var separatorInsetLeading = 16.0
  public var separatorInsetTrailing = 0.0
  public var contentInsetLeading = 16.0
  public var contentInsetTrailing = 16.0
  /// The side of the square for a row's image.
  public var imageSize = 29.0
  /// From a row's image to its text.
  public var imageGap = 15.0
  /// From an accessory to the trailing edge of the row.
  public var accessoryInset = 16.0
  /// From the text to an accessory.
  public var accessoryGap = 10.0
  public var disclosureSize = Size(width: 8, height: 13)
  public var disclosureLineWidth = 1.775
  public var checkmarkSize = Size(width: 14, height: 11)
  public var checkmarkLineWidth = 2.0
  public var detailButtonSize = 22.0
  public var detailButtonLineWidth = 1.0
  public var switchSize = Size(width: 51, height: 31)
  /// The maximum growth of a switch in rows of large text; a factor. A limit leaves space for the title.
  public var switchMaximumGrowth = 1.5
  /// From a switch to the trailing edge of the row.
  public var switchInset = 13.0
  /// From a switch's thumb to the edge of its track.
  public var switchThumbInset = 1.5
  /// The width of a switch's thumb, a capsule; nil for a disc.
  public var switchThumbWidth: Double?
  /// The soft shadows of a switch's thumb.
  public var switchThumbShadows = [
    ThemeShadow(radius: 3.34, offset: Size(width: 0, height: 3.05), opacity: 0.205),
    ThemeShadow(radius: 1.08, offset: Size(width: 0, height: 1.9), opacity: 0.125),
  ]
  /// The opacity of the shadows while the switch is off, 0...1: on a pale track full shadows look like a dark crescent.
  public var switchOffShadowStrength = 0.3
  /// The width of the faint ring around a switch's thumb, and its opacity.
  public var switchThumbRingWidth = 0.96
  public var switchThumbRingOpacity = 0.042
  /// The side of the control at the leading side of an edited row.
  public var editingControlSize = 22.0
  public var editingControlLineWidth = 2.0
  /// From the editing control to the row's content, which is indented by both.
  public var editingControlGap = 16.0
  /// Of the three lines that drag a row.
  public var reorderControlSize = Size(width: 22, height: 11)
  public var reorderLineWidth = 1.0
  /// The indentation of a row for each level.
  public var indentation = 10.0
  /// From the column's edge to header and footer text; nil for the separators' inset.
  public var headerTextInset: Double?
  /// Between a section's header or footer text and its rows.
  public var headerTextGap = 7.0
  /// Above the text of a header in grouped tables; nil for `headerTextGap`.
  public var headerTopGap: Double?
  /// The least width of a title in rows up to `narrowRowWidth` wide; other parts are hidden to keep it.
  public var minimumTitleWidth = 44.0
  public var narrowRowWidth = 200.0
  /// The widest table whose column gives up its inset to keep its rows at `narrowColumnWidth`.
  public var narrowTableWidth = 140.0
  public var narrowColumnWidth = 104.0
  /// Between texts of a row that are side by side.
  public var textGap = 8.0
  /// Between the title and the text below it.
  public var subtitleGap = 1.0
  /// The width of the leading text of a `value2` row.
  public var value2TitleWidth = 91.0
  /// Above and below the texts of a row of automatic height.
  public var selfSizingPadding = 11.0
  public var scrollIndicatorWidth = 3.0
  /// From a scroll indicator to the sides of the view.
  public var scrollIndicatorInset = 3.0
  public var scrollIndicatorMinimumLength = 36.0
  /// Of the line around the focused row.
  public var focusRingWidth = 2.0
  /// Of a text field with a background.
  public var fieldHeight = 36.0
  public var fieldCornerRadius = 9.0
  /// From a text field's sides to its text.
  public var fieldInset = 9.0
  public var caretWidth = 2.0
  /// The least width of a section index.
  public var sectionIndexWidth = 15.0
  public var controls = ThemeControlMetrics()
  public var bars = ThemeBarMetrics()

  public init() {}

  /// The factor of a switch's size in a row whose other parts have a factor.
  func switchGrowth(_ growth: Double) -> Double { max(1, min(growth, switchMaximumGrowth)) }

  /// The width of a switch's thumb in a track, at least that of a disc, in points.
  func switchThumbWidth(inHeight height: Double) -> Double {
    let disc = max(0, height - 2 * switchThumbInset)
    return max(disc, min(switchThumbWidth ?? disc, switchSize.width - 2 * switchThumbInset))
  }

  /// The distance by which the thumb of a switch of a size moves, in points. `growth` is that of the size.
  func switchThumbTravel(in size: Size, growth: Double) -> Double {
    // The travel of a disc does not depend on the inset.
    guard switchThumbWidth != nil else { return size.width - size.height }
    let width = switchThumbWidth(inHeight: switchSize.height) * growth
    return max(0, size.width - 2 * switchThumbInset * growth - width)
  }
}

/// A soft shadow.
public struct ThemeShadow: Hashable, Sendable {
  /// The Gaussian's sigma in points.
  public var radius: Double
  public var offset: Size
  public var opacity: Double

  public init(radius: Double, offset: Size, opacity: Double) {
    self.radius = radius
    self.offset = offset
    self.opacity = opacity
  }
}
