/// The device pixels in a view's own space.
package struct DeviceGrid: Equatable, Sendable {
  /// Device pixels per point.
  package var scale = 1.0
  /// The distance from a boundary between pixels to the view's origin, in points, less than a pixel.
  package var offset = Point.zero

  package init(scale: Double = 1) { self.scale = scale }

  /// The nearest boundary between device pixels to an edge of the view's own space, in points.
  package func x(_ x: Double) -> Double { boundary(x + offset.x) - offset.x }

  package func y(_ y: Double) -> Double { boundary(y + offset.y) - offset.y }

  package func y(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    ClosedRange(from: y(range.lowerBound), to: y(range.upperBound))
  }

  /// Snaps as `snapped(toScale:)`, without rounding errors of sums.
  private func boundary(_ edge: Double) -> Double {
    ((edge * scale).withoutRoundingErrors - 0.5).rounded(.up) / scale
  }
}
