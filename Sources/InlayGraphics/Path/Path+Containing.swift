extension Path {
  /// Whether a point lies in the path's area. Open parts count as closed; left and top edges belong to the area, as
  /// those of a rectangle do. Curves are taken as lines, exact to a thousandth of a point. O(elements).
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    // Only curves near the point are flattened finely.
    let window = Rect(origin: point, size: .zero)
    var winding = 0
    for line in flattened(in: window, tolerance: 0.001) {
      guard var from = line.points.last else { continue }
      for to in line.points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y))
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .nonZero ? winding != 0 : winding & 1 == 1
  }
}
