import Testing

/// An invalid scene, and its reported problems.
struct WrongInput: CustomTestStringConvertible, Sendable {
  let text: String
  let problems: [String]

  init(_ text: String, _ problems: String...) {
    self.text = text
    self.problems = problems
  }

  var testDescription: String { text }
}
