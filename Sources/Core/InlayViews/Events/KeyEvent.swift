/// A press of a key.
public struct KeyEvent: Hashable, Sendable {
  /// The keys that views handle. Characters come as `TextEvent`s too.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case space, `return`
    case tab
    /// Tab while Shift is held.
    case backTab
    case escape
    /// The key that deletes the character before the caret: Backspace.
    case delete
    /// The key that deletes the character after the caret.
    case forwardDelete
    /// The letter A. With Command or Control it selects all rows, or all text.
    case a
    /// Letters that with Command or Control copy, paste, cut, repeat and undo.
    case c, v, x, y, z

    var isLetter: Bool {
      switch self {
      case .a, .c, .v, .x, .y, .z: true
      default: false
      }
    }
  }

  public var key: Key
  public var modifiers: KeyModifiers
  /// Whether the key is held and the event repeats its first one.
  public var isRepeat: Bool
  /// In seconds of the scene's clock; nil for no dynamics. See `Event.time`.
  public var time: Double?

  public init(_ key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false, time: Double? = nil) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.time = time
  }

  /// Whether Command or Control makes a letter a command. With Option too, keyboards enter characters.
  package var isCommand: Bool {
    !modifiers.isDisjoint(with: [.command, .control]) && !modifiers.contains(.option)
  }
}

/// Keys that are held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  public static let option = KeyModifiers(rawValue: 4)
  /// The Command key of Apple's keyboards. Where there is none, hosts report Control as it is: lists treat both
  /// equally.
  public static let command = KeyModifiers(rawValue: 8)
}
