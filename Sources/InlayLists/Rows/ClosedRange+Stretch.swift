extension ClosedRange<Double> {
  /// From one number to another; no farther than the first where the second lies before it, or either is none.
  init(from low: Double, to high: Double) { self = low <= high ? low...high : low.isNaN ? 0...0 : low...low }
}
