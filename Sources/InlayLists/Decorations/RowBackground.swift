import InlayGraphics
import InlayLayers

/// The background that a decoration makes for a row. A row has one for its normal look and, once it was highlighted or
/// selected, another above it: one of the two is shown, the other hidden.
///
/// A subclass shows `look`. With layers of its own it places and colours them in `layoutSublayers()`, and calls super; it
/// draws in `draw(in:)`, which may leave the card's surroundings clear. Both are called after a change of the look, of the
/// size, and of the theme or the scale of its scene. The row's content, separators and focus ring lie above.
open class RowBackground: View {
  /// The look of a background, which its cell sets. Lengths are in points, on whole device pixels.
  public struct Look: Hashable, Sendable {
    /// Of the row, normal or selected. A category's and a row's own colour come before the table's and the theme's.
    public var color: LayerColor
    /// The row's position in its section: the first and the last row have round corners.
    public var position: RowPosition
    /// Of the section's card; 0 where the row's clip cuts the corners.
    public var cornerRadius: Double
    /// Whether the row or its category has this colour, which then stands for the theme's images too.
    public var isOwnColor: Bool
    /// Whether this is the look of a highlighted or selected row.
    public var isSelected: Bool
    /// From the row's sides to its card.
    public var inset: Double
    /// Below the row's card; 0 in a section's last row.
    public var gap: Double
    /// The line around the section's rows, which the background draws; its width is 0 where the row's clip draws it.
    public var border: ThemeBorder

    public init(
      color: LayerColor, position: RowPosition = .only, cornerRadius: Double = 0, isOwnColor: Bool = false,
      isSelected: Bool = false, inset: Double = 0, gap: Double = 0, border: ThemeBorder = ThemeBorder()
    ) {
      self.color = color
      self.position = position
      self.cornerRadius = cornerRadius
      self.isOwnColor = isOwnColor
      self.isSelected = isSelected
      self.inset = inset
      self.gap = gap
      self.border = border
    }
  }

  /// The kind of decoration that made the background.
  final var kind: DecorationKind?

  /// Set by the row's cell.
  public final var look = Look(color: .clear) {
    didSet { if look != oldValue { lookDidChange() } }
  }

  /// The look is another one: asks for layout and drawing. Call super.
  open func lookDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The row's card in the background's own space, in points: its bounds without the look's inset and gap.
  public final var cardFrame: Rect {
    Rect(
      x: bounds.minX + look.inset, y: bounds.minY, width: max(0, bounds.width - 2 * look.inset),
      height: max(0, bounds.height - look.gap))
  }

  /// The look's radius as far as it fits into a size, on whole device pixels, in points.
  public final func radius(fitting size: Size) -> Double {
    let radius = min(look.cornerRadius, min(size.width, size.height) / 2)
    return max(0, (radius * deviceScale).rounded(.down) / deviceScale)
  }

  /// A picture drawn in code, shared with all backgrounds of the scene that look the same.
  final func image(of drawing: any Drawing) -> Image? {
    do {
      return try SharedDrawing(drawing: drawing, scale: deviceScale).image(from: scene?.sharedImages)
    } catch {
      scene?.budget?.blame(self)
      scene?.report("no memory for a picture of its background: \(error)", in: self)
      return nil
    }
  }
}

/// A background that draws nothing itself: another look asks for layout alone.
class LayeredBackground: RowBackground {
  final override func lookDidChange() { setNeedsLayout() }
}
