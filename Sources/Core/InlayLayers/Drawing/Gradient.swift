import InlayGraphics

/// A gradual change of colours along a line or around a point, in points.
///
/// Before the first location its colour continues, and so does the last one's after it. Between two the components are
/// interpolated without premultiplication. As in SVG, locations are clamped to 0...1, and one that is less than the one
/// before counts as that one; at equal locations the colour jumps from the first one there to the last.
public struct Gradient: Hashable, Sendable {
  public var kind: GradientKind
  public var colors: [Color]
  /// The position of each colour, 0 at the start and 1 at the end; nil spaces them evenly. Colours without one are
  /// where they were without any.
  public var locations: [Double]?
  public var start: Point
  public var end: Point

  public init(
    kind: GradientKind = .linear, colors: [Color], locations: [Double]? = nil, start: Point, end: Point
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }

  func resolved(_ resolve: (Color) -> RGBColor) -> RGBGradient {
    let even = RGBGradient(kind: kind, colors: colors.map(resolve), start: start, end: end)
    guard let locations else { return even }
    var gradient = even
    for index in gradient.stops.indices.prefix(locations.count) { gradient.stops[index].location = locations[index] }
    return gradient
  }
}
