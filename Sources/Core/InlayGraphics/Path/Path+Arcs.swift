#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Path {
  /// Adds an arc of a circle, after a line from the current point to its start if there is one. Angles are in radians,
  /// from the x axis towards the y axis, which points down: 0 is 3 o'clock, half of pi is 6 o'clock.
  ///
  /// The arc is what is seen: from 3 o'clock, a clockwise one goes by 6 o'clock. So it is in `UIBezierPath`; in
  /// `CGPath` the flag has the meaning of a y axis that points up, and the same picture needs the other value. An end a
  /// turn or more beyond the start makes a whole circle, and one on the other side is taken modulo a turn. Numbers that
  /// are not finite and a negative radius add nothing. O(1), or O(elements since the last move) right after
  /// `closeSubpath()`.
  ///
  /// - Parameters:
  ///   - center: In the path's points.
  ///   - radius: In points.
  ///   - startAngle: Where the arc begins, in radians.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: The way from one to the other, as seen.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var delta = clockwise ? endAngle - startAngle : startAngle - endAngle
    guard delta.isFinite else { return }
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: clockwise ? delta : -delta)
  }

  /// Adds an arc of a circle by its length, as `addArc(center:radius:startAngle:endAngle:clockwise:)` does: clockwise
  /// on a canvas for a positive delta. O(1), or O(elements since the last move) right after `closeSubpath()`.
  ///
  /// - Parameters:
  ///   - center: In the path's points.
  ///   - radius: In points.
  ///   - startAngle: Where the arc begins, in radians.
  ///   - delta: In radians; a turn or more is a whole circle.
  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite
    else { return }
    let turn = 2 * Double.pi
    func place(_ x: Double, _ y: Double) -> Point { Point(x: center.x + radius * x, y: center.y + radius * y) }
    let first = startAngle.remainder(dividingBy: turn)
    let start = place(cos(first), sin(first))
    if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
    guard delta != 0, radius > 0 else { return }
    let isWhole = abs(delta) >= turn
    let sweep = max(-turn, min(turn, delta))
    for curve in EllipticalArc.curves(from: first, sweep: sweep, to: isWhole ? start : nil, place) { append(curve) }
  }

  /// Adds an arc that touches the line from the current point to `tangent1End`, and the line from there to
  /// `tangent2End`, after a line from the current point to its start: a corner with a round edge. Where the corner has
  /// no arc, it is a line to `tangent1End`, and without a current point a move there. O(1), or O(elements since the
  /// last move) right after `closeSubpath()`.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: A point on the line that leaves the corner.
  ///   - radius: In points.
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    guard let start = currentPoint else { return move(to: tangent1End) }
    func unit(to point: Point) -> Point {
      let (x, y) = (point.x - tangent1End.x, point.y - tangent1End.y)
      let length = hypot(x, y)
      return Point(x: x / length, y: y / length)
    }
    let (back, ahead) = (unit(to: start), unit(to: tangent2End))
    let cross = back.x * ahead.y - back.y * ahead.x
    let dot = back.x * ahead.x + back.y * ahead.y
    // The tangent of half the angle at the corner is the sine by 1 + cosine.
    let distance = radius * (1 + dot) / abs(cross)
    guard distance.isFinite, distance > 0, abs(cross) > 1e-12 else { return addLine(to: tangent1End) }
    func point(along direction: Point) -> Point {
      Point(x: tangent1End.x + direction.x * distance, y: tangent1End.y + direction.y * distance)
    }
    let (first, last) = (point(along: back), point(along: ahead))
    if first != start { addLine(to: first) }
    let arc = EllipticalArc(
      start: first, end: last, radiusX: radius, radiusY: radius, degrees: 0, isLarge: false, isClockwise: cross < 0)
    for element in arc.elements { append(element) }
  }
}
