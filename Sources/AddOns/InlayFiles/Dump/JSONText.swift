import InlayGraphics
import InlaySystem

/// A builder of JSON texts with finite numbers.
package struct JSONText {
  package private(set) var text = ""

  package init() {}

  /// A text as JSON has it, with its quotes.
  static func quoted(_ text: String) -> String {
    var json = JSONText()
    json.append(string: text)
    return json.text
  }

  package mutating func append(_ literal: String) { text += literal }

  /// `"key":`
  package mutating func append(key: String) {
    append(string: key)
    text += ":"
  }

  package mutating func append(string: String?) {
    guard let string else {
      text += "null"
      return
    }
    text += "\""
    if string.utf8.allSatisfy(Self.isPlain) { text += string } else { appendEscaping(string) }
    text += "\""
  }

  /// Whether a byte is a character that is written as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func appendEscaping(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      // Lines of JSON reach terminals too.
      case "\u{FEFF}",
        _ where scalar.isUnsafe:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// `,"key":"value"`, or null.
  package mutating func append(member key: String, _ value: String?) {
    append(",")
    append(key: key)
    append(string: value)
  }

  /// `,"key":true` or false.
  mutating func append(member key: String, _ value: Bool) {
    append(",")
    append(key: key)
    append(value ? "true" : "false")
  }

  /// A number. JSON has no infinite ones: they become the largest finite ones, and a value that is not a number becomes
  /// 0.
  mutating func append(number: Double) {
    let largest = Double.greatestFiniteMagnitude
    let finite = number.isNaN ? 0 : max(-largest, min(number, largest))
    text += finite.text
  }

  mutating func append(numbers: [Double]) {
    text += "["
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += "," }
      append(number: number)
    }
    text += "]"
  }
}
