/// A gradient's position in device space, in the form that loses least to Cairo's fixed-point numbers.
enum GradientAxis {
  /// The line's ends.
  case linear(start: Point, end: Point)
  /// A line shorter than Cairo's numbers resolve: all colours are between the two sides of a point.
  case edge(at: Point, direction: Point)
  /// The transform from device space to one where the ellipse is a circle of this radius around the origin.
  case radial(toPattern: Transform, radius: Double)

  /// The smallest length and radius that Cairo paints correctly, in device pixels.
  static let shortest = 1.0 / 64
}

extension RGBGradient {
  /// The gradient's position in device space, of which `window` is visible; nil if it has no extent there.
  func deviceAxis(_ transform: Transform, window: DeviceRect) -> GradientAxis? {
    guard let inverse = transform.inverse else { return nil }
    return kind == .linear ? line(transform, inverse) : ellipse(transform, inverse, window)
  }

  private func line(_ transform: Transform, _ inverse: Transform) -> GradientAxis? {
    let reach = end - start
    let square = reach.x * reach.x + reach.y * reach.y
    guard square > 0, square.isFinite else { return nil }
    // The change of the location for each device pixel. Only similarities keep right angles, so the end follows from
    // this slope and not from transforming it.
    let slope = Point(
      x: (inverse.a * reach.x + inverse.b * reach.y) / square,
      y: (inverse.c * reach.x + inverse.d * reach.y) / square)
    let steepness = (slope.x * slope.x + slope.y * slope.y).squareRoot()
    guard steepness > 0, steepness.isFinite else { return nil }
    let first = start.applying(transform)
    let direction = Point(x: slope.x / steepness, y: slope.y / steepness)
    if 1 / steepness < GradientAxis.shortest { return .edge(at: first, direction: direction) }
    return .linear(start: first, end: first + Point(x: direction.x / steepness, y: direction.y / steepness))
  }

  private func ellipse(_ transform: Transform, _ inverse: Transform, _ window: DeviceRect) -> GradientAxis? {
    let reach = end - start
    guard reach.x != 0, reach.y != 0 else { return nil }
    let unit = inverse.concatenating(Transform(translationX: -start.x, y: -start.y)).concatenating(
      Transform(scaleX: 1 / abs(reach.x), y: 1 / abs(reach.y)))
    let steepness = (abs(unit.a) + abs(unit.c), abs(unit.b) + abs(unit.d))
    guard !unit.isSingular, max(steepness.0, steepness.1) < 1 / GradientAxis.shortest else { return nil }
    // The circle's radius is about the ellipse's longer one in device pixels, so that no element of the matrix loses
    // its digits. For thin ellipses it is less, so that no pixel is beyond Cairo's numbers.
    let centre = start.applying(transform)
    let span = max(
      max(abs(centre.x - Double(window.minX)), abs(centre.x - Double(window.maxX))),
      max(abs(centre.y - Double(window.minY)), abs(centre.y - Double(window.maxY))))
    let largest = min(16, 8192 / span)
    let radius = min(1 / min(steepness.0, steepness.1), largest / max(steepness.0, steepness.1))
    return .radial(toPattern: unit.concatenating(Transform(scaleX: radius, y: radius)), radius: radius)
  }
}
