/// Where a view stands with the keys.
public enum FocusState: Hashable, Sendable {
  /// Keys do not go to the view.
  case none
  /// They do, and nothing shows it: the pointer brought them here.
  case hidden
  /// They do, and the view shows where.
  case shown
}
