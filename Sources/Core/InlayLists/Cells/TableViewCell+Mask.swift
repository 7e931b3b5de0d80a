import InlayGraphics
import InlayLayers

/// The masks that a table gives a row for a while, instead of its owner's: of the moved content of a swiped row, and of
/// a row of a low card.
extension TableViewCell {
  func layoutMask() {
    if let slide, !appearance.clipsToCard { return showMask(slide.clip) }
    // The owner's mask stays: a low card's corners are not worth it.
    guard let overhang = appearance.overhang, ownMask == nil, overhang.hasCorners || appearance.cardInset > 0 else {
      return endMask()
    }
    let known = parts.mask?.layer
    let layer = known.flatMap { $0 === slide?.clip ? nil : $0 } ?? Layer()
    layer.backgroundColor = .black
    layer.frame = clippingCard
    layer.cornerRadius = appearance.cornerRadius
    layer.cornerCurve = appearance.cornerCurve
    layer.maskedCorners = .all
    showMask(layer)
  }

  /// The mask of the row's owner.
  private var ownMask: Layer? {
    if let known = parts.mask, mask === known.layer { return known.own }
    // A row in an animated update has it without these masks.
    return mask is MotionMask ? nil : mask
  }

  private func showMask(_ layer: Layer) {
    if mask === layer { return }
    parts.mask = CellMask(layer: layer, own: ownMask)
    mask = layer
  }

  /// Gives the row its owner's mask again.
  func endMask() {
    guard let known = parts.mask else { return }
    if mask === known.layer { restoreMask(known.own) }
    parts.mask = nil
  }
}
