extension PropertyList {
  /// Whether both are equal as values of defaults: numbers and booleans by their number, so that 1, 1.0 and true are equal.
  public func isEqual(to other: PropertyList) -> Bool {
    switch (self, other) {
    case (.array(let values), .array(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.isEqual(to: $1) }
    case (.dictionary(let values), .dictionary(let others)):
      values.count == others.count && values.allSatisfy { key, value in others[key].map(value.isEqual(to:)) ?? false }
    default: self == other || (wholeNumber.map { $0 == other.wholeNumber } ?? false)
    }
  }

  /// The value of a number without a fraction, or of a boolean.
  private var wholeNumber: Int64? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number)
    case .boolean(let value): value ? 1 : 0
    default: nil
    }
  }

  /// A number, a boolean as 0 or 1, or the number that a string spells; nil for others.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .boolean(let value): value ? 1 : 0
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// As NSUserDefaults reads a boolean: numbers but 0, and strings that begin as "YES", "true" or a number but 0.
  var isTrue: Bool {
    guard case .string(let text) = self else { return number.map { $0 != 0 } ?? false }
    let digits = text.drop { $0 == " " || $0 == "+" || $0 == "-" || $0 == "0" }
    return digits.first.map { "YyTt123456789".contains($0) } ?? false
  }

  /// The value as a row shows it: strings, numbers and dates; empty for others.
  var text: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): Int64(exactly: number).map { String($0) } ?? String(number)
    case .boolean(let value): value ? "1" : "0"
    case .date(let seconds): CalendarDate(seconds: seconds).map { "\($0.day) \($0.time) +0000" } ?? ""
    case .data, .array, .dictionary: ""
    }
  }
}
