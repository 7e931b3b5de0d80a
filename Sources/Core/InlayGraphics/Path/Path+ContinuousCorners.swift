extension Path {
  /// A rectangle with some corners rounded in a given form.
  ///
  /// The radius is limited to half of a side between two round corners, and to all of a side with one. A `continuous`
  /// corner, which reaches 1.528665 radii along each side, becomes rounder where it has less room, which is half of a
  /// side between two round corners, and a quarter circle where the room equals the radius. In radii from the corner,
  /// (along the first side, along the next), its three curves are
  ///
  ///     from (1.528665, 0)
  ///     to   (0.631494, 0.074911)   by (1.088493, 0)         and (0.868407, 0)
  ///     to   (0.074911, 0.631494)   by (0.372824, 0.169060)  and (0.169060, 0.372824)
  ///     to   (0, 1.528665)          by (0, 0.868407)         and (0, 1.088493)
  public init(
    roundedRect rect: Rect, cornerRadius: Double, corners: Corners = .all, curve: CornerCurve = .circular
  ) {
    self.init()
    addRoundedRect(rect, cornerRadius: cornerRadius, corners: corners, curve: curve)
  }

  mutating func addRoundedRect(_ rect: Rect, cornerRadius: Double, corners: Corners, curve: CornerCurve) {
    let room = CornerCurve.largestRadius(in: rect.size, corners: corners)
    let radius = max(0, min(cornerRadius, room))
    // 1 where the form has all its space, 0 if it has only the radius.
    let ease = radius > 0 ? min(1, (room / radius - 1) / (CornerCurve.continuous.reach(radius: 1) - 1)) : 0
    // A rounding error beside it is a quarter circle too.
    guard curve == .continuous, ease > 1e-6 else {
      return addRoundedRect(rect, radiusX: radius, radiusY: radius, corners: corners)
    }
    let form = ContinuousCorner(ease: ease)
    // Clockwise from the top right corner, each with the directions along the two sides of the corner.
    let places: [(Corners, Point, from: Point, to: Point)] = [
      (.topRight, Point(x: rect.maxX, y: rect.minY), from: Point(x: -1, y: 0), to: Point(x: 0, y: 1)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), from: Point(x: 0, y: -1), to: Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), from: Point(x: 1, y: 0), to: Point(x: 0, y: -1)),
      (.topLeft, Point(x: rect.minX, y: rect.minY), from: Point(x: 0, y: 1), to: Point(x: 1, y: 0)),
    ]
    for (index, (name, corner, from, to)) in places.enumerated() {
      func place(_ point: Point) -> Point {
        Point(
          x: corner.x + (from.x * point.x + to.x * point.y) * radius,
          y: corner.y + (from.y * point.x + to.y * point.y) * radius)
      }
      let isRounded = corners.contains(name)
      let start = isRounded ? place(form.points[0]) : corner
      if index == 0 { move(to: start) } else { addLine(to: start) }
      guard isRounded else { continue }
      for curve in 0..<3 {
        addCurve(
          to: place(form.points[curve * 3 + 3]), control1: place(form.points[curve * 3 + 1]),
          control2: place(form.points[curve * 3 + 2]))
      }
    }
    closeSubpath()
  }
}

/// The ten points of a corner's three curves, in radii from the corner: x along the first side.
private struct ContinuousCorner {
  var points: [Point]

  /// Mixes the quarter circle (0) and the full form (1).
  init(ease: Double) {
    let half = zip(Self.full, Self.circle).map { full, circle in
      Point(x: circle.x + (full.x - circle.x) * ease, y: circle.y + (full.y - circle.y) * ease)
    }
    points = half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }

  /// The points up to the corner's middle; the others mirror them.
  private static let full = [
    Point(x: 1.528665, y: 0), Point(x: 1.088493, y: 0), Point(x: 0.868407, y: 0), Point(x: 0.631494, y: 0.074911),
    Point(x: 0.372824, y: 0.169060),
  ]

  /// A circle's points, in arcs of 22.5, 45 and 22.5 degrees.
  private static let circle: [Point] = {
    let (sine, cosine) = (0.382_683_432_365_089_8, 0.923_879_532_511_286_8)
    // 4/3 of the tangents of a quarter of 22.5 and of 45 degrees.
    let (short, long) = (0.131_321_871_142_885_65, 0.265_216_489_839_544)
    return [
      Point(x: 1, y: 0), Point(x: 1 - short, y: 0),
      Point(x: 1 - sine + short * cosine, y: 1 - cosine - short * sine),
      Point(x: 1 - sine, y: 1 - cosine), Point(x: 1 - sine - long * cosine, y: 1 - cosine + long * sine),
    ]
  }()
}
