/// The purpose of an action, in alerts, menus, swipe actions, buttons and rows of forms.
public enum Role: CaseIterable, Hashable, Sendable {
  /// An action without a special purpose.
  case normal
  /// An action that leaves everything as it is. An alert shows it last, or first of two, and Escape performs it.
  case cancel
  /// An action that destroys something. It has the theme's colour `destructive`.
  case destructive
}
