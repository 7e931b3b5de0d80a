import InlaySystem

/// An object on one line of a JSON Lines file, whose values are scalars or lists of scalars, or data.
package struct ObjectLine {
  private let root: Value
  private let bytes: [UInt8]
  private let file: String
  private let line: Int

  /// - Parameters:
  ///   - file: The file's name in problems.
  ///   - line: The line's number, from 1.
  ///   - keys: All keys that the object may have.
  ///   - dataKey: The key whose value, or the elements of whose list, may be objects.
  /// - Throws: `FileError` for a line that is not such an object.
  package init(
    _ bytes: [UInt8], file: String, line: Int, keys: [String], dataKey: String? = nil
  ) throws(FileError) {
    self.bytes = bytes
    self.file = file
    self.line = line
    do throws(ReadingFailure) { root = try DocumentReader.read(bytes).root } catch {
      throw FileError(problems: [Self.problem(error.message, at: error.place, file, line)])
    }
    guard case .object = root.content else {
      throw FileError(problems: [Self.problem("the line must be an object in braces", at: root.place, file, line)])
    }
    var problems: [Problem] = []
    var names: Set<String> = []
    for (key, value) in root.entries {
      let name = key.scalar ?? ""
      let message: String? =
        if !keys.contains(name) {
          keys.nearest(to: name) == nil
            ? "unknown key; the keys are \(keys.joined(separator: ", "))" : "unknown key\(keys.hint(for: name))"
        } else if !names.insert(name).inserted {
          "the key is given twice"
        } else if name == dataKey {
          value.isNull || Self.isData(value) || Self.isList(value, of: Self.isData)
            ? nil : "must be an object, the path of a file, or a list of them"
        } else if value.scalar == nil && !Self.isList(value, of: { $0.text != nil }) {
          "must be a text, a number or a list of them"
        } else {
          nil
        }
      if let message { problems.append(Self.problem("\(name): \(message)", at: key.place, file, line)) }
    }
    guard problems.isEmpty else { throw FileError(problems: problems) }
  }

  /// Whether a value is an object or a path, which is a number or a boolean in quotes only.
  private static func isData(_ value: Value) -> Bool {
    value.isObject || value.text != nil && value.unboundedNumber == nil && value.boolean == nil
  }

  private static func isList(_ value: Value, of isWanted: (Value) -> Bool) -> Bool {
    value.isList && value.elements.allSatisfy(isWanted)
  }

  /// The scalar of a key, as written; nil for a missing key, for null and for a list.
  package func text(_ key: String) -> String? { root[key]?.text }

  /// The scalar or the scalars of a key, as written; empty for a missing key and for null.
  package func texts(_ key: String) -> [String] {
    guard let value = root[key] else { return [] }
    return value.text.map { [$0] } ?? value.elements.compactMap(\.text)
  }

  /// A path of a file with data, as written, or data in the line.
  package enum DataItem {
    case path(String)
    case object(SceneData)
  }

  /// The data of a key in their order; empty for a missing key and for null.
  package func data(_ key: String) -> [DataItem] {
    func item(_ value: Value, _ index: Int?) -> DataItem {
      value.text.map { DataItem.path($0) }
        ?? .object(SceneData(line: bytes, number: line, of: file, key: key, index: index))
    }
    guard let value = root[key] else { return [] }
    return value.isList ? value.elements.enumerated().map { item($1, $0) } : [item(value, nil)]
  }

  /// A problem at the value of a key, or at the object where it has no such key.
  package func problem(_ message: String, at key: String) -> Problem {
    Self.problem("\(key): \(message)", at: root[key]?.place ?? root.place, file, line)
  }

  /// The problem of a value that is none of several names.
  package func problem(at key: String, notOneOf names: [String]) -> Problem {
    let value = texts(key).joined(separator: ", ").quoted
    let hint = names.hint(for: texts(key).first ?? "")
    let all = "; expected one of \(names.joined(separator: ", "))"
    return problem("\(value) is unknown\(hint.isEmpty ? all : hint)", at: key)
  }

  private static func problem(_ message: String, at place: Place, _ file: String, _ line: Int) -> Problem {
    // The parser reports what is missing at the end on a line of its own.
    Problem(file: file, line: line, column: place.line == 1 ? place.column : 1, message: message)
  }
}
