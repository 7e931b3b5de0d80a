import InlayLists

/// An error that the app gave a row, such as a server's. It is about one value of the row, and ends with it.
final class GivenError {
  private let message: String
  /// The value that the row gives to its rules; nil before it is known, and without rules.
  private var value: String?
  /// The text of the view in the row; nil before it is known.
  private var text: String?
  /// Whether the row has had another value.
  private(set) var hasEnded = false

  init(_ message: String) { self.message = message }

  /// - Parameter value: The row's value; nil for a row without rules.
  /// - Returns: The error of the value; nil for another value.
  func error(ofValue value: String?) -> RuleError? {
    if let known = self.value, known != value { hasEnded = true }
    self.value = value
    return error
  }

  /// A view in the row has a text: the error is about the first one.
  func begin(with text: String) { if self.text == nil { self.text = text } }

  /// - Returns: The error of a text of the view; nil for another text than the first one.
  func error(ofText text: String) -> RuleError? {
    if text != self.text { hasEnded = true }
    return error
  }

  private var error: RuleError? { hasEnded ? nil : RuleError { [message] _ in message } }
}
