import Glibc

/// Lines on standard output and the error output.
enum Output {
  static func print(_ text: String, toErrors: Bool) {
    let line = Array((text + "\n").utf8)
    _ = write(toErrors ? STDERR_FILENO : STDOUT_FILENO, line, line.count)
  }
}

extension String {
  /// The part of a path before its last slash, `.` without one, and the part after it.
  var splitPath: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return (".", self) }
    return (slash == startIndex ? "/" : String(self[..<slash]), String(self[index(after: slash)...]))
  }

  /// The path without links; nil for a missing file.
  var realPath: String? {
    guard let path = realpath(self, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
