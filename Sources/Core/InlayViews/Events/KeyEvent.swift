import InlayGraphics

/// A press or a release of a key.
public struct KeyEvent: Hashable, Sendable {
  /// The keys.
  public enum Key: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case space, `return`
    case tab
    /// Tab while Shift is held.
    case backTab
    case escape
    /// Deletes the character before the caret.
    case backspace
    /// Deletes the character after the caret.
    case forwardDelete
    /// Any other key with a character, which is that of the key without modifiers in the keyboard's layout. What a
    /// press enters comes as a `TextEvent` too.
    case character(Character)
    /// Any other key, by the name that the host's system has for it, such as `F11` or `Left Shift`.
    case named(String)

    /// The keys that the library's views know, in the order of the scene format's list.
    package static let used: [Key] =
      [
        .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space, .return, .tab, .backTab, .escape,
        .backspace, .forwardDelete,
      ] + "acvxyz".map(Key.character)

    /// Whether the key is neither a character nor one of the system's names: one by which views are used.
    package var isControl: Bool {
      switch self {
      case .character, .named: false
      default: true
      }
    }
  }

  /// The key that is pressed or released.
  public var key: Key
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers
  /// Whether the key is pressed; false for its release, which views do not get.
  public var isDown: Bool
  /// Whether the key is held and the event repeats its first one.
  public var isRepeat: Bool
  /// The time in seconds of the scene's clock; `nil` for no dynamics. See `Event.time`.
  public var time: Double?

  /// Creates an event: by default a press without modifiers that is no repeat and has no time.
  public init(
    _ key: Key, modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false, time: Double? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.time = time
  }

  /// Whether Control or Super makes a letter a command. With Alt too, keyboards enter characters.
  package var isCommand: Bool {
    !modifiers.isDisjoint(with: [.super, .control]) && !modifiers.contains(.alt)
  }
}

/// Keys that are held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option on Apple's keyboards.
  public static let alt = KeyModifiers(rawValue: 4)
  /// Command on Apple's keyboards. Views treat it and Control equally.
  public static let `super` = KeyModifiers(rawValue: 8)
}

extension KeyModifiers: CustomStringConvertible {
  /// The names of the keys, as `[shift, control]`.
  public var description: String {
    namedOptions(self, ["shift": .shift, "control": .control, "alt": .alt, "super": .super])
  }
}
