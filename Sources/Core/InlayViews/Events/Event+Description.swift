/// Descriptions for `print`, `dump` and debuggers, without the text of an event: the field that it is for may be
/// secret.
extension TextEvent: CustomStringConvertible, CustomReflectable {
  public var description: String { "text\(atTime(time))" }
  public var customMirror: Mirror { Mirror(self, children: ["time": time as Any], displayStyle: .struct) }
}

extension CompositionEvent: CustomStringConvertible, CustomReflectable {
  public var description: String { "composition\(atTime(time))" }
  public var customMirror: Mirror { Mirror(self, children: ["time": time as Any], displayStyle: .struct) }
}

/// A key that enters a character is named only as a command.
extension KeyEvent: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(describedKey)\(atTime(time))" }
  public var customMirror: Mirror {
    Mirror(
      self, children: ["key": describedKey, "modifiers": modifiers, "isRepeat": isRepeat, "time": time as Any],
      displayStyle: .struct)
  }

  private var describedKey: String { entersCharacter ? "a character" : key.rawValue }

  /// Whether a text comes with the key.
  package var entersCharacter: Bool { (key.isLetter || key == .space) && !isCommand }
}

extension LocalPasteboard: CustomReflectable {
  /// Without the text.
  package var customMirror: Mirror { Mirror(self, children: ["isEmpty": text == nil]) }
}

private func atTime(_ time: Double?) -> String { time.map { " at \($0)" } ?? "" }
