extension Path {
  /// Adds a quadratic curve as a cubic one of the same form. Without a current point it begins at `control`. O(1), or
  /// O(elements since the last move) right after `closeSubpath()`.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quad(from: currentPoint ?? control, control: control, to: point))
  }

  /// The start of the next element; nil for an empty path. After `closeSubpath()` it is the closed part's start.
  var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case nil: return nil
    case .close: break
    }
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    switch elements.first(where: { $0 != .close }) {
    case .move(let point), .line(let point): return point
    case .curve(_, let control1, _): return control1
    case .close, nil: return nil
    }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .curve(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }
}

extension Path.Element {
  static func quad(from: Point, control: Point, to point: Point) -> Path.Element {
    func third(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    return .curve(point, control1: third(from), control2: third(point))
  }
}
