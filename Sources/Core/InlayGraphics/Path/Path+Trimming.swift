extension Path {
  /// The part of the path between two fractions of its length, its subpaths one after the other. A closed subpath that
  /// is wholly inside stays closed. O(elements).
  ///
  /// Lengths of curves are exact to about a millionth. A path with a coordinate that is not finite stays whole.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(0, start), min(1, end))
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return Path() }
    let subpaths = measuredSubpaths
    let length = subpaths.reduce(0) { $0 + $1.length }
    guard length.isFinite else { return self }
    var trimmed = Path()
    var passed = 0.0
    for subpath in subpaths {
      subpath.append(from: start * length - passed, to: end * length - passed, to: &trimmed)
      passed += subpath.length
    }
    return trimmed
  }

  private var measuredSubpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var current = Point.zero
    var start: Point?
    func add(_ segment: Segment) {
      if start == nil {
        start = segment.from
        subpaths.append(Subpath())
      }
      subpaths[subpaths.count - 1].segments.append(segment)
      current = segment.to
    }
    var hasPoint = false
    for element in elements {
      switch element {
      case .move(let point):
        (current, start, hasPoint) = (point, nil, true)
      case .line(let point):
        // A path may begin without a move, as in Cairo.
        add(Segment(from: hasPoint ? current : point, to: point))
        hasPoint = true
      case .curve(let point, let control1, let control2):
        add(Segment(from: hasPoint ? current : control1, to: point, controls: (control1, control2)))
        hasPoint = true
      case .close:
        guard let first = start else { continue }
        if current != first { add(Segment(from: current, to: first)) }
        subpaths[subpaths.count - 1].isClosed = true
        (current, start) = (first, nil)
      }
    }
    return subpaths
  }
}

/// A connected part of a path.
private struct Subpath {
  var segments: [Segment] = []
  var isClosed = false

  var length: Double { segments.reduce(0) { $0 + $1.length } }

  /// Appends the part between two lengths from the subpath's start.
  func append(from start: Double, to end: Double, to path: inout Path) {
    let isWhole = start <= 0 && end >= length
    var passed = 0.0
    var isOpen = false
    for segment in segments {
      let (low, high) = (max(start - passed, 0), min(end - passed, segment.length))
      passed += segment.length
      guard low < high || isWhole else { continue }
      let part = segment.part(from: low, to: high)
      if !isOpen { path.move(to: part.from) }
      isOpen = true
      if let controls = part.controls {
        path.addCurve(to: part.to, control1: controls.0, control2: controls.1)
      } else {
        path.addLine(to: part.to)
      }
    }
    if isClosed && isWhole { path.closeSubpath() }
  }
}

/// A line, or a cubic curve with its control points, and its length.
private struct Segment {
  let from: Point
  let to: Point
  let controls: (Point, Point)?
  private(set) var length: Double

  init(from: Point, to: Point, controls: (Point, Point)? = nil) {
    self.from = from
    self.to = to
    self.controls = controls
    length = 0
    length = controls == nil ? (to - from).length : (0..<Self.pieces).reduce(0) { $0 + pieceLength($1, to: 1) }
  }

  /// Curves are measured in so many equal intervals of their parameter.
  private static let pieces = 16
  /// Gauss and Legendre's five points and weights, for the interval -1...1.
  private static let points: [(point: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5), (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  /// The part between two lengths from the start.
  func part(from low: Double, to high: Double) -> Segment {
    if low <= 0 && high >= length { return self }
    let (start, end) = (parameter(at: low), parameter(at: high))
    guard controls != nil else { return Segment(from: point(at: start), to: point(at: end)) }
    let reach = (end - start) / 3
    let (first, last) = (point(at: start), point(at: end))
    return Segment(
      from: first, to: last, controls: (first + slope(at: start) * reach, last - slope(at: end) * reach))
  }

  private func parameter(at wanted: Double) -> Double {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    guard controls != nil else { return wanted / length }
    var rest = wanted
    var index = 0
    while index < Self.pieces - 1 {
      let piece = pieceLength(index, to: 1)
      if rest <= piece { break }
      rest -= piece
      index += 1
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if pieceLength(index, to: middle) < rest { low = middle } else { high = middle }
    }
    return (Double(index) + (low + high) / 2) / Double(Self.pieces)
  }

  /// The length of a piece of the curve, up to a fraction of it.
  private func pieceLength(_ index: Int, to fraction: Double) -> Double {
    let start = Double(index) / Double(Self.pieces)
    let half = fraction / Double(Self.pieces) / 2
    return Self.points.reduce(0) { $0 + $1.weight * slope(at: start + half + half * $1.point).length } * half
  }

  private func point(at t: Double) -> Point {
    let s = 1 - t
    guard let (first, second) = controls else { return from * s + to * t }
    return from * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + to * (t * t * t)
  }

  private func slope(at t: Double) -> Point {
    guard let (first, second) = controls else { return to - from }
    let s = 1 - t
    return ((first - from) * (s * s) + (second - first) * (2 * s * t) + (to - second) * (t * t)) * 3
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }

  fileprivate static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }
}
