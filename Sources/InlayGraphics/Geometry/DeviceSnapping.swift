/// The one rule by which edges come to lie on device pixels.
extension Double {
  /// This edge, in points, on the nearest boundary between device pixels; half-way goes to the lower one.
  ///
  /// Snapping by edge keeps neighbours together: two rectangles that share an edge share it afterwards too.
  @inlinable public func snapped(toScale scale: Double) -> Double {
    // Without the sum, what is rounded up to zero would be -0.
    (self * scale - 0.5).rounded(.up) / scale + 0
  }
}

extension Rect {
  /// The rectangle with each edge snapped to device pixels of its own.
  @inlinable public func snapped(toScale scale: Double) -> Rect {
    Rect(
      minX: minX.snapped(toScale: scale), minY: minY.snapped(toScale: scale),
      maxX: maxX.snapped(toScale: scale), maxY: maxY.snapped(toScale: scale))
  }
}
