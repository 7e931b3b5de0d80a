import InlayGraphics
import InlayLayers

/// A rectangle of which some corners are arcs of a circle.
package struct RoundedArea {
  package var rect: Rect
  package var radius: Double
  package var corners: Corners

  package init(_ rect: Rect, radius: Double, _ corners: Corners) {
    (self.rect, self.radius, self.corners) = (rect, radius, corners)
  }

  func contains(_ point: Point) -> Bool {
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

  /// The share of 16 x 16 points of a pixel that is inside, and not in a hole.
  package func coverage(x: Int, y: Int, hole: RoundedArea?) -> Double {
    var count = 0
    for index in 0..<256 {
      let point = Point(x: Double(x) + (Double(index % 16) + 0.5) / 16, y: Double(y) + (Double(index / 16) + 0.5) / 16)
      if contains(point), !(hole?.contains(point) ?? false) { count += 1 }
    }
    return Double(count) / 256
  }
}
