extension Double {
  /// A number from its decimal text, `[+-] digits [. digits] [e [+-] digits]`, as in JSON and YAML 1.2; nil for other
  /// texts. Infinite when the text is too large for a Double.
  package init?(decimal text: some StringProtocol) {
    // No useful number has more characters; reading a million digits would waste time.
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
