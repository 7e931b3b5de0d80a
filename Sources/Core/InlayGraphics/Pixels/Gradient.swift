/// A gradual change of colours along a line or around a point, in points.
///
/// Before the first stop its colour continues, and so does the last stop's after it. Between two stops the components
/// are interpolated without premultiplication. As in SVG, locations are clamped to 0...1, and one that is less than the
/// one before (or not a number) counts as that one; at equal locations the colour jumps from the first stop there to
/// the last.
package struct RGBGradient: Hashable, Sendable {
  /// The form of a gradient, as of `Gradient.Kind`.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A gradient along the line from `start` (location 0) to `end` (location 1), constant at right angles to it. Where
    /// both are the same point, the whole area has the last colour.
    case linear
    /// A gradient from the centre `start` (location 0) outwards to the ellipse (location 1) whose half axes are the
    /// distances from `start` to `end` in x and in y. If one of them is 0, the whole area has the last colour.
    case radial
  }

  /// A colour at a location of the gradient.
  package struct Stop: Hashable, Sendable {
    var color: RGBColor
    /// 0 at the gradient's start, 1 at its end.
    package var location: Double

    package init(_ color: RGBColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var kind: Kind
  package var stops: [Stop]
  package var start: Point
  var end: Point

  package init(kind: Kind = .linear, stops: [Stop], start: Point, end: Point) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// A gradient with evenly spaced colours: the first at location 0, the last at 1; a single one at 0.
  package init(kind: Kind = .linear, colors: [RGBColor], start: Point, end: Point) {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Stop($1, at: Double($0) / last) }
    self.init(kind: kind, stops: stops, start: start, end: end)
  }
}

extension RGBGradient {
  /// The stops with ascending locations in 0...1.
  var orderedStops: [Stop] {
    var last = 0.0
    return stops.map { stop in
      // Also false for a location that is not a number.
      if stop.location > last { last = min(stop.location, 1) }
      return Stop(stop.color, at: last)
    }
  }

  /// Whether `start` and `end` are numbers.
  var isFinite: Bool { start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite }
}
