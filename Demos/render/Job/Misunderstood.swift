import Inlay
import InlayFiles

/// Arguments in the place of a scene that mean something else.
enum Misunderstood {
  /// The error of a scene that cannot be read, with what is meant by its path where no file is.
  static func scene(_ path: String, _ error: FileError) -> FileError {
    guard !path.utf8.contains(UInt8(ascii: "/")), !FileKind.exists(path), let problem = error.problems.first else {
      return error
    }
    let hint: String
    if Theme.named(path) != nil {
      hint = "; did you mean '--preview \(path)'?"
    } else if let command = ["help", "batch", "version"].nearest(to: path.filter { $0 != "-" }) {
      hint = "; did you mean '\(command == "version" ? "--version" : command)'?"
    } else {
      return error
    }
    return FileError(
      problems: [
        Problem(file: problem.file, line: problem.line, column: problem.column, message: problem.message + hint)
      ], files: error.files)
  }
}
