import InlayGraphics
import InlayLayers

/// How a table draws the backgrounds of its rows.
public enum DecorationKind: String, CaseIterable, Hashable, Sendable {
  /// Solid parts and corner images: rows of a column with rounded ends.
  case cornerImages
  /// A rounded card for each row, with covers over the corners that are not wanted.
  case cornerCovers
  /// Images by the row's position, of which only the middle stretches.
  case slicedImages
  /// One rounded card for all rows of a section, which may have a shadow.
  case maskedCards
  /// Plain rectangles.
  case none
}

/// A theme's choice of decoration, with what each kind of decoration needs.
public struct ThemeDecoration: Hashable, Sendable {
  public var kind: DecorationKind
  /// In points.
  public var cornerRadius: Double
  /// From the row's sides to its card, in points, in tables that do not narrow themselves; for `cornerCovers`.
  public var inset: Double
  /// Below the card of each row but a section's last, in points; for `cornerCovers`.
  public var gap = 1.0
  /// For `slicedImages`.
  public var images: ThemeRowImages
  /// The parts of the images that keep their size, in points; for `slicedImages`.
  public var imageCaps: Insets
  /// Around the rows of a section, of every decoration.
  public var border: ThemeBorder
  /// Of the rows of a section; for `maskedCards`.
  public var shadow: ThemeShadow
  public var shadowColor: LayerColor

  public init(
    kind: DecorationKind, cornerRadius: Double, inset: Double = 0, images: ThemeRowImages = ThemeRowImages(),
    imageCaps: Insets = Insets(top: 12, left: 12, bottom: 12, right: 12), border: ThemeBorder = ThemeBorder(),
    shadow: ThemeShadow = ThemeShadow(radius: 0, offset: .zero, opacity: 0), shadowColor: LayerColor = .black
  ) {
    self.kind = kind
    self.cornerRadius = cornerRadius
    self.inset = inset
    self.images = images
    self.imageCaps = imageCaps
    self.border = border
    self.shadow = shadow
    self.shadowColor = shadowColor
  }
}

/// A line around the rows of a section.
public struct ThemeBorder: Hashable, Sendable {
  /// In points; 0 is no border.
  public var width: Double
  public var color: LayerColor

  public init(width: Double = 0, color: LayerColor = .token(.separator)) {
    self.width = width
    self.color = color
  }
}

/// What a row's `category` changes of its colours; nil keeps the theme's.
public struct ThemeCategory: Hashable, Sendable {
  public var background: LayerColor?
  public var selected: LayerColor?
  /// Of title and detail.
  public var label: LayerColor?

  public init(background: LayerColor? = nil, selected: LayerColor? = nil, label: LayerColor? = nil) {
    self.background = background
    self.selected = selected
    self.label = label
  }
}

/// Colours from the top to the bottom of a table, behind its rows.
public struct ThemeGradient: Hashable, Sendable {
  /// Evenly spaced.
  public var colors: [LayerColor]

  public init(colors: [LayerColor]) { self.colors = colors }
}
