import InlayLocalization

extension DateTime {
  /// The moment of a property list, in UTC.
  ///
  /// - Parameter seconds: Since 2001-01-01 00:00:00, rounded down. Nil for dates outside the years 1 to 9999.
  init?(secondsSince2001 seconds: Double) {
    guard seconds >= -63_113_904_000, seconds < 252_423_993_600 else { return nil }
    self.init(secondsSince1970: Int(seconds.rounded(.down)) + 978_307_200)
  }
}
