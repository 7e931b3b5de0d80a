import InlaySystem

/// A layer's name in reports: its type and, if set, its name. The text is made on demand.
package struct LayerLabel: Hashable, Sendable, CustomStringConvertible {
  let type: Any.Type
  let name: String?

  package var description: String {
    let type = String(describing: type)
    return name.map { "\(type) \"\($0.visible(atMost: 60))\"" } ?? type
  }

  package static func == (a: LayerLabel, b: LayerLabel) -> Bool { a.type == b.type && a.name == b.name }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(name)
  }
}
