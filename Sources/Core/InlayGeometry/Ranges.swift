extension ClosedRange<Double> {
  /// A range from one number to another; `low...low` if the second is less or not a number, 0...0 if the first is not a
  /// number.
  @inlinable package init(from low: Double, to high: Double) {
    self = low <= high ? low...high : low.isNaN ? 0...0 : low...low
  }
}

extension Rect {
  /// Whether a vertical range intersects the rectangle.
  package func intersects(_ range: ClosedRange<Double>) -> Bool { range.upperBound > minY && range.lowerBound < maxY }
}
