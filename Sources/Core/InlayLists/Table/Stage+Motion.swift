import InlayGraphics
import InlayLayers

/// Shows what updates present of the frame.
extension Stage {
  /// - Parameter ends: The views above and below all rows, where they are presented.
  func present(_ motion: ListMotion, ends: (top: Layer?, bottom: Layer?), in table: Layer) {
    show(motion.cards, in: table)
    for (part, motion) in zip(frame.rows, motion.rows) { if let motion { present(part, motion) } }
    showLines(motion, in: table)
    for (part, motion) in zip(frame[.header], motion.headers) { present(part, motion) }
    for (part, motion) in zip(frame[.footer], motion.footers) { present(part, motion) }
    let before = presentedEnds
    presentedEnds = []
    for (layer, part) in [(ends.top, motion.top), (ends.bottom, motion.bottom)] {
      guard let layer, let part else { continue }
      presentedEnds.append(layer)
      Self.show(layer, part)
    }
    // A header may be pinned, or another one, meanwhile.
    for layer in before where !presentedEnds.contains(where: { $0 === layer }) { layer.endPresentation() }
    for (part, motion) in zip(frame[.shadow], motion.shadows) {
      guard let layer = layer(of: part) else { continue }
      changeEntry(of: part) { $0.isPresented = true }
      let frame = part.frame
      let isSame = motion.y == frame.minY && motion.height == frame.height && motion.dx == 0
      layer.presentInstead(
        position: isSame ? nil : Point(x: frame.midX + motion.dx, y: motion.y + motion.height / 2),
        bounds: isSame ? nil : Rect(x: 0, y: 0, width: frame.width, height: motion.height),
        opacity: motion.opacity < 1 ? motion.opacity : nil)
    }
  }

  /// Shows the lines of the rows in view first.
  private func showLines(_ motion: ListMotion, in table: Layer) {
    for isInView in [true, false] {
      for (part, row) in zip(frame.rows, motion.rows) where part.isInView == isInView {
        guard let row, row.window != nil, let card = row.card, let cell = cell(of: part) else { continue }
        lines.add(cell, row, motion.cards[card])
      }
    }
    lines.show(in: { holder(isAbove: true, in: table) }, column)
  }

  private func present(_ part: PlacedPart, _ motion: PartMotion) {
    guard let layer = layer(of: part) else { return }
    changeEntry(of: part) { $0.isPresented = true }
    Self.show(layer, motion)
  }

  private static func show(_ layer: Layer, _ motion: PartMotion) {
    let range = motion.shownRange
    let isWhole = range.lowerBound <= motion.y && range.upperBound >= motion.y + motion.height
    if isWhole && motion.clip == nil {
      layer.endPresentedClip()
    } else {
      let origin = layer.bounds.origin
      let window =
        isWhole
        ? 0...max(0, motion.height)
        : ClosedRange(from: range.lowerBound - motion.y, to: range.upperBound - motion.y)
      let rect = Rect(
        x: origin.x, y: origin.y + window.lowerBound, width: layer.bounds.width,
        height: window.upperBound - window.lowerBound)
      let card = CardShape(
        frame: motion.clip.map { $0.rect.offsetBy(dx: origin.x, dy: origin.y) } ?? rect,
        radius: motion.clip?.radius ?? 0, curve: (layer as? TableViewCell)?.appearance.cornerCurve ?? .circular,
        corners: motion.clip?.corners ?? [])
      layer.presentClip(rect, card)
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
    guard let row, let cell = cell(of: frame.rows[row]) else { return layer.removeFromSuperlayer() }
    let holder = holder(isAbove: isAbove, in: table)
    if layer.superlayer !== holder { holder.insertSublayer(layer, at: isAbove ? .max : 0) }
    apply(cell.appearance)
    layer.cornerRadius = cell.appearance.cornerRadius
    layer.cornerCurve = cell.appearance.cornerCurve
    layer.presentFrame(card.frame, origin: .zero, opacity: opacity)
  }
}
