/// Where the lines of a text stand in the width that they are given.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where reading begins in the format's direction, whatever the text's own script: as in UIKit,
  /// a list keeps one edge even where some rows are in another script.
  case natural
  case left
  case center
  case right
}

/// What happens to a text that is wider than it may be.
public enum LineBreakMode: Hashable, Sendable {
  /// Goes on in the next line, between words where possible.
  case wordWrap
  /// The beginning of the last line gives way to an ellipsis.
  case truncatingHead
  /// The middle of the last line gives way to an ellipsis.
  case truncatingMiddle
  /// The end of the last line gives way to an ellipsis.
  case truncatingTail
}

/// The side where reading begins.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How a text is set.
public struct TextFormat: Hashable, Sendable {
  public var font: Font
  public var alignment: TextAlignment
  public var lineBreakMode: LineBreakMode
  /// The most lines that are shown; 0 for as many as there are, or as fit the height where the mode
  /// truncates.
  public var numberOfLines: Int
  /// The interface's direction. Each paragraph is ordered by its own first strong character; one without any,
  /// such as a number, by this.
  public var direction: LayoutDirection
  /// Whether the text is Pango's markup, such as `<b>bold</b>`. A text that is no markup is shown as it is.
  public var usesMarkup: Bool
  /// The text's language as a BCP 47 tag, such as `ja`, `zh-Hant` or `tr`: it decides Han forms, line breaks and which
  /// fonts stand in. Parts in scripts that it is not written in, and texts without a language, have that of their
  /// script with most readers; Han beside kana is Japanese. A tag that is none counts as nil.
  public var language: String?

  public init(
    font: Font,
    alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .truncatingTail,
    numberOfLines: Int = 1,
    direction: LayoutDirection = .leftToRight,
    usesMarkup: Bool = false,
    language: String? = nil
  ) {
    self.font = font
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.direction = direction
    self.usesMarkup = usesMarkup
    self.language = language
  }
}

/// How glyphs are rasterised; antialiasing is always grey.
public struct TextRendering: Hashable, Sendable {
  public enum Hinting: Hashable, Sendable {
    /// Outlines as they were drawn.
    case none
    /// Outlines are fitted to whole pixels upwards only.
    case slight
  }

  public var hinting: Hinting
  /// Whether advances are rounded to whole device pixels, so that widths depend on the scale.
  public var hintsMetrics: Bool

  public init(hinting: Hinting = .none, hintsMetrics: Bool = false) {
    self.hinting = hinting
    self.hintsMetrics = hintsMetrics
  }
}
