extension PropertyList {
  /// The value as a row shows it: strings, numbers, and dates in UTC; empty for others.
  var text: String {
    switch self {
    case .boolean(let value): value ? "1" : "0"
    case .date(let seconds): CalendarDate(seconds: seconds).map { "\($0.day) \($0.time) +0000" } ?? ""
    default: scalarText ?? ""
    }
  }

  /// The value of a slider: a number, a boolean as 0 or 1, or the number that a string spells; nil for others.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .boolean(let value): value ? 1 : 0
    case .string(let text): Double(text)
    default: nil
    }
  }
}
