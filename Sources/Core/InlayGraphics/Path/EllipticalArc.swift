#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An elliptical arc by its ends, radii and flags, as in SVG path data.
struct EllipticalArc {
  var start: Point
  var end: Point
  var radiusX: Double
  var radiusY: Double
  /// The rotation of the ellipse's x axis, from the x axis towards the y axis.
  var degrees: Double
  /// Whether it is the arc of more than 180 degrees.
  var isLarge: Bool
  /// Whether the arc goes from the x axis towards the y axis.
  var isClockwise: Bool

  /// The arc from its start as curves of at most 90 degrees each, by the rules of SVG: nothing where the ends coincide,
  /// a straight line where a radius is 0; radii that are too small grow until the ellipse meets both ends.
  var elements: [Path.Element] {
    if start == end { return [] }
    let turn = degrees.remainder(dividingBy: 360) * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    // Half the vector between the ends, in the ellipse's axes.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let along = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    // The ellipse is a circle of radius 1 in units of the radii, and `reach` is half its chord.
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    var chord = Point(x: along.x / rx, y: along.y / ry)
    var reach = hypot(chord.x, chord.y)
    guard reach.isFinite, reach > 1e-9 else { return [.line(end)] }
    if reach > 1 {
      (rx, ry) = (rx * reach, ry * reach)
      chord = Point(x: chord.x / reach, y: chord.y / reach)
      reach = 1
    }
    let distance = (max(0, 1 - reach * reach)).squareRoot() / reach * (isLarge == isClockwise ? -1 : 1)
    let centre = Point(x: distance * chord.y, y: -distance * chord.x)
    let first = atan2(chord.y - centre.y, chord.x - centre.x)
    var sweep = atan2(-chord.y - centre.y, -chord.x - centre.x) - first
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }

    func place(_ x: Double, _ y: Double) -> Point {
      // Relative to the middle of the chord, so that large ellipses lose no digits.
      let (x, y) = ((x + centre.x) * rx, (y + centre.y) * ry)
      return Point(
        x: cosine * x - sine * y + (start.x + end.x) / 2, y: sine * x + cosine * y + (start.y + end.y) / 2)
    }
    return Self.curves(from: first, sweep: sweep, to: end, place)
  }

  /// A part of the circle of radius 1 as curves of at most 90 degrees each.
  ///
  /// - Parameters:
  ///   - first: The angle of its start in radians, from the x axis towards the y axis.
  ///   - sweep: In radians, at most a turn in either direction.
  ///   - end: The placed end; nil for that of the angle.
  ///   - place: Converts a point of the circle.
  static func curves(
    from first: Double, sweep: Double, to end: Point?, _ place: (Double, Double) -> Point
  ) -> [Path.Element] {
    let count = max(1, min(4, Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let angle = first + step * Double(index)
      let (c0, s0, c1, s1) = (cos(angle), sin(angle), cos(angle + step), sin(angle + step))
      let last = index == count - 1 ? end : nil
      return .curve(
        last ?? place(c1, s1), control1: place(c0 - handle * s0, s0 + handle * c0),
        control2: place(c1 + handle * s1, s1 - handle * c1))
    }
  }
}
