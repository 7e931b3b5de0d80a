import InlayGraphics
import InlayLayers

/// Shows what updates present of the frame.
extension Stage {
  /// - Parameter ends: The views above and below all rows, where they are presented.
  func present(_ motion: ListMotion, ends: (top: Layer?, bottom: Layer?), in table: Layer) {
    show(motion.cards, in: table)
    for (index, part) in motion.rows.enumerated() { if let part { present(.row, index, part) } }
    showLines(motion, in: table)
    for (index, part) in motion.headers.enumerated() { present(.header, index, part) }
    for (index, part) in motion.footers.enumerated() { present(.footer, index, part) }
    let before = presentedEnds
    presentedEnds = []
    for (layer, part) in [(ends.top, motion.top), (ends.bottom, motion.bottom)] {
      guard let layer, let part else { continue }
      presentedEnds.append(layer)
      Self.show(layer, part)
    }
    // A header may be pinned, or another one, meanwhile.
    for layer in before where !presentedEnds.contains(where: { $0 === layer }) { layer.endPresentation() }
    for (index, part) in motion.shadows.enumerated() {
      guard let layer = entry(.shadow, at: index).layer else { continue }
      changeEntry(.shadow, at: index) { $0.isPresented = true }
      let frame = frame.shadows[index].frame
      let isSame = part.y == frame.minY && part.height == frame.height && part.dx == 0
      layer.presentInstead(
        position: isSame ? nil : Point(x: frame.midX + part.dx, y: part.y + part.height / 2),
        bounds: isSame ? nil : Rect(x: 0, y: 0, width: frame.width, height: part.height),
        opacity: part.opacity < 1 ? part.opacity : nil)
    }
  }

  /// Shows the lines of the rows in view first.
  private func showLines(_ motion: ListMotion, in table: Layer) {
    for isInView in [true, false] {
      for (index, part) in motion.rows.enumerated() {
        guard frame.rows[index].isInView == isInView, let part, part.window != nil, let card = part.card,
          let cell = entry(.row, at: index).cell
        else { continue }
        lines.add(cell, part, motion.cards[card])
      }
    }
    lines.show(in: { holder(isAbove: true, in: table) }, column)
  }

  private func present(_ kind: PartKind, _ index: Int, _ motion: PartMotion) {
    guard let layer = entry(kind, at: index).layer else { return }
    changeEntry(kind, at: index) { $0.isPresented = true }
    Self.show(layer, motion)
  }

  private static func show(_ layer: Layer, _ motion: PartMotion) {
    let range = motion.shownRange
    let isWhole = range.lowerBound <= motion.y && range.upperBound >= motion.y + motion.height
    // A mask of an app stays.
    if isWhole && motion.clip == nil {
      if layer.mask is MotionMask { layer.mask = nil }
    } else if layer.mask == nil || layer.mask is MotionMask {
      let mask = layer.mask as? MotionMask ?? MotionMask()
      let origin = layer.bounds.origin
      let window =
        isWhole
        ? 0...max(0, motion.height)
        : ClosedRange(from: range.lowerBound - motion.y, to: range.upperBound - motion.y)
      let rect = Rect(
        x: origin.x, y: origin.y + window.lowerBound, width: layer.bounds.width,
        height: window.upperBound - window.lowerBound)
      mask.show(
        rect, card: motion.clip.map { $0.rect.offsetBy(dx: origin.x, dy: origin.y) } ?? rect,
        radius: motion.clip?.radius ?? 0, curve: (layer as? TableViewCell)?.appearance.cornerCurve ?? .circular,
        corners: motion.clip?.corners ?? [])
      if layer.mask == nil { layer.mask = mask }
    }
    let move = Point(x: motion.dx, y: motion.y - layer.untransformedFrame.minY)
    layer.presentInstead(
      position: move == .zero ? nil : Point(x: layer.position.x + move.x, y: layer.position.y + move.y), bounds: nil,
      opacity: range.lowerBound >= range.upperBound
        ? 0 : motion.opacity < 1 ? layer.opacity * motion.opacity : nil)
  }

  /// Shows the backgrounds and the lines of cards whose rows change, and removes the others.
  private func show(_ cards: [PresentedCard], in table: Layer) {
    let before = cardLayers
    cardLayers = [:]
    for card in cards {
      let layers = before[card.id] ?? CardLayers()
      cardLayers[card.id] = layers
      show(layers.ground, of: card, row: card.ground, isAbove: false, opacity: 1, in: table) {
        layers.ground.backgroundColor = $0.background
      }
      show(layers.border, of: card, row: card.border, isAbove: true, opacity: card.borderOpacity, in: table) {
        layers.border.borderWidth = $0.border.width
        layers.border.borderColor = $0.border.color ?? .separator
      }
    }
    for (id, layers) in before where cardLayers[id] == nil { layers.remove() }
  }

  private func show(
    _ layer: Layer, of card: PresentedCard, row: Int?, isAbove: Bool, opacity: Double, in table: Layer,
    _ apply: (CellAppearance) -> Void
  ) {
    guard let row, let cell = entry(.row, at: row).cell else { return layer.removeFromSuperlayer() }
    let holder = holder(isAbove: isAbove, in: table)
    if layer.superlayer !== holder { holder.insertSublayer(layer, at: isAbove ? .max : 0) }
    apply(cell.appearance)
    layer.cornerRadius = cell.appearance.cornerRadius
    layer.cornerCurve = cell.appearance.cornerCurve
    layer.presentFrame(card.frame, origin: .zero, opacity: opacity)
  }
}
