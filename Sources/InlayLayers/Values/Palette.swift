import InlayGraphics

/// The source of a scene's named colours, such as a theme.
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
