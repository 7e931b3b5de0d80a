/// The bytes of a catalogue of gettext, as msgfmt writes them.
struct Catalogue {
  /// Forms and the plural's key are separated by `\0`.
  var texts: [(key: String, text: [UInt8])]
  var isBigEndian = false

  init(_ texts: [String: String], header: String? = nil, isBigEndian: Bool = false) {
    self.texts = texts.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
    if let header { self.texts.insert(("", Array(header.utf8)), at: 0) }
    self.isBigEndian = isBigEndian
  }

  static let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: "

  func number(_ value: Int) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }

  var bytes: [UInt8] {
    let (keys, values) = (28, 28 + texts.count * 8)
    var (start, contents) = (values + texts.count * 8, [UInt8]())
    func entries(_ parts: [[UInt8]]) -> [UInt8] {
      parts.flatMap { part in
        let entry = number(part.count) + number(start)
        contents += part + [0]
        start += part.count + 1
        return entry
      }
    }
    let tables = entries(texts.map { Array($0.key.utf8) }) + entries(texts.map(\.text))
    let head = [0x9504_12DE, 0, texts.count, keys, values, 0, 0].flatMap(number)
    return head + tables + contents
  }
}
