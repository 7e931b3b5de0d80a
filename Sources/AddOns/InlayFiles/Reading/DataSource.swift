import InlaySystem

/// A document whose values a scene shows, for messages about these values.
struct DataSource: Sendable {
  let name: String
  let document: Document
  /// The number of its first value among those of all sources; from 1.
  let firstNumber: Int
}

extension [DataSource] {
  mutating func add(_ document: Document, name: String) {
    let number = last.map { $0.firstNumber + $0.document.nodes.count } ?? 1
    append(DataSource(name: name, document: document, firstNumber: number))
  }

  /// A place of the scene where a value of the data stands.
  func place(_ place: Place, of value: Value) -> Place {
    guard let source = first(where: { $0.document === value.document }) else { return place }
    return place.showing(dataValue: source.firstNumber + Int(value.index))
  }

  /// The place of a value in its file.
  func words(_ value: Value) -> String {
    let name = first { $0.document === value.document }?.name ?? ""
    return "\(name):\(value.place.line):\(value.place.column)"
  }

  /// The end of a message about a place of the scene: the data's place; empty if the scene's own value stands.
  func note(on place: Place) -> String {
    guard let number = place.dataValue, let source = last(where: { $0.firstNumber <= number }),
      source.document.nodes.indices.contains(number - source.firstNumber)
    else { return "" }
    return " (from \(words(Value(document: source.document, index: Int32(number - source.firstNumber)))))"
  }
}
