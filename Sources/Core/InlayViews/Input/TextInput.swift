import InlayGraphics

/// A view that text is entered into while it, or a view inside, has the focus. While it has a caret, a mouse or a pen
/// moves the focus to it when it is pressed, and not only when it is released.
public protocol TextInput: View {
  /// Handles entered text.
  ///
  /// - Returns: Whether the text was handled. If not, the enclosing views are asked.
  func insertText(_ event: TextEvent) -> Bool

  /// Handles text that is being composed.
  ///
  /// - Returns: As `insertText(_:)`.
  func setMarkedText(_ event: CompositionEvent) -> Bool

  /// Handles a key of the clipboard that `keyDown(_:)` did not handle. Handles none by default.
  ///
  /// A text to paste may come later, after the call.
  ///
  /// - Returns: As `insertText(_:)`.
  func perform(_ action: EditAction, with pasteboard: any Pasteboard) -> Bool

  /// The caret, in the view's own space: hosts show choices of input methods there. Nil while it takes no text.
  var caretRect: Rect? { get }

  /// Whether the text is secure: it is in no recording. False by default.
  var isSecureTextEntry: Bool { get }

  /// The purpose of the text, for which a keyboard on the screen has its keys; a plain text by default.
  var inputTraits: TextInputTraits { get }
}

extension TextInput {
  public func perform(_ action: EditAction, with pasteboard: any Pasteboard) -> Bool { false }

  public var isSecureTextEntry: Bool { false }

  public var inputTraits: TextInputTraits { TextInputTraits() }
}

extension View {
  /// The view as one that text is entered into.
  package final var asTextInput: (any TextInput)? { self as? any TextInput }

  /// Whether text is entered into the view now.
  package final var takesText: Bool { asTextInput?.caretRect != nil }
}
