import InlayGraphics
import InlayLayers
import InlayRows
import InlayViews

/// The background of a row, made by a decoration. A row has one for its normal look and, once it was highlighted or
/// selected, another above it. One of the two is hidden.
///
/// A subclass shows the row's colour in the row's part of its section's card. It places and colours sublayers in
/// `layoutSublayers()`, and calls super, or it draws in `draw(in:)`, which may leave the card's surroundings clear.
/// Both are called after a change of what it shows, its size, the theme or the scale of its scene. The row's content,
/// separators and focus ring are above.
open class RowBackground: View {
  // Kind and look are loaded and stored whole: no run-time check of their exclusivity is needed.

  /// The look of a background, set by its cell. Lengths are in points, on whole device pixels.
  package struct Look: Hashable, Sendable {
    /// The colour of the row, normal or selected. A category's or a row's own colour replaces the table's and the
    /// theme's.
    var color: Color
    /// The row's position in its section: the first and the last row have round corners.
    var position: RowPosition
    /// The radius of the section's card; 0 if the row's clip rounds the corners.
    var cornerRadius: Double
    var cornerCurve: CornerCurve
    /// Whether the row or its category has this colour, which then replaces the theme's images too.
    var isOwnColor: Bool
    /// Whether this is the look of a highlighted or selected row.
    var isSelected: Bool
    /// The distance from the row's sides to its card.
    var inset: Double
    /// The gap below the row's card; 0 in a section's last row.
    var gap: Double
    /// The line around the section's rows, drawn by the background; its width is 0 if the row's clip draws it.
    var border: Border

    package init(
      color: Color, position: RowPosition = .only, cornerRadius: Double = 0,
      cornerCurve: CornerCurve = .circular, isOwnColor: Bool = false, isSelected: Bool = false, inset: Double = 0,
      gap: Double = 0, border: Border = Border()
    ) {
      self.color = color
      self.position = position
      self.cornerRadius = cornerRadius
      self.cornerCurve = cornerCurve
      self.isOwnColor = isOwnColor
      self.isSelected = isSelected
      self.inset = inset
      self.gap = gap
      self.border = border
    }
  }

  /// The decoration of the background.
  @exclusivity(unchecked) package final var kind: Decoration?

  /// The border of `showBorder(around:in:radius:)`.
  private var cardBorder: CardBorder?

  /// Set by the row's cell.
  @exclusivity(unchecked) package final var look = Look(color: .clear) {
    didSet { if look != oldValue { lookDidChange() } }
  }

  /// The colour of the row or of its card, normal or selected. A category's or a row's own colour replaces the table's
  /// and the theme's.
  public final var rowColor: Color { look.color }

  /// Whether the row or its category has this colour, which then replaces the theme's images too.
  public final var usesOwnColor: Bool { look.isOwnColor }

  /// Whether this is the background of a highlighted or selected row.
  public final var isSelected: Bool { look.isSelected }

  /// The row's position in its section: the first and the last row have round corners.
  public final var rowPosition: RowPosition { look.position }

  /// The card around the rows of the section, its lengths on whole device pixels: curve, inset, the gap, which is 0 in
  /// a section's last row, and the radius and the border, unless the row's clip makes them.
  public final var sectionCard: SectionCard {
    SectionCard(
      cornerRadius: look.cornerRadius, cornerCurve: look.cornerCurve, inset: look.inset, gap: look.gap,
      border: look.border)
  }

  /// Called after a change of the look that the background shows. Requests layout and drawing; call super.
  open func lookDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The row's card in the background's own space, in points: its bounds without the card's inset and gap.
  public final var cardFrame: Rect {
    Rect(
      x: bounds.minX + look.inset, y: bounds.minY, width: max(0, bounds.width - 2 * look.inset),
      height: max(0, bounds.height - look.gap))
  }

  /// The card's radius, limited by the size of a rectangle: to half of a side between two round corners, and to all of
  /// a side with one. In points, on whole device pixels.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle, in points.
  ///   - corners: The round ones; nil for those of the row's position.
  public final func cornerRadius(fitting size: Size, corners: Corners? = nil) -> Double {
    let radius = min(look.cornerRadius, CornerCurve.largestRadius(in: size, corners: corners ?? look.position.corners))
    return max(0, (radius * displayScale).rounded(.down) / displayScale)
  }

  /// The reach of corners of a radius along the sides of a size, by the card's curve, in points, on whole device
  /// pixels; at most half of a side between two of them.
  public final func cornerReach(ofRadius radius: Double, in size: Size, corners: Corners? = nil) -> Double {
    guard look.cornerCurve != .circular else { return radius }
    let corners = corners ?? look.position.corners
    let reach = look.cornerCurve.reach(radius: radius, in: size, corners: corners) * displayScale
    let isWhole = reach >= look.cornerCurve.reach(radius: radius) * displayScale - 1e-6
    let space = (min(size.width / 2, size.height / (corners == .all ? 2 : 1)) * displayScale).rounded(.down)
    return max(radius, min(space, isWhole ? reach.rounded(.up) : reach.rounded(.down)) / displayScale)
  }

  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "background"
  }
}

extension RowBackground {
  /// Shows the card's border around a part of the card in one of the background's layers, which has to clip to that
  /// part; without a border, removes it. Line and background are clipped together, so the background is not visible
  /// along the card's outer curve.
  ///
  /// - Parameters:
  ///   - part: The row's part of the card, in the layer's own space, in points.
  ///   - layer: One that the border is a sublayer of.
  ///   - radius: Of the card, in points.
  public final func showBorder(around part: Rect, in layer: Layer, radius: Double) {
    cardBorder = CardBorder.kept(
      cardBorder, by: layer, look.border, around: part, radius: radius, curve: look.cornerCurve, position: look.position
    )
  }
}

/// A background without its own drawing: a change of the look requests layout only.
class LayeredBackground: RowBackground {
  final override func lookDidChange() { setNeedsLayout() }
}

extension RowBackground: PartKeeper {
  package final func keepsForLater(_ hidden: Layer) -> Bool { true }
}
