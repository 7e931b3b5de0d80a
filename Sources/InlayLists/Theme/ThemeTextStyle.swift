import InlayGraphics
import InlayLayers

/// What the texts of a list are to it; a theme has a style for each.
public enum TextStyleName: String, CaseIterable, Hashable, Sendable {
  case title, detail, subtitle, button, header, footer, barTitle
}

/// How a theme shows a kind of text.
public struct ThemeTextStyle: Hashable, Sendable {
  /// In points, before the scene's text scale.
  public var size: Double
  /// 100...900.
  public var weight: Int
  public var color: ColorToken
  public var isUppercase: Bool

  public init(size: Double, weight: Int = 400, color: ColorToken, isUppercase: Bool = false) {
    self.size = size
    self.weight = weight
    self.color = color
    self.isUppercase = isUppercase
  }
}
