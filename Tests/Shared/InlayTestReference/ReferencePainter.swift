import InlayGraphics
import InlayLayers

/// The definition of a scene's picture, without Cairo: the tree gives its colour at 8 x 8 points of each pixel, and the
/// pixel is their mean. Supports backgrounds, borders, rounded corners of both curves, clips, opacity, transforms,
/// shadows, masks, gradients and shapes.
package struct ReferencePainter {
  static let samples = 8

  /// An expected pixel.
  package enum Pixel {
    /// No edge crosses or touches it.
    case plain(PremultipliedColor)
    /// No edge crosses it, and it is in a shadow.
    case shadow(PremultipliedColor)
    /// The edge of one part crosses it.
    case edge(PremultipliedColor)
    /// Several edges meet: their common coverage is not defined.
    case several
  }

  private let root: ReferenceNode
  private let nodes: [ReferenceNode]
  private let background: PremultipliedColor
  private let canvas: Rect

  package init(_ plan: ScenePlan) {
    var nodes: [ReferenceNode] = []
    root = ReferenceNode(plan.root, in: Transform(scaleX: plan.scale, y: plan.scale), &nodes)
    self.nodes = nodes
    canvas = Rect(x: 0, y: 0, width: plan.size.width * plan.scale + 1, height: plan.size.height * plan.scale + 1)
    background = PremultipliedColor(plan.background ?? .clear)
  }

  /// All pixels, row by row.
  package func pixels(width: Int, height: Int) -> [Pixel] {
    let side = Self.samples
    // One more sample around the picture, so that edges that only touch pixels are found.
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
    let shadows = nodes.filter { $0.plan.shadow != nil }
    for node in shadows.reversed() { node.castShadow(on: canvas) }
    return (0..<width * height).map { index in
      let (x, y) = (index % width * side, index / width * side)
      let centre = Point(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
      var colors: [UInt64: PremultipliedColor] = [:]
      func color(_ place: UInt64) -> PremultipliedColor {
        if let color = colors[place] { return color }
        let color = root.color(at: place, centre, over: background)
        colors[place] = color
        return color
      }
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
      let edges = nodes.reduce(all ^ any) { $0 | $1.edgesNear(centre) }
      let strengths = shadows.map { $0.shadowStrength(at: centre) }
      let sharp = zip(shadows, strengths).filter { $0.isShadowSharp && $1 > 0.001 && $1 < 0.999 }.count
      if edges == 0 && sharp == 0 {
        return strengths.contains { $0 > 0.001 } ? .shadow(mean) : .plain(mean)
      }
      let meeting = nodes.reduce(sharp) { $0 + $1.edgeCount(edges) }
      return meeting <= 1 ? .edge(mean) : .several
    }
  }
}
