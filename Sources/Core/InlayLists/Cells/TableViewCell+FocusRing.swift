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
      ring.take(cardInterior)
    }
    if sublayers.last !== ring { addSublayer(ring) }
  }

  /// The row's part of its card, within the card's border, in the cell's own space.
  var cardInterior: CardShape {
    let line = appearance.border.width
    let position = appearance.position
    let side = appearance.cardInset + line
    let card = Rect(
      minX: side, minY: position.isFirst ? line : 0, maxX: max(side, bounds.width - side),
      maxY: max(line, bounds.height - (position.isLast ? line : appearance.cardGap)))
    let radius = min(
      max(0, appearance.cornerRadius - line), CornerCurve.largestRadius(in: card.size, corners: position.corners))
    return CardShape(
      frame: card, radius: (radius * displayScale).rounded(.down) / displayScale, curve: appearance.cornerCurve,
      corners: position.corners)
  }
}
