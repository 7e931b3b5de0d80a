/// The areas of lines.
extension Path {
  /// Returns the areas that a pen with a round tip covers, each as a path for the even-odd rule. A line with a sharp
  /// corner has one area for each of its sides. They overlap, so use them one after another, such as to clip.
  ///
  /// - Parameters:
  ///   - width: The diameter of the pen.
  ///   - dotWidth: The diameter of the pen for subpaths without length, which are dots.
  package func strokeAreas(width: Double, dotWidth: Double) -> [Path] {
    var areas: [Path] = []
    for line in flattened(in: controlBounds.insetBy(dx: -1, dy: -1), tolerance: 0.003) {
      var points: [Point] = []
      for point in line.points where !Self.isNear(point, points.last) { points.append(point) }
      if line.isClosed, points.count > 1, Self.isNear(points[points.count - 1], points.first) { points.removeLast() }
      guard let first = points.first else { continue }
      if points.count == 1 {
        let radius = dotWidth / 2
        areas.append(
          Path(ellipseIn: Rect(x: first.x - radius, y: first.y - radius, width: dotWidth, height: dotWidth)))
      } else if line.isClosed, points.count > 2 {
        var ring = Self.polygon(Self.shifted(points, by: width / 2, isClosed: true))
        ring.append(Self.polygon(Self.shifted(points, by: -width / 2, isClosed: true)))
        areas.append(ring)
      } else {
        areas += Self.smoothRuns(of: points).map { Self.capsule(along: $0, radius: width / 2) }
      }
    }
    return areas
  }

  /// Whether two points are one, but for rounding.
  private static func isNear(_ a: Point, _ b: Point?) -> Bool {
    guard let b else { return false }
    return abs(a.x - b.x) + abs(a.y - b.y) < 1e-6
  }

  /// The parts of a line between its sharp corners.
  private static func smoothRuns(of points: [Point]) -> [[Point]] {
    var runs: [[Point]] = [Array(points.prefix(2))]
    for index in points.indices.dropFirst(2) {
      let (before, corner, next) = (points[index - 2], points[index - 1], points[index])
      let (ax, ay) = (corner.x - before.x, corner.y - before.y)
      let (bx, by) = (next.x - corner.x, next.y - corner.y)
      let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
      if ax * bx + ay * by < leastCosine * lengths {
        runs.append([corner, next])
      } else {
        runs[runs.count - 1].append(next)
      }
    }
    return runs
  }

  /// The cosine of the greatest turn inside a run: 30 degrees.
  private static let leastCosine = 0.866

  /// A line's points, moved to its left by a distance; to its right for a negative one.
  private static func shifted(_ points: [Point], by distance: Double, isClosed: Bool) -> [Point] {
    points.indices.map { index in
      let previous = index > 0 ? index - 1 : isClosed ? points.count - 1 : index
      let next = index + 1 < points.count ? index + 1 : isClosed ? 0 : index
      let (x, y) = (points[next].x - points[previous].x, points[next].y - points[previous].y)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return points[index] }
      return Point(x: points[index].x - y / length * distance, y: points[index].y + x / length * distance)
    }
  }

  private static func polygon(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// The area of a line without sharp corners, with round ends.
  private static func capsule(along points: [Point], radius: Double) -> Path {
    let left = shifted(points, by: radius, isClosed: false)
    let right = shifted(points, by: -radius, isClosed: false)
    let last = points.count - 1
    var path = Path()
    path.move(to: left[0])
    for point in left.dropFirst() { path.addLine(to: point) }
    path.addCap(from: left[last], around: points[last], to: right[last])
    for point in right.dropLast().reversed() { path.addLine(to: point) }
    path.addCap(from: right[0], around: points[0], to: left[0])
    path.closeSubpath()
    return path
  }

  /// Adds a half circle, outside of the line whose end is its middle.
  private mutating func addCap(from start: Point, around center: Point, to end: Point) {
    let (x, y) = (start.x - center.x, start.y - center.y)
    let tip = Point(x: center.x + y, y: center.y - x)
    // The distance of the control points of a quarter circle.
    let k = 0.552_284_749_8
    addCurve(
      to: tip, control1: Point(x: start.x + k * y, y: start.y - k * x),
      control2: Point(x: tip.x + k * x, y: tip.y + k * y))
    addCurve(
      to: end, control1: Point(x: tip.x - k * x, y: tip.y - k * y),
      control2: Point(x: end.x + k * y, y: end.y - k * x))
  }
}
