/// Where cut and copied text goes, and pasted text comes from: the host's clipboard.
public protocol Pasteboard: AnyObject {
  /// Nil without text.
  var text: String? { get set }
}

/// A clipboard of its own, for scenes whose host has none.
public final class LocalPasteboard: Pasteboard {
  public var text: String?

  public init(text: String? = nil) { self.text = text }
}

/// What the clipboard's keys do: Control or Command with X, C and V.
public enum ClipboardAction: Hashable, Sendable {
  case cut, copy, paste
}
