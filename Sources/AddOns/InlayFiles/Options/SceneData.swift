import InlaySystem

/// Data for the placeholders of a scene: a YAML or JSON document whose outermost value is an object.
public struct SceneData: Hashable, Sendable {
  /// The name of the document in problems.
  public let name: String
  let bytes: [UInt8]
  /// The file's path; nil for contents in memory.
  let path: String?
  /// The range of the data in the bytes; nil for data of a file of their own.
  private let part: Part?

  /// A value of a line of a JSON Lines file.
  private struct Part: Hashable {
    let line: Int
    let key: String
    /// The number in the key's list; nil for the value itself.
    let index: Int?

    /// The place in the file of one in the line, which the parser may report on a line of its own.
    func place(_ place: Place) -> Place { Place(line: line, column: place.line == 1 ? place.column : 1) }
  }

  /// Reads a data file. O(bytes).
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - limits: The limits, of which the length of the file is checked; the default limits if you give none.
  /// - Throws: `FileError` if the file does not exist, cannot be read, is not a regular file or is too long.
  public init(path: String, limits: SceneLimits = SceneLimits()) throws(FileError) {
    do throws(InlayError) {
      bytes = try readFile(path, maximumBytes: limits.maximumBytes)
    } catch {
      let message = "the data cannot be read: \(error.reason(without: path))"
      throw FileError(problems: [Problem(file: path, line: 1, column: 1, message: message)], files: [path])
    }
    name = path
    self.path = path
    part = nil
  }

  /// Creates data from bytes. When a scene is loaded with it, its length and contents are checked.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - name: The name in problems.
  public init(data: [UInt8], name: String) {
    bytes = data
    self.name = name
    path = nil
    part = nil
  }

  /// An object in a line of a JSON Lines file, at a key or in the key's list.
  init(line: [UInt8], number: Int, of name: String, key: String, index: Int?) {
    bytes = line
    self.name = name
    path = nil
    part = Part(line: number, key: key, index: index)
  }

  /// The place of problems of the data as a whole.
  var place: Place { part?.place(.start) ?? .start }

  /// The outermost value, with its positions in the file.
  func value(_ limits: DocumentReader.Limits = DocumentReader.Limits()) throws(ReadingFailure) -> Value {
    guard let part else { return try DocumentReader.read(bytes, limits: limits).root }
    let line: Document
    do throws(ReadingFailure) { line = try DocumentReader.read(bytes, limits: limits) } catch {
      throw ReadingFailure(error.message, at: part.place(error.place))
    }
    let nodes = line.nodes.map { Document.Node(content: $0.content, place: part.place($0.place)) }
    let root = Document(nodes: nodes, children: line.children).root
    let value = root[part.key]
    guard let index = part.index else { return value ?? root }
    let elements = root.list(part.key)
    return elements.indices.contains(index) ? elements[index] : root
  }

  /// A text that is equal for equal contents, however they are written and whatever is beside them in the line.
  /// O(bytes).
  package var identity: String {
    guard let root = try? value() else { return "" }
    // Numbers by value: aliases may stand for very many.
    var numbers = Array(repeating: -1, count: Int(root.index) + 1)
    numbers[Int(root.index)] = 0
    let values = numbers.indices.map { Value(document: root.document, index: Int32($0)) }
    // Children come before their parents.
    for value in values.reversed() where numbers[Int(value.index)] == 0 {
      for child in value.children { numbers[Int(child.index)] = 0 }
    }
    var text = ""
    var count = 0
    for value in values where numbers[Int(value.index)] == 0 {
      count += 1
      numbers[Int(value.index)] = count
      switch value.content {
      case .unknown: break
      case .scalar(let scalar, let isPlain): text += (isPlain ? "p" : "q") + JSONText.quoted(scalar)
      case .list, .object:
        let children = value.children.map { String(numbers[Int($0.index)]) }
        text += (value.isList ? "[" : "{") + children.joined(separator: ",")
      }
      text += "\n"
    }
    return text
  }
}

extension Value {
  /// The elements of a list, or the keys and values of an object.
  fileprivate var children: [Value] {
    isObject ? entries.flatMap { [$0.key, $0.value] } : Array(elements)
  }
}
