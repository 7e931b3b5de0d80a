/// A date with a time of the day, in the Gregorian calendar, which is also continued to the years before it began. The
/// time zone is the app's matter.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// From 1 to 9999.
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1 to 31.
  public let day: Int
  public let hour: Int
  public let minute: Int
  public let second: Int

  /// Numbers beyond a limit become the limit: the 31st of February is its last day.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = max(1, min(year, 9999))
    self.month = max(1, min(month, 12))
    let isLeap = self.year.isMultiple(of: 4) && (!self.year.isMultiple(of: 100) || self.year.isMultiple(of: 400))
    let last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][self.month - 1]
    self.day = max(1, min(day, last))
    self.hour = max(0, min(hour, 23))
    self.minute = max(0, min(minute, 59))
    self.second = max(0, min(second, 59))
  }

  /// The date of a moment: the time of Unix and the distance from UTC.
  ///
  /// - Parameters:
  ///   - seconds: Since 1970-01-01 00:00:00 UTC; beyond the years 1 to 9999 the first or last moment of these.
  ///   - offset: Seconds by which clocks are ahead of UTC, such as 7200.
  public init(secondsSince1970 seconds: Int, offset: Int = 0) {
    let local = max(Self.seconds.lowerBound, min(seconds, Self.seconds.upperBound)) + max(-86_400, min(offset, 86_400))
    let moment = max(Self.seconds.lowerBound, min(local, Self.seconds.upperBound))
    // Days from 0000-03-01, where a year begins after its leap day.
    let rest = ((moment % 86_400) + 86_400) % 86_400
    let days = (moment - rest) / 86_400 + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: era * 400 + yearOfEra + (month >= 10 ? 1 : 0), month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1, hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
  }

  /// Those of the years 1 to 9999.
  private static let seconds = -62_135_596_800...253_402_300_799

  /// Days since 1970-01-01; those of two dates differ by the days between them.
  public var daysSince1970: Int {
    // Years begin in March, so that a leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ((month + 9) % 12 * 153 + 2) / 5 + day
      - 719_469
  }

  /// From 1 for Sunday to 7 for Saturday.
  public var weekday: Int { (daysSince1970 % 7 + 11) % 7 + 1 }

  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.daysSince1970, a.hour, a.minute, a.second) < (b.daysSince1970, b.hour, b.minute, b.second)
  }
}
