import InlaySystem

/// Reads the tokens of SVG path data and keeps the position.
struct SVGPathScanner {
  private let bytes: [UInt8]
  /// The number of characters read. All accepted characters are ASCII, so bytes are characters.
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// Whether a number may begin here.
  var isAtNumber: Bool {
    guard let byte = peek() else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  mutating func skipSpace() {
    // Space, tab, line feed, form feed, carriage return.
    while let byte = peek(), byte == 0x20 || byte == 9 || byte == 10 || byte == 12 || byte == 13 { position += 1 }
  }

  /// Skips space with at most one comma in it. Returns whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard peek() == UInt8(ascii: ",") else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// The next character, where a command's letter is expected.
  mutating func letter() -> UInt8? {
    guard let byte = peek() else { return nil }
    position += 1
    return byte
  }

  /// A flag of an arc: one digit, without a separator after it.
  mutating func flag() throws(InlayError) -> Bool {
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw unexpected("a flag of an arc, 0 or 1")
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  mutating func number() throws(InlayError) -> Double {
    let start = position
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
    var digits = skipDigits()
    if peek() == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      throw unexpected("a number")
    }
    skipExponent()
    // Swift's own parser of numbers, which ignores locales.
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      throw error("a number that is too large; it must be under 1.8e308", at: start)
    }
    return value
  }

  /// An error at the present position, which names the expected token.
  func unexpected(_ wanted: String) -> InlayError {
    if isAtEnd { return error("the data ends where \(wanted) is expected", at: position) }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).first ?? "\u{FFFD}"
    return error("“\(character)” where \(wanted) is expected", at: position)
  }

  func error(_ problem: String, at position: Int) -> InlayError {
    InlayError(.invalidData, "path data, character \(position) (counted from 0): \(problem)")
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
    return position - start
  }

  /// Skips an exponent; an "e" without digits after it is not one.
  private mutating func skipExponent() {
    let start = position
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return }
    position += 1
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
    if skipDigits() == 0 { position = start }
  }
}
