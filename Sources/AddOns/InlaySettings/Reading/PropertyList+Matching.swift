import InlayLocalization

extension PropertyList {
  /// Whether two values count as equal, as values of a property list do: numbers and booleans by their number, so that
  /// 1, 1.0 and true are equal; all others by type and contents.
  func matches(_ other: PropertyList) -> Bool { normalised == other.normalised }

  /// The value with each number in one form: matching values have equal ones.
  var normalised: PropertyList {
    switch self {
    case .boolean(let isTrue): .integer(isTrue ? 1 : 0)
    case .real(let number): Int64(exactly: number).map { .integer($0) } ?? self
    case .array(let elements): .array(elements.map(\.normalised))
    case .dictionary(let values): .dictionary(values.mapValues(\.normalised))
    case .string, .integer, .date, .data: self
    }
  }

  /// The value as a boolean, as defaults of apps have it: a boolean, a number, or a text such as "YES" or "false".
  /// Otherwise nil.
  var asBoolean: Bool? {
    switch self {
    case .boolean(let isTrue): return isTrue
    case .integer(let number): return number != 0
    case .real(let number): return number != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1", "y", "t": return true
      case "no", "false", "0", "n", "f": return false
      default: return nil
      }
    case .date, .data, .array, .dictionary: return nil
    }
  }

  /// A text, number or boolean as a text.
  var scalarText: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .date, .data, .array, .dictionary: nil
    }
  }

  /// The value as a row shows it: strings, numbers, and dates in UTC; empty for others.
  var text: String {
    switch self {
    case .boolean(let value): value ? "1" : "0"
    case .date(let seconds): DateTime(secondsSince2001: seconds).map { "\($0.dayText) \($0.timeText) +0000" } ?? ""
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
