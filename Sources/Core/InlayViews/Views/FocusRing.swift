import InlayGraphics
import InlayLayers

/// A line around the focused part, in the theme's colour, or its tint where that can be seen better, without hit
/// testing.
package final class FocusRing: Layer {
  package override init() {
    super.init()
    name = "focusRing"
    borderColor = .token(.focusRing)
  }

  package override func hitTest(_ point: Point) -> Layer? { nil }

  /// The view's ring or a new one, with the theme's width, at least a device pixel; nil, and the ring removed, if it is
  /// not to be shown.
  package static func kept(_ ring: FocusRing?, by view: View, isShown: Bool) -> FocusRing? {
    guard isShown else {
      ring?.removeFromSuperlayer()
      return nil
    }
    let ring = ring ?? FocusRing()
    ring.borderColor = view.readableColor(.focusRing, .tint, .barTint)
    let scale = view.displayScale
    ring.borderWidth = max(1 / scale, view.theme.metrics.focusRingWidth.snapped(toScale: scale))
    return ring
  }

  /// Surrounds a control at a distance of one device pixel.
  ///
  /// - Parameters:
  ///   - control: In the space of the ring's superlayer.
  ///   - cornerRadius: Of the control, in points; nil for round ends.
  package func surround(_ control: Rect, cornerRadius: Double? = nil, scale: Double) {
    let reach = borderWidth + 1 / scale
    frame = control.insetBy(dx: -reach, dy: -reach)
    self.cornerRadius = cornerRadius.map { $0 + reach } ?? bounds.height / 2
    cornerCurve = .circular
    maskedCorners = .all
  }
}
