/// The host's clipboard, for cut, copied and pasted text.
public protocol Pasteboard: AnyObject {
  /// Nil without text.
  var text: String? { get set }
}

/// A clipboard of its own, for scenes whose host has none.
final class LocalPasteboard: Pasteboard {
  var text: String?

  init(text: String? = nil) { self.text = text }
}

/// The actions of the clipboard's keys: Control or Command with X, C and V.
public enum EditAction: Hashable, Sendable {
  case cut, copy, paste
}
