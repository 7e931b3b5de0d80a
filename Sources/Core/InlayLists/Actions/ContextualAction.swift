import InlayGraphics
import InlayLayers

/// An action of a row, on a button that a swipe uncovers. After UIKit's UIContextualAction.
public struct ContextualAction {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// In the colour of secondary texts.
    case normal
    /// In the theme's colour `destructive`.
    case destructive
  }

  public var style: Style

  /// Below the image, if the row is high enough for both; else a button with an image shows that alone. Nil is "Delete"
  /// in the user's language (the word `inlay.delete`) for a destructive action without an image, and no title for others.
  public var title: String?

  /// Shown at its own size. A symbol in the theme's tint, as by default, has the title's colour.
  public var image: Image?

  /// The colour of the button; nil for that of the style. The title is white, or black where white has too little
  /// contrast.
  public var backgroundColor: Color?

  /// Called when the action is performed: by a tap on its button or by a full swipe. Change the data, and the table by
  /// an update or a reload; then call `completion`, at once or later, which closes the row if it is still open.
  public let handler: (_ action: ContextualAction, _ completion: @escaping (_ isPerformed: Bool) -> Void) -> Void

  /// An action that says when it is performed, such as after a question.
  public init(
    style: Style = .normal, title: String? = nil, image: Image? = nil, backgroundColor: Color? = nil,
    handler: @escaping (_ action: ContextualAction, _ completion: @escaping (_ isPerformed: Bool) -> Void) -> Void
  ) {
    self.style = style
    self.title = title
    self.image = image
    self.backgroundColor = backgroundColor
    self.handler = handler
  }

  /// An action that is performed when `onTap` returns.
  public init(
    style: Style = .normal, title: String? = nil, image: Image? = nil, backgroundColor: Color? = nil,
    onTap: @escaping () -> Void
  ) {
    self.init(style: style, title: title, image: image, backgroundColor: backgroundColor) { _, completion in
      onTap()
      completion(true)
    }
  }

  /// The colour of the button. The colours of both styles have contrast to the rows of a checked theme.
  var buttonColor: Color { backgroundColor ?? .token(style == .normal ? .secondaryLabel : .destructive) }
}

/// The actions at one side of a row. After UIKit's UISwipeActionsConfiguration.
public struct SwipeActionsConfiguration {
  /// From the row's edge inwards. A row without actions cannot be swiped.
  public var actions: [ContextualAction]

  /// Whether a swipe over most of the row performs the first action.
  public var performsFirstActionWithFullSwipe: Bool

  public init(actions: [ContextualAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

/// The sides of a row at which a swipe uncovers actions.
public enum SwipeEdge: String, CaseIterable, Hashable, Sendable { case leading, trailing }
