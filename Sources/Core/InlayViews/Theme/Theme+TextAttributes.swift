import InlayGraphics
import InlayLayers

/// The kinds of texts in a list. A theme has a style for each.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case title, detail, subtitle, button, header, footer, barTitle, largeTitle, tabTitle, message
}

extension Theme {
  /// The font and colour of a kind of text.
  public struct TextAttributes: Hashable, Sendable {
    /// In points, before the scene's text scale.
    public var size: Double
    /// 100...900.
    public var weight: Int
    public var color: ColorToken
    public var isUppercase: Bool
    /// Added to the advance of each letter, in ems: see `Font.tracking`.
    public var tracking: Double
    /// OpenType features by their tags, such as `tnum`: see `Font.features`.
    public var features: [String]

    public init(
      size: Double, weight: Int = 400, color: ColorToken, isUppercase: Bool = false, tracking: Double = 0,
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
}
