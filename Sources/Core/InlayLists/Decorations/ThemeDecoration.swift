import InlayGraphics
import InlayLayers
import InlayViews

/// A theme's choice of decoration, and its settings of decorations.
public struct ThemeDecoration: Hashable, Sendable, EnvironmentValue {
  public var kind: Decoration
  /// In points.
  public var cornerRadius: Double
  public var cornerCurve: CornerCurve
  /// From the row's sides to its card, in points, in tables without a column; for `cornerCovers` and decorations of
  /// apps.
  public var inset: Double
  /// Below the card of each row but a section's last, in points; for `cornerCovers` and decorations of apps.
  public var gap = 1.0
  /// For `slicedImages`.
  public var images: ThemeRowImages
  /// The parts of the images that keep their size, in points; for `slicedImages`.
  public var imageCaps: Insets
  /// Around the rows of a section, of every decoration.
  public var border: Border
  /// Of the rows of a section; for decorations with a shadow, such as `maskedCards`.
  public var shadow: ThemeShadow
  public var shadowColor: Color

  public init(
    kind: Decoration, cornerRadius: Double, cornerCurve: CornerCurve = .circular, inset: Double = 0,
    images: ThemeRowImages = ThemeRowImages(),
    imageCaps: Insets = Insets(top: 12, left: 12, bottom: 12, right: 12), border: Border = Border(),
    shadow: ThemeShadow = ThemeShadow(radius: 0, offset: .zero, opacity: 0), shadowColor: Color = .black
  ) {
    self.kind = kind
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.inset = inset
    self.images = images
    self.imageCaps = imageCaps
    self.border = border
    self.shadow = shadow
    self.shadowColor = shadowColor
  }
}

extension Theme {
  /// How the grounds of rows are drawn: in the wide cards of `modern` where the theme sets nothing else.
  public var decoration: ThemeDecoration {
    get { value(of: ThemeDecoration.self) ?? .standard }
    set { setValue(newValue) }
  }
}

extension ThemeDecoration {
  fileprivate static let standard = ThemeDecoration(kind: .maskedCards, cornerRadius: 26, cornerCurve: .continuous)
}

/// A line around the rows of a section.
public struct Border: Hashable, Sendable {
  /// In points; 0 for no border.
  public var width: Double
  public var color: Color

  public init(width: Double = 0, color: Color = .token(.separator)) {
    self.width = width
    self.color = color
  }
}
