import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Draws the theme's ring just inside the row's part of its card, whose corners it follows, or around the control that
  /// has the focus.
  func layoutFocusRing() {
    focusRing = FocusRing.kept(focusRing, by: self, isShown: appearance.focus != nil)
    guard let ring = focusRing, let focus = appearance.focus else { return }
    if let control = control(for: focus) {
      ring.surround(control.frame, scale: deviceScale)
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
