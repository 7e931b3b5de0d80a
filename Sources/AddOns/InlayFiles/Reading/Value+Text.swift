/// A value as YAML, which reads as an equal value. Comments and aliases are not kept.
extension Value {
  /// The lines of the value in block style, without indentation.
  var lines: [String] {
    switch content {
    case .scalar, .unknown: [flow]
    case .list where isFlat, .object where isFlat: [flow]
    case .list:
      elements.flatMap { element in
        element.lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
      }
    case .object: entries.flatMap { key, value in value.lines(ofKey: key) }
    }
  }

  /// The lines of the value as that of a key of an object.
  func lines(ofKey key: Value) -> [String] {
    isFlat ? ["\(key.flow): \(flow)"] : ["\(key.flow):"] + lines.map { "  " + $0 }
  }

  /// Whether the value is on one line: scalars, empty containers, and short ones with nothing but scalars.
  private var isFlat: Bool {
    func isScalar(_ value: Value) -> Bool { value.scalar != nil }
    return switch content {
    case .scalar, .unknown: true
    case .list: elements.allSatisfy(isScalar) && (elements.isEmpty || flow.utf8.count <= Self.lineLength)
    case .object:
      entries.allSatisfy { isScalar($0.value) } && (entries.isEmpty || flow.utf8.count <= Self.lineLength)
    }
  }

  private static let lineLength = 100

  /// The value on one line.
  private var flow: String {
    switch content {
    case .scalar(let text, let isPlain):
      if isNull { return "null" }
      let isNumberOrBoolean = isPlain && (boolean != nil || unboundedNumber != nil)
      let isWord = isPlain && text.utf8.allSatisfy(Self.isLetter)
      return isNumberOrBoolean || isWord ? text : JSONText.quoted(text)
    case .unknown: return "null"
    case .list: return "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .object: return "{" + entries.map { "\($0.key.flow): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// Words without quotes are not numbers, booleans or null.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
