import InlayGraphics

extension Theme {
  /// The lengths of a theme, in points, by part. Each part is a value: `theme.metrics.row.imageSize = 32`.
  public struct Metrics: Hashable, Sendable {
    /// The lengths of rows, each with its own default.
    public var row = Row()
    /// The lengths of the cards of inset grouped tables, each with its own default.
    public var card = Card()
    /// The lengths of headers and footers, each with its own default.
    public var section = Section()
    /// The lengths of separators, each with its own default.
    public var separator = Separator()
    /// The lengths of accessories, each with its own default.
    public var accessory = Accessory()
    /// The lengths of switches, each with its own default.
    package var `switch` = Switch()
    /// The lengths of editing controls, each with its own default.
    package var editing = Editing()
    /// The lengths of scroll indicators, each with its own default.
    package var scrollIndicator = ScrollIndicator()
    /// The lengths of text fields with a background, each with its own default.
    public var field = Field()
    /// The lengths of controls, each with its own default.
    public var controls = Controls()
    /// The lengths of bars, each with its own default.
    public var bars = Bars()
    /// The lengths of alerts, sheets and toasts, each with its own default.
    public var overlays = Overlays()
    /// The width of the line around the focused row, in points; 2 by default.
    public var focusRingWidth = 2.0

    /// Creates the lengths that a theme has if it sets none.
    public init() {}

    /// The lengths of rows.
    public struct Row: Hashable, Sendable {
      /// The height of rows at a text scale of 1, in points; 44 by default.
      public var height = 44.0
      /// Whether rows grow with their content, as with `Height.automatic`, in tables that do not set `rowHeight`; false
      /// by default.
      public var isSelfSizing = false
      /// The distance from a row's leading side to its content, in points; 16 by default.
      public var leadingInset = 16.0
      /// The distance from a row's trailing side to its content, in points; 16 by default.
      public var trailingInset = 16.0
      /// The side of the square for the image, in points; 29 by default.
      public var imageSize = 29.0
      /// The space between the image and the text, in points; 15 by default.
      public var imageGap = 15.0
      /// The gap between texts that are side by side.
      package var textGap = 8.0
      /// The gap between the title and the text below it.
      package var subtitleGap = 1.0
      /// The width of the leading text of a `value2` row.
      package var value2TitleWidth = 91.0
      /// The space above and below the texts of a row of automatic height, in points; 11 by default.
      public var padding = 11.0
      /// The indentation for each level.
      package var indentation = 10.0
      /// The least width of a title in rows up to `narrowWidth` wide; other parts are hidden to keep it.
      package var minimumTitleWidth = 44.0
      package var narrowWidth = 200.0
    }

    /// The cards of inset grouped tables, which are also the sides of their rows.
    public struct Card: Hashable, Sendable {
      /// The distance from the sides of the table, in points; 18 by default.
      public var inset = 18.0
      /// The greatest width, in points; `.infinity` for no limit. 675 by default.
      public var maximumWidth = 675.0
      /// The widest table whose cards give up their inset to keep the rows at `narrowWidth`.
      package var narrowTableWidth = 140.0
      package var narrowWidth = 104.0
    }

    /// The lengths of headers and footers.
    public struct Section: Hashable, Sendable {
      /// The least height of headers with text, in points; 18 by default. In grouped tables it is the height of headers
      /// without text.
      public var headerHeight = 18.0
      /// The least height of footers, like `headerHeight`, in points; 18 by default.
      public var footerHeight = 18.0
      /// The least height of the first section's header in grouped styles, in points; 0 by default.
      public var firstTop = 0.0
      /// The distance from the edge of the rows to the text of headers and footers, in points; `nil`, the default, for
      /// the separators' inset.
      public var textInset: Double?
      /// The gap between the text of a header or footer and the rows.
      package var textGap = 7.0
      /// The gap above the text of a header in grouped tables; nil for `textGap`.
      package var headerTopGap: Double?
      /// Whether headers of plain tables have a background only while they are pinned.
      package var hasBandsOnlyPinned = false
      /// The least width of the index of sections.
      package var indexWidth = 15.0
    }

    /// The lengths of separators.
    public struct Separator: Hashable, Sendable {
      /// The width of the line, in points; 0, the default, is one device pixel.
      public var width = 0.0
      /// The distance from the row's leading side to the line, in points; 16 by default.
      public var leadingInset = 16.0
      /// The distance from the row's trailing side to the line, in points; 0 by default.
      public var trailingInset = 0.0
    }

    /// The lengths of accessories.
    public struct Accessory: Hashable, Sendable {
      /// The distance to the trailing edge of the row, in points; 16 by default.
      public var inset = 16.0
      /// The space between the text and the accessory, in points; 10 by default.
      public var gap = 10.0
      /// The size of the disclosure indicator, in points; 8 by 13 by default.
      package var disclosureSize = Size(width: 8, height: 13)
      /// The line width of the disclosure indicator, in points; 1.775 by default.
      public var disclosureLineWidth = 1.775
      /// The size of the checkmark, in points; 14 by 11 by default.
      package var checkmarkSize = Size(width: 14, height: 11)
      /// The line width of the checkmark, in points; 2 by default.
      package var checkmarkLineWidth = 2.0
      package var detailButtonSize = 22.0
      package var detailButtonLineWidth = 1.0
      /// Whether the marks of rows have lines with round ends, which are thicker beside a bold title; false by default.
      package var roundsMarks = false
    }

    /// The controls of edited rows.
    package struct Editing: Hashable, Sendable {
      /// The side of the control at the leading side, in points; 22 by default.
      package var controlSize = 22.0
      package var lineWidth = 2.0
      /// The distance from that control to the row's content, which is indented by both.
      package var gap = 16.0
      /// The size of the three lines that drag a row.
      package var reorderSize = Size(width: 22, height: 11)
      package var reorderLineWidth = 1.0
    }

    /// The lengths of scroll indicators.
    package struct ScrollIndicator: Hashable, Sendable {
      /// The width in points; 3 by default.
      package var width = 3.0
      /// To the sides of the view.
      package var inset = 3.0
      var minimumLength = 36.0
    }

    /// A text field with a background.
    public struct Field: Hashable, Sendable {
      /// The height in points; 36 by default.
      public var height = 36.0
      /// The radius of the corners, in points; 9 by default.
      public var cornerRadius = 9.0
      /// The distance from the sides to the text, in points; 9 by default.
      public var inset = 9.0
      package var caretWidth = 2.0
    }
  }
}
