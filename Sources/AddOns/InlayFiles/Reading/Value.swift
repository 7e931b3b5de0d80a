import InlaySystem

/// One value of a document: a scalar, a list or an object (a YAML mapping).
struct Value: Sendable {
  let document: Document
  let index: Int32

  private var node: Document.Node { document.nodes[Int(index)] }

  /// The start of the value. The value of an alias has the place of its anchor.
  var place: Place { node.place }

  var content: Document.Content { node.content }

  /// A list's elements; empty for other values.
  var elements: Elements {
    guard case .list(let range) = content else { return .none(of: document) }
    return Elements(document: document, range: range)
  }

  /// An object's keys and values in the file's order; empty for other values.
  var entries: Entries {
    guard case .object(let range) = content else { return Entries(document: document, range: 0..<0) }
    return Entries(document: document, range: range)
  }

  /// The value of an object's key; nil for a missing key and for null. O(keys).
  subscript(key: String) -> Value? {
    for entry in entries where entry.key.scalar == key { return entry.value.isNull ? nil : entry.value }
    return nil
  }

  /// The elements of a key's list; empty without one.
  func list(_ key: String) -> Elements {
    self[key]?.elements ?? .none(of: document)
  }

  /// Whether an object has a key, with any value.
  func has(_ key: String) -> Bool { entries.contains { $0.key.scalar == key } }

  /// Values by index.
  struct Elements: RandomAccessCollection, Sendable {
    let document: Document
    let range: Range<Int32>

    static func none(of document: Document) -> Elements { Elements(document: document, range: 0..<0) }

    var startIndex: Int { 0 }
    var endIndex: Int { range.count }

    subscript(position: Int) -> Value {
      Value(document: document, index: document.children[Int(range.lowerBound) + position])
    }
  }

  /// Keys with their values by index.
  struct Entries: RandomAccessCollection, Sendable {
    let document: Document
    let range: Range<Int32>

    var startIndex: Int { 0 }
    var endIndex: Int { range.count / 2 }

    subscript(position: Int) -> (key: Value, value: Value) {
      let index = Int(range.lowerBound) + position * 2
      return (
        Value(document: document, index: document.children[index]),
        Value(document: document, index: document.children[index + 1])
      )
    }
  }
}

extension Value {
  /// The texts of the keys `name` in this value and inside, each with its object. O(values).
  var namedObjects: [(name: String, object: Value)] {
    var found: [(String, Value)] = []
    var waiting = [self]
    var seen: Set<Int32> = []
    while let value = waiting.popLast() {
      guard seen.insert(value.index).inserted else { continue }
      if let name = value["name"]?.text { found.append((name, value)) }
      waiting += value.elements
      waiting += value.entries.map(\.value)
    }
    return found
  }
}

/// The values that steps gave to objects instead of those in the file.
struct ReplacedValues {
  /// Values by the indices of the objects and by their keys.
  private var values: [Int32: [String: Value]] = [:]

  /// - Returns: The named objects in the value before.
  mutating func replace(_ key: String, of object: Value, by new: Value) -> [(name: String, object: Value)] {
    let old = values[object.index, default: [:]].updateValue(new, forKey: key) ?? object[key]
    return old.map(namedObjects) ?? []
  }

  /// Returns the objects with names in a value, and in the values that steps gave to them. O(values).
  func namedObjects(in value: Value) -> [(name: String, object: Value)] {
    var found: [(name: String, object: Value)] = []
    var waiting = value.namedObjects
    var seen: Set<Int32> = []
    while let (name, object) = waiting.popLast() {
      guard seen.insert(object.index).inserted else { continue }
      found.append((name, object))
      for inner in values[object.index].map({ Array($0.values) }) ?? [] { waiting += inner.namedObjects }
    }
    return found
  }
}
