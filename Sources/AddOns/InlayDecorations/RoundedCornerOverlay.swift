import InlayGraphics
import InlayLayers
import InlayLists

/// System 2, after the overlay window of "Rounded Corners on UITableView" of 2009: a view above another layer that
/// fills the corners of its own bounds, outside a rounded rectangle, in the colour of the surroundings.
///
/// Events go to the covered layer, in its coordinates. Over a plain colour the layer below looks clipped. Over an image
/// or a gradient the corners are visible; use `maskedCards` there.
public final class RoundedCornerOverlay: View {
  /// The layer that answers hit tests inside the rounded rectangle. If it is `nil`, the default, every hit test goes to
  /// the layers below.
  public weak var coveredLayer: Layer?

  /// The colour of the corners. If it is `nil`, the default, it is the theme's token `overlay.outside`.
  public var outsideColor: Color? {
    didSet { if outsideColor != oldValue { setNeedsLayout() } }
  }

  /// Whether the overlay answers hit tests, true by default. A disabled one is still visible.
  public var isEnabled = true

  private let corners: [ShapeLayer]

  /// The radius of the corners, in points; 10 by default.
  public var radius: Double {
    get { cornerRadius }
    set {
      cornerRadius = newValue
      setNeedsLayout()
    }
  }

  public override init() {
    corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"].map { name in
      let layer = ShapeLayer()
      layer.name = name
      return layer
    }
    super.init()
    cornerRadius = 10
    for layer in corners { addSublayer(layer) }
  }

  /// Places four layers in the corners, each with the part outside the rounded rectangle: nothing else is painted.
  public override func layoutSublayers() {
    super.layoutSublayers()
    let radius = effectiveRadius
    for (index, layer) in corners.enumerated() {
      let isLeft = index % 2 == 0
      let isTop = index < 2
      layer.frame = Rect(
        x: isLeft ? bounds.minX : bounds.maxX - radius, y: isTop ? bounds.minY : bounds.maxY - radius, width: radius,
        height: radius)
      layer.path = radius > 0 ? Self.cutCorner(radius: radius, isLeft: isLeft, isTop: isTop) : nil
      layer.fillColor = outsideColor ?? .token("overlay.outside")
    }
  }

  /// The length of the control points of a quarter circle of radius 1, as of all round corners.
  private static let quarterArc = 0.552_284_749_830_793_4

  /// A square without the quarter circle of the rounded rectangle.
  private static func cutCorner(radius: Double, isLeft: Bool, isTop: Bool) -> Path {
    let curve = radius * quarterArc
    let corner = Point(x: isLeft ? 0 : radius, y: isTop ? 0 : radius)
    let across = isLeft ? 1.0 : -1
    let down = isTop ? 1.0 : -1
    let edge = Point(x: corner.x + across * radius, y: corner.y)
    let side = Point(x: corner.x, y: corner.y + down * radius)
    var path = Path()
    path.move(to: corner)
    path.addLine(to: edge)
    path.addCurve(
      to: side, control1: Point(x: edge.x - across * curve, y: edge.y),
      control2: Point(x: side.x, y: side.y - down * curve))
    path.closeSubpath()
    return path
  }

  private var effectiveRadius: Double { max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2)) }

  /// The covered layer's answer; the overlay itself in the four corners, which keeps touches there from the rows.
  public override func hitTest(_ point: Point) -> Layer? {
    guard !isHidden, opacity > 0, isEnabled, let coveredLayer, let superlayer, coveredLayer.isRelative(of: self) else {
      return nil
    }
    let own = convert(point, from: superlayer)
    guard contains(own) else { return nil }
    if isCutOff(own) { return self }
    guard let target = coveredLayer.superlayer else { return nil }
    return coveredLayer.hitTest(target.convert(point, from: superlayer))
  }

  private func isCutOff(_ point: Point) -> Bool {
    let radius = effectiveRadius
    let dx = max(bounds.minX + radius - point.x, point.x - (bounds.maxX - radius))
    let dy = max(bounds.minY + radius - point.y, point.y - (bounds.maxY - radius))
    return dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "overlay"
  }
}

extension Layer {
  private var top: Layer {
    var layer = self
    while let around = layer.superlayer { layer = around }
    return layer
  }

  /// Whether both are in one tree and neither contains the other.
  fileprivate func isRelative(of other: Layer) -> Bool {
    top === other.top && !isDescendant(of: other) && !other.isDescendant(of: self)
  }
}
