import InlayGraphics
import InlayLayers

/// System 3's background, after the custom cells with round corners of 2011: a card with four round corners, and square
/// covers in its colour over those that are not wanted.
///
/// The parts are made once. Their negative zPositions keep them below whatever else lies beside them.
final class CornerCoverBackground: RowBackground {
  private let card = Layer()
  /// Each with the corner that it covers.
  private let covers: [(corner: Corners, layer: Layer)]

  override init() {
    let corners: [(String, Corners)] = [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]
    covers = corners.enumerated().map { index, corner in
      let layer = Layer()
      layer.name = corner.0
      layer.zPosition = Double(index) - 4
      return (corner.1, layer)
    }
    super.init()
    card.name = "card"
    card.zPosition = -5
    addSublayer(card)
    for cover in covers { addSublayer(cover.layer) }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let frame = Rect(
      x: look.inset, y: 0, width: max(0, bounds.width - 2 * look.inset), height: max(0, bounds.height - look.gap))
    let radius = radius(fitting: frame.size)
    card.frame = frame
    card.cornerRadius = radius
    card.backgroundColor = look.color
    let rounded = look.position.corners
    for (corner, layer) in covers {
      let x = Corners.left.contains(corner) ? frame.minX : frame.maxX - radius
      let y = Corners.top.contains(corner) ? frame.minY : frame.maxY - radius
      layer.frame = Rect(x: x, y: y, width: radius, height: radius)
      layer.isHidden = rounded.contains(corner)
      layer.backgroundColor = look.color
    }
    warnOfBlending(radius: radius)
  }

  @exclusivity(unchecked) private var warnedColor: Color?

  /// Covers paint over the card, so what is translucent is painted twice in them. No other decoration has that.
  private func warnOfBlending(radius: Double) {
    let color = resolved(look.color)
    guard radius > 0, look.position != .only, color.alpha > 0, color.alpha < 1 else {
      warnedColor = nil
      return
    }
    guard color != warnedColor, let scene else { return }
    warnedColor = color
    scene.report(
      "the row's colour \(color) is translucent, and corner covers paint over their card: the covered corners show it"
        + " twice; another decoration shows it once", in: self)
  }
}
