/// Bytes of text files.
extension [UInt8] {
  /// The offset of the first invalid byte; nil for text in UTF-8.
  package var offsetOfInvalidUTF8: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var parser = UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error, .emptyInput: return offset
      }
    }
  }

  /// UTF-16 or UTF-32, by the byte order mark or the zeros in the first characters; nil for other files.
  package var wideEncoding: String? {
    if starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch prefix(4).map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: return nil
    }
  }

  /// The places of bytes, each of which begins a character, in text in UTF-8. O(bytes + offsets), offsets sorted.
  package func places(at offsets: [Int]) -> [Place] {
    var places = [Place](repeating: .start, count: offsets.count)
    var (line, column, index) = (1, 1, 0)
    for (number, offset) in offsets.enumerated().sorted(by: { $0.element < $1.element }) {
      while index < offset {
        if self[index] == 0x0A {
          (line, column) = (line + 1, 1)
        } else if self[index] & 0xC0 != 0x80 {
          column += 1
        }
        index += 1
      }
      places[number] = Place(line: line, column: column)
    }
    return places
  }

  /// The place of a byte, which begins a character, in text in UTF-8. O(offset).
  package func place(at offset: Int) -> Place {
    let before = self[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes begin with the bits 10.
    let characters = before[lineStart...].count { $0 & 0xC0 != 0x80 }
    return Place(line: before.count { $0 == 0x0A } + 1, column: characters + 1)
  }
}
