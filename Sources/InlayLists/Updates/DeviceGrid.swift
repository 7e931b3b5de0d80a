import InlayGraphics
import InlayLayers

/// The device pixels in a table's own space.
struct DeviceGrid: Equatable {
  /// Device pixels per point.
  var scale = 1.0
  /// From a boundary between pixels to the table's origin, in points, less than a pixel.
  var offset = Point.zero

  /// The nearest boundary between device pixels to an edge of the table's own space, in points.
  func x(_ x: Double) -> Double { boundary(x + offset.x) - offset.x }

  func y(_ y: Double) -> Double { boundary(y + offset.y) - offset.y }

  func y(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    ClosedRange(from: y(range.lowerBound), to: y(range.upperBound))
  }

  /// As `snapped(toScale:)`, without rounding errors of sums.
  private func boundary(_ edge: Double) -> Double {
    ((edge * scale).withoutRoundingErrors - 0.5).rounded(.up) / scale
  }
}
