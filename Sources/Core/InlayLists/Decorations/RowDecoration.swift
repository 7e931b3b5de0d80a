import InlayGraphics
import InlayLayers
import InlayViews

/// The decoration of a section's rows: the background of each row, the card around the rows, and the separators.
///
/// Conform a structure, make a `Decoration` of it, and set it as `TableView.decoration`, return it from
/// `tableView(_:decorationForSection:)`, or set it in a theme. Files can name it if it is in `SceneOptions.decorations`
/// of `InlayFiles`. The structure is `Sendable`, since themes are used in many threads. Different values have different
/// backgrounds.
public protocol RowDecoration: Hashable, Sendable {
  /// A new background of a row. A row has one for its normal look and, once it was selected, a second one. Called when
  /// a cell shows a row of the decoration for the first time; afterwards the cell only changes what it shows.
  func makeBackground() -> RowBackground

  /// The card around the rows of a section. Called when the settings change, and then kept for all sections of the
  /// decoration. The table rounds lengths to whole device pixels; negative ones become 0.
  ///
  /// By default the card has the table's corners and border, separators between its rows, and no shadow.
  ///
  /// - Parameters:
  ///   - standard: The `card` of the table's theme. Its inset is 0 in an inset grouped table, and its gap at least one
  ///     device pixel. A decoration without cards of their own for rows sets inset and gap to 0; one without a shadow,
  ///     `shadow` to `.hidden`.
  ///   - theme: The table's.
  func card(_ standard: SectionCard, theme: Theme) -> SectionCard

  /// Whether the backgrounds show `Theme.rowImages`. If so, the check of a theme's contrast compares texts with them.
  var showsThemeImages: Bool { get }
}

extension RowDecoration {
  public func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    (card.inset, card.gap, card.shadow) = (0, 0, .hidden)
    return card
  }

  public var showsThemeImages: Bool { false }
}

/// The card around the rows of a section: as a decoration makes it, or as a theme gives it to its decorations. Lengths
/// are in points.
public struct SectionCard: Hashable, Sendable {
  /// The lines of a section.
  public enum Separators: String, CaseIterable, Hashable, Sendable {
    case none
    /// One below each row but the last.
    case betweenRows
    /// The lines of tables without decoration: one below each row in plain tables; in grouped ones also full-width
    /// lines above and below the section, unless the table is inset.
    case ofTableStyle
  }

  /// The radius of the corners of clipped rows and of the built-in decorations: at most half of the card's width and
  /// height. If the first or the last row is lower than the corners, they continue in the next rows, and each row is
  /// clipped.
  public var cornerRadius: Double
  /// The shape of the corners.
  public var cornerCurve: CornerCurve
  /// Whether each row is clipped, with its content, to its part of the card; false by default. If so, the clip draws
  /// the border.
  public var clipsRows = false
  /// The distance from the sides of a row to its card, which is added to the content's insets. Not used if rows are
  /// clipped. A theme's applies to tables that are not inset, and to `cornerCovers` and decorations of apps.
  public var inset: Double
  /// The space below each row but the last. Not used if rows are clipped.
  public var gap: Double
  /// The line around the rows of the section, drawn by the clip or else by the backgrounds.
  public var border: Border
  /// The shadow below the rows of the section; weaker below a translucent card. A decoration may remove the table's, or
  /// change its colour and strength; if the table has none, it is not shown.
  public var shadow: Shadow
  /// Whether the backgrounds are the card in the row's colour, with its round corners; false by default. A card whose
  /// rows move then keeps its corners. Clipped rows have them in any case.
  public var roundsBackgrounds = false
  /// Whether the backgrounds draw the border's line below each row but the last; false by default.
  public var bordersRows = false
  /// The lines between the rows; `betweenRows` by default.
  public var separators = Separators.betweenRows
  /// Whether the table has a column (`TableView.cardRect`).
  var isInColumn = false

  /// Creates a card: by default with square corners, and without insets, gaps, border and shadow.
  public init(
    cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular, inset: Double = 0, gap: Double = 0,
    border: Border = Border(), shadow: Shadow = .hidden
  ) {
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.inset = inset
    self.gap = gap
    self.border = border
    self.shadow = shadow
  }
}
