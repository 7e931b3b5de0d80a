/// A path of straight lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part of the path at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line from the current point.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  /// Closes the current part with a line back to its beginning.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds another path's elements.
  public mutating func append(_ path: Path) { elements += path.elements }

  /// The path with every point transformed.
  public func applying(_ transform: Transform) -> Path {
    mapPoints { $0.applying(transform) }
  }

  /// The path with every point and control point replaced.
  package func mapPoints(_ replace: (Point) -> Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(replace(point))
      case .line(let point): .line(replace(point))
      case .curve(let point, let control1, let control2):
        .curve(replace(point), control1: replace(control1), control2: replace(control2))
      case .close: .close
      }
    }
    return path
  }

  /// The smallest rectangle around all points and control points, which contains the path. O(elements).
  package var controlBounds: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .close: break
      }
    }
    return low.x <= high.x ? Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : .zero
  }
}

/// The rule for which parts of a plane are inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}
