extension Path {
  /// Creates a path with one closed rectangle, in points.
  public init(rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse that fits in a rectangle. It begins at the middle of the right side, at 3 o'clock, and goes clockwise
  /// on a canvas, as `CGPath`'s.
  public init(ellipseIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a closed rectangle, in points.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the closed ellipse of `init(ellipseIn:)`.
  public mutating func addEllipse(in rect: Rect) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let middle = Point(x: left + rect.width / 2, y: top + rect.height / 2)
    let dx = rect.width / 2 * (1 - Self.quarterArc)
    let dy = rect.height / 2 * (1 - Self.quarterArc)
    move(to: Point(x: right, y: middle.y))
    addCurve(
      to: Point(x: middle.x, y: bottom), control1: Point(x: right, y: bottom - dy),
      control2: Point(x: right - dx, y: bottom))
    addCurve(
      to: Point(x: left, y: middle.y), control1: Point(x: left + dx, y: bottom),
      control2: Point(x: left, y: bottom - dy))
    addCurve(
      to: Point(x: middle.x, y: top), control1: Point(x: left, y: top + dy), control2: Point(x: left + dx, y: top))
    addCurve(
      to: Point(x: right, y: middle.y), control1: Point(x: right - dx, y: top), control2: Point(x: right, y: top + dy))
    closeSubpath()
  }

  /// The distance of a quarter circle's control points from its ends, in radii: 4/3 (sqrt 2 - 1). The curve is within
  /// 0.03 % of the circle.
  static let quarterArc = 0.552_284_749_830_793_4

  mutating func addRoundedRect(_ rect: Rect, radiusX: Double, radiusY: Double, corners: Corners) {
    let left = rect.minX
    let top = rect.minY
    let right = rect.maxX
    let bottom = rect.maxY
    let dx = radiusX * (1 - Self.quarterArc)
    let dy = radiusY * (1 - Self.quarterArc)
    func inset(_ corner: Corners) -> (x: Double, y: Double) {
      corners.contains(corner) ? (radiusX, radiusY) : (0, 0)
    }
    let topLeft = inset(.topLeft)
    let topRight = inset(.topRight)
    let bottomRight = inset(.bottomRight)
    let bottomLeft = inset(.bottomLeft)

    move(to: Point(x: left + topLeft.x, y: top))
    addLine(to: Point(x: right - topRight.x, y: top))
    if topRight.x > 0 {
      addCurve(
        to: Point(x: right, y: top + topRight.y),
        control1: Point(x: right - dx, y: top), control2: Point(x: right, y: top + dy))
    }
    addLine(to: Point(x: right, y: bottom - bottomRight.y))
    if bottomRight.x > 0 {
      addCurve(
        to: Point(x: right - bottomRight.x, y: bottom),
        control1: Point(x: right, y: bottom - dy), control2: Point(x: right - dx, y: bottom))
    }
    addLine(to: Point(x: left + bottomLeft.x, y: bottom))
    if bottomLeft.x > 0 {
      addCurve(
        to: Point(x: left, y: bottom - bottomLeft.y),
        control1: Point(x: left + dx, y: bottom), control2: Point(x: left, y: bottom - dy))
    }
    addLine(to: Point(x: left, y: top + topLeft.y))
    if topLeft.x > 0 {
      addCurve(
        to: Point(x: left + topLeft.x, y: top),
        control1: Point(x: left, y: top + dy), control2: Point(x: left + dx, y: top))
    }
    closeSubpath()
  }
}
