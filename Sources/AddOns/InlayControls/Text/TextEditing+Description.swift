import InlayLists

/// Descriptions for `print`, `dump` and debuggers, without secrets. Parts of a text that were replaced or undone are
/// left out too, since they may be of secure text.
extension TextEditing: CustomStringConvertible, CustomReflectable {
  /// The text and the selection; for secure text, "a secret".
  package var description: String {
    isSecure ? "a secret" : "\(text.debugDescription), selected \(selection.range)"
  }

  package var customMirror: Mirror {
    let known: KeyValuePairs<String, Any> =
      isSecure ? ["isSecure": true] : ["text": text, "selection": selection, "isSecure": false]
    return Mirror(self, children: known, displayStyle: .struct)
  }
}

extension TextEditing.Command: CustomStringConvertible, CustomReflectable {
  /// The command, without a text that it enters.
  package var description: String {
    switch self {
    case .insert: "insert"
    case .delete(let movement): "delete(\(movement))"
    case .move(let movement): "move(\(movement))"
    case .extend(let movement): "extend(\(movement))"
    case .select(let selection): "select(\(selection))"
    case .selectWord(let position): "selectWord(at: \(position))"
    case .selectAll: "selectAll"
    case .mark: "mark"
    case .unmark: "unmark"
    case .cut: "cut"
    case .copy: "copy"
    case .paste: "paste"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension TextHistory: CustomStringConvertible, CustomReflectable {
  var description: String { "TextHistory" }
  var customMirror: Mirror { Mirror(self, children: ["canUndo": canUndo, "canRedo": canRedo]) }
}

extension TextChange: CustomStringConvertible, CustomReflectable {
  var description: String { "TextChange" }
  var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}

extension TextMark: CustomStringConvertible, CustomReflectable {
  var description: String { "TextMark" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension ShownText: CustomStringConvertible, CustomReflectable {
  var description: String { "ShownText" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension TextField: CustomReflectable {
  /// The main properties, without the value if it is secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "editing": editing, "placeholder": placeholder, "isEnabled": isEnabled, "isFocused": isFocused,
        "frame": frame,
      ], ancestorRepresentation: .suppressed)
  }
}
