import ArgumentParser
import InlayFiles

/// What the program tells about its work, on its error output.
extension Output {
  /// The form of problems: a line each.
  enum ProblemFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  /// Set once, in a process with one thread.
  nonisolated(unsafe) static var problemFormat = ProblemFormat.text

  /// The maximum number of reported problems of a picture.
  static let problemLimit = 100

  /// The number of further problems, errors and warnings together; the last is reserved for an error. Changed by the
  /// one thread that prints.
  nonisolated(unsafe) static var problemsLeft = problemLimit

  /// Tells problems of files. Those over the limit are dropped.
  static func tell(_ problems: [Problem]) {
    for problem in problems { tell(problem.severity, problem.description, json: problem.jsonLine) }
  }

  /// Tells a problem of the program as a whole.
  static func tell(_ message: String, _ severity: Problem.Severity = .error) {
    tell(
      severity, "render: \(severity.rawValue): \(message)",
      json: Problem.jsonLine(severity, file: nil, message: message))
  }

  /// Tells that a picture is not like a reference, which is no mistake of a file.
  static func tell(_ difference: String, from reference: String) {
    tell(.error, "\(reference): \(difference)", json: Problem.jsonLine(.error, file: reference, message: difference))
  }

  private static func tell(_ severity: Problem.Severity, _ text: String, json: String) {
    guard problemsLeft > (severity == .warning ? 1 : 0) else { return }
    problemsLeft -= 1
    print(problemFormat == .json ? json : text + "\n", toErrors: true)
  }
}
