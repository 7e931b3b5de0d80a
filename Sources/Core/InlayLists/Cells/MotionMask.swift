import InlayGraphics
import InlayLayers

/// Clips a row in an animated update to the space between the other rows, and to the card of its section, whose first
/// and last rows appear and disappear.
///
/// All values are presented ones: a mask's changes request no layout.
final class MotionMask: Layer {
  private let card = Layer()

  override init() {
    super.init()
    masksToBounds = true
    card.backgroundColor = .black
    addSublayer(card)
  }

  /// - Parameters:
  ///   - window: In the masked layer's own space.
  ///   - card: The card in the same space.
  func show(_ window: Rect, card rect: Rect, radius: Double, curve: CornerCurve, corners: Corners) {
    presentFrame(window, origin: window.origin)
    card.presentFrame(rect, origin: .zero)
    card.cornerRadius = radius
    card.cornerCurve = curve
    card.maskedCorners = corners
  }
}

extension Layer {
  /// Presents another frame, origin of the bounds, and opacity.
  func presentFrame(_ frame: Rect, origin: Point, opacity: Double = 1) {
    presentInstead(
      position: Point(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height),
      bounds: Rect(origin: origin, size: frame.size), opacity: opacity < 1 ? opacity : nil)
  }
}
