import InlayGraphics

/// How the rows of a section are decorated: a row's background, the card around the rows, and the separators.
///
/// Conform a structure, make a `DecorationKind` of it, and set it as `TableView.decoration`, return it from
/// `tableView(_:decorationForSection:)`, or set it in a theme. Files may name it if the options of loading have it
/// (`SceneOptions.decorations` of `InlayFiles`). A kind is part of every theme, and themes are used in many threads, so the
/// structure is `Sendable`. Another value has other backgrounds.
public protocol RowDecoration: Hashable, Sendable {
  /// A new background of a row. A row has one for its normal look and, once it was selected, a second one. Called when a
  /// cell shows a row of the decoration for the first time; afterwards the cell only changes `RowBackground.look`.
  func makeBackground() -> RowBackground

  /// The card around the rows of a section. Called for each section in view at each layout, never for single rows. The
  /// table puts lengths on whole device pixels, negative ones become 0.
  ///
  /// Unless you implement it, the card has the table's corner radius and border, and separators between its rows.
  func card(in settings: DecorationSettings) -> SectionCard

  /// Whether the backgrounds show `ThemeDecoration.images`. The check of a theme's contrast compares texts with them then.
  var showsThemeImages: Bool { get }
}

extension RowDecoration {
  public func card(in settings: DecorationSettings) -> SectionCard { SectionCard(settings) }

  public var showsThemeImages: Bool { false }
}

/// The settings that a table has for its decoration: its own, or else its theme's. Lengths are in points, on whole device
/// pixels.
public struct DecorationSettings: Hashable, Sendable {
  public var theme: Theme
  /// `TableView.sectionCornerRadius`.
  public var cornerRadius = 0.0
  /// `TableView.decorationInset`; 0 in a column.
  public var inset = 0.0
  /// `ThemeDecoration.gap`, at least one device pixel.
  public var gap = 0.0
  /// `TableView.sectionBorder`. Its width is 0, or at least one device pixel.
  public var border = ThemeBorder()
  /// Whether the table has a column (`TableView.isRounded`), and its rows do not reach its sides.
  public var isInColumn = false
  /// Device pixels per point.
  public var deviceScale = 1.0

  public init(theme: Theme) { self.theme = theme }
}

/// The card around the rows of a section. Lengths are in points.
public struct SectionCard: Hashable, Sendable {
  /// The lines of a section.
  public enum Separators: String, CaseIterable, Hashable, Sendable {
    case none
    /// One below each row but the last.
    case betweenRows
    /// Those of a table without decoration: in plain tables one below each row; in grouped ones lines from side to side
    /// above and below the section too, unless the table has a column.
    case ofTableStyle
  }

  /// Of the corners, at most half of the first or the last row's height where rows are clipped.
  public var cornerRadius: Double
  /// Whether each row is clipped to its part of the card, with its content. The clip draws the border then.
  public var clipsRows = false
  /// From the sides of a row to its card. The content keeps as far from the row's sides as it does from the card's
  /// otherwise. Not used where rows are clipped.
  public var inset = 0.0
  /// Below each row but the last. Not used where rows are clipped.
  public var gap = 0.0
  /// Around the rows of the section, drawn by the clip or else by the backgrounds.
  public var border: ThemeBorder
  /// Whether the rows have the shadow `TableView.sectionShadow` together.
  public var hasShadow = false
  public var separators = Separators.betweenRows

  public init(cornerRadius: Double = 0, border: ThemeBorder = ThemeBorder()) {
    self.cornerRadius = cornerRadius
    self.border = border
  }

  /// A card with the table's corner radius and border.
  public init(_ settings: DecorationSettings) {
    self.init(cornerRadius: settings.cornerRadius, border: settings.border)
  }
}
