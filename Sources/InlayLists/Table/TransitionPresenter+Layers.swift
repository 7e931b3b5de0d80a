import InlayGraphics
import InlayLayers

extension TransitionPresenter {
  func show(_ layer: Layer, _ placement: TransitionPlacement) {
    clip(layer, to: window(placement), card: nil, radius: 0, corners: [])
    move(layer, placement)
  }

  private func move(_ layer: Layer, _ placement: TransitionPlacement) {
    let frame = layer.untransformedFrame
    let isMoved = placement.y != frame.minY || placement.dx != 0
    let range = placement.range
    let isEmpty = range.lowerBound >= range.upperBound
    transition.show(
      layer,
      position: isMoved
        ? Point(x: layer.position.x + placement.dx, y: layer.position.y + placement.y - frame.minY) : nil,
      opacity: isEmpty ? 0 : placement.opacity < 1 ? layer.opacity * placement.opacity : nil)
  }

  /// The visible part of a placement; nil for all of it.
  private func window(_ placement: TransitionPlacement) -> ClosedRange<Double>? {
    let range = placement.range
    let isWhole = range.lowerBound <= placement.y && range.upperBound >= placement.y + placement.height
    return isWhole ? nil : ClosedRange(from: range.lowerBound - placement.y, to: range.upperBound - placement.y)
  }

  func show(_ cell: TableViewCell, _ placement: TransitionPlacement, _ card: TransitionCard, radius: Double) {
    let window = window(placement)
    let (top, bottom) = (card.range.lowerBound - placement.y, card.range.upperBound - placement.y)
    let reach = cell.appearance.cornerCurve.reach(radius: radius)
    let isAtTop = card.ends.top && radius > 0 && top + reach > 0
    let isAtBottom = card.ends.bottom && radius > 0 && bottom - reach < placement.height
    if isAtTop || isAtBottom || placement.dx != card.dx, table.roundsCard(cell.appearance) {
      let inset = cell.appearance.cardInset
      let frame = cell.untransformedFrame
      let far = placement.height + reach + 1
      let sides = (
        column.minX + inset + card.dx - frame.minX - placement.dx,
        column.maxX - inset + card.dx - frame.minX - placement.dx
      )
      let rect = Rect(
        minX: sides.0, minY: card.ends.top ? top : -far, maxX: sides.1, maxY: card.ends.bottom ? bottom : 2 * far)
      let corners = card.ends.corners
      clip(cell, to: window ?? 0...max(0, placement.height), card: rect, radius: radius, corners: corners)
    } else {
      clip(cell, to: window, card: nil, radius: 0, corners: [])
    }
    move(cell, placement)
  }

  /// - Parameters:
  ///   - window: The visible range in the layer's own space; nil for no clip.
  ///   - card: Nil for none.
  private func clip(_ layer: Layer, to window: ClosedRange<Double>?, card: Rect?, radius: Double, corners: Corners) {
    guard let window else {
      if let mask = layer.mask, mask is TransitionMask { layer.mask = nil }
      return
    }
    // A mask of an app stays.
    guard layer.mask == nil || layer.mask is TransitionMask else { return }
    let mask = layer.mask as? TransitionMask ?? TransitionMask()
    let origin = layer.bounds.origin
    let rect = Rect(
      x: origin.x, y: origin.y + window.lowerBound, width: layer.bounds.width,
      height: window.upperBound - window.lowerBound)
    mask.show(
      rect, card: card.map { $0.offsetBy(dx: origin.x, dy: origin.y) } ?? rect, radius: radius,
      curve: (layer as? TableViewCell)?.appearance.cornerCurve ?? .circular, corners: corners)
    if layer.mask == nil { layer.mask = mask }
  }

  /// Shows the ground and the line of a card whose rows change.
  mutating func showCard(
    _ cell: TableViewCell, _ placement: TransitionPlacement, _ card: TransitionCard, _ key: TableTransition.CardKey
  ) {
    let mayHaveGround = card.changesRows && grounds[key] == nil
    let mayHaveBorder = card.ends != OpenEnds() && cell.appearance.border.width > 0 && borders[key] == nil
    guard mayHaveGround || mayHaveBorder else { return }
    let appearance = cell.appearance
    guard table.roundsCard(appearance), card.range.lowerBound < card.range.upperBound else { return }
    let inset = appearance.cardInset
    let frame = Rect(
      minX: column.minX + inset + card.dx, minY: card.range.lowerBound, maxX: column.maxX - inset + card.dx,
      maxY: card.range.upperBound)
    // The ground is visible where rows fade, slide to the side, or fly away.
    if mayHaveGround, table.look.card(of: appearance.decoration).gap == 0,
      table.resolved(appearance.background).alpha == 1
    {
      let layer = transition.grounds[key] ?? Layer()
      grounds[key] = layer
      table.stage.insert(layer, isAbove: false, in: table)
      layer.backgroundColor = appearance.background
      layer.cornerRadius = appearance.cornerRadius
      layer.cornerCurve = appearance.cornerCurve
      layer.present(frame, origin: .zero)
    }
    if mayHaveBorder {
      let layer = transition.borders[key] ?? Layer()
      borders[key] = layer
      table.stage.insert(layer, isAbove: true, in: table)
      layer.cornerRadius = appearance.cornerRadius
      layer.cornerCurve = appearance.cornerCurve
      layer.borderWidth = appearance.border.width
      layer.borderColor = appearance.border.color
      layer.present(frame, origin: .zero, opacity: grounds[key] == nil ? card.opacity : 1)
    }
  }
}
