import InlaySystem

/// Reads the text form of `.strings` files: `"key" = "text";` with comments.
///
/// After a mistake it continues in the next line after the start of the damaged entry, so that a missing quotation mark
/// costs one entry.
struct StringsReader {
  private(set) var warnings = ReadingWarnings()
  /// The bytes that were visited, each counted as often as it was.
  private(set) var visited = 0
  /// The offset at which the entry of each key begins.
  private(set) var starts: [String: Int] = [:]
  /// UTF-8.
  let bytes: [UInt8]
  private var offset = 0
  /// The mistakes that become warnings.
  private var mistakes: [Mistake] = []
  /// The bytes of a comment up to its end, or to the file's: none of them ends another comment. A mistake before the
  /// comment may lead into it again.
  private var comment = 0..<0
  /// The ends of long spaces and tokens by their starts: mistakes in a comment lead to what follows it again and again.
  private var spaceEnds: [Int: Int] = [:]
  private var tokens: [Int: Token] = [:]

  private struct Token {
    let end: Int
    /// The text; nil for a quoted one without its end.
    let text: String?
  }

  /// The bytes from which on a token or space is long.
  private static let long = 64

  /// A mistake at an offset.
  private struct Mistake: Error {
    let message: String
    let offset: Int
  }

  init(_ file: [UInt8]) {
    let encoding = StringsEncoding(file)
    bytes = encoding.decoded(file)
    if encoding == .macRoman, let offset = file.offsetOfInvalidUTF8 {
      let message = "not UTF-8: byte 0x\(String(file[offset], radix: 16)); the file is read as Mac Roman"
      warnings.add(message, at: file.place(at: offset))
    }
  }

  /// The texts by their keys. O(bytes).
  mutating func read() -> [String: String] {
    var texts: [String: String] = [:]
    while warnings.list.count + mistakes.count < ReadingWarnings.limit {
      var entry: Int?
      do throws(Mistake) {
        try skipSpace()
        guard offset < bytes.count else { break }
        entry = offset
        try readEntry(into: &texts)
      } catch {
        mistakes.append(error)
        offset = entry ?? error.offset
        skipLine()
      }
    }
    for (mistake, place) in zip(mistakes, bytes.places(at: mistakes.map(\.offset))) {
      warnings.add(mistake.message, at: place)
    }
    return texts
  }

  private mutating func readEntry(into texts: inout [String: String]) throws(Mistake) {
    let start = offset
    let key = try token("a key")
    var text = key
    try skipSpace()
    if next == UInt8(ascii: "=") {
      offset += 1
      try skipSpace()
      text = try token("a text")
    }
    let end = offset
    starts[key] = start
    if texts.updateValue(text, forKey: key) != nil {
      mistakes.append(Mistake(message: "the key \(key.quoted) occurs twice; the last one counts", offset: start))
    }
    try skipSpace()
    if next == UInt8(ascii: ";") {
      offset += 1
    } else if offset == bytes.count || bytes[end..<offset].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      mistakes.append(Mistake(message: "';' is missing after this", offset: max(start, end - 1)))
    } else {
      texts[key] = nil
      throw Mistake(message: "';' or '=' is expected here", offset: offset)
    }
  }

  // MARK: Tokens

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() throws(Mistake) {
    var starts = [offset]
    while let byte = next {
      if let end = spaceEnds[offset] {
        offset = end
        break
      }
      if byte <= 0x20 {
        advance()
      } else if isNext("/", "/") {
        skipLine()
      } else if isNext("/", "*") {
        try skipComment()
        if starts.count == 1 { starts.append(offset) }
      } else {
        break
      }
    }
    for start in starts where offset - start >= Self.long { spaceEnds[start] = offset }
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: first) && bytes[offset + 1] == UInt8(ascii: second)
  }

  private mutating func advance() {
    offset += 1
    visited += 1
  }

  private mutating func skipLine() {
    while let byte = next, byte != 0x0A, byte != 0x0D { advance() }
  }

  private mutating func skipComment() throws(Mistake) {
    let start = offset
    offset += 2
    if comment.contains(offset) {
      offset = comment.upperBound
    } else {
      while offset < bytes.count && !isNext("*", "/") { advance() }
      comment = start..<offset
    }
    guard offset < bytes.count else { throw Mistake(message: "a comment that does not end with '*/'", offset: start) }
    offset += 2
  }

  /// A quoted text or a word.
  private mutating func token(_ what: String) throws(Mistake) -> String {
    guard let first = next else { throw Mistake(message: "\(what) is missing at the end of the file", offset: offset) }
    let start = offset
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let text: String?
    if let known = tokens[start] {
      offset = known.end
      text = known.text
    } else {
      text = isQuoted ? quoted(by: first) : word()
      if offset - start >= Self.long { tokens[start] = Token(end: offset, text: text) }
    }
    if let text { return text }
    let message =
      isQuoted ? "a text that does not end with \(Character(Unicode.Scalar(first)))" : "\(what) is expected here"
    throw Mistake(message: message, offset: start)
  }

  /// Returns nil if there is no byte.
  private mutating func word() -> String? {
    let start = offset
    while let byte = next, Self.isWordByte(byte) { advance() }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  /// Returns nil if the end is missing.
  private mutating func quoted(by mark: UInt8) -> String? {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      advance()
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let escaped = next {
        offset += 1
        text += escape(escaped)
      }
    }
    return nil
  }

  // MARK: Escapes

  /// The bytes of an escape; its first byte after the backslash is taken, and the others are taken here.
  private mutating func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let (code, count) = digits(upTo: 4, radix: 16)
      return count == 0 ? [byte] : utf8(code)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return utf8(digits(upTo: 3, radix: 8).number & 255)
    default: return [byte]
    }
  }

  private mutating func digits(upTo limit: Int, radix: Int) -> (number: UInt32, count: Int) {
    var (number, count) = (UInt32(0), 0)
    while count < limit, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix {
      number = number * UInt32(radix) + UInt32(digit)
      count += 1
      offset += 1
    }
    return (number, count)
  }

  /// A UTF-16 unit as UTF-8, together with the escape of the second half of a pair; U+FFFD for half a pair.
  private mutating func utf8(_ unit: UInt32) -> [UInt8] {
    var code = unit
    if (0xD800...0xDBFF).contains(unit), next == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] | 0x20 == UInt8(ascii: "u")
    {
      let start = offset
      offset += 2
      let (low, _) = digits(upTo: 4, radix: 16)
      if (0xDC00...0xDFFF).contains(low) {
        code = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      } else {
        offset = start
      }
    }
    return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }
}
