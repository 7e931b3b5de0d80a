/// The error of an unusable file, with all its problems: at most 100, in the file's order.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of reported problems of a file.
  package static let limit = 100

  /// 1 to 100 problems.
  public let problems: [Problem]

  /// The files that it names, existing or missing, to be watched for changes.
  public let files: Set<String>

  public init(problems: [Problem], files: Set<String> = []) {
    self.problems = Array(problems.prefix(Self.limit))
    self.files = files
  }

  /// One problem on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
