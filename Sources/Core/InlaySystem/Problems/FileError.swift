/// The error of a file that cannot be used or saved, with all its problems: at most 100, in the file's order.
///
/// Calls that read a scene, a theme, a property list, settings or an app's texts throw it, and so does a call that
/// saves settings. Calls for pictures and fonts throw ``InlayError``.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of reported problems of a file.
  package static let limit = 100

  /// The problems, from 1 to 100.
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

extension FileError {
  package init(_ failure: ReadingFailure, in file: String, files: Set<FilePath> = []) {
    let place = failure.place
    self.init(
      problems: [Problem(file: file, line: place.line, column: place.column, message: failure.message)], files: files)
  }
}

extension InlayError {
  /// The message without the path at its start, for callers that name the file differently.
  package func reason(without path: String) -> String {
    let prefix = "\(FilePath(path)): "
    return message.utf8.starts(with: prefix.utf8)
      ? String(Substring(message.utf8.dropFirst(prefix.utf8.count))) : message
  }
}
