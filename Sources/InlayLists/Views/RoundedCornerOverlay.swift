import InlayGraphics
import InlayLayers

/// System 2, after the overlay window of "Rounded Corners on UITableView" of 2009: lies above another layer and fills the
/// corners of its own bounds, outside of a rounded rectangle, in the colour of what lies around.
///
/// Events go to the covered layer, in its coordinates. Over a plain surrounding colour this looks as if the layer were
/// clipped; over an image or a gradient it cannot, and `maskedCards` can.
public final class RoundedCornerOverlay: View {
  /// The layer that answers hit tests within the rounded rectangle. Nil lets every touch through to whatever lies below.
  public weak var coveredLayer: Layer?

  /// The colour of the corners.
  public var outsideColor: LayerColor = .token(.overlayOutside) {
    didSet { if outsideColor != oldValue { setNeedsLayout() } }
  }

  /// A disabled overlay is seen and takes no part in hit testing.
  public var isEnabled = true

  private let corners: [ShapeLayer]

  /// Its `cornerRadius` is 10 points.
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

  public override func didChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    super.didChange(property, from: oldValue)
    if property == .cornerRadius { setNeedsLayout() }
  }

  /// Four layers, each the part of the bounds without the rounded rectangle that lies in its corner: no more is painted
  /// than that, whatever the size.
  public override func layoutSublayers() {
    super.layoutSublayers()
    let radius = shownRadius
    for (index, layer) in corners.enumerated() {
      let isLeft = index % 2 == 0
      let isTop = index < 2
      layer.frame = Rect(
        x: isLeft ? bounds.minX : bounds.maxX - radius, y: isTop ? bounds.minY : bounds.maxY - radius, width: radius,
        height: radius)
      layer.path = radius > 0 ? Self.cutCorner(radius: radius, isLeft: isLeft, isTop: isTop) : nil
      layer.fillColor = outsideColor
    }
  }

  /// A square without the quarter of a circle that the rounded rectangle has in it.
  private static func cutCorner(radius: Double, isLeft: Bool, isTop: Bool) -> Path {
    let curve = radius * Path.quarterArc
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

  private var shownRadius: Double { max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2)) }

  /// What the covered layer answers; the overlay itself in the four corners, so that no touch there reaches a row.
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
    let radius = shownRadius
    let dx = max(bounds.minX + radius - point.x, point.x - (bounds.maxX - radius))
    let dy = max(bounds.minY + radius - point.y, point.y - (bounds.maxY - radius))
    return dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
  }
}

extension Layer {
  /// Whether both lie in one tree and neither in the other.
  fileprivate func isRelative(of other: Layer) -> Bool {
    root === other.root && !isDescendant(of: other) && !other.isDescendant(of: self)
  }
}
