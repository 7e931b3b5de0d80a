extension ClosedRange<Double> {
  /// From one number to another; `low...low` if the second is less or not a number, 0...0 if the first is not a number.
  init(from low: Double, to high: Double) { self = low <= high ? low...high : low.isNaN ? 0...0 : low...low }
}
