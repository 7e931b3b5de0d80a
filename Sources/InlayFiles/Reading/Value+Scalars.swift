/// What a scalar says. Only unquoted `true` and `false` are booleans, and only unquoted decimal numbers are
/// numbers: YAML 1.1's `yes`, `0x10`, `1_000` and `1:30` are texts.
extension Value {
  /// A scalar as it is written; nil for lists and objects.
  var scalar: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// A scalar without quotes.
  private var plain: String? {
    guard case .scalar(let text, true) = content else { return nil }
    return text
  }

  /// Nothing, `null` or `~`.
  var isNull: Bool {
    guard let plain else { return false }
    return plain.isEmpty || plain == "null" || plain == "~" || plain == "Null" || plain == "NULL"
  }

  /// A text. A number or boolean without quotes is the text that it is written as.
  var text: String? { isNull ? nil : scalar }

  var boolean: Bool? {
    switch plain {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A number as it is written, which may be too large to be finite.
  var unboundedNumber: Double? { plain.flatMap(Double.init(decimal:)) }

  /// A finite number.
  var number: Double? {
    guard let number = unboundedNumber, number.isFinite else { return nil }
    return number
  }

  /// A whole number, also one that is written as `1e3` or `2.0`.
  var integer: Int? { number.flatMap(Int.init(exactly:)) }
}

extension Double {
  /// A number from its decimal text, `[+-] digits [. digits] [e [+-] digits]`, as JSON and YAML 1.2 write it; nil for
  /// anything else. Infinite when the text is too large for a Double.
  package init?(decimal text: some StringProtocol) {
    // No honest number has more characters; reading a million digits is a waste.
    guard text.utf8.count <= 400 else { return nil }
    var rest = text.utf8[...]
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func skipSign() {
      if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
    }
    func skipDigits() -> Int {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    skipSign()
    var digits = skipDigits()
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if let first = rest.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      skipSign()
      guard skipDigits() > 0 else { return nil }
    }
    guard rest.isEmpty, let number = Double(text) else { return nil }
    self = number
  }
}
