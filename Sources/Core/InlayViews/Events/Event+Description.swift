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
  public var description: String { "\(describedKey)\(isDown ? "" : " up")\(atTime(time))" }
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "key": describedKey, "modifiers": modifiers, "isDown": isDown, "isRepeat": isRepeat, "time": time as Any,
      ],
      displayStyle: .struct)
  }

  private var describedKey: String {
    if entersCharacter { return "a character" }
    return switch key {
    case .character(let character): String(character)
    case .named(let name): name
    default: "\(key)"
    }
  }

  /// Whether a text comes with the key, perhaps.
  package var entersCharacter: Bool {
    switch key {
    case .character, .space: !isCommand
    // The keypad's keys, such as "Keypad 5".
    case .named(let name): name.hasPrefix("Keypad") && !isCommand
    default: false
    }
  }
}

extension LocalPasteboard: CustomReflectable {
  /// A mirror without the content.
  package var customMirror: Mirror { Mirror(self, children: ["isEmpty": contents.isEmpty]) }
}

private func atTime(_ time: Double?) -> String { time.map { " at \($0)" } ?? "" }
