import InlayGraphics
import InlayLayers

/// A line around what has the focus, in the theme's colour: seen, and never hit.
final class FocusRing: Layer {
  override init() {
    super.init()
    name = "focusRing"
    borderColor = .token(.focusRing)
  }

  override func hitTest(_ point: Point) -> Layer? { nil }

  /// The ring that a view goes on with, as wide as its theme says, at least a device pixel: the one that it has or a new
  /// one, and nil where none is to be seen.
  static func kept(_ ring: FocusRing?, by view: View, isShown: Bool) -> FocusRing? {
    guard isShown else {
      ring?.removeFromSuperlayer()
      return nil
    }
    let ring = ring ?? FocusRing()
    let scale = view.deviceScale
    ring.borderWidth = max(1 / scale, view.theme.metrics.focusRingWidth.snapped(toScale: scale))
    return ring
  }

  /// Lies around a control of round ends, a device pixel off, in the space of the ring's superlayer.
  func surround(_ control: Rect, scale: Double) {
    let reach = borderWidth + 1 / scale
    frame = control.insetBy(dx: -reach, dy: -reach)
    cornerRadius = bounds.height / 2
    maskedCorners = .all
  }
}
