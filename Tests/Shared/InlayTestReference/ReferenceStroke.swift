import InlayGraphics
import InlayLayers

/// The stroke of a path of straight lines, by the definitions of its joins and caps: rectangles, discs, and parts at
/// corners.
struct ReferenceStroke {
  /// A disc around a point.
  private struct Disc {
    let centre: Point
    let radius: Double

    func contains(_ point: Point) -> Bool {
      let (dx, dy) = (point.x - centre.x, point.y - centre.y)
      return dx * dx + dy * dy <= radius * radius
    }
  }

  /// Rectangles and corners. Each is convex.
  private var areas: [ReferenceArea] = []
  private var discs: [Disc] = []
  /// All parts in device pixels, by their edges.
  private var edges: [ReferenceArea] = []

  /// - Parameter space: Converts from the path's space to device pixels.
  init(_ path: Path, _ style: StrokeStyle, in space: Transform) {
    let area = ReferenceArea(path)
    var parts: [Path] = []
    for (points, isClosed) in zip(area.polygons, area.closed) {
      let count = points.count
      guard count > 1 else { continue }
      let last = isClosed ? count : count - 1
      for index in 0..<last {
        let isCapped = style.cap == .square && !isClosed
        parts.append(
          Self.rectangle(
            points[index], points[(index + 1) % count], width: style.width,
            before: isCapped && index == 0, after: isCapped && index == last - 1))
      }
      for index in isClosed ? Array(0..<count) : Array(1..<max(1, count - 1)) {
        let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
        let join = Self.join(before, points[index], after, style, in: space)
        if !join.isEmpty { parts.append(join) }
      }
      for (index, corner) in points.enumerated() {
        let isEnd = !isClosed && (index == 0 || index == count - 1)
        guard isEnd ? style.cap == .round : style.join == .round else { continue }
        discs.append(Disc(centre: corner, radius: style.width / 2))
      }
    }
    areas = parts.map { ReferenceArea($0) }
    let circles = discs.map { disc in
      Path(
        ellipseIn: Rect(
          x: disc.centre.x - disc.radius, y: disc.centre.y - disc.radius, width: 2 * disc.radius,
          height: 2 * disc.radius))
    }
    edges = (parts + circles).map { ReferenceArea($0.applying(space)) }
  }

  func contains(_ point: Point) -> Bool {
    areas.contains { $0.contains(point) } || discs.contains { $0.contains(point) }
  }

  /// Whether the edge of a part crosses a square or is near it, and no part covers it alone. Such an edge may bound a
  /// gap between two parts, or a tip, too thin for every sample.
  ///
  /// - Parameters:
  ///   - corners: The square's corners, in the path's space.
  ///   - centre: The square's centre, in device pixels.
  func hasEdge(in corners: [Point], around centre: Point, within reach: Double) -> Bool {
    if areas.contains(where: { corners.allSatisfy($0.contains) }) { return false }
    if discs.contains(where: { corners.allSatisfy($0.contains) }) { return false }
    return edges.contains { $0.hasEdge(near: centre, within: reach) }
  }

  private static func rectangle(_ from: Point, _ to: Point, width: Double, before: Bool, after: Bool) -> Path {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = max(1e-9, (dx * dx + dy * dy).squareRoot())
    let half = width / 2
    let (x, y) = (dx / length * half, dy / length * half)
    let start = before ? Point(x: from.x - x, y: from.y - y) : from
    let end = after ? Point(x: to.x + x, y: to.y + y) : to
    var path = Path()
    path.move(to: Point(x: start.x - y, y: start.y + x))
    path.addLine(to: Point(x: end.x - y, y: end.y + x))
    path.addLine(to: Point(x: end.x + y, y: end.y - x))
    path.addLine(to: Point(x: start.x + y, y: start.y - x))
    path.closeSubpath()
    return path
  }

  /// The part that a mitred or bevelled corner adds to the two lines that meet there.
  ///
  /// - Parameter space: Converts to device pixels, where Cairo measures the angle that limits mitred corners.
  private static func join(
    _ from: Point, _ corner: Point, _ to: Point, _ style: StrokeStyle, in space: Transform
  ) -> Path {
    var path = Path()
    guard style.join != .round else { return path }
    func direction(_ a: Point, _ b: Point) -> Point {
      let length = max(1e-9, ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
      return Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }
    let (first, second) = (direction(from, corner), direction(corner, to))
    let turn = first.x * second.y - first.y * second.x
    let half = style.width / 2 * (turn > 0 ? 1 : -1)
    func outer(_ direction: Point) -> Point {
      Point(x: corner.x + direction.y * half, y: corner.y - direction.x * half)
    }
    path.move(to: corner)
    path.addLine(to: outer(first))
    let end = corner.applying(space)
    let (seenFirst, seenSecond) = (direction(from.applying(space), end), direction(end, to.applying(space)))
    // The angle between the lines is 180 degrees for a straight continuation.
    let cosine = -(seenFirst.x * seenSecond.x + seenFirst.y * seenSecond.y)
    let sineOfHalf = max(1e-9, (1 - cosine) / 2).squareRoot()
    if style.join == .miter && 1 / sineOfHalf <= 10 {
      let (a, b) = (outer(first), outer(second))
      let middle = Point(x: (a.x + b.x) / 2 - corner.x, y: (a.y + b.y) / 2 - corner.y)
      let square = middle.x * middle.x + middle.y * middle.y
      let stretch = square > 0 ? half * half / square : 1
      path.addLine(to: Point(x: corner.x + middle.x * stretch, y: corner.y + middle.y * stretch))
    }
    path.addLine(to: outer(second))
    path.closeSubpath()
    return path
  }
}
