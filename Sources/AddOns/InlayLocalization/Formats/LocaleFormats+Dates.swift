extension LocaleFormats {
  /// The length of a written date, from `1/31/26` to `Saturday, January 31, 2026`.
  public enum DateStyle: Int, CaseIterable, Sendable { case short, medium, long, full }

  /// Whether a time has seconds: `short` has none, `medium` has them.
  public enum TimeStyle: Int, CaseIterable, Sendable { case short, medium }

  /// The hours of a clock.
  public enum HourCycle: Int, CaseIterable, Sendable { case twelve, twentyFour }

  /// The length of a month's or a day's name: `January` or `Jan`.
  public enum NameStyle: Int, CaseIterable, Sendable { case full, short }

  /// Returns a date without its time: `Jan 31, 2026`.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: How much of it is written; `medium` by default.
  public func date(_ date: DateTime, style: DateStyle = .medium) -> String {
    text(table.dates[style.rawValue], date)
  }

  /// Returns the time of day: `9:05 AM`.
  ///
  /// - Parameters:
  ///   - date: A date with the time.
  ///   - style: Whether it has seconds; `short`, without them, by default.
  ///   - hours: The hours of the user's settings; nil, as by default, for those that the language prefers.
  public func time(_ date: DateTime, style: TimeStyle = .short, hours: HourCycle? = nil) -> String {
    text(hours.map { table.clocks[$0.rawValue * 2 + style.rawValue] } ?? table.times[style.rawValue], date)
  }

  /// Returns a date with its time of day: `Jan 31, 2026, 9:05 AM`.
  ///
  /// - Parameters:
  ///   - date: The date with the time.
  ///   - dateStyle: How much of the date is written; `medium` by default.
  ///   - timeStyle: Whether the time has seconds; `short`, without them, by default.
  ///   - hours: As of `time(_:style:hours:)`.
  public func dateAndTime(
    _ date: DateTime, dateStyle: DateStyle = .medium, timeStyle: TimeStyle = .short, hours: HourCycle? = nil
  ) -> String {
    let parts = [time(date, style: timeStyle, hours: hours), self.date(date, style: dateStyle)]
    return filled(text(table.moments[dateStyle.rawValue], date), parts)
  }

  /// Returns the name of a day of the week, as it stands alone.
  ///
  /// - Parameters:
  ///   - weekday: From 1 for Sunday to 7 for Saturday, as `DateTime.weekday`; beyond these the first or the last.
  ///   - style: Whether it is abbreviated; `full` by default.
  public func weekdayName(_ weekday: Int, style: NameStyle = .full) -> String {
    table.days[style == .short ? 3 : 2][max(1, min(weekday, 7)) - 1]
  }

  /// Returns the name of a month, as it stands alone.
  ///
  /// - Parameters:
  ///   - month: From 1 to 12; beyond these the first or the last.
  ///   - style: Whether it is abbreviated; `full` by default.
  public func monthName(_ month: Int, style: NameStyle = .full) -> String {
    table.months[style == .short ? 3 : 2][max(1, min(month, 12)) - 1]
  }

  /// Returns a day by its distance from today: `yesterday`, `today`, `tomorrow`, `in 3 days`, `3 days ago`.
  ///
  /// - Parameter days: The days from today on, as of `DateTime.days(since:)`.
  public func relativeDay(_ days: Int) -> String {
    if (-2...2).contains(days), !table.near[days + 2].isEmpty { return table.near[days + 2] }
    let count = Int(clamping: days.magnitude)
    return (days < 0 ? table.past : table.future).text(for: count, number(count))
  }

  // MARK: Patterns

  /// The text of a pattern of CLDR: letters are fields, apart from those in quotation marks.
  private func text(_ pattern: String, _ date: DateTime) -> String {
    var text = ""
    var isQuoted = false
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.first {
      let isField = !isQuoted && (("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar))
      let count = isField ? rest.prefix { $0 == scalar }.count : 1
      rest = rest.dropFirst(count)
      if isField {
        append(scalar, count, date, to: &text)
      } else if scalar != "'" {
        text.unicodeScalars.append(scalar)
      } else if rest.first == "'" {
        // Two marks are one mark of the text.
        text += "'"
        rest = rest.dropFirst()
      } else {
        isQuoted.toggle()
      }
    }
    return text
  }

  /// Appends the field of a letter that is written so many times.
  private func append(_ letter: Unicode.Scalar, _ count: Int, _ date: DateTime, to text: inout String) {
    let hour = date.hour % 12
    switch letter {
    case "y": append(count == 2 ? date.year % 100 : date.year, count, to: &text)
    case "M" where count > 2: text += table.months[count > 3 ? 0 : 1][date.month - 1]
    case "L" where count > 2: text += table.months[count > 3 ? 2 : 3][date.month - 1]
    case "M", "L": append(date.month, count, to: &text)
    case "d": append(date.day, count, to: &text)
    case "E": text += table.days[count > 3 ? 0 : 1][date.weekday - 1]
    case "c": text += table.days[count > 3 ? 2 : 3][date.weekday - 1]
    case "a": text += table.noons[date.hour / 12]
    case "B": text += period(date)
    case "h": append(hour == 0 ? 12 : hour, count, to: &text)
    case "H": append(date.hour, count, to: &text)
    case "K": append(hour, count, to: &text)
    case "m": append(date.minute, count, to: &text)
    case "s": append(date.second, count, to: &text)
    default: break
    }
  }

  private func period(_ date: DateTime) -> String {
    if date.hour == 0, date.minute == 0, let midnight = table.midnight { return midnight }
    return table.periods.last { $0.hour <= date.hour }?.name ?? table.noons[date.hour / 12]
  }

  /// A number in the digits of the language, filled up with zeros.
  private func append(_ value: Int, _ width: Int, to text: inout String) {
    let digits = String(value)
    for _ in 0..<max(0, width - digits.utf8.count) { text.unicodeScalars.append(table.zero) }
    for byte in digits.utf8 {
      text.unicodeScalars.append(Unicode.Scalar(table.zero.value + UInt32(byte) - 0x30) ?? table.zero)
    }
  }
}
