/// A file that cannot be used, with everything that is wrong in it: at most 100 problems, in the file's order.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Never empty.
  public let problems: [Problem]

  public init(problems: [Problem]) { self.problems = problems }

  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
