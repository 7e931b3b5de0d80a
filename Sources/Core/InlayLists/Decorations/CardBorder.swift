import InlayGraphics
import InlayLayers
import InlayRows
import InlayViews

/// A row's part of the line around its section's rows, without hit testing.
///
/// It is larger than its superlayer, which clips to the row's part of the card. Line and background are clipped
/// together, so the background is not visible along the card's outer curve.
final class CardBorder: Layer {
  override init() {
    super.init()
    name = "cardBorder"
    zPosition = 1
  }

  override func hitTest(_ point: Point) -> Layer? { nil }

  /// The layer's border or a new one; nil, and the border removed, if the line has no width.
  ///
  /// - Parameters:
  ///   - line: Its width on whole device pixels.
  ///   - card: The row's part of the card, in the layer's own space.
  static func kept(
    _ border: CardBorder?, by layer: Layer, _ line: Border, around card: Rect, radius: Double,
    curve: CornerCurve, position: RowPosition
  ) -> CardBorder? {
    guard line.width > 0 else {
      border?.removeFromSuperlayer()
      return nil
    }
    let border = border ?? CardBorder()
    if border.superlayer !== layer { layer.addSublayer(border) }
    let reach = 2 * line.width
    // No line and no curve is visible where the section continues above or below.
    let beyond = reach + curve.reach(radius: radius) + line.width
    border.frame = Rect(
      minX: card.minX - reach, minY: card.minY - (position.isFirst ? reach : beyond), maxX: card.maxX + reach,
      maxY: card.maxY + (position.isLast ? reach : beyond))
    border.cornerRadius = radius > 0 ? radius + reach : 0
    border.cornerCurve = curve
    border.maskedCorners = position.corners
    border.borderWidth = line.width + reach
    border.borderColor = line.color ?? .separator
    return border
  }
}
