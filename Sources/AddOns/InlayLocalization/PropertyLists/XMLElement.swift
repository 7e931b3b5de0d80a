import InlaySystem

/// An element of XML property lists.
enum XMLElement: String, CaseIterable {
  case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

  /// The value of an element without elements inside.
  ///
  /// - Parameter text: UTF-8.
  func value(of text: [UInt8], at place: Place) throws(ReadingFailure) -> PropertyList {
    let written = String(decoding: text, as: UTF8.self)
    if self == .string { return .string(written) }
    let trimmed = written.trimmed
    let value: PropertyList? =
      switch self {
      case .integer: Int64(plist: trimmed).map { .integer($0) }
      case .real: Double(plist: trimmed).map { .real($0) }
      case .date: Double(plistDate: trimmed).map { .date($0) }
      case .data: [UInt8](base64: text).map { .data($0) }
      case .true: trimmed.isEmpty ? .boolean(true) : nil
      case .false: trimmed.isEmpty ? .boolean(false) : nil
      case .string, .plist, .dict, .array, .key: nil
      }
    guard let value else { throw ReadingFailure("\(trimmed.quoted) is \(requirement)", at: place) }
    return value
  }

  private var requirement: String {
    switch self {
    case .integer: "not a 64-bit integer"
    case .real: "not a number"
    case .date: "not a date, such as 2026-01-31T12:00:00Z"
    case .data: "not Base64 data"
    default: "text in <\(rawValue)>, which cannot contain any"
    }
  }
}

extension StringProtocol {
  /// The text without spaces, tabs and line ends at both ends.
  fileprivate var trimmed: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x20 }
    let rest = unicodeScalars.drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(String.UnicodeScalarView(rest[...last]))
  }
}

extension Int64 {
  /// A decimal number, or a hexadecimal one after `0x`, with a sign.
  fileprivate init?(plist text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.prefix(1)) : ""
    let digits = text.dropFirst(sign.count)
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard digits.dropFirst(2).allSatisfy(\.isHexDigit) else { return nil }
      self.init(sign + digits.dropFirst(2), radix: 16)
    } else {
      self.init(text)
    }
  }
}

extension Double {
  fileprivate init?(plist text: String) {
    switch text.lowercased() {
    case "nan", "+nan", "-nan": self = .nan
    case "inf", "+inf", "infinity", "+infinity": self = .infinity
    case "-inf", "-infinity": self = -.infinity
    default:
      guard let number = Double(decimal: text) else { return nil }
      self = number
    }
  }

  /// Seconds since 2001-01-01 of `YYYY-MM-DDThh:mm:ssZ`, in the Gregorian calendar.
  fileprivate init?(plistDate text: String) {
    let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == form.count else { return nil }
    var numbers: [Int] = [0]
    for (byte, wanted) in zip(bytes, form) {
      if wanted == UInt8(ascii: "d") {
        guard (0x30...0x39).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
      } else {
        guard byte == wanted else { return nil }
        numbers.append(0)
      }
    }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), (1...31).contains(day), numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60 else {
      return nil
    }
    // Years begin in March, so that a leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ((month + 9) % 12 * 153 + 2) / 5 + day
    // The same sum for 2001-01-01.
    let seconds = (days - 730_792) * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
    self.init(seconds)
  }
}

extension [UInt8] {
  /// The bytes of text in base 64, in which spaces and line ends are passed over; nil for any other text.
  fileprivate init?(base64 text: [UInt8]) {
    self = []
    reserveCapacity(text.count / 4 * 3)
    var (bits, count, padding) = (UInt32(0), 0, 0)
    for byte in text where byte > 0x20 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte + 4
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      case UInt8(ascii: "="):
        padding += 1
        continue
      default: return nil
      }
      guard padding == 0 else { return nil }
      bits = bits << 6 | UInt32(digit)
      count += 1
      guard count == 4 else { continue }
      self += [
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits),
      ]
      (bits, count) = (0, 0)
    }
    guard count != 1, padding == 0 || count + padding == 4 else { return nil }
    if count >= 2 { append(UInt8(truncatingIfNeeded: bits >> (count == 2 ? 4 : 10))) }
    if count == 3 { append(UInt8(truncatingIfNeeded: bits >> 2)) }
  }
}
