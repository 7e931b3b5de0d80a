import Testing

/// A scene that is wrong, and what is told of it.
struct WrongInput: CustomTestStringConvertible, Sendable {
  let text: String
  let problems: [String]

  init(_ text: String, _ problems: String...) {
    self.text = text
    self.problems = problems
  }

  var testDescription: String { text }
}
