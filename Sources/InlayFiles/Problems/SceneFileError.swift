/// A file that cannot be used, with everything that is wrong in it: at most 100 problems, in the file's order.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Never empty, and never more than 100.
  public let problems: [Problem]

  /// The files that it names, there or not: those to look at again when they change.
  public let files: Set<String>

  public init(problems: [Problem], files: Set<String> = []) {
    self.problems = Array(problems.prefix(Findings.limit))
    self.files = files
  }

  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
