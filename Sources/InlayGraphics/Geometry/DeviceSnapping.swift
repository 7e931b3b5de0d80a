/// The rule by which edges are rounded to device pixels.
extension Double {
  /// This edge, in points, at the nearest boundary between device pixels; a tie goes to the lower one.
  ///
  /// Neighbours stay together: two rectangles that share an edge share it after snapping too.
  @inlinable public func snapped(toScale scale: Double) -> Double {
    // Without the sum, numbers that are rounded up to zero would be -0.
    (self * scale - 0.5).rounded(.up) / scale + 0
  }
}

extension Rect {
  /// The rectangle with each edge snapped to device pixels separately.
  @inlinable public func snapped(toScale scale: Double) -> Rect {
    Rect(
      minX: minX.snapped(toScale: scale), minY: minY.snapped(toScale: scale),
      maxX: maxX.snapped(toScale: scale), maxY: maxY.snapped(toScale: scale))
  }
}
