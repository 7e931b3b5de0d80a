import InlayLocalization
import InlayTestSupport
import Testing

/// A calendar that goes on a step at a time.
private struct NaiveDate: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0

  init(_ date: DateTime) {
    (year, month, day) = (date.year, date.month, date.day)
    (hour, minute, second) = (date.hour, date.minute, date.second)
  }

  static func dayCount(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2: return year % 400 == 0 || year % 4 == 0 && year % 100 != 0 ? 29 : 28
    default: return 31
    }
  }

  /// The numbers, the largest units first.
  var numbers: [Int] { [year, month, day, hour, minute, second] }

  mutating func stepMonth(forward: Bool) {
    month += forward ? 1 : -1
    if month == 13 { (year, month) = (year + 1, 1) }
    if month == 0 { (year, month) = (year - 1, 12) }
  }

  mutating func stepDay(forward: Bool) {
    day += forward ? 1 : -1
    if day < 1 {
      stepMonth(forward: false)
      day = Self.dayCount(month, year)
    } else if day > Self.dayCount(month, year) {
      stepMonth(forward: true)
      day = 1
    }
  }

  mutating func stepHour(forward: Bool) {
    hour += forward ? 1 : -1
    if hour == 24 || hour == -1 {
      hour = forward ? 0 : 23
      stepDay(forward: forward)
    }
  }

  mutating func stepMinute(forward: Bool) {
    minute += forward ? 1 : -1
    if minute == 60 || minute == -1 {
      minute = forward ? 0 : 59
      stepHour(forward: forward)
    }
  }

  mutating func stepSecond(forward: Bool) {
    second += forward ? 1 : -1
    if second == 60 || second == -1 {
      second = forward ? 0 : 59
      stepMinute(forward: forward)
    }
  }
}

extension SeededRandom {
  /// A date with a time of years that a walk does not leave.
  fileprivate mutating func date() -> DateTime {
    let year = chance(0.5) ? int(1990...2040) : int(200...9800)
    let month = int(1...12)
    let last = NaiveDate.dayCount(month, year)
    return DateTime(
      year: year, month: month, day: chance(0.3) ? last : int(1...last), hour: int(0...23), minute: int(0...59),
      second: int(0...59))
  }
}

/// Computing with dates.
@Suite struct DateTimeTests {
  @Test("days, months, hours, minutes and seconds are added as a calendar does that goes on a step at a time")
  func adding() {
    withSeeds(400) { random in
      let date = random.date()
      let count = random.int(-900...900)
      func walk(_ step: (inout NaiveDate) -> Void) -> NaiveDate {
        var naive = NaiveDate(date)
        for _ in 0..<abs(count) { step(&naive) }
        naive.day = min(naive.day, NaiveDate.dayCount(naive.month, naive.year))
        return naive
      }
      let isForward = count > 0
      let pairs = [
        ("months", date.adding(months: count), walk { $0.stepMonth(forward: isForward) }),
        ("days", date.adding(days: count), walk { $0.stepDay(forward: isForward) }),
        ("hours", date.adding(hours: count), walk { $0.stepHour(forward: isForward) }),
        ("minutes", date.adding(minutes: count), walk { $0.stepMinute(forward: isForward) }),
        ("seconds", date.adding(seconds: count), walk { $0.stepSecond(forward: isForward) }),
      ]
      for (name, own, naive) in pairs where NaiveDate(own) != naive {
        return "\(date), \(count) \(name): \(own), not \(naive.numbers)"
      }
      return nil
    }
  }

  @Test("differences are what was added, and the order is that of the numbers")
  func differences() {
    withSeeds(400) { random in
      let (date, other) = (random.date(), random.date())
      let count = random.int(-60_000...60_000)
      if date.adding(days: count).days(since: date) != count { return "\(date): \(count) days" }
      if date.adding(seconds: count).seconds(since: date) != count { return "\(date): \(count) seconds" }
      if date.adding(days: count).adding(days: -count) != date { return "\(date): \(count) days there and back" }
      let numbers = (NaiveDate(date).numbers, NaiveDate(other).numbers)
      if (date < other) != numbers.0.lexicographicallyPrecedes(numbers.1) { return "the order of \(date) and \(other)" }
      if (date == other) != (numbers.0 == numbers.1) { return "\(date) and \(other)" }
      let later = date.adding(days: 1)
      return later.weekday == date.weekday % 7 + 1 ? nil : "the weekday after \(date)"
    }
    let evening = DateTime(year: 2026, month: 2, day: 28, hour: 23, minute: 59)
    #expect(evening.adding(minutes: 1).days(since: evening) == 1)
    #expect(evening.days(since: evening.adding(hours: -24)) == 1 && evening.days(since: evening) == 0)
  }

  @Test("parts are added together: months first, in which the day stays or is the last one")
  func parts() {
    let date = DateTime(year: 2024, month: 1, day: 31, hour: 23, minute: 30)
    #expect(date.adding(months: 1) == DateTime(year: 2024, month: 2, day: 29, hour: 23, minute: 30))
    #expect(date.adding(years: 1, months: 1).day == 28)
    #expect(
      date.adding(months: 1, minutes: 45, seconds: 5)
        == DateTime(year: 2024, month: 3, day: 1, hour: 0, minute: 15, second: 5))
    #expect(date.adding(years: -1, days: 1, hours: -1) == DateTime(year: 2023, month: 2, day: 1, hour: 22, minute: 30))
    #expect(date.adding() == date && date.adding(years: 4).adding(years: -4) == date)
  }

  @Test("beyond the years 1 to 9999 there is the first or the last moment")
  func limits() {
    let first = DateTime(year: 1, month: 1, day: 1)
    let last = DateTime(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59)
    let now = DateTime(year: 2026, month: 11, day: 29)
    for count in [Int.min, -400_000_000_000] {
      #expect(now.adding(years: count) == first && now.adding(months: count) == first)
      #expect(now.adding(days: count) == first && now.adding(hours: count) == first)
      #expect(now.adding(minutes: count) == first && now.adding(seconds: count) == first)
    }
    for count in [Int.max, 400_000_000_000] {
      #expect(now.adding(years: count) == last && now.adding(months: count) == last)
      #expect(now.adding(days: count) == last && now.adding(hours: count) == last)
      #expect(now.adding(minutes: count) == last && now.adding(seconds: count) == last)
    }
    #expect(first.adding(days: last.days(since: first)) == DateTime(year: 9999, month: 12, day: 31))
    #expect(last.adding(days: first.days(since: last)) == first.adding(seconds: 86_399))
    #expect(first.adding(months: 9999 * 12 - 1).month == 12 && first.adding(seconds: -1) == first)
    #expect(last.adding(years: -9998).year == 1 && last.adding(seconds: 1) == last)
  }

  @Test("components can be set; beyond a limit they are the limit, and the day is one of the month")
  func components() {
    var date = DateTime(year: 2024, month: 3, day: 31, hour: 9, minute: 5, second: 3)
    date.month = 2
    #expect(date == DateTime(year: 2024, month: 2, day: 29, hour: 9, minute: 5, second: 3))
    date.year += 1
    #expect(date == DateTime(year: 2025, month: 2, day: 28, hour: 9, minute: 5, second: 3))
    date.day = 99
    (date.hour, date.minute, date.second) = (24, -1, 60)
    #expect(date == DateTime(year: 2025, month: 2, day: 28, hour: 23, minute: 0, second: 59))
    (date.month, date.day) = (13, 0)
    #expect(date.month == 12 && date.day == 1)
    (date.year, date.month) = (0, -5)
    #expect(date.year == 1 && date.month == 1)
    date.year = .max
    #expect(date.year == 9999)
    withSeeds(200) { random in
      let (date, other) = (random.date(), random.date())
      var copy = date
      (copy.day, copy.year, copy.month, copy.day) = (1, other.year, other.month, other.day)
      (copy.hour, copy.minute, copy.second) = (other.hour, other.minute, other.second)
      return copy == other && copy.hashValue == other.hashValue ? nil : "\(copy), not \(other)"
    }
  }

  @Test("a date describes itself")
  func description() {
    #expect("\(DateTime(year: 2026, month: 3, day: 7, hour: 9, minute: 5))" == "2026-03-07 09:05:00")
    #expect("\(DateTime(year: 1, month: 12, day: 31, hour: 23, minute: 59, second: 59))" == "0001-12-31 23:59:59")
  }
}
