/// The text of an SVG file, before it is given to a library.
struct SVGText {
  let bytes: [UInt8]

  /// Whether a file may be an SVG: its first character is `<`.
  static func begins(_ head: [UInt8]) -> Bool {
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head[...]
    return text.first { !isSpace($0) } == UInt8(ascii: "<")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Whether a word of lower-case letters occurs somewhere, in any case. O(bytes).
  func mentions(_ word: StaticString) -> Bool {
    let letters = word.withUTF8Buffer { Array($0) }
    var index = 0
    while index + letters.count <= bytes.count {
      if letters.indices.allSatisfy({ bytes[index + $0] | 0x20 == letters[$0] }) { return true }
      index += 1
    }
    return false
  }

  /// The reason why the file is refused; nil for none.
  ///
  /// What could hide other contents from this check (other encodings, entities) and what holds or names other files
  /// (pictures, included files) is refused. O(bytes).
  var problem: String? {
    if bytes.contains(0) { return "an SVG in an encoding other than UTF-8" }
    var index = 0
    var declarationEnd = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = bytes[(start + 1)...].prefix(Self.longestName)
      index = start + 1
      if tag.starts(with: Self.entity) { return "an SVG with entities, which are not supported" }
      // A declaration is read only once: another one in it has the same end.
      if tag.starts(with: Self.declaration), start >= declarationEnd {
        declarationEnd = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
        if !isUTF8(declaredIn: start..<declarationEnd) { return "an SVG in an encoding other than UTF-8" }
      }
      let name = tag.prefix { !Self.isSpace($0) && !Self.nameEnds.contains($0) }
      let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
      if Self.refused.contains(where: { local.elementsEqual($0) }) {
        return "an SVG with the element \(String(decoding: local, as: UTF8.self)), which is not supported"
      }
    }
    return nil
  }

  private static let longestName = 200
  private static let nameEnds = Array("></".utf8)
  private static let entity = Array("!ENTITY".utf8)
  private static let declaration = Array("?xml".utf8)
  /// Elements with pictures or other files inside.
  private static let refused = ["image", "feImage", "include", "foreignObject"].map { Array($0.utf8) }

  /// Whether an XML declaration names no other encoding.
  private func isUTF8(declaredIn range: Range<Int>) -> Bool {
    let words = bytes[range].split { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
    guard let key = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }) else { return true }
    guard key + 1 < words.endIndex else { return false }
    let value = words[key + 1].prefix { $0 != UInt8(ascii: "?") }.filter {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }
    return ["utf-8", "us-ascii"].contains(String(decoding: value, as: UTF8.self).lowercased())
  }
}
