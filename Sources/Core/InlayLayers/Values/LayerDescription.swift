extension Layer {
  /// The description of a layer, with its texts and states. Dumps and the trees of snapshots are written from it.
  public struct Description: Hashable, Sendable {
    /// A text or a state, such as the `title` of a row or the `isOn` of a switch.
    package struct Field: Hashable, Sendable {
      package let key: String
      package let value: Value
      /// The usual value, which text dumps omit.
      let omitted: Value?
    }

    package enum Value: Hashable, Sendable {
      case text(String)
      case state(Bool)
    }

    /// The kind of layer, such as `table`; `layer` by default. It is the type in scene files, if the layer has one
    /// there. A class of the library with another kind than its superclass sets it after calling super. An app's class
    /// has the kind of its superclass unless it sets one.
    public var kind = "layer"
    package let name: String?
    package let role: LayerRole?
    /// The section, and the row, of a part of a table; empty for other layers.
    package var rowPath: [Int] = []
    /// The fields in the order in which they were added.
    package private(set) var fields: [Field] = []

    init(name: String?, role: LayerRole?) {
      self.name = name
      self.role = role
    }

    /// Adds a text.
    ///
    /// - Parameters:
    ///   - key: The name of the text.
    ///   - text: The text.
    ///   - omitted: The usual text, which text dumps omit.
    public mutating func add(_ key: String, _ text: String, omitted: String = "") {
      fields.append(Field(key: key, value: .text(text), omitted: .text(omitted)))
    }

    /// Adds a state.
    ///
    /// - Parameters:
    ///   - key: The name of the state.
    ///   - state: The state.
    ///   - omitted: The usual state, which text dumps omit.
    public mutating func add(_ key: String, _ state: Bool, omitted: Bool? = nil) {
      fields.append(Field(key: key, value: .state(state), omitted: omitted.map(Value.state)))
    }
  }
}

/// A layer's part in the list that owns it. Lists find their parts by role.
package enum LayerRole: String, CaseIterable, Hashable, Sendable {
  case background, tableHeader, tableFooter, sectionHeader, sectionFooter, sectionCard, cell, separator
  case indexBar, scrollIndicator
}
