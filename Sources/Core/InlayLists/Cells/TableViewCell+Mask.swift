import InlayGraphics
import InlayLayers

/// The mask that a table gives a row for a while. A row has one mask, the first of these: a swipe's, its owner's, a low
/// card's, and an update's (`MotionMask`).
extension TableViewCell {
  /// The shape that the mask has, in the cell's own space; nil without a mask. Of a swiped row it is the part of the card
  /// to which the decoration does not clip the moved content, of a row of a low card the whole card.
  private var maskShape: CardShape? {
    if masksSwipe {
      var shape = cardInterior
      let inset = appearance.cardInset
      shape.frame = Rect(minX: inset, minY: 0, maxX: max(inset, bounds.width - inset), maxY: bounds.height)
      shape.radius += appearance.border.width
      return shape
    }
    guard let overhang = appearance.overhang, overhang.hasCorners || appearance.cardInset > 0 else { return nil }
    return CardShape(
      frame: clippingCard, radius: appearance.cornerRadius, curve: appearance.cornerCurve, corners: .all)
  }

  private var masksSwipe: Bool { slide != nil && !appearance.clipsToCard }

  func layoutMask() {
    // The owner's mask stays: a low card's corners are not worth it.
    guard let shape = maskShape, masksSwipe || ownMask == nil else { return endMask() }
    let layer = parts.mask?.layer ?? Layer()
    layer.backgroundColor = .black
    layer.take(shape)
    if mask === layer { return }
    parts.mask = CellMask(layer: layer, own: ownMask)
    mask = layer
  }

  /// The mask of the row's owner.
  private var ownMask: Layer? {
    if let known = parts.mask, mask === known.layer { return known.own }
    // A row in an animated update has it without these masks.
    return mask is MotionMask ? nil : mask
  }

  /// Gives the row its owner's mask again.
  func endMask() {
    guard let known = parts.mask else { return }
    if mask === known.layer { restoreMask(known.own) }
    parts.mask = nil
  }
}
