import InlayGraphics
import InlayLayers
import InlayLists

extension Decoration {
  /// A rounded card for each row, with covers over the corners inside the section.
  public static let cornerCovers = Decoration("cornerCovers", CornerCovers())
}

/// System 3. The cards are inset, and the table is visible between them instead of separators.
struct CornerCovers: RowDecoration {
  func makeBackground() -> RowBackground { CornerCoverBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    card.roundsBackgrounds = true
    card.separators = .none
    card.shadow = .hidden
    return card
  }
}

/// System 3's background, after the custom cells with round corners of 2011: a card with four round corners, and square
/// covers in its colour over those inside the section.
///
/// The parts are made once. Their negative zPositions keep them below their siblings.
final class CornerCoverBackground: LayeredBackground {
  private let card = Layer()
  /// Each with its corner.
  private let covers: [(corner: Corners, layer: Layer)]

  /// The row's colour in a section with a border, where the card clips instead of being covered.
  private var fill: Layer?

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
    let frame = cardFrame
    let radius = cornerRadius(fitting: frame.size)
    if layoutBordered(frame, radius: radius) { return }
    // A row lower than two corners has none to be covered.
    let isCovered = radius == self.cornerRadius(fitting: frame.size, corners: .all)
    card.frame = frame
    card.cornerRadius = radius
    card.cornerCurve = sectionCard.cornerCurve
    card.maskedCorners = isCovered ? .all : rowPosition.corners
    card.backgroundColor = rowColor
    let reach = cornerReach(ofRadius: radius, in: frame.size, corners: .all)
    let rounded = rowPosition.corners
    for (corner, layer) in covers {
      let x = Corners.left.contains(corner) ? frame.minX : frame.maxX - reach
      let y = Corners.top.contains(corner) ? frame.minY : frame.maxY - reach
      layer.frame = Rect(x: x, y: y, width: reach, height: reach)
      layer.isHidden = !isCovered || rounded.contains(corner)
      layer.backgroundColor = rowColor
    }
    warnOfBlending(radius: isCovered ? radius : 0)
  }

  /// Lays out a row of a section with a border. The border continues beside the gap below the row's card.
  ///
  /// - Returns: Whether the section has a border.
  private func layoutBordered(_ frame: Rect, radius: Double) -> Bool {
    let isBordered = sectionCard.border.width > 0
    card.masksToBounds = isBordered
    card.maskedCorners = rowPosition.corners
    let part = Rect(x: 0, y: 0, width: frame.width, height: bounds.height)
    showBorder(around: part, in: card, radius: radius)
    guard isBordered else {
      fill?.removeFromSuperlayer()
      fill = nil
      return false
    }
    card.frame = Rect(x: frame.minX, y: 0, width: part.width, height: part.height)
    card.cornerRadius = radius
    card.cornerCurve = sectionCard.cornerCurve
    card.backgroundColor = nil
    let fill = fill ?? Layer()
    self.fill = fill
    if fill.superlayer !== card { card.addSublayer(fill) }
    fill.frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    fill.backgroundColor = rowColor
    for cover in covers { cover.layer.isHidden = true }
    return true
  }

  private var warnedColor: RGBColor?

  /// Reports translucent colours: covers paint over the card, so these colours are painted twice.
  private func warnOfBlending(radius: Double) {
    let color = resolvedColor(rowColor)
    guard radius > 0, rowPosition != .only, color.alpha > 0, color.alpha < 1 else {
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
