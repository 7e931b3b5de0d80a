/// A moment in the Gregorian calendar, in UTC, as property lists write dates.
struct CalendarDate {
  /// "2001-01-31".
  let day: String
  /// "23:59:59".
  let time: String

  /// - Parameter seconds: Since 2001-01-01 00:00:00, rounded down. Nil for dates outside the years 1 to 9999.
  init?(seconds: Double) {
    // Days from 0000-03-01, where a year begins after its leap day.
    let (first, last) = (-63_113_904_000.0, 252_423_993_600.0)
    guard seconds >= first, seconds < last else { return nil }
    let whole = Int(seconds.rounded(.down))
    let (days, rest) = (whole.flooredQuotient(86_400), whole.flooredRemainder(86_400))
    let day = days + 730_791
    let era = day / 146_097
    let dayOfEra = day % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    self.day = "\(year.padded(to: 4))-\((month < 10 ? month + 3 : month - 9).padded(to: 2))-\(dayOfMonth.padded(to: 2))"
    time = [rest / 3600, rest / 60 % 60, rest % 60].map { $0.padded(to: 2) }.joined(separator: ":")
  }
}

extension Int {
  fileprivate func flooredQuotient(_ divisor: Int) -> Int { (self - flooredRemainder(divisor)) / divisor }

  fileprivate func flooredRemainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }

  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
