import InlayGraphics
import InlayLayers
import InlayLists

extension Decoration {
  /// Rows of a column with rounded ends, made from solid parts and corner images.
  public static let cornerImages = Decoration("cornerImages", CornerImages())
}

/// System 1. Rows of sections with a border are clipped: colour and line have one outer edge.
struct CornerImages: RowDecoration {
  func makeBackground() -> RowBackground { CornerImageBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    (card.inset, card.gap, card.shadow) = (0, 0, .hidden)
    card.roundsBackgrounds = true
    card.clipsRows = card.border.width > 0
    return card
  }
}

/// System 1's background, after TORoundedTableView: three solid layers and four corners of one image of a filled
/// circle, shared by all cells of equal radius, colour and scale.
///
/// The parts tile the bounds without overlap, so a translucent colour blends once everywhere.
final class CornerImageBackground: LayeredBackground {
  /// The names of the parts, in the order of the sublayers.
  private enum Part: String, CaseIterable {
    case topLeft, topRight, topSolid, middleSolid, bottomLeft, bottomRight, bottomSolid
  }

  /// The last image of the corners. Comparing is faster than a look-up among the scene's images.
  private var circle: (drawing: CornerDrawing, scale: Double, scene: ObjectIdentifier?, image: Image)?

  override init() {
    super.init()
    for part in Part.allCases {
      let layer = Layer()
      layer.name = part.rawValue
      layer.contentsRect = Self.quadrant(part) ?? layer.contentsRect
      addSublayer(layer)
    }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let radius = cornerRadius(fitting: bounds.size)
    let reach = cornerReach(ofRadius: radius, in: bounds.size)
    let top = rowPosition.isFirst && radius > 0
    let bottom = rowPosition.isLast && radius > 0
    let scale = displayScale
    let corner = top || bottom ? cornerImage(radius: radius, reach: reach, scale: scale) : nil
    for (part, layer) in zip(Part.allCases, sublayers) {
      layer.frame = frame(of: part, reach: reach, top: top, bottom: bottom)
      switch part {
      case .topLeft, .topRight, .topSolid: layer.isHidden = !top
      case .bottomLeft, .bottomRight, .bottomSolid: layer.isHidden = !bottom
      case .middleSolid: layer.isHidden = false
      }
      if Self.quadrant(part) == nil {
        layer.backgroundColor = rowColor
      } else {
        layer.contents = corner
        layer.contentsScale = scale
      }
    }
  }

  private func cornerImage(radius: Double, reach: Double, scale: Double) -> Image? {
    let drawing = CornerDrawing(
      radius: radius, reach: reach, curve: sectionCard.cornerCurve, color: resolvedColor(rowColor))
    let owner = scene.map(ObjectIdentifier.init)
    if let circle, circle.drawing == drawing, circle.scale == scale, circle.scene == owner { return circle.image }
    let image = sharedImage(for: drawing, size: drawing.size) { drawing.draw(in: $0) }
    circle = image.map { (drawing, scale, owner, $0) }
    return image
  }

  private func frame(of part: Part, reach r: Double, top: Bool, bottom: Bool) -> Rect {
    let width = bounds.width
    let height = bounds.height
    switch part {
    case .topLeft: return Rect(x: 0, y: 0, width: r, height: r)
    case .topRight: return Rect(x: width - r, y: 0, width: r, height: r)
    case .topSolid: return Rect(x: r, y: 0, width: width - 2 * r, height: r)
    case .bottomLeft: return Rect(x: 0, y: height - r, width: r, height: r)
    case .bottomRight: return Rect(x: width - r, y: height - r, width: r, height: r)
    case .bottomSolid: return Rect(x: r, y: height - r, width: width - 2 * r, height: r)
    case .middleSolid:
      let above = top ? r : 0
      let below = bottom ? r : 0
      return Rect(x: 0, y: above, width: width, height: height - above - below)
    }
  }

  /// The quarter of the corner image for a part; nil for solid parts.
  private static func quadrant(_ part: Part) -> Rect? {
    switch part {
    case .topLeft: Rect(x: 0, y: 0, width: 0.5, height: 0.5)
    case .topRight: Rect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    case .bottomLeft: Rect(x: 0, y: 0.5, width: 0.5, height: 0.5)
    case .bottomRight: Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    case .topSolid, .middleSolid, .bottomSolid: nil
    }
  }
}

/// A filled circle, or a square with continuous corners; its quarters are the four corners.
struct CornerDrawing: Hashable {
  let radius: Double
  /// The side of a quarter, in points.
  let reach: Double
  let curve: CornerCurve
  let color: RGBColor

  var size: Size { Size(width: 2 * reach, height: 2 * reach) }

  func draw(in context: DrawingContext) {
    let square = Rect(origin: .zero, size: size)
    let outline =
      curve == .circular
      ? Path(ellipseIn: square) : Path(roundedRect: square, cornerRadius: radius, curve: curve)
    context.fill(outline, with: Color(color))
  }
}
