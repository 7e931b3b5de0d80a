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
  fileprivate func show(_ window: Rect, _ shape: CardShape) {
    presentFrame(window, origin: window.origin)
    card.presentFrame(shape.frame, origin: .zero)
    card.round(as: shape)
  }
}

extension Layer {
  /// Clips the layer to a window and a card in its own space, while an update presents it. Another mask stays.
  func presentClip(_ window: Rect, _ card: CardShape) {
    guard mask == nil || mask is MotionMask else { return }
    let motionMask = mask as? MotionMask ?? MotionMask()
    motionMask.show(window, card)
    if mask == nil { mask = motionMask }
  }

  /// Ends the clip of an update.
  func endPresentedClip() { if mask is MotionMask { mask = nil } }

  /// Presents another frame, origin of the bounds, and opacity.
  func presentFrame(_ frame: Rect, origin: Point, opacity: Double = 1) {
    presentInstead(
      position: Point(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height),
      bounds: Rect(origin: origin, size: frame.size), opacity: opacity < 1 ? opacity : nil)
  }
}
