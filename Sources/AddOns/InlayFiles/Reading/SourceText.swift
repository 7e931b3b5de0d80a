import InlaySystem

/// A file's bytes for the parser: UTF-8 without byte order mark, with allowed characters only, and with JSON's escaped
/// surrogate pairs replaced.
///
/// JSON writes characters beyond U+FFFF as two escapes, `\uD83D\uDE00`, which the parser refuses one by one. Here a
/// noncharacter replaces each of the two backslashes, which keeps all columns; `restored(_:isDoubleQuoted:)` combines
/// the pair in double quotes, where escapes apply, and restores the backslashes elsewhere.
struct SourceText {
  private(set) var bytes: [UInt8]
  private var hasHiddenPairs = false

  /// - Throws: `ReadingFailure` at the first forbidden byte or character.
  init(_ file: [UInt8]) throws(ReadingFailure) {
    bytes = file
    if let encoding = bytes.wideEncoding { throw ReadingFailure("the file is \(encoding); it must be UTF-8") }
    if let format = bytes.foreignFormat { throw ReadingFailure("the file is \(format), not YAML or JSON") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let offset = bytes.offsetOfInvalidUTF8 {
      throw ReadingFailure("the file is not UTF-8 here", at: bytes.place(at: offset))
    }
    if let offset = bytes.offsetOfControlCharacter {
      let character = String(decoding: bytes[offset..<min(bytes.count, offset + 3)], as: UTF8.self).unicodeScalars.first
      let name = character?.codePoint ?? "of control"
      throw ReadingFailure("the character \(name) is not allowed here", at: bytes.place(at: offset))
    }
    hideSurrogatePairs()
  }
}

extension SourceText {
  /// U+FDD1, a noncharacter, in UTF-8.
  private static let standIn: [UInt8] = [0xEF, 0xB7, 0x91]

  private mutating func hideSurrogatePairs() {
    let pairs = offsetsOfSurrogatePairs()
    guard !pairs.isEmpty else { return }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + pairs.count * 4)
    var copied = 0
    for backslash in pairs.flatMap({ [$0, $0 + 6] }) {
      result += bytes[copied..<backslash]
      result += Self.standIn
      copied = backslash + 1
    }
    bytes = result + bytes[copied...]
    hasHiddenPairs = true
  }

  /// The starts of escaped pairs: a backslash that is not itself escaped.
  private func offsetsOfSurrogatePairs() -> [Int] {
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        guard bytes[offset] == UInt8(ascii: "\\") else {
          offset += 1
          continue
        }
        if isEscape(of: 0xD800...0xDBFF, at: offset, in: bytes),
          isEscape(of: 0xDC00...0xDFFF, at: offset + 6, in: bytes)
        {
          offsets.append(offset)
          offset += 12
        } else {
          // The escaped character starts no escape itself.
          offset += 2
        }
      }
    }
    return offsets
  }

  private func isEscape(of range: ClosedRange<UInt32>, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return false }
    var code: UInt32 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return false }
      code = code << 4 | UInt32(digit)
    }
    return range.contains(code)
  }

  /// A scalar's text with the file's own characters.
  func restored(_ text: UnsafeBufferPointer<UInt8>, isDoubleQuoted: Bool) -> String {
    guard hasHiddenPairs else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.first {
      if byte != Self.standIn[0] || !rest.starts(with: Self.standIn) {
        result.append(byte)
        rest = rest.dropFirst()
      } else if isDoubleQuoted, let character = pair(rest) {
        result += UTF8.encode(character) ?? UTF8.encodedReplacementCharacter
        rest = rest.dropFirst(Self.pairLength)
      } else {
        result.append(UInt8(ascii: "\\"))
        rest = rest.dropFirst(Self.standIn.count)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of a hidden pair: two stand-ins, each followed by `uXXXX`.
  private static let pairLength = 16

  /// The character of a hidden pair at the start of a text.
  private func pair(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let text = Array(text.prefix(Self.pairLength))
    guard text.count == Self.pairLength, text[8...].starts(with: Self.standIn) else { return nil }
    guard let high = UInt32(String(decoding: text[4..<8], as: UTF8.self), radix: 16),
      let low = UInt32(String(decoding: text[12..<16], as: UTF8.self), radix: 16),
      (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }
}

extension [UInt8] {
  /// The offset of the first character that YAML forbids in files: controls except tab and line ends, a byte order mark
  /// within the text, U+FFFE and U+FFFF. The bytes are UTF-8.
  fileprivate var offsetOfControlCharacter: Int? {
    withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20..<0x7F: continue
        case 0..<0x20, 0x7F: return offset
        case 0xC2:
          if bytes[offset + 1] < 0xA0, bytes[offset + 1] != 0x85 { return offset }
        case 0xEF:
          let code = (bytes[offset + 1], bytes[offset + 2])
          if code == (0xBB, 0xBF) || code == (0xBF, 0xBE) || code == (0xBF, 0xBF) { return offset }
        default: continue
        }
      }
      return nil
    }
  }

  /// The place of line number `count` + 1 among those that begin with a directive's name; nil for fewer lines.
  func placeOfDirective(_ name: StaticString, after count: Int) -> Place? {
    let offset: Int? = withUnsafeBufferPointer { bytes in
      let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      var found = 0
      for offset in bytes.indices where bytes[offset] == name[0] && bytes[offset...].starts(with: name) {
        guard offset == 0 || bytes[..<offset].endsLine else { continue }
        found += 1
        if found > count { return offset }
      }
      return nil
    }
    return offset.map(place(at:))
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the last character ends a line in YAML 1.1: a line feed, carriage return, U+0085, U+2028 or U+2029.
  fileprivate var endsLine: Bool {
    guard let last else { return false }
    return last == 0x0A || last == 0x0D || suffix(2).elementsEqual([0xC2, 0x85])
      || suffix(3).elementsEqual([0xE2, 0x80, 0xA8]) || suffix(3).elementsEqual([0xE2, 0x80, 0xA9])
  }
}
