import InlayGraphics

/// A gradual change of colours along a line or around a point, in points.
///
/// Before the first location its colour continues, and so does the last one's after it. Between two the components are
/// interpolated without premultiplication. As in SVG, locations are clamped to 0...1, and one that is less than the one
/// before counts as that one; at equal locations the colour jumps from the first one there to the last.
public struct Gradient: Hashable, Sendable {
  /// The form of a gradient.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A gradient along the line from `start` (location 0) to `end` (location 1), constant at right angles to it. Where
    /// both are the same point, the whole area has the last colour.
    case linear
    /// A gradient from the centre `start` (location 0) outwards to the ellipse (location 1) whose half axes are the
    /// distances from `start` to `end` in x and in y. If one of them is 0, the whole area has the last colour.
    case radial

    var resolved: RGBGradient.Kind { self == .linear ? .linear : .radial }
  }

  /// The shape: along a line or around a point.
  public var kind: Kind
  /// The colours from start to end.
  public var colors: [Color]
  /// The position of each colour, 0 at the start and 1 at the end; nil spaces them evenly. Colours without one are
  /// where they were without any.
  public var locations: [Double]?
  /// The position of location 0, in points; the centre of a radial gradient.
  public var start: Point
  /// The position of location 1, in points; for a radial gradient see `Kind.radial`.
  public var end: Point

  /// Creates a gradient. By default it is linear, with evenly spaced colours.
  public init(
    kind: Kind = .linear, colors: [Color], locations: [Double]? = nil, start: Point, end: Point
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }

  func resolved(_ resolve: (Color) -> RGBColor) -> RGBGradient {
    let even = RGBGradient(kind: kind.resolved, colors: colors.map(resolve), start: start, end: end)
    guard let locations else { return even }
    var gradient = even
    for index in gradient.stops.indices.prefix(locations.count) { gradient.stops[index].location = locations[index] }
    return gradient
  }
}
