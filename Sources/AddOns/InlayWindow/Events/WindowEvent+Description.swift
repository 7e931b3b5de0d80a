import InlayViews

/// Descriptions for `print`, `dump` and debuggers, without the text of an event: the field that it is for may be
/// secret.
extension WindowEvent: CustomStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .input(let event): "input(\(event))"
    case .key(let key): "key(\(key))"
    case .back: "back"
    case .text: "text"
    case .composition: "composition"
    case .clipboardChanged: "clipboardChanged"
    case .resized: "resized"
    case .moved(let point): "moved(\(point))"
    case .exposed: "exposed"
    case .shown: "shown"
    case .hidden: "hidden"
    case .focusGained: "focusGained"
    case .focusLost: "focusLost"
    case .displayChanged: "displayChanged"
    case .appearanceChanged: "appearanceChanged"
    case .closeRequested: "closeRequested"
    }
  }
  public var customMirror: Mirror { Mirror(self, children: ["event": description]) }
}

extension TextComposition: CustomStringConvertible, CustomReflectable {
  public var description: String { "composition" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension KeyPress: CustomStringConvertible, CustomReflectable {
  /// The key, unless it enters a character.
  public var description: String { "\(describedName) \(isDown ? "down" : "up") at \(time)" }
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["name": describedName, "modifiers": modifiers, "isDown": isDown, "isRepeat": isRepeat, "time": time])
  }

  private var describedName: String {
    let isCommand = !modifiers.isDisjoint(with: [.command, .control]) && !modifiers.contains(.option)
    return character == nil && !name.hasPrefix("Keypad") || isCommand ? name : "a character"
  }
}
