import InlayGraphics

/// Something that can be chosen in a `Menu`.
///
///     Action("Delete", image: .symbol(.trash), role: .destructive) { delete(mail) }
public struct Action {
  /// The text, on one line.
  public var title: String
  /// The image at the trailing side; `nil`, the default, for none. A symbol has the colour of the title.
  public var image: Image?
  /// The purpose of the action, which decides the colour of its title; `normal` by default.
  public var role: Role
  /// Whether the action can be chosen; true by default. A disabled one is shown dimmed.
  public var isEnabled: Bool
  /// Whether a checkmark is shown before the title; false by default.
  public var isChecked = false
  /// Called when the action is chosen, after the menu closed; `nil`, the default, for nothing.
  public var onTap: (() -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text, on one line.
  ///   - image: The image at the trailing side; `nil`, the default, for none.
  ///   - role: What the action is for; `normal` by default.
  ///   - isEnabled: Whether the action can be chosen; true by default.
  ///   - onTap: Called when the action is chosen, after the menu closed.
  public init(
    _ title: String, image: Image? = nil, role: Role = .normal, isEnabled: Bool = true, onTap: (() -> Void)? = nil
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.isEnabled = isEnabled
    self.onTap = onTap
  }
}
