import CInlayCairo

/// Makes a path Cairo's current one, in device space, within the numbers that Cairo can hold.
///
/// Cairo keeps coordinates in 24.8 fixed point: beyond 2^23 they overflow and it silently paints nothing. A path that
/// reaches farther than 2^20 from the window is therefore cut to the window first, which changes nothing inside it.
struct CairoPath {
  let context: OpaquePointer?
  /// The visible area, in device pixels.
  let window: DeviceRect

  private static let reach = Double(1 << 20)

  /// Sets the area of a path in user space, which `transform` takes to device space. A path with a coordinate that is
  /// not a number becomes an empty one.
  func setArea(_ path: Path, _ transform: Transform) {
    cairo_new_path(context)
    if isNear(path, transform) { return append(path, transform) }
    let rect = cutting(margin: 16)
    for line in path.applying(transform).flattened(in: rect) {
      append(Polyline(points: line.clippedPolygon(to: rect), isClosed: true))
    }
  }

  /// Sets the line of a path that is to be stroked.
  ///
  /// - Parameter margin: The most that the stroke reaches from the line, in device pixels.
  /// - Returns: False if nothing can be painted, since `margin` is too large.
  func setLine(_ path: Path, _ transform: Transform, margin: Double) -> Bool {
    cairo_new_path(context)
    if isNear(path, transform) {
      append(path, transform)
      return true
    }
    guard margin < Self.reach else { return false }
    let rect = cutting(margin: margin + 16)
    for line in path.applying(transform).flattened(in: rect) {
      for part in line.clippedLines(to: rect) { append(part) }
    }
    return true
  }

  private func cutting(margin: Double) -> Rect {
    Rect(
      minX: Double(window.minX) - margin,
      minY: Double(window.minY) - margin,
      maxX: Double(window.maxX) + margin,
      maxY: Double(window.maxY) + margin
    )
  }

  private func isNear(_ path: Path, _ transform: Transform) -> Bool {
    let rect = cutting(margin: Self.reach)
    func isInside(_ point: Point) -> Bool {
      // The result is false for coordinates that are not numbers, too.
      let point = point.applying(transform)
      return point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
    }
    return path.elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isInside(point)
      case .curve(let point, let control1, let control2):
        isInside(point) && isInside(control1) && isInside(control2)
      case .close: true
      }
    }
  }

  private func append(_ path: Path, _ transform: Transform) {
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = point.applying(transform)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = point.applying(transform)
        cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        let point = point.applying(transform)
        let control1 = control1.applying(transform)
        let control2 = control2.applying(transform)
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func append(_ line: Polyline) {
    guard let first = line.points.first else { return }
    cairo_move_to(context, first.x, first.y)
    for point in line.points.dropFirst() { cairo_line_to(context, point.x, point.y) }
    if line.isClosed { cairo_close_path(context) }
  }
}
