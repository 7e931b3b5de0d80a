extension Polyline {
  /// The polygon's part in a window, by Sutherland and Hodgman: edges outside run along the window's border. Winding
  /// numbers of points inside stay the same, and so do both fill rules.
  func clippedPolygon(to window: Rect) -> [Point] {
    var points = self.points
    for edge in Edge.all(of: window) {
      guard var previous = points.last else { return [] }
      var kept: [Point] = []
      for point in points {
        if edge.keeps(point) != edge.keeps(previous) { kept.append(edge.crossing(previous, point)) }
        if edge.keeps(point) { kept.append(point) }
        previous = point
      }
      points = kept
    }
    return points
  }

  /// The lines' parts in a window, each connected run by itself. A closed line inside stays closed.
  func clippedLines(to window: Rect) -> [Polyline] {
    if points.allSatisfy({ point in Edge.all(of: window).allSatisfy { $0.keeps(point) } }) { return [self] }
    var runs: [Polyline] = []
    let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    for (start, end) in zip(points, ends) {
      guard let (from, to) = Self.clip(start, end, to: window) else { continue }
      if from == start, let last = runs.last?.points.last, last == from {
        runs[runs.count - 1].points.append(to)
      } else {
        runs.append(Polyline(points: [from, to]))
      }
    }
    return runs
  }

  private static func clip(_ start: Point, _ end: Point, to window: Rect) -> (Point, Point)? {
    var (start, end) = (start, end)
    for edge in Edge.all(of: window) {
      switch (edge.keeps(start), edge.keeps(end)) {
      case (true, true): break
      case (true, false): end = edge.crossing(start, end)
      case (false, true): start = edge.crossing(start, end)
      case (false, false): return nil
      }
    }
    return (start, end)
  }
}

/// One edge of a window, as the half plane on its inner side: sign * coordinate <= sign * limit.
private struct Edge {
  let isVertical: Bool
  let limit: Double
  let sign: Double

  static func all(of window: Rect) -> [Edge] {
    [
      Edge(isVertical: true, limit: window.minX, sign: -1),
      Edge(isVertical: true, limit: window.maxX, sign: 1),
      Edge(isVertical: false, limit: window.minY, sign: -1),
      Edge(isVertical: false, limit: window.maxY, sign: 1),
    ]
  }

  func keeps(_ point: Point) -> Bool { (isVertical ? point.x : point.y) * sign <= limit * sign }

  /// The intersection of the line between two points with the edge. One coordinate is exactly the limit.
  func crossing(_ a: Point, _ b: Point) -> Point {
    if isVertical {
      return Point(x: limit, y: a.y + (b.y - a.y) * ((limit - a.x) / (b.x - a.x)))
    }
    return Point(x: a.x + (b.x - a.x) * ((limit - a.y) / (b.y - a.y)), y: limit)
  }
}
