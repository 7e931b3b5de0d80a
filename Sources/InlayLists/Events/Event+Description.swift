/// The descriptions of events that carry text, for `print`, `dump` and debuggers: without the text, which may go to a field
/// with a secret.
extension TextEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "text\(atTime(time))" }
  public var debugDescription: String { "TextEvent(\(description))" }
  public var customMirror: Mirror { Mirror(self, children: ["time": time as Any], displayStyle: .struct) }
}

extension CompositionEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "composition\(atTime(time))" }
  public var debugDescription: String { "CompositionEvent(\(description))" }
  public var customMirror: Mirror { Mirror(self, children: ["time": time as Any], displayStyle: .struct) }
}

/// A key that enters a character says which only as a command.
extension KeyEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(saidKey)\(atTime(time))" }
  public var debugDescription: String { "KeyEvent(\(description))" }
  public var customMirror: Mirror {
    Mirror(
      self, children: ["key": saidKey, "modifiers": modifiers, "isRepeat": isRepeat, "time": time as Any],
      displayStyle: .struct)
  }

  private var saidKey: String { entersCharacter ? "a character" : key.rawValue }

  /// Whether a text comes with the key.
  package var entersCharacter: Bool { (key.isLetter || key == .space) && !isCommand }
}

extension LocalPasteboard: CustomReflectable {
  /// Without the text.
  public var customMirror: Mirror { Mirror(self, children: ["isEmpty": text == nil]) }
}

private func atTime(_ time: Double?) -> String { time.map { " at \($0)" } ?? "" }
