import InlayGraphics
import InlayLayers

extension TableViewCell {
  /// Draws the theme's ring just inside the row's part of its card, within the card's border, whose corners it follows,
  /// or around the control that has the focus.
  func layoutFocusRing() {
    focusRing = FocusRing.kept(focusRing, by: self, isShown: appearance.focus != nil)
    guard let ring = focusRing, let focus = appearance.focus else { return }
    if let control = control(for: focus) {
      ring.surround(control.frame, scale: displayScale)
    } else {
      let card = cardInterior
      ring.frame = card.frame
      ring.cornerRadius = card.radius
      ring.cornerCurve = appearance.cornerCurve
      ring.maskedCorners = appearance.position.corners
    }
    if sublayers.last !== ring { addSublayer(ring) }
  }

  /// The row's part of its card, within the card's border, in the cell's own space, and the radius of its round
  /// corners, in points.
  var cardInterior: (frame: Rect, radius: Double) {
    let line = appearance.border.width
    let position = appearance.position
    let side = appearance.cardInset + line
    let card = Rect(
      minX: side, minY: position.isFirst ? line : 0, maxX: max(side, bounds.width - side),
      maxY: max(line, bounds.height - (position.isLast ? line : appearance.cardGap)))
    let radius = min(
      max(0, appearance.cornerRadius - line), CornerCurve.largestRadius(in: card.size, corners: position.corners))
    return (card, (radius * displayScale).rounded(.down) / displayScale)
  }
}
