/// A value of a scene's data: of one document, or merged objects of several.
struct DataValue {
  let top: Value
  /// The objects below, whose keys count where those above lack them; the next one first.
  var under: [Value] = []

  init(_ top: Value, over under: [Value] = []) {
    self.top = top
    self.under = top.isObject ? Array(under.prefix(while: \.isObject)) : []
  }

  var isNull: Bool { top.isNull }

  /// The keys and values, those of the lowest object first. O(keys).
  var entries: [(key: Value, value: DataValue)] {
    guard !under.isEmpty else { return top.entries.map { ($0.key, DataValue($0.value)) } }
    var order: [Value] = []
    var values: [String: [Value]] = [:]
    for object in under.reversed() + [top] {
      for (key, value) in object.entries {
        guard let name = key.scalar else { continue }
        if values[name] == nil { order.append(key) }
        values[name, default: []].insert(value, at: 0)
      }
    }
    return order.compactMap { key in
      guard let all = key.scalar.flatMap({ values[$0] }) else { return nil }
      return (key, DataValue(all[0], over: Array(all.dropFirst())))
    }
  }
}

/// Finds values by their keys.
struct DataLookup {
  private struct Identity: Hashable {
    let document: ObjectIdentifier
    let index: Int32
  }

  /// Objects with more keys have an index.
  private static let fewKeys = 16
  private var indices: [Identity: [String: Int]] = [:]

  /// The value of an object's key, which may be null; nil for a missing key.
  mutating func value(_ key: String, of object: DataValue) -> DataValue? {
    var found: [Value] = []
    for object in [object.top] + object.under {
      if let value = value(key, of: object) { found.append(value) }
    }
    return found.first.map { DataValue($0, over: Array(found.dropFirst())) }
  }

  private mutating func value(_ key: String, of object: Value) -> Value? {
    let entries = object.entries
    guard entries.count > Self.fewKeys else { return entries.first { $0.key.scalar == key }?.value }
    let identity = Identity(document: ObjectIdentifier(object.document), index: object.index)
    if let index = indices[identity] { return index[key].map { entries[$0].value } }
    let numbered = entries.enumerated().compactMap { number, entry in entry.key.scalar.map { ($0, number) } }
    let index = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
    indices[identity] = index
    return index[key].map { entries[$0].value }
  }
}

extension Value {
  var isObject: Bool { if case .object = content { true } else { false } }
  var isList: Bool { if case .list = content { true } else { false } }
}
