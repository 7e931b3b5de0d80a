import InlayGraphics
import InlayLayers

/// What a scene looks like by the book, without Cairo: at 8 x 8 points of each pixel the tree is asked for its colour
/// there, and a pixel is their mean. Knows backgrounds, borders, rounded corners, clips, opacity and transforms.
struct ReferencePainter {
  static let samples = 8

  /// A pixel as it should be.
  enum Pixel {
    /// No edge runs through it or touches it.
    case plain(PremultipliedColor)
    /// The edge of one thing runs through it.
    case edge(PremultipliedColor)
    /// Several edges meet: what they cover together is not defined by their coverages.
    case several
  }

  private let root: ReferenceNode
  private let nodes: [ReferenceNode]
  private let background: PremultipliedColor

  init(_ plan: ScenePlan) {
    var nodes: [ReferenceNode] = []
    root = ReferenceNode(plan.root, in: Transform(scaleX: plan.scale, y: plan.scale), &nodes)
    self.nodes = nodes
    background = PremultipliedColor(plan.background ?? .clear)
  }

  /// All pixels, row by row.
  func pixels(width: Int, height: Int) -> [Pixel] {
    let side = Self.samples
    // One more sample around the picture, so that pixels know of edges that only touch them.
    let columns = width * side + 2
    let rows = height * side + 2
    var places: [UInt64] = []
    places.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = Point(x: (Double(column) - 0.5) / Double(side), y: (Double(row) - 0.5) / Double(side))
        places.append(nodes.reduce(0) { $0 | $1.membership(of: point) })
      }
    }
    var colors: [UInt64: PremultipliedColor] = [:]
    func color(_ place: UInt64) -> PremultipliedColor {
      if let color = colors[place] { return color }
      let color = root.color(at: place, over: background)
      colors[place] = color
      return color
    }
    return (0..<width * height).map { index in
      let (x, y) = (index % width * side, index / width * side)
      var (all, any) = (UInt64.max, UInt64(0))
      var sum = PremultipliedColor()
      for row in y..<y + side + 2 {
        for column in x..<x + side + 2 {
          let place = places[row * columns + column]
          all &= place
          any |= place
          let isInside = row > y && row <= y + side && column > x && column <= x + side
          if isInside { sum = sum.adding(color(place)) }
        }
      }
      let mean = sum.multiplied(by: 1 / Double(side * side))
      let edges = all ^ any
      if edges == 0 { return .plain(mean) }
      let meeting = nodes.reduce(0) { $0 + $1.edgeCount(edges) }
      return meeting <= 1 ? .edge(mean) : .several
    }
  }
}

/// A colour with its alpha multiplied in, for arithmetic.
struct PremultipliedColor: CustomStringConvertible {
  var components = SIMD4<Double>()

  var description: String { "\(components * 255)" }

  init() {}

  init(_ color: Color) {
    components = SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  func multiplied(by factor: Double) -> PremultipliedColor {
    var color = self
    color.components *= factor
    return color
  }

  func adding(_ other: PremultipliedColor) -> PremultipliedColor {
    var color = self
    color.components += other.components
    return color
  }

  func over(_ below: PremultipliedColor) -> PremultipliedColor {
    adding(below.multiplied(by: 1 - components.w))
  }

  /// The largest difference to a pixel's components, in 255ths.
  func distance(to pixel: UInt32) -> Double {
    let bytes = SIMD4<Double>(
      Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24))
    let difference = components * 255 - bytes
    return max(difference.max(), -difference.min())
  }
}

/// A layer of the plan with its geometry worked out from the definitions.
private final class ReferenceNode {
  let plan: LayerPlan
  private(set) var children: [ReferenceNode] = []
  private let toLocal: Transform?
  private let outerBit: UInt64
  private let holeBit: UInt64

  init(_ plan: LayerPlan, in superspace: Transform, _ nodes: inout [ReferenceNode]) {
    self.plan = plan
    // A point of the layer, seen from its anchor, is transformed and put where the position is.
    let anchor = Point(
      x: plan.bounds.minX + plan.anchorPoint.x * plan.bounds.width,
      y: plan.bounds.minY + plan.anchorPoint.y * plan.bounds.height)
    let space = Transform(translationX: -anchor.x, y: -anchor.y).concatenating(plan.transform)
      .concatenating(Transform(translationX: plan.position.x, y: plan.position.y)).concatenating(superspace)
    toLocal = space.inverse
    outerBit = 1 << UInt64(nodes.count * 2)
    holeBit = 2 << UInt64(nodes.count * 2)
    precondition(nodes.count < 32, "more layers than bits")
    var children: [ReferenceNode] = []

    nodes.append(self)
    for child in plan.children { children.append(ReferenceNode(child, in: space, &nodes)) }
    self.children = children
  }

  /// Whether a point lies in the rounded bounds, and in what the border leaves free, as bits.
  func membership(of point: Point) -> UInt64 {
    guard let local = toLocal?.apply(to: point) else { return 0 }
    let radius = max(0, min(plan.cornerRadius, min(plan.bounds.width, plan.bounds.height) / 2))
    guard Self.contains(local, plan.bounds, radius: radius, plan.maskedCorners) else { return 0 }
    guard plan.borderWidth > 0 else { return outerBit }
    let hole = Rect(
      minX: plan.bounds.minX + plan.borderWidth, minY: plan.bounds.minY + plan.borderWidth,
      maxX: plan.bounds.maxX - plan.borderWidth, maxY: plan.bounds.maxY - plan.borderWidth)
    let isFree = Self.contains(local, hole, radius: max(0, radius - plan.borderWidth), plan.maskedCorners)
    return isFree ? outerBit | holeBit : outerBit
  }

  private static func contains(_ point: Point, _ rect: Rect, radius: Double, _ corners: Corners) -> Bool {
    guard point.x > rect.minX, point.x < rect.maxX, point.y > rect.minY, point.y < rect.maxY else { return false }
    func isCut(_ corner: Corners, _ dx: Double, _ dy: Double) -> Bool {
      corners.contains(corner) && dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
    }
    let left = rect.minX + radius - point.x
    let right = point.x - rect.maxX + radius
    let top = rect.minY + radius - point.y
    let bottom = point.y - rect.maxY + radius
    return
      !(isCut(.topLeft, left, top) || isCut(.topRight, right, top)
      || isCut(.bottomLeft, left, bottom) || isCut(.bottomRight, right, bottom))
  }

  /// How many things that are painted end at those of the edges that are this layer's.
  func edgeCount(_ edges: UInt64) -> Int {
    var count = 0
    if edges & outerBit != 0 {
      count += (plan.backgroundColor == nil ? 0 : 1) + (plan.borderWidth > 0 ? 1 : 0)
      count += plan.masksToBounds && !children.isEmpty ? 1 : 0
    }
    if edges & holeBit != 0 && plan.borderWidth > 0 { count += 1 }
    return count
  }

  /// The colour of everything at a place, given by all layers' bits, over a colour.
  func color(at place: UInt64, over below: PremultipliedColor) -> PremultipliedColor {
    if plan.isHidden || toLocal == nil { return below }
    let isGroup = plan.opacity < 1
    var color = isGroup ? PremultipliedColor() : below
    let isInside = place & outerBit != 0
    if isInside, let background = plan.backgroundColor { color = PremultipliedColor(background).over(color) }
    if isInside || !plan.masksToBounds {
      let order = children.enumerated().sorted {
        ($0.element.plan.zPosition, $0.offset) < ($1.element.plan.zPosition, $1.offset)
      }
      for child in order { color = child.element.color(at: place, over: color) }
    }
    if isInside && place & holeBit == 0 && plan.borderWidth > 0 {
      color = PremultipliedColor(plan.borderColor).over(color)
    }
    return isGroup ? color.multiplied(by: plan.opacity).over(below) : color
  }
}
