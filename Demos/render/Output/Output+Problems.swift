import ArgumentParser
import Glibc
import Inlay
import InlayFiles

/// What the program tells about its work, on its error output.
extension Output {
  /// The form of problems: a line each.
  enum ProblemFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  /// Set once, in a process with one thread.
  nonisolated(unsafe) static var problemFormat = ProblemFormat.text

  /// Whether warnings are errors. Set once, in a process with one thread.
  nonisolated(unsafe) static var isStrict = false

  /// Whether a warning of the present picture became an error. Changed by the one thread that prints.
  nonisolated(unsafe) private(set) static var hasStrictError = false

  /// The maximum number of reported problems of a picture.
  static let problemLimit = 100

  /// The number of further problems, errors and warnings together; the last is reserved for an error. Changed by the
  /// one thread that prints.
  nonisolated(unsafe) static var problemsLeft = problemLimit

  /// A problem in both formats.
  struct ToldProblem: Equatable {
    let severity: Problem.Severity
    /// Without the newline.
    let text: String
    /// With the newline.
    let json: String

    /// The problem with the line of its job before it: `jobs.jsonl:12: menu.yaml:3:5: error: ...`, and as `job` in
    /// JSON. A problem at that line stays as it is.
    func ofJob(_ line: String?) -> ToldProblem {
      guard let line, !text.utf8.starts(with: (line.visible + ":").utf8) else { return self }
      var json = JSONText()
      json.append(member: "job", line)
      return ToldProblem(
        severity: severity, text: "\(line.visible): \(text)", json: self.json.dropLast(2) + json.text + "}\n")
    }
  }

  /// Takes problems in place of the error output. Set once, in a process with one thread.
  nonisolated(unsafe) static var problemTaker: ((ToldProblem) -> Void)?

  /// Whether problems of the picture were left out. Changed by the one thread that prints.
  nonisolated(unsafe) private static var leavesOut = false

  /// Begins the problems of a picture.
  static func startPicture() {
    problemsLeft = problemLimit
    leavesOut = false
    hasStrictError = false
  }

  /// Tells problems of files. Many equal ones are one.
  static func tell(_ problems: [Problem]) {
    for problem in problems.withEqualOnesCounted() {
      var problem = problem
      if isStrict, problem.severity == .warning {
        problem.severity = .error
        hasStrictError = true
      }
      tell(told(problem))
    }
  }

  /// Tells a problem of the program as a whole.
  static func tell(_ message: String, _ severity: Problem.Severity = .error) {
    tell(told(message, severity))
  }

  /// Tells that a picture is not like a reference, which is not a mistake of a file.
  static func tell(_ difference: String, from reference: String) {
    tell(
      ToldProblem(
        severity: .error, text: "\(reference): \(difference)".visible,
        json: Problem.jsonLine(.error, file: reference, message: difference)))
  }

  /// Tells a problem. Those over the limit are left out, which is told once.
  static func tell(_ problem: ToldProblem) {
    guard problemsLeft > (problem.severity == .warning ? 1 : 0) else {
      if !leavesOut { give(told("more problems are not shown", .warning)) }
      leavesOut = true
      return
    }
    problemsLeft -= 1
    give(problem)
  }

  private static func give(_ problem: ToldProblem) {
    if let problemTaker { problemTaker(problem) } else { print(problem) }
  }

  /// Prints a problem, beyond any limit of their number.
  static func print(_ problem: ToldProblem) {
    print(problemFormat == .json ? problem.json : problem.text + "\n", toErrors: true)
    guard problemFormat == .text else { return }
    if let line = annotations?.line(ofProblem: problem.json) { print(line + "\n", toErrors: true) }
  }

  /// The annotations of problems; nil outside GitHub Actions.
  private static let annotations = GitHubAnnotations(folder: realPath(of: ".") ?? ".") { name in
    getenv(name).map { String(cString: $0) }
  }

  static func told(_ problem: Problem) -> ToldProblem {
    ToldProblem(severity: problem.severity, text: problem.description, json: problem.jsonLine)
  }

  static func told(_ message: String, _ severity: Problem.Severity) -> ToldProblem {
    ToldProblem(
      severity: severity, text: "\(Arguments.programName): \(severity.rawValue): \(message)".visible,
      json: Problem.jsonLine(severity, file: nil, message: message))
  }
}
