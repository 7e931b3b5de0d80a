/// What a layer is and says. Dumps and the trees of snapshots are written from it.
public struct LayerDescription: Hashable, Sendable {
  /// A text or a state, such as the `title` of a row or the `isOn` of a switch.
  public struct Field: Hashable, Sendable {
    public let key: String
    public let value: Value
    /// The usual value, which text dumps omit.
    let omitted: Value?
  }

  public enum Value: Hashable, Sendable {
    case text(String)
    case state(Bool)
  }

  public let type: String
  public let name: String?
  public let role: LayerRole?
  /// The section, and the row, of a part of a table; empty for other layers.
  public package(set) var indexPath: [Int] = []
  /// In the order in which they were added.
  public private(set) var fields: [Field] = []

  init(_ layer: Layer) {
    type = String(describing: Swift.type(of: layer))
    name = layer.name
    role = layer.role
  }

  /// Adds a text.
  ///
  /// - Parameter omitted: The usual text, which text dumps omit.
  public mutating func add(_ key: String, _ text: String, omitted: String = "") {
    fields.append(Field(key: key, value: .text(text), omitted: .text(omitted)))
  }

  /// Adds a state.
  ///
  /// - Parameter omitted: The usual state, which text dumps omit.
  public mutating func add(_ key: String, _ state: Bool, omitted: Bool? = nil) {
    fields.append(Field(key: key, value: .state(state), omitted: omitted.map(Value.state)))
  }
}

/// A layer that knows the places of its sublayers in a table.
package protocol TablePartOwner: Layer {
  func describe(_ part: Layer, in description: inout LayerDescription)
}

extension Layer {
  /// The layer's type, name and place in a table, and what it says by `describe(in:)`.
  public final var layerDescription: LayerDescription {
    var description = LayerDescription(self)
    if role != nil { (superlayer as? any TablePartOwner)?.describe(self, in: &description) }
    describe(in: &description)
    return description
  }
}
