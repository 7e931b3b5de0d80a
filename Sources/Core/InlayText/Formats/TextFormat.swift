/// The position of a text's lines in the available width.
public enum TextAlignment: Hashable, Sendable {
  /// The side where reading begins in the format's direction, independent of the text's own script: as in UIKit, a list
  /// keeps one edge even if some rows are in another script.
  case natural
  case left
  case center
  case right
  /// The side where reading ends in the format's direction.
  case trailing
}

/// The handling of a text that is wider than the available width.
public enum LineBreakMode: Hashable, Sendable {
  /// Continues on the next line, between words where possible.
  case wordWrap
  /// An ellipsis replaces the beginning of the last line.
  case truncatingHead
  /// An ellipsis replaces the middle of the last line.
  case truncatingMiddle
  /// An ellipsis replaces the end of the last line.
  case truncatingTail
}

/// The side where reading begins.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The font and layout of a text.
public struct TextFormat: Hashable, Sendable {
  /// The font, with its size in points.
  public var font: Font
  /// The position of the lines in the width, `natural` by default.
  public var alignment: TextAlignment
  /// The handling of a text that is wider than its space; by default an ellipsis at its end.
  public var lineBreakMode: LineBreakMode
  /// The maximum number of lines, 1 by default; 0 for no limit, or for those that fit the height if the mode truncates.
  public var numberOfLines: Int
  /// The reading direction; nil, the default, for that of the scene in which the text is drawn.
  public var direction: LayoutDirection?
  /// The direction, from left to right if none is given. Each paragraph is ordered by its own first strong character;
  /// one without any by this direction, unless the whole text is a number (`[UInt8].isNumber`).
  var effectiveDirection: LayoutDirection { direction ?? .leftToRight }
  /// Whether all paragraphs have that direction, whatever their letters are.
  package var keepsDirection = false
  /// Whether the text is Pango's markup, such as `<b>bold</b>`; false by default. Invalid markup is shown unchanged.
  public var usesMarkup: Bool
  /// The text's language as a BCP 47 tag, such as `ja`, `zh-Hant` or `tr`: it decides Han forms, line breaks and
  /// fallback fonts. Parts in scripts in which it is not written, and texts without a language, have that of their
  /// script with most readers; Han beside kana is Japanese. An invalid tag counts as nil, the default.
  public var language: String?

  /// The format of a text that is drawn.
  ///
  /// - Parameters:
  ///   - font: The font, with its size in points.
  ///   - alignment: The position of the lines in the width.
  ///   - lineBreakMode: What happens to a text that is wider than its space.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit, or for those that fit the height if the mode
  ///     truncates.
  ///   - direction: The reading direction; nil for that of the scene in which the text is drawn.
  ///   - usesMarkup: Whether the text is Pango's markup, such as `<b>bold</b>`.
  ///   - language: A BCP 47 tag, such as `ja`; nil for the language of the layer that draws the text.
  public init(
    font: Font,
    alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .truncatingTail,
    numberOfLines: Int = 1,
    direction: LayoutDirection? = nil,
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
