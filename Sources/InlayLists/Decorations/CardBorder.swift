import InlayGraphics
import InlayLayers

/// A row's part of the line around its section's rows: seen, and never hit.
///
/// It lies in a layer that clips to the row's part of the card, and goes on beyond that layer: clipped together with what it
/// lies on, it shows nothing of that along the card's outer curve.
final class CardBorder: Layer {
  override init() {
    super.init()
    name = "cardBorder"
    zPosition = 1
  }

  override func hitTest(_ point: Point) -> Layer? { nil }

  /// The border that a layer goes on with: the one that it has or a new one, and nil where the line has no width.
  ///
  /// - Parameters:
  ///   - line: Its width on whole device pixels.
  ///   - card: The row's part of the card, in the layer's own space.
  static func kept(
    _ border: CardBorder?, by layer: Layer, _ line: ThemeBorder, around card: Rect, radius: Double,
    position: RowPosition
  ) -> CardBorder? {
    guard line.width > 0 else {
      border?.removeFromSuperlayer()
      return nil
    }
    let border = border ?? CardBorder()
    if border.superlayer !== layer { layer.addSublayer(border) }
    let reach = 2 * line.width
    // Where the section goes on above or below, no line and no curve is to be seen.
    let beyond = reach + radius + line.width
    border.frame = Rect(
      minX: card.minX - reach, minY: card.minY - (position.isFirst ? reach : beyond), maxX: card.maxX + reach,
      maxY: card.maxY + (position.isLast ? reach : beyond))
    border.cornerRadius = radius > 0 ? radius + reach : 0
    border.maskedCorners = position.corners
    border.borderWidth = line.width + reach
    border.borderColor = line.color
    return border
  }
}
