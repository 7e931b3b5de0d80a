import InlayGraphics
import InlayLayers
import InlayText

/// The kinds of texts in a list, and UIKit's text styles for texts of your own. A theme has a style for each.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case title, detail, subtitle, button, header, footer, barTitle, largeTitle, tabTitle, message
  /// The sizes 28, 22 and 20 in the built-in themes.
  case title1, title2, title3
  /// The size 17 in the built-in themes, semibold.
  case headline
  /// The sizes 17, 16, 15 and 13 in the built-in themes.
  case body, callout, subheadline, footnote
  /// The sizes 12 and 11 in the built-in themes.
  case caption, caption2

  /// Whether lines have the height for their size, as UIKit's styles. Texts in lists have the height of their font.
  var hasLineHeight: Bool {
    switch self {
    case .title, .detail, .subtitle, .button, .header, .footer, .barTitle, .largeTitle, .tabTitle, .message: false
    case .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: true
    }
  }
}

extension Theme {
  /// The font and colour of a kind of text.
  public struct TextAttributes: Hashable, Sendable {
    /// The size of the font in points, before the scene's text scale.
    public var size: Double
    /// The thickness of the letters.
    public var weight: Font.Weight
    /// The colour of the text.
    public var color: Color
    /// Whether the text is shown in capitals.
    public var isUppercase: Bool
    /// Added to the advance of each letter, in ems: see `Font.tracking`.
    public var tracking: Double
    /// OpenType features by their tags, such as `tnum`: see `Font.features`.
    public var features: [String]

    /// Creates attributes: by default of the regular weight, without capitals, tracking or features.
    public init(
      size: Double, weight: Font.Weight = .regular, color: Color, isUppercase: Bool = false, tracking: Double = 0,
      features: [String] = []
    ) {
      self.size = size
      self.weight = weight
      self.color = color
      self.isUppercase = isUppercase
      self.tracking = tracking
      self.features = features
    }
  }

  /// The attributes of all text styles: `theme.textAttributes[.title].size = 20`.
  public struct TextStyles: Hashable, Sendable {
    private var attributes: [TextStyle: TextAttributes]

    init(_ attributes: [TextStyle: TextAttributes]) { self.attributes = attributes }

    /// The attributes of a style. O(1).
    ///
    /// A negative tracking belongs to its size: if you set another size and keep the tracking, it becomes the tracking
    /// for that size, which is 0 from 20 points up. Set the tracking after the size to have your own.
    public subscript(style: TextStyle) -> TextAttributes {
      get { attributes[style] ?? TextAttributes(size: 17, color: .label) }
      set {
        var new = newValue
        let old = self[style]
        if new.size != old.size, new.tracking == old.tracking, new.tracking < 0 {
          new.tracking = Font.tracking(at: new.size, weight: new.weight)
        }
        attributes[style] = new
      }
    }
  }
}
