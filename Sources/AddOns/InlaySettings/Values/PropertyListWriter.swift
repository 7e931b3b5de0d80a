import InlayLocalization

/// Writes a value as an XML property list. Equal values give equal bytes: keys are in the order of their characters.
struct PropertyListWriter {
  private(set) var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// A whole property list.
  init(_ value: PropertyList) {
    write(value, depth: 0)
    text += "</plist>\n"
  }

  private mutating func write(_ value: PropertyList, depth: Int) {
    let indent = String(repeating: "\t", count: depth)
    text += indent
    switch value {
    case .string(let string): write(string, in: "string")
    case .integer(let number): text += "<integer>\(number)</integer>\n"
    case .real(let number): text += "<real>\(Self.real(number))</real>\n"
    case .boolean(let value): text += value ? "<true/>\n" : "<false/>\n"
    case .date(let seconds): text += "<date>\(Self.date(seconds))</date>\n"
    case .data(let bytes): text += "<data>\(Self.base64(bytes))</data>\n"
    case .array(let values):
      text += "<array>\n"
      for value in values { write(value, depth: depth + 1) }
      text += indent + "</array>\n"
    case .dictionary(let values):
      text += "<dict>\n"
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        text += indent + "\t"
        write(key, in: "key")
        write(value, depth: depth + 1)
      }
      text += indent + "</dict>\n"
    }
  }

  private mutating func write(_ string: String, in element: String) {
    text += "<\(element)>"
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      // A reader makes a line feed of it otherwise.
      case "\r": text += "&#13;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      // XML has no characters for these.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "</\(element)>\n"
  }

  private static func real(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    return number.isInfinite ? (number < 0 ? "-infinity" : "+infinity") : String(number)
  }

  /// Whole seconds; the nearest of the years 1 to 9999.
  private static func date(_ seconds: Double) -> String {
    let date = DateTime(secondsSince2001: seconds).map { "\($0.dayText)T\($0.timeText)Z" }
    return date ?? (seconds < 0 ? "0001-01-01T00:00:00Z" : "9999-12-31T23:59:59Z")
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let word = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0..<4 { text.append(index > part.count ? 61 : digits[word >> (18 - 6 * index) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
