/// A button of an alert.
public struct AlertAction {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case `default`
    /// Leaves everything as it is: also for Escape.
    case cancel
    /// Destroys something.
    case destructive
  }

  public var title: String
  public var style: Style
  /// Called after the alert was dismissed by this button.
  public var handler: (() -> Void)?

  public init(_ title: String, style: Style = .default, handler: (() -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
