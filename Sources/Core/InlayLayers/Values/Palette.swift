import InlayGraphics

/// The source of a scene's named colours, such as a theme. Its colours never change.
@usableFromInline package protocol ColorSource: AnyObject, Sendable {
  /// The colours by token for one appearance.
  func palette(for appearance: Appearance) -> Palette

  /// The colours for one appearance at a level; those of `palette(for:)` by default.
  func palette(for appearance: Appearance, at level: UserInterfaceLevel) -> Palette
}

extension ColorSource {
  func palette(for appearance: Appearance, at level: UserInterfaceLevel) -> Palette { palette(for: appearance) }
}

/// Colours by token, for one appearance.
@usableFromInline package typealias Palette = [ColorToken: RGBColor]
