/// Many equal problems, as of all rows of a table, are one with their number.
enum EqualProblems {
  /// More equal problems than these are one.
  static let limit = 3

  /// The end of the message of the first one.
  static func note(onFirstOf count: Int) -> String { " (and \(count - 1) more like this)" }
}

extension [Problem] {
  /// The problems in their order; of many that differ in their places and in the numbers of rows and sections alone the
  /// first one, with the number of the others. O(problems).
  package func withEqualOnesCounted() -> [Problem] {
    guard count > EqualProblems.limit else { return self }
    var counts: [KindOfProblem: Int] = [:]
    let kinds = map(KindOfProblem.init)
    for kind in kinds { counts[kind, default: 0] += 1 }
    var result: [Problem] = []
    for (problem, kind) in zip(self, kinds) {
      guard let count = counts[kind] else { continue }
      guard count > EqualProblems.limit else {
        result.append(problem)
        continue
      }
      counts[kind] = nil
      result.append(
        Problem(
          file: problem.file, line: problem.line, column: problem.column, severity: problem.severity,
          message: problem.message + EqualProblems.note(onFirstOf: count)))
    }
    return result
  }
}

private struct KindOfProblem: Hashable {
  let file: String
  let severity: Problem.Severity
  let message: String

  init(_ problem: Problem) {
    (file, severity) = (problem.file, problem.severity)
    message = problem.message.withoutElementNumbers
  }
}

extension String {
  /// A key path or a message with nothing in brackets, and without the numbers of rows and sections.
  var withoutElementNumbers: String {
    var result: [UInt8] = []
    var isInBrackets = false
    var isNumber = false
    for byte in utf8 {
      if byte == UInt8(ascii: "]") { isInBrackets = false }
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit, !isNumber { isNumber = result.endsWithNounOfElement }
      if !isDigit { isNumber = false }
      if !isInBrackets && !isNumber { result.append(byte) }
      if byte == UInt8(ascii: "[") { isInBrackets = true }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether a number that follows is that of a row or a section.
  fileprivate var endsWithNounOfElement: Bool {
    suffix(5).elementsEqual(" row ".utf8) || suffix(9).elementsEqual(" section ".utf8)
  }
}
