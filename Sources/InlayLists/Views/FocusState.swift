/// Whether keys go to a view, and whether the view shows it.
public enum FocusState: Hashable, Sendable {
  /// Keys do not go to the view.
  case none
  /// They do, and nothing shows it: the pointer moved the focus.
  case hidden
  /// They do, and the view shows it.
  case shown
}
