import InlayGraphics

extension Theme {
  /// The lengths of a theme, in points, by part. Each part is a value: `theme.metrics.switch.inset = 16`.
  public struct Metrics: Hashable, Sendable {
    public var row = Row()
    public var column = Column()
    public var section = Section()
    public var separator = Separator()
    public var accessory = Accessory()
    public var `switch` = Switch()
    public var editing = Editing()
    public var scrollIndicator = ScrollIndicator()
    public var field = Field()
    public var controls = Controls()
    public var bars = Bars()
    public var cards = Cards()
    /// Of the line around the focused row.
    public var focusRingWidth = 2.0

    public init() {}

    public struct Row: Hashable, Sendable {
      public var height = 44.0
      /// Whether rows grow with their content, as with `Height.automatic`, in tables that do not set `rowHeight`.
      public var isSelfSizing = false
      /// From the sides of a row to its content.
      public var leadingInset = 16.0
      public var trailingInset = 16.0
      /// The side of the square for the image.
      public var imageSize = 29.0
      /// From the image to the text.
      public var imageGap = 15.0
      /// Between texts that are side by side.
      package var textGap = 8.0
      /// Between the title and the text below it.
      package var subtitleGap = 1.0
      /// The width of the leading text of a `value2` row.
      package var value2TitleWidth = 91.0
      /// Above and below the texts of a row of automatic height.
      public var padding = 11.0
      /// The indentation for each level.
      package var indentation = 10.0
      /// The least width of a title in rows up to `narrowWidth` wide; other parts are hidden to keep it.
      package var minimumTitleWidth = 44.0
      package var narrowWidth = 200.0
    }

    /// The column of a rounded table.
    public struct Column: Hashable, Sendable {
      /// From the sides of the table.
      public var inset = 18.0
      /// Nil for no limit.
      public var maximumWidth = 675.0
      /// The widest table whose column gives up its inset to keep its rows at `narrowWidth`.
      package var narrowTableWidth = 140.0
      package var narrowWidth = 104.0
    }

    public struct Section: Hashable, Sendable {
      public var headerHeight = 18.0
      public var footerHeight = 18.0
      /// The least height of the first section's header in grouped styles.
      public var firstTop = 0.0
      /// From the column's edge to header and footer text; nil for the separators' inset.
      public var textInset: Double?
      /// Between the text of a header or footer and the rows.
      package var textGap = 7.0
      /// Above the text of a header in grouped tables; nil for `textGap`.
      package var headerTopGap: Double?
      /// The least width of the index of sections.
      package var indexWidth = 15.0
    }

    public struct Separator: Hashable, Sendable {
      /// 0 is one device pixel.
      public var width = 0.0
      public var leadingInset = 16.0
      public var trailingInset = 0.0
    }

    public struct Accessory: Hashable, Sendable {
      /// To the trailing edge of the row.
      public var inset = 16.0
      /// From the text.
      public var gap = 10.0
      public var disclosureSize = Size(width: 8, height: 13)
      public var disclosureLineWidth = 1.775
      public var checkmarkSize = Size(width: 14, height: 11)
      public var checkmarkLineWidth = 2.0
      package var detailButtonSize = 22.0
      package var detailButtonLineWidth = 1.0
    }

    /// The controls of edited rows.
    public struct Editing: Hashable, Sendable {
      /// The side of the control at the leading side.
      public var controlSize = 22.0
      package var lineWidth = 2.0
      /// From that control to the row's content, which is indented by both.
      package var gap = 16.0
      /// Of the three lines that drag a row.
      package var reorderSize = Size(width: 22, height: 11)
      package var reorderLineWidth = 1.0
    }

    public struct ScrollIndicator: Hashable, Sendable {
      public var width = 3.0
      /// To the sides of the view.
      package var inset = 3.0
      var minimumLength = 36.0
    }

    /// A text field with a background.
    public struct Field: Hashable, Sendable {
      public var height = 36.0
      public var cornerRadius = 9.0
      /// From the sides to the text.
      public var inset = 9.0
      package var caretWidth = 2.0
    }
  }
}
