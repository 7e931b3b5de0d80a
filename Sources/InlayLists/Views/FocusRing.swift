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

  /// Takes the width that the theme of a view says, at least a device pixel.
  func takeWidth(from view: View) {
    let scale = view.deviceScale
    borderWidth = max(1 / scale, view.theme.metrics.focusRingWidth.snapped(toScale: scale))
  }

  /// Lies around a control of round ends, a device pixel off, in the space of the ring's superlayer.
  func surround(_ control: Rect, scale: Double) {
    let reach = borderWidth + 1 / scale
    frame = control.insetBy(dx: -reach, dy: -reach)
    cornerRadius = bounds.height / 2
    maskedCorners = .all
  }
}
