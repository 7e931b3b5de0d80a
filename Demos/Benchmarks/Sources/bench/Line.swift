import Glibc

/// One JSON object on a line of standard output.
enum Line {
  enum Value {
    case text(String)
    /// A number and its count of decimals.
    case number(Double, Int)
  }

  static func print(_ values: KeyValuePairs<String, Value>) {
    let fields = values.map { key, value in
      switch value {
      case .text(let text): "\"\(key)\":\"\(text)\""
      case .number(let number, let decimals): "\"\(key)\":\(format(number, decimals))"
      }
    }
    write("{" + fields.joined(separator: ",") + "}\n")
  }

  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  /// A number with a fixed count of decimals.
  static func format(_ number: Double, _ decimals: Int) -> String {
    let factor = pow(10, Double(decimals))
    let scaled = Int((abs(number) * factor).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
