import InlayGraphics

extension DeviceShape {
  /// Whether all edges and the radius are within a tolerance, in pixels, of another shape's.
  func isNear(_ other: DeviceShape, within tolerance: Double) -> Bool {
    guard corners == other.corners, curve == other.curve, border == other.border else { return false }
    return rect.topLeft.isNear(other.rect.topLeft, within: tolerance)
      && rect.bottomRight.isNear(other.rect.bottomRight, within: tolerance) && abs(radius - other.radius) <= tolerance
  }
}

extension Path {
  /// Whether the path has the elements of another, with each point within a tolerance in pixels. O(elements).
  func isNear(_ other: Path, within tolerance: Double) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { a, b in
      switch (a, b) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isNear(b, within: tolerance)
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        a.isNear(b, within: tolerance) && a1.isNear(b1, within: tolerance) && a2.isNear(b2, within: tolerance)
      case (.close, .close): true
      default: false
      }
    }
  }
}

extension Point {
  fileprivate func isNear(_ other: Point, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Rect {
  fileprivate var topLeft: Point { Point(x: minX, y: minY) }
  fileprivate var bottomRight: Point { Point(x: maxX, y: maxY) }
}
