/// A press of a key.
public struct KeyEvent: Hashable, Sendable {
  /// The keys that lists handle.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
    case space, `return`
    case tab
    /// Tab while Shift is held.
    case backTab
    case escape
  }

  public var key: Key

  public init(_ key: Key) { self.key = key }
}
