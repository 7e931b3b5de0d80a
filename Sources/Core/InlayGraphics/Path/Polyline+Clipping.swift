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
      var (from, to) = (start, end)
      guard Edge.all(of: window).allSatisfy({ $0.clip(&from, &to) }) else { continue }
      if from == start, let last = runs.last?.points.last, last == from {
        runs[runs.count - 1].points.append(to)
      } else {
        runs.append(Polyline(points: [from, to]))
      }
    }
    return runs
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

  /// Moves the end of a line that is outside to the edge. False if both ends are outside.
  func clip(_ start: inout Point, _ end: inout Point) -> Bool {
    switch (keeps(start), keeps(end)) {
    case (true, true): break
    case (true, false): end = crossing(start, end)
    case (false, true): start = crossing(start, end)
    case (false, false): return false
    }
    return true
  }

  /// The intersection of the line between two points with the edge. One coordinate is exactly the limit.
  func crossing(_ a: Point, _ b: Point) -> Point {
    if isVertical {
      return Point(x: limit, y: a.y + (b.y - a.y) * ((limit - a.x) / (b.x - a.x)))
    }
    return Point(x: a.x + (b.x - a.x) * ((limit - a.y) / (b.y - a.y)), y: limit)
  }
}
