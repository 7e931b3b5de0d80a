import InlayLocalization

extension CalendarDate {
  /// The moment of a property list, in UTC.
  ///
  /// - Parameter seconds: Since 2001-01-01 00:00:00, rounded down. Nil for dates outside the years 1 to 9999.
  init?(secondsSince2001 seconds: Double) {
    guard seconds >= -63_113_904_000, seconds < 252_423_993_600 else { return nil }
    self.init(secondsSince1970: Int(seconds.rounded(.down)) + 978_307_200)
  }

  /// "2001-01-31".
  var dayText: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// "23:59:59".
  var timeText: String { [hour, minute, second].map { $0.padded(to: 2) }.joined(separator: ":") }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
