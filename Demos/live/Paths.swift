import Glibc

extension String {
  /// The part of a path before its last slash, and the name after it.
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
