/// A date with a time of day, in the Gregorian calendar, which also continues to the years before it began.
///
///     var departure = DateTime(year: 2026, month: 3, day: 7, hour: 9, minute: 5)
///     departure.hour += 1
///     let arrival = departure.adding(hours: 14, minutes: 40)
///     let nights = arrival.days(since: departure)
///
/// It has no time zone: your app decides whose clock it shows. Each day has 24 hours, and each minute 60 seconds. The
/// years are 1 to 9999. All calls are O(1).
public struct DateTime: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01 00:00:00 of the same clock.
  private var moment: Int

  /// The moments of the years 1 to 9999.
  private static let moments = -62_135_596_800...253_402_300_799
  private static let years = 1...9999
  private static let secondsOfDay = 86_400

  /// A date with a time, midnight by default.
  ///
  /// Numbers beyond a limit become the limit: the 31st of February is its last day. To carry over instead, use
  /// `adding(years:months:days:hours:minutes:seconds:)`.
  ///
  /// - Parameters:
  ///   - year: From 1 to 9999.
  ///   - month: From 1 to 12.
  ///   - day: From 1 to the last day of the month.
  ///   - hour: From 0 to 23.
  ///   - minute: From 0 to 59.
  ///   - second: From 0 to 59.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    let year = year.limited(to: Self.years)
    let month = month.limited(to: 1...12)
    let day = day.limited(to: 1...Self.dayCount(ofMonth: month, in: year))
    let time = hour.limited(to: 0...23) * 3600 + minute.limited(to: 0...59) * 60 + second.limited(to: 0...59)
    moment = Self.days(year, month, day) * Self.secondsOfDay + time
  }

  /// The date and time of a moment: the time of Unix and the distance from UTC.
  ///
  /// - Parameters:
  ///   - seconds: Since 1970-01-01 00:00:00 UTC; beyond the years 1 to 9999 the first or last moment of these.
  ///   - offset: Seconds by which clocks are ahead of UTC, such as 7200; 0 by default.
  public init(secondsSince1970 seconds: Int, offset: Int = 0) {
    let day = Self.secondsOfDay
    moment = (seconds.limited(to: Self.moments) + offset.limited(to: -day...day)).limited(to: Self.moments)
  }

  // MARK: Components

  /// The year, from 1 to 9999. It has no default. If a component is set to a number beyond a limit, it becomes the
  /// limit. If the month is now shorter, the day becomes its last one.
  public var year: Int {
    get { date.year }
    set { self = with(year: newValue) }
  }

  /// The month, from 1 to 12. It has no default. If the month is now shorter, the day becomes its last one.
  public var month: Int {
    get { date.month }
    set { self = with(month: newValue) }
  }

  /// The day of the month, from 1 to 31. It has no default.
  public var day: Int {
    get { date.day }
    set { self = with(day: newValue) }
  }

  /// The hour, from 0 to 23; 0 by default.
  public var hour: Int {
    get { time / 3600 }
    set { self = with(hour: newValue) }
  }

  /// The minute, from 0 to 59; 0 by default.
  public var minute: Int {
    get { time / 60 % 60 }
    set { self = with(minute: newValue) }
  }

  /// The second, from 0 to 59; 0 by default.
  public var second: Int {
    get { time % 60 }
    set { self = with(second: newValue) }
  }

  /// The day of the week, from 1 for Sunday to 7 for Saturday.
  public var weekday: Int { (daysSince1970 % 7 + 11) % 7 + 1 }

  // MARK: Computing

  /// Returns a later moment, or an earlier one for negative numbers.
  ///
  /// Years and months come first. They keep the day, unless the month is shorter: a month after the 31st of January is
  /// the last day of February. The others then follow, and carry over. Beyond the years 1 to 9999, the result is the
  /// first or last moment of these.
  ///
  /// - Parameters:
  ///   - years: Added years; 0 by default, as for all.
  ///   - months: Added months.
  ///   - days: Added days.
  ///   - hours: Added hours.
  ///   - minutes: Added minutes.
  ///   - seconds: Added seconds.
  public func adding(
    years: Int = 0, months: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0
  ) -> DateTime {
    var result = shifted(months: Self.product(years, 12, atMost: 240_000) + Self.product(months, 1, atMost: 240_000))
    let most = Self.moments.upperBound - Self.moments.lowerBound + Self.secondsOfDay
    var moment = result.moment
    moment += Self.product(days, Self.secondsOfDay, atMost: most)
    moment += Self.product(hours, 3600, atMost: most)
    moment += Self.product(minutes, 60, atMost: most)
    moment += Self.product(seconds, 1, atMost: most)
    result.moment = moment.limited(to: Self.moments)
    return result
  }

  /// Returns the days from another date to this one, negative for a later other one. The times do not count: from 23:59
  /// to 0:00 of the next day it is 1.
  public func days(since other: DateTime) -> Int { daysSince1970 - other.daysSince1970 }

  /// Returns the seconds from another moment to this one, negative for a later other one.
  public func seconds(since other: DateTime) -> Int { moment - other.moment }

  /// Whether the first one is earlier.
  public static func < (a: DateTime, b: DateTime) -> Bool { a.moment < b.moment }

  // MARK: Parts

  /// The days since 1970-01-01.
  package var daysSince1970: Int {
    let day = Self.secondsOfDay
    return moment >= 0 ? moment / day : (moment + 1) / day - 1
  }

  /// Seconds since midnight.
  private var time: Int { moment - daysSince1970 * Self.secondsOfDay }

  private var date: (year: Int, month: Int, day: Int) {
    // Days from 0000-03-01, where a year begins after its leap day.
    let days = daysSince1970 + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// Days since 1970-01-01 of a date that exists.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March, so that a leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ((month + 9) % 12 * 153 + 2) / 5 + day
      - 719_469
  }

  /// The number of days of a month, from 28 to 31.
  package static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month.limited(to: 1...12) - 1]
  }

  /// The same with other components.
  private func with(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil
  ) -> DateTime {
    DateTime(
      year: year ?? self.year, month: month ?? self.month, day: day ?? self.day, hour: hour ?? self.hour,
      minute: minute ?? self.minute, second: second ?? self.second)
  }

  /// The same day and time of another month.
  private func shifted(months: Int) -> DateTime {
    if months == 0 { return self }
    let number = year * 12 + month - 1 + months
    // Years below 1 are no quotients: a division rounds towards 0.
    if number < Self.years.lowerBound * 12 { return DateTime(secondsSince1970: .min) }
    if number / 12 > Self.years.upperBound { return DateTime(secondsSince1970: .max) }
    return with(year: number / 12, month: number % 12 + 1)
  }

  /// A product that is limited to a number and its negative.
  private static func product(_ count: Int, _ unit: Int, atMost most: Int) -> Int {
    count.limited(to: -(most / unit)...(most / unit)) * unit
  }
}

extension DateTime: CustomStringConvertible {
  /// The date and the time as in ISO 8601, with a space between: "2026-03-07 09:05:00".
  public var description: String { "\(dayText) \(timeText)" }

  /// "2026-03-07".
  package var dayText: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// "09:05:00".
  package var timeText: String { [hour, minute, second].map { $0.padded(to: 2) }.joined(separator: ":") }
}

extension Int {
  fileprivate func limited(to range: ClosedRange<Int>) -> Int {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }

  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
