/// A problem in a file: its place, its severity, and a sentence that names the key and the correct form.
public struct Problem: Hashable, Sendable {
  /// The weight of a problem.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// The file's path as given; `<stdin>` for standard input.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in characters, counted from 1.
  public let column: Int
  /// The weight of the problem.
  public var severity: Severity
  /// One line, in which control characters of the file are escaped.
  public let message: String

  /// Creates a problem at a place in a file; an error by default.
  public init(file: String, line: Int, column: Int, severity: Severity = .error, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message.visible
  }
}

extension Problem: CustomStringConvertible {
  /// `file:line:column: error: message`, the format of compilers and editors.
  public var description: String { "\(FilePath(file)):\(line):\(column): \(severity.rawValue): \(message)" }
}
