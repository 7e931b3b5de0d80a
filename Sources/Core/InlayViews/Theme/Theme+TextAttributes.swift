import InlayGraphics
import InlayLayers
import InlayText

/// The kinds of texts in a list. A theme has a style for each.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case title, detail, subtitle, button, header, footer, barTitle, largeTitle, tabTitle, message
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
    public subscript(style: TextStyle) -> TextAttributes {
      get { attributes[style] ?? TextAttributes(size: 17, color: .label) }
      set { attributes[style] = newValue }
    }
  }
}
