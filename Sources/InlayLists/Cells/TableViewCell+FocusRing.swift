import InlayGraphics
import InlayLayers

/// A line around what has the focus: seen, and never hit.
private final class FocusRing: Layer {
  override func hitTest(_ point: Point) -> Layer? { nil }
}

extension TableViewCell {
  /// Draws the theme's ring just inside the row's part of its card, whose corners it follows, or around the row's button.
  func layoutFocusRing() {
    guard let focus = appearance.focus else {
      focusRing?.removeFromSuperlayer()
      focusRing = nil
      return
    }
    let ring = focusRing ?? FocusRing()
    focusRing = ring
    ring.name = "focusRing"
    ring.borderColor = .token(.focusRing)
    ring.borderWidth = max(1 / deviceScale, theme.metrics.focusRingWidth.snapped(toScale: deviceScale))
    if focus == .accessory, let button = detailButton {
      let reach = ring.borderWidth + 1 / deviceScale
      ring.frame = button.frame.insetBy(dx: -reach, dy: -reach)
      ring.cornerRadius = ring.bounds.height / 2
      ring.maskedCorners = .all
    } else {
      let card = Rect(
        x: appearance.cardInset, y: 0, width: max(0, bounds.width - 2 * appearance.cardInset),
        height: max(0, bounds.height - appearance.cardGap))
      let radius = min(appearance.cornerRadius, min(card.width, card.height) / 2)
      ring.frame = card
      ring.cornerRadius = (radius * deviceScale).rounded(.down) / deviceScale
      ring.maskedCorners = appearance.position.corners
    }
    if sublayers.last !== ring { addSublayer(ring) }
  }
}
