import InlaySystem

@_exported import struct InlaySystem.Problem

/// The error of an unusable file, with all its problems: at most 100, in the file's order.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of reported problems of a file.
  package static let limit = 100

  /// 1 to 100 problems.
  public let problems: [Problem]

  package let paths: Set<FilePath>

  /// The files that it names, existing or missing, to be watched for changes: each once, in the order of their bytes.
  package var files: [String] { paths.sorted().map(\.text) }

  /// - Parameter files: The paths of the files that it names; the bytes of each count.
  package init(problems: [Problem], files: [String] = []) {
    self.init(problems: problems, files: Set(files.map { FilePath($0) }))
  }

  package init(problems: [Problem], files: Set<FilePath>) {
    self.problems = Array(problems.prefix(Self.limit))
    paths = files
  }

  /// One problem on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
