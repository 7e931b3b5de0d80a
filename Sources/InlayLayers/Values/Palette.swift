import InlayGraphics

/// The source of a scene's named colours: usually the box of a theme, in which lists find the theme.
public protocol ColorSource: AnyObject, Sendable {
  /// The colours by token for one appearance.
  func palette(for appearance: Appearance) -> Palette
}

/// Colours by token, for one appearance.
public struct Palette: Hashable, Sendable {
  public var colors: [ColorToken: Color]

  public init(colors: [ColorToken: Color] = [:]) { self.colors = colors }

  public subscript(token: ColorToken) -> Color? { colors[token] }
}
