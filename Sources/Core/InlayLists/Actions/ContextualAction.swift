import InlayGraphics
import InlayLayers

/// An action of a row, on a button that a swipe uncovers. After UIKit's UIContextualAction.
public struct ContextualAction {
  /// The purpose of the action, `normal` by default. The button of a destructive one has the theme's colour
  /// `destructive`, and others the colour of secondary texts.
  public var role: Role

  /// The title of the button, below the image if the row is high enough for both; otherwise a button with an image
  /// shows only the image. If it is `nil`, a destructive action without an image has the title "Delete" in the user's
  /// language (the word `inlay.delete`), and others have none.
  public var title: String?

  /// Shown at its own size. A symbol in the theme's tint, as by default, has the title's colour. If it has a filled
  /// twin, the twin is shown.
  public var image: Image?

  /// The colour of the button; nil for that of the role. The title is white, or black where white has too little
  /// contrast.
  public var backgroundColor: Color?

  /// Called when the action is performed: by a tap on its button or by a full swipe. Change the data, and the table by
  /// an update or a reload; then call `completion`, at once or later, which closes the row if it is still open.
  public let handler: (_ action: ContextualAction, _ completion: @escaping (_ isPerformed: Bool) -> Void) -> Void

  /// An action that reports when it is performed, such as after a question.
  public init(
    role: Role = .normal, title: String? = nil, image: Image? = nil, backgroundColor: Color? = nil,
    handler: @escaping (_ action: ContextualAction, _ completion: @escaping (_ isPerformed: Bool) -> Void) -> Void
  ) {
    self.role = role
    self.title = title
    self.image = image
    self.backgroundColor = backgroundColor
    self.handler = handler
  }

  /// An action that is performed when `onTap` returns.
  public init(
    role: Role = .normal, title: String? = nil, image: Image? = nil, backgroundColor: Color? = nil,
    onTap: @escaping () -> Void
  ) {
    self.init(role: role, title: title, image: image, backgroundColor: backgroundColor) { _, completion in
      onTap()
      completion(true)
    }
  }

  /// The colour of the button. Both colours have contrast to the rows of a checked theme.
  var buttonColor: Color { backgroundColor ?? .token(role == .destructive ? .destructive : .secondaryLabel) }
}

/// The actions at one side of a row. After UIKit's UISwipeActionsConfiguration.
public struct SwipeActionsConfiguration {
  /// The actions from the row's edge inwards. A row without actions cannot be swiped.
  public var actions: [ContextualAction]

  /// Whether a swipe over most of the row performs the first action.
  public var performsFirstActionWithFullSwipe: Bool

  /// Creates the actions of one side. By default a full swipe performs the first one.
  public init(actions: [ContextualAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}
