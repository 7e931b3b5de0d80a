/// A JSON value that keeps the order of its objects' keys.
indirect enum JSONNode: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([JSONNode])
  case object([(String, JSONNode)])

  /// The value as text, with two spaces for each level; short flat values stay on one line.
  var text: String {
    var json = JSONText()
    append(to: &json, indentation: "")
    json.append("\n")
    return json.text
  }

  /// The value as text on one line.
  var line: String {
    var json = JSONText()
    append(to: &json, indentation: nil)
    return json.text
  }

  /// - Parameter indentation: The space before a line; nil for a text on one line.
  private func append(to json: inout JSONText, indentation: String?) {
    switch self {
    case .null: json.append("null")
    case .boolean(let boolean): json.append(boolean ? "true" : "false")
    case .number(let number): json.append(number: number)
    case .string(let string): json.append(string: string)
    case .list(let elements):
      Self.append(elements.map { (nil, $0) }, "[", "]", to: &json, indentation: indentation)
    case .object(let entries):
      Self.append(entries.map { ($0.0, $0.1) }, "{", "}", to: &json, indentation: indentation)
    }
  }

  private static func append(
    _ parts: [(key: String?, value: JSONNode)], _ open: String, _ close: String, to json: inout JSONText,
    indentation: String?
  ) {
    let isFlat = indentation == nil || parts.count <= 4 && parts.allSatisfy(\.value.isSimple)
    let (outer, inner) = (indentation ?? "", indentation.map { $0 + "  " })
    json.append(open)
    for (index, part) in parts.enumerated() {
      if index > 0 { json.append(isFlat ? ", " : ",") }
      if !isFlat { json.append("\n" + (inner ?? "")) }
      if let key = part.key {
        json.append(string: key)
        json.append(": ")
      }
      part.value.append(to: &json, indentation: inner)
    }
    if !isFlat { json.append("\n" + outer) }
    json.append(close)
  }

  private var isSimple: Bool {
    switch self {
    case .null, .boolean, .number: true
    case .string(let string): string.utf8.count <= 40
    case .list(let elements): elements.isEmpty
    case .object(let entries): entries.isEmpty
    }
  }
}
