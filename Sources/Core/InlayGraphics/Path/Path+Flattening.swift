/// A connected run of straight lines.
struct Polyline: Hashable {
  var points: [Point]
  var isClosed = false
}

extension Path {
  /// The path as straight lines, exact to `tolerance` inside `window`.
  ///
  /// A piece of a curve that lies wholly on one side of the window becomes one line on that side: this changes neither
  /// the pixels in the window nor the winding numbers of points in it, and limits the number of lines of large curves.
  /// Coordinates are limited to ±1e12; a path with a coordinate that is not a number gives no lines.
  func flattened(in window: Rect, tolerance: Double = 0.05) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [Point] = []
    var start: Point?
    // Begins as Cairo does: after a close, the next element begins at the closed line's start, and a path may begin
    // without a move.
    func begin(orAt point: Point) {
      if !points.isEmpty { return }
      points = [start ?? point]
      start = points[0]
    }
    func end(isClosed: Bool) {
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: isClosed)) }
      points = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        guard let point = Self.limited(point) else { return [] }
        end(isClosed: false)
        start = nil
        begin(orAt: point)
      case .line(let point):
        guard let point = Self.limited(point) else { return [] }
        begin(orAt: point)
        points.append(point)
      case .curve(let point, let control1, let control2):
        guard let point = Self.limited(point), let control1 = Self.limited(control1),
          let control2 = Self.limited(control2)
        else { return [] }
        begin(orAt: control1)
        let curve = Curve(from: points[points.count - 1], control1, control2, to: point)
        curve.flatten(into: &points, window: window, tolerance: tolerance, depth: 60)
      case .close: end(isClosed: true)
      }
    }
    end(isClosed: false)
    return lines
  }

  private static func limited(_ point: Point) -> Point? {
    if point.x.isNaN || point.y.isNaN { return nil }
    return Point(x: max(-1e12, min(1e12, point.x)), y: max(-1e12, min(1e12, point.y)))
  }
}

private struct Curve {
  let from: Point
  let control1: Point
  let control2: Point
  let to: Point

  init(from: Point, _ control1: Point, _ control2: Point, to: Point) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  func flatten(into points: inout [Point], window: Rect, tolerance: Double, depth: Int) {
    if depth == 0 || isBeside(window) || isFlat(within: tolerance) {
      points.append(to)
      return
    }
    func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    let first = middle(from, control1)
    let second = middle(control1, control2)
    let third = middle(control2, to)
    let left = middle(first, second)
    let right = middle(second, third)
    let centre = middle(left, right)
    Curve(from: from, first, left, to: centre)
      .flatten(into: &points, window: window, tolerance: tolerance, depth: depth - 1)
    Curve(from: centre, right, third, to: to)
      .flatten(into: &points, window: window, tolerance: tolerance, depth: depth - 1)
  }

  /// Whether the whole curve is beyond one edge of the window.
  private func isBeside(_ window: Rect) -> Bool {
    let low = Point(
      x: min(min(from.x, control1.x), min(control2.x, to.x)), y: min(min(from.y, control1.y), min(control2.y, to.y)))
    let high = Point(
      x: max(max(from.x, control1.x), max(control2.x, to.x)), y: max(max(from.y, control1.y), max(control2.y, to.y)))
    return high.x < window.minX || low.x > window.maxX || high.y < window.minY || low.y > window.maxY
  }

  /// Whether the control points are so near to those of a straight line that the curve is within the tolerance.
  private func isFlat(within tolerance: Double) -> Bool {
    let dx = max(abs(3 * control1.x - 2 * from.x - to.x), abs(3 * control2.x - 2 * to.x - from.x))
    let dy = max(abs(3 * control1.y - 2 * from.y - to.y), abs(3 * control2.y - 2 * to.y - from.y))
    return dx * dx + dy * dy <= 16 * tolerance * tolerance
  }
}

extension Path {
  /// Whether a point is in the path's area. Open parts count as closed; left and top edges belong to the area, as
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
