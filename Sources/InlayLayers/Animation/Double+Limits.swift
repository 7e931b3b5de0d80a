extension Double {
  /// Zero for NaN and for numbers nearer to 0 than the range; at most its end, with the sign.
  func magnitudeLimited(to range: ClosedRange<Double>) -> Double {
    guard magnitude >= range.lowerBound else { return 0 }
    return Double(signOf: self, magnitudeOf: Swift.min(magnitude, range.upperBound))
  }

  /// Zero for negative numbers.
  var positive: Double { Swift.max(0, self) }
}
